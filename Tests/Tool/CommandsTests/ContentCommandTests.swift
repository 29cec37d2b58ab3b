import Foundation
import LayoutTestSupport
import Testing

/// `--content`, and the parts of other documents that a picture depends on.
@Suite struct ContentCommandTests {
  let tool = Tool()

  init() throws {
    for name in ["Content", "Parts"] {
      let text = try String(
        contentsOfFile: SharedFolder.packagePath("Tests/Samples/Documents/\(name).storyboard"), encoding: .utf8)
      try tool.add("App/\(name).storyboard", text)
    }
  }

  /// Renders the scenes, and returns the picture of one.
  private func picture(of scene: String, _ arguments: String...) throws -> String {
    let run = try tool.run(
      arguments: ["App", "-o", "out", "-d", "iPhone 8", "--orientation", "portrait", "--format", "svg"]
        // One container view deliberately has no destination.
        + ["--ignore", "unknown-destination"] + arguments)
    #expect(run.code == 0, "\(run.messages)")
    let folder = "\(tool.folder.path)/out/renders/\(scene)"
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    return try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  @Test func `container views show scenes of other storyboards unless content is off`() throws {
    let shown = try picture(of: "content-home")
    #expect(shown.contains("From another storyboard") && shown.contains("Inbox") && shown.contains("copies"))
    let plain = try picture(of: "content-home", "--content", "off")
    #expect(!plain.contains("From another storyboard") && plain.contains("Container View"))
  }

  @Test func `a picture is redrawn if an embedded scene changes`() throws {
    _ = try picture(of: "content-home")
    let path = "\(tool.folder.path)/App/Parts.storyboard"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try tool.add("App/Parts.storyboard", text.replacing("From another storyboard", with: "From elsewhere"))
    #expect(try picture(of: "content-home").contains("From elsewhere"))
    try FileManager.default.removeItem(atPath: path)
    #expect(try picture(of: "content-home").contains("Card, not found"))
    try tool.add("App/Parts.storyboard", text)
    #expect(try picture(of: "content-home").contains("From another storyboard"))
  }

  @Test func `a list shows the cells that code registers and is redrawn if their xib changes`() throws {
    let files = FilledListSample.files
    for (name, text) in files { try tool.add("App/\(name)", text) }
    #expect(try picture(of: "list-screen").contains("Cells that code registers"))
    #expect(try picture(of: "list-screen").ranges(of: "Row of the xib").count > 1)
    #expect(try !picture(of: "list-screen", "--content", "off").contains("Row of the xib"))
    try tool.add("App/RowCell.xib", FilledListSample.cell.replacing("Row of the xib", with: "Another row"))
    #expect(try picture(of: "list-screen").contains("Another row"))
    try tool.add("App/Screen.swift", "class Screen: UIViewController {}")
    let empty = try picture(of: "list-screen")
    #expect(!empty.contains("Another row") && empty.contains(">Screen<"))
  }

  @Test func `frames and findings are the same with and without contents`() throws {
    func report(_ content: String) throws -> String {
      _ = try picture(of: "content-home", "--content", content)
      let text = try String(contentsOfFile: "\(tool.folder.path)/out/report.json", encoding: .utf8)
      // The sizes of pictures in bytes differ.
      return text.replacing(/"bytes": ?\d+/, with: "")
    }
    #expect(try report("sample") == report("off"))
  }

  @Test func `the map shows the first scenes of navigation and tab bar controllers`() throws {
    _ = try picture(of: "content-home")
    let map = try String(contentsOfFile: "\(tool.folder.path)/out/maps/content.svg", encoding: .utf8)
    #expect(map.ranges(of: "first-scene").count == 1)
  }
}
