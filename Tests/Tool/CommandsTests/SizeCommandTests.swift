import Foundation
import LayoutTestSupport
import Testing

/// Scenes in windows of given sizes, and a gallery that shows them in windows of all sizes.
@Suite struct SizeCommandTests {
  let tool = Tool()

  init() throws { try tool.add("card.scene.yaml", Self.scene) }

  static let scene = """
    format: 1
    scene: Card
    devices: [iPhone 5s, iPad Air 11]
    views:
      card:
    constraints:
      - card: { leading: superview + 20, top: superview + 20 }
      - card.width <= 300
      - card.trailing == superview.trailing - 20 @750
      - card.width >= 80
    variants:
      wide:
        when: { minWidth: 500 }
        constraints:
          - card.height == 90
      narrow:
        when: { maxWidth: 499.99 }
        constraints:
          - card.height == 50

    """

  private func run(_ words: String...) throws -> Tool.Run {
    try tool.run(arguments: [words[0], "card.scene.yaml"] + words.dropFirst())
  }

  @Test func `a window of a custom size is on the largest device`() throws {
    try tool.expect(
      "solve", "card.scene.yaml", "--size", "200x400,500×400", "-f", "text",
      prints: """
        Card: 200 × 400, portrait, 200 × 400 pt
          view       class   x   y  width  height
          superview  view    0   0    200     400
            card     view   20  20    160      50

        Card: 500 × 400, portrait, 500 × 400 pt
          view       class   x   y  width  height
          superview  view    0   0    500     400
            card     view   20  20    300      90


        """)
  }

  @Test(arguments: ["500", "x", "500x", "0x300", "500x400x300", "nanx300", "500x10001"])
  func `invalid sizes are rejected`(word: String) throws {
    let run = try run("solve", "--size", word)
    #expect(run.code == 64)
    #expect(run.messages.contains("invalid value '\(word)' for '--size'"))
  }

  @Test(arguments: [["--as-saved"], ["--sweep", "width=320..400"]])
  func `options about other sizes cannot be combined with --size`(words: [String]) throws {
    let run = try tool.run(arguments: ["check", "card.scene.yaml", "--size", "500x400"] + words)
    #expect(run.code == 64 && run.messages.contains("cannot be combined with '--size'"))
  }

  @Test func `a gallery with live sizes has one file per scene, the same for any number of workers`() throws {
    let first = try run("render", "--live", "-f", "svg", "--no-cache")
    #expect(first.code == 0 && first.messages == "")
    let path = "\(tool.folder.path)/Output/live/card.js"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix(#"layoutReview.addLive("card", {"#))
    let data = try String(contentsOfFile: "\(tool.folder.path)/Output/data.js", encoding: .utf8)
    #expect(data.contains(#""live": true"#))
    _ = try run("render", "--live", "-f", "svg", "--no-cache", "-j", "1")
    try expect(String(contentsOfFile: path, encoding: .utf8), is: text)
  }

  @Test func `a gallery without live sizes has no such files`() throws {
    _ = try run("render", "-f", "svg")
    #expect(!FileManager.default.fileExists(atPath: "\(tool.folder.path)/Output/live"))
  }
}
