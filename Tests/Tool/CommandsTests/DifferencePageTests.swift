import Foundation
import LayoutTestSupport
import Testing

/// The page of `compare`.
@Suite struct DifferencePageTests {
  let tool = Tool()

  /// Approves the scene, changes it and compares.
  private func compare(_ from: String, _ to: String, _ options: String...) throws -> [String: String] {
    try tool.add("Card.scene.yaml", cardScene)
    _ = try tool.run("approve", ".")
    try tool.add("Card.scene.yaml", cardScene.replacingOccurrences(of: from, with: to))
    _ = try tool.run(arguments: ["compare", "."] + options)
    return try tool.files(in: "Output/diff").mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `only different layouts have pictures of both sides`() throws {
    let files = try compare("text: Buy", "text: Get")
    #expect(
      files.keys.sorted() == [
        "assets/differences.css", "assets/differences.js", "data.js", "data/card.js", "index.html",
        "renders/card/iphone-16-pro.portrait.en.l.light.after.svg",
        "renders/card/iphone-16-pro.portrait.en.l.light.before.svg",
        "renders/card/iphone-8.portrait.en.l.light.after.svg", "renders/card/iphone-8.portrait.en.l.light.before.svg",
      ])
    let before = try #require(files["renders/card/iphone-8.portrait.en.l.light.before.svg"])
    let after = try #require(files["renders/card/iphone-8.portrait.en.l.light.after.svg"])
    #expect(after.contains(">Get<") && !before.contains(">Get<"))
    // A baseline stores descriptions, not pictures: what looked different is a box with its description.
    #expect(before.contains("button &quot;Buy&quot;") || before.contains("button \"Buy\""))
    #expect(before.contains(">Ticket<") && after.contains(">Ticket<"))
  }

  @Test func `the page contains old and new frames on the screen, and the command that approves`() throws {
    let files = try compare("top: title.bottom + 8", "top: title.bottom + 12", "--device", "iPhone 8")
    let details = try #require(files["data/card.js"])
    #expect(details.contains("\"view\":\"buy\",\"old\":[16,68.5,") && details.contains("\"new\":[16,72.5,"))
    let data = try #require(files["data.js"])
    #expect(data.contains("\"approval\": [\"render-layouts\",\"approve\",\".\",\"--device\",\"iPhone 8\"]"))
    #expect(data.contains("\"totals\": {\"scenes\":1,\"layouts\":1,\"different\":1}"))
  }

  @Test func `pictures of a revision are complete`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    let git = "git -c user.name=a -c user.email=a@b.c"
    try expect(tool.shell("git init -q . && git add -A && \(git) commit -q -m first").code, is: 0)
    try tool.add("Card.scene.yaml", cardScene.replacingOccurrences(of: "text: Buy", with: "text: Get"))
    _ = try tool.run("compare", ".", "--against", "HEAD", "-o", "Results")
    let before = try #require(
      try tool.files(in: "Results/diff/renders/card")["iphone-8.portrait.en.l.light.before.svg"])
    #expect(String(decoding: before, as: UTF8.self).contains(">Buy<"))
  }

  @Test func `the same comparison writes the same bytes for any number of workers`() throws {
    let first = try compare("text: Buy", "text: Get", "-j", "1")
    let second = try compare("text: Buy", "text: Get", "-j", "3")
    #expect(first == second && !first.isEmpty)
  }

  /// Returns the differences in the gallery's data, and whether the differences page links to the gallery.
  private func links() throws -> (found: String?, isInGallery: Bool) {
    let files = try tool.files(in: "Output").mapValues { String(decoding: $0, as: UTF8.self) }
    return (files["differences.js"], files["diff/data.js"]?.contains("\"gallery\": true") ?? false)
  }

  @Test func `a gallery of the same layouts and the page of differences link to each other`() throws {
    _ = try compare("text: Buy", "text: Get")
    // Without a gallery there is nothing to link.
    let alone = try links()
    #expect(alone.found == nil && !alone.isInGallery)
    try expect(tool.run("render", ".").code, is: 0)
    expect(try #require(try links().found), contains: "\"scenes\":{}")
    _ = try tool.run("compare", ".")
    let (found, isInGallery) = try links()
    #expect(isInGallery && found?.contains("\"iphone-8.portrait.en.L.light\"") == true)
    #expect(found?.contains("\"standard\": \"as approved\"") == true)
    // Rendering the same layouts again does not invalidate the comparison.
    try expect(tool.run("render", ".", "--no-cache").code, is: 0)
    let again = try links()
    #expect(again.found == found && again.isInGallery)
    let digest = try #require(found?.firstMatch(of: /"digest": ?"([0-9a-f]{32})"/)?.1)
    let data = try #require(try tool.files(in: "Output")["data.js"])
    #expect(String(decoding: data, as: UTF8.self).contains("\"digest\": \"\(digest)\""))
  }

  @Test func `a gallery of other layouts and the page of differences do not link to each other`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    try expect(tool.run("render", ".").code, is: 0)
    _ = try compare("text: Buy", "text: Get")
    let (found, isInGallery) = try links()
    let digest = try #require(found?.firstMatch(of: /"digest": ?"([0-9a-f]{32})"/)?.1)
    let data = try #require(try tool.files(in: "Output")["data.js"])
    #expect(!isInGallery && !String(decoding: data, as: UTF8.self).contains(digest))
    // After the page is removed, the next gallery does not link to it.
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/Output/diff")
    try expect(tool.run("render", ".").code, is: 0)
    expect(try #require(try links().found), contains: "\"scenes\":{}")
  }

  @Test func `a comparison removes pictures of earlier ones`() throws {
    let first = try compare("text: Buy", "text: Get")
    #expect(first.keys.contains { $0.hasSuffix(".before.svg") })
    let second = try compare("text: Buy", "text: Buy")
    #expect(!second.keys.contains { $0.hasSuffix(".svg") } && second["data/card.js"] == nil)
    expect(try #require(second["data.js"]), contains: "\"different\":0")
  }

  @Test func `other files in the folder of differences are kept`() throws {
    try tool.add("Output/diff/renders/mine.txt", "mine")
    let files = try compare("text: Buy", "text: Get")
    #expect(files["renders/mine.txt"] == "mine")
  }

  @Test func `a folder that cannot be written to is an error`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    try tool.add("Output", "a file")
    let run = try tool.run("compare", ".")
    #expect(run.code == 73 && run.messages.contains("Output"))
  }
}
