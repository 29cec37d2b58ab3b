import Foundation
import LayoutTestSupport
import Testing

/// The output folder after scenes were removed, and after writing processes were killed.
@Suite struct RemovedFileTests {
  let tool = Tool()

  private func scene(_ name: String) -> String {
    cardScene.replacingOccurrences(of: "scene: Card", with: "scene: \(name)")
  }

  private func makeScenes(_ names: String...) throws {
    for name in names { try tool.add("S/\(name).scene.yaml", scene(name)) }
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/\(name)")
  }

  /// The present files of a scene.
  private func files(of slug: String) throws -> [String] {
    try tool.files(in: "Output").keys.filter { path in
      path.contains("/\(slug)/") || path.contains("/\(slug).") || path.contains("/\(slug)-")
    }.sorted()
  }

  private func render(_ arguments: String...) throws {
    let run = try tool.run(arguments: ["render"] + (arguments.isEmpty ? ["S"] : arguments))
    try #require(run.code == 0, "\(run.output)\(run.messages)")
  }

  @Test func `the files of a removed scene are deleted`() throws {
    try makeScenes("Card", "Other")
    try render()
    try #require(files(of: "other").count == 5)
    let before = try files(of: "card")
    try remove("S/Other.scene.yaml")
    try render()
    try expect(files(of: "other"), is: [])
    try expect(files(of: "card"), is: before)
    expect(FileManager.default.fileExists(atPath: "\(tool.folder.path)/Output/renders/other"), is: false)
    // A single scene has no index sheet.
    try expect(files(of: "index").filter { $0.hasPrefix("sheets/") }, is: [])
  }

  @Test func `the files of a removed layout are deleted`() throws {
    try makeScenes("Card")
    try render()
    try tool.add("S/Card.scene.yaml", scene("Card").replacingOccurrences(of: "iPhone 8, ", with: ""))
    try render()
    try expect(files(of: "card").filter { $0.contains("iphone-8.") }, is: [])
    try expect(files(of: "card").count, is: 4)
  }

  @Test func `files of the user are kept`() throws {
    try makeScenes("Card", "Other")
    try render()
    for name in ["renders/other/mine.png", "renders/notes.txt", "sheets/other-mine.pdf", "mine.html"] {
      try tool.add("Output/\(name)", "mine")
    }
    try remove("S/Other.scene.yaml")
    try render()
    try expect(files(of: "other"), is: ["renders/other/mine.png", "sheets/other-mine.pdf"])
    try expect(tool.files(in: "Output").values.count { $0 == Data("mine".utf8) }, is: 4)
  }

  @Test func `files of scenes that a run skips are kept`() throws {
    try makeScenes("Card", "Other", "deep/More")
    try render()
    let before = try tool.files(in: "Output").keys.filter { $0.hasPrefix("renders/") }.sorted()
    for arguments in [["S", "--filter", "Card"], ["S/deep"], ["S/Card.scene.yaml"], ["S", "--format", "svg"]] {
      try expect(tool.run(arguments: ["render"] + arguments).code, is: 0)
      try expect(tool.files(in: "Output").keys.filter { $0.hasPrefix("renders/") }.sorted(), is: before)
    }
    try render("S", "--device", "iPhone X", "--orientation", "portrait")
    try expect(Set(before).isSubset(of: tool.files(in: "Output").keys), is: true)
    // The next complete run knows the files of that run.
    try render()
    try expect(tool.files(in: "Output").keys.filter { $0.hasPrefix("renders/") }.sorted(), is: before)
  }

  @Test func `files of a document that cannot be read are kept, and others deleted`() throws {
    try makeScenes("Card", "Other", "Third")
    try render()
    let before = try files(of: "other")
    try tool.add("S/Other.scene.yaml", "format: 1\nviews: [\n")
    try remove("S/Third.scene.yaml")
    try expect(tool.run("render", "S").code, is: 65)
    try expect(files(of: "other"), is: before)
    try expect(files(of: "third"), is: [])
  }

  @Test func `a manipulated file list deletes only pictures of scenes`() throws {
    try makeScenes("Card")
    try render()
    try tool.add("kept.txt", "kept")
    try tool.add("Output/kept.txt", "kept")
    try tool.add("Output/diff/kept.txt", "kept")
    let lines = [
      "kept.txt", "../kept.txt", "diff/kept.txt", "renders/../kept.txt", "renders/../../kept.txt", "/etc/passwd",
    ]
    try tool.add("Output/.written", lines.map { "Gone.scene.yaml\tgone\t\($0)\n" }.joined())
    try render()
    for name in ["kept.txt", "Output/kept.txt", "Output/diff/kept.txt"] {
      expect(FileManager.default.fileExists(atPath: "\(tool.folder.path)/\(name)"), is: true)
    }
  }

  @Test func `two runs write the same files, regardless of earlier contents`() throws {
    try makeScenes("Card", "Other")
    try render("S", "-o", "one")
    try makeScenes("Third")
    try render("S", "-o", "two")
    try remove("S/Third.scene.yaml")
    try render("S", "-o", "two")
    try expect(tool.files(in: "two"), is: tool.files(in: "one"))
  }

  // MARK: - Writers that were killed

  /// A process number that does not exist, as it exceeds the system's maximum.
  private static let gone = "4194400"

  @Test func `temporary files of killed runs are removed by the next run`() throws {
    try makeScenes("Card")
    try render()
    _ = try tool.run("approve", "S")
    let old = [
      "Output/.index.html.\(Self.gone).tmp", "Output/renders/card/.a.png.\(Self.gone).tmp",
      "Output/sheets/.card.png.\(Self.gone).tmp", "Output/data/.card.js.\(Self.gone).tmp",
      "S/__layouts__/.Card.layout.jsonl.\(Self.gone).tmp", ".cache/.ab.entry.\(Self.gone).tmp",
    ]
    let kept = ["Output/.mine.\(Self.gone).tmp.txt", "Output/renders/card/.a.png.1.tmp", "S/.mine.\(Self.gone).tmp"]
    for name in old + kept { try tool.add(name, "x") }
    let young = "Output/.data.js.\(Self.gone).tmp"
    try expect(tool.shell("touch -d '3 hours ago' \((old + kept).joined(separator: " ")); touch \(young)").code, is: 0)
    try tool.add("S/Card.scene.yaml", scene("Card").replacingOccurrences(of: "Ticket", with: "Other"))
    try render()
    _ = try tool.run("approve", "S")
    func isThere(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(tool.folder.path)/\(name)") }
    #expect(old.filter(isThere) == [])
    #expect((kept + [young]).filter { !isThere($0) } == [])
  }
}
