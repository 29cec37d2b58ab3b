import Foundation
import LayoutTestSupport
import Testing

/// Constraints and frames that the tool proposes, and writes on request.
@Suite struct ResolveCommandTests {
  let tool = Tool()

  private static let scene = """
    # A card whose author forgot its width.
    format: 1
    scene: Card
    devices: [iPhone 8]
    views:
      card: { color: gray5, height: 40 }
    constraints:
      - card.top == superview.top       # under the clock
      - card.leading == superview.leading + 16

    """

  @Test func `RES-04: missing constraints are proposed, and written only on request`() throws {
    try tool.add("card.scene.yaml", Self.scene)
    let proposal = try tool.run("resolve", "card.scene.yaml")
    #expect(proposal.code == 0)
    let reported = "card.scene.yaml: Card: 1 constraint is missing\n    card.trailing == superview.trailing - 16\n"
    #expect(proposal.output.hasPrefix(reported + "--- a/card.scene.yaml\n+++ b/card.scene.yaml\n@@ "))
    #expect(
      proposal.messages
        == "render-layouts: note: nothing was written\n    '--write' applies this change to card.scene.yaml\n")
    try expect(tool.files(in: ".")["card.scene.yaml"], is: Data(Self.scene.utf8))

    let written = try tool.run("resolve", "card.scene.yaml", "--write")
    #expect(written.code == 0 && written.messages == "")
    #expect(written.output == reported + "written to card.scene.yaml: 1 constraint added\n")
    try expect(
      tool.files(in: ".")["card.scene.yaml"],
      is: Data((Self.scene + "  - card.trailing == superview.trailing - 16\n").utf8))
    try expect(tool.run("check", "--strict", "card.scene.yaml").code, is: 0)
    let again = try tool.run("resolve", "card.scene.yaml", "--write")
    #expect(again.code == 0 && again.messages == "")
    expect(again.output, is: "card.scene.yaml: Card: no constraint is missing\n")
  }

  @Test func `several simultaneous runs write missing constraints once`() throws {
    try tool.add("card.scene.yaml", Self.scene)
    let processes = try (1...6).map { number in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Tool.path)
      process.arguments = ["resolve", "card.scene.yaml", "--write"]
      process.currentDirectoryURL = URL(fileURLWithPath: tool.folder.path)
      process.environment = ["PATH": "/usr/bin:/bin", "HOME": tool.folder.path]
      let log = "\(tool.folder.path)/log\(number)"
      try Data().write(to: URL(fileURLWithPath: log))
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle(forWritingAtPath: log)
      try process.run()
      return process
    }
    for process in processes { process.waitUntilExit() }
    for (number, process) in processes.enumerated() where process.terminationStatus != 0 {
      #expect(process.terminationStatus == 73)
      let said = FileManager.default.contents(atPath: "\(tool.folder.path)/log\(number + 1)") ?? Data()
      #expect(
        String(decoding: said, as: UTF8.self)
          .contains("card.scene.yaml: the file has changed in the meantime; nothing was written"))
    }
    try expect(
      tool.files(in: ".")["card.scene.yaml"],
      is: Data((Self.scene + "  - card.trailing == superview.trailing - 16\n").utf8))
  }

  @Test func `SIZ-07: frames get the size of their content`() throws {
    let scene = """
      format: 1
      scene: Label
      devices: [iPhone 8]
      views:
        label: { type: label, text: x, contentSize: 120x21, frame: { x: 20, y: 28, width: 200, height: 40 } }
        other: { type: label, text: x, contentSize: 10x21, frame: { x: 20, y: 90, width: 200, height: 40 } }

      """
    try tool.add("label.scene.yaml", scene)
    let run = try tool.run("resolve", "--size-to-fit", "--view", "label", "label.scene.yaml", "--write")
    #expect(
      run.output
        == "label.scene.yaml: Label: 1 frame does not fit\n    label: 20, 28, 200 × 40 becomes 20, 28, 120 × 21\nwritten to label.scene.yaml: 1 frame changed\n"
    )
    try expect(
      tool.files(in: ".")["label.scene.yaml"],
      is: Data(scene.replacing("28, width: 200, height: 40", with: "28, width: 120, height: 21").utf8))
  }

  private static let framedViews = "{ box: { frame: { x: 20, y: 90, width: 200, height: 40 } } }"

  @Test func `views that frames place are named, and constraints replace their frames if asked`() throws {
    try tool.add("box.scene.yaml", "format: 1\nscene: Box\ndevices: [iPhone 8]\nviews: \(Self.framedViews)\n")
    let nothing = try tool.run("resolve", "box.scene.yaml")
    #expect(nothing.code == 0 && nothing.output == "box.scene.yaml: Box: no constraint is missing\n")
    expect(
      nothing.messages,
      is: """
        render-layouts: note: 1 view is placed by its frame and mask
            '--view' or '--reset' proposes constraints that replace them

        """)
    let replaced = try tool.run("resolve", "--reset", "box.scene.yaml")
    #expect(replaced.output.contains("    1 view gets constraints instead of a frame and mask: 'box'\n"))
  }

  @Test(arguments: [
    ("--add-missing", "no constraint is missing"), ("--update-frames", "no frame differs from its constraints"),
    ("--update-constraints", "every constant fits the frames"), ("--clear", "no constraint would be removed"),
    ("--reset", "no constraint would be removed, and none is missing"),
    ("--size-to-fit", "every frame fits its content"),
  ])
  func `one line reports that no scene needs a change`(option: String, words: String) throws {
    // These two have constraints for views that frames place.
    let views = ["--add-missing", "--reset"].contains(option) ? "{}" : Self.framedViews
    let scene = "format: 1\nscene: Box\ndevices: [iPhone 8]\nviews: \(views)\n"
    try tool.add("box.scene.yaml", scene)
    let one = try tool.run("resolve", option, "box.scene.yaml", "--write")
    #expect(one.code == 0 && one.output == "box.scene.yaml: Box: \(words)\n" && one.messages == "")
    try tool.add("other.scene.yaml", scene)
    let both = try tool.run("resolve", option, ".")
    #expect(both.code == 0 && both.output == "2 scenes: \(words)\n" && both.messages == "")
    // A scene that changes is reported alone.
    guard option == "--add-missing" else { return }
    try tool.add("card.scene.yaml", Self.scene)
    let all = try tool.run("resolve", option, ".")
    #expect(all.code == 0 && all.output.hasPrefix("card.scene.yaml: Card: 1 constraint is missing\n"))
    #expect(!all.output.contains(words))
  }

  // A view could yield to the distance from the edge if its size is that of its content.
  @Test(arguments: ["width: 80, height: 40", "contentSize: 80x40", "type: button, text: A, contentSize: 80x40"])
  func `a view between two others is centered if the standard distance from the edge is outside its interval`(
    view: String
  ) throws {
    try tool.add(
      "row.scene.yaml",
      """
      format: 1
      scene: Row
      devices: [iPhone SE (3rd gen), iPad mini (6th gen)]
      views: { a: { \(view) }, b: { \(view) }, c: { \(view) } }
      constraints:
        - H:|-20-[a]-(>=0)-[b]-(>=0)-[c]-20-|: { align: top }
        - V:|-40-[a]

      """)
    let check = try tool.run("check", "row.scene.yaml", "-d", "iPhone SE (3rd gen)", "--orientation", "portrait")
    expect(check.output, contains: "    b.left can be 100 to 195\n    for example 'b.centerX == superview.centerX'\n")
    let run = try tool.run("resolve", "row.scene.yaml", "--write")
    #expect(run.code == 0)
    expect(run.output, contains: "Row: 1 constraint is missing\n    b.centerX == superview.centerX\n")
    try expect(tool.run("check", "row.scene.yaml").code, is: 0)
  }

  @Test func `exceeding the work limit is reported with the option that raises it`() throws {
    let rows = (0..<400).map { "    v\($0): {}\n" }.joined()
    try tool.add("big.scene.yaml", "format: 1\nscene: Big\ndevices: [iPhone 8]\nviews:\n\(rows)")
    let run = try tool.run("resolve", "big.scene.yaml", "--work-limit", "1")
    #expect(run.code == 1 && run.output == "")
    #expect(
      run.messages == """
        render-layouts: error: big.scene.yaml: Big: finding a solution exceeded the work limit
            split the scene, or raise the limit with '--work-limit'

        """)
  }

  @Test(arguments: [
    (
      ["resolve", ".", "--add-missing", "--size-to-fit"], 64,
      "'--add-missing' and '--size-to-fit' cannot be combined", "run them one after the other"
    ),
    (["resolve", ".", "--view", "crad"], 66, "no scene contains a view 'crad'", "did you mean 'card'?"),
  ])
  func `wrong arguments are reported with advice`(words: [String], code: Int32, message: String, hint: String) throws {
    try tool.add("card.scene.yaml", Self.scene)
    try tool.expect(words, endsWith: code, message, hint)
  }
}
