import LayoutTestSupport
import Testing

/// Conflict logs of apps, explained on the command line.
@Suite struct ConflictLogCommandTests {
  private let tool = Tool()

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600 title.width == 10   (active, names: title:0x10 )>",
        "<NSLayoutConstraint:0x601 title.width == 20   (active, names: title:0x10 )>"
    )

    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x600 title.width == 10   (active, names: title:0x10 )>

    """

  private static let explanation = """
    2 constraints conflict
        title.width == 10
        title.width == 20
        title.width: 10 and 20 cannot both hold
          |====================| 10
          |========================================| 20
        UIKit broke: title.width == 10
        remove the one that is not intended, lower it below 1000, or make it an inequality

    """

  @Test func `a log is explained, also from a pipe, and its views are found in documents`() throws {
    try tool.add("console.txt", Self.log)
    try tool.add("Hello.scene.yaml", helloScene)
    let run = try tool.run("explain", "--conflict-log", "console.txt")
    #expect(run.code == 0 && run.output == Self.explanation, "\(run.output)\(run.messages)")
    try expect(tool.shell("cat console.txt | $tool explain --conflict-log -").output, is: Self.explanation)
    let found = try tool.run("explain", "--conflict-log", "console.txt", "Hello.scene.yaml")
    #expect(found.output.hasPrefix(Self.explanation) && found.output.hasSuffix("the view 'title'\n"), "\(found.output)")
  }

  @Test func `a log of the tool has the lines of its constraints`() throws {
    let scene = """
      format: 1
      scene: Row
      devices: [iPhone SE 1]
      orientations: [portrait]
      views:
        card: { type: view, height: 20 }
      constraints:
        - card: { leading: superview + 8, top: superview + 8 }
        - card.width == 10
        - card.width == 20
      """
    try tool.add("Row.scene.yaml", scene)
    let log = try tool.run("check", "--log", "Row.scene.yaml").messages
    try tool.add("console.txt", log)
    let found = try tool.run("explain", "--conflict-log", "console.txt", "Row.scene.yaml").output
    #expect(
      found.hasSuffix(
        """
            Row.scene.yaml: 'Row', line 9: card.width == 10
            Row.scene.yaml: 'Row', line 10: card.width == 20

        """), "\(found)")
    try tool.add("Copy.scene.yaml", scene)
    let both = try tool.run("explain", "--conflict-log", "console.txt", "Copy.scene.yaml", "Row.scene.yaml").output
    #expect(
      both.hasSuffix(
        """
            Copy.scene.yaml: 'Row', line 9: card.width == 10
            Copy.scene.yaml: 'Row', line 10: card.width == 20
            Row.scene.yaml: 'Row', line 9: card.width == 10
            Row.scene.yaml: 'Row', line 10: card.width == 20

        """), "\(both)")
    // Another address is of another object, in an app.
    try tool.add("console.txt", log.replacing("0x8c00010", with: "0x8c00020"))
    let other = try tool.run("explain", "--conflict-log", "console.txt", "Row.scene.yaml").output
    #expect(other.hasSuffix("    no document contains a constraint or text of this log\n"), "\(other)")
  }

  @Test(arguments: [
    "[Layout] Unable to simultaneously satisfy constraints:\n<private>\n",
    "Unable to simultaneously satisfy constraints.\n<private>\n\nWill attempt to recover by breaking constraint\n<private>\n",
  ])
  func `a log without its private data says how to see it`(text: String) throws {
    try tool.add("console.txt", text)
    let run = try tool.run("explain", "--conflict-log", "console.txt")
    #expect(run.code == 66)
    #expect(run.messages.contains("the system has hidden the constraints"), "\(run.messages)")
    #expect(run.messages.contains("run the app from Xcode"))
  }

  @Test func `private data beside a complete log hides nothing`() throws {
    try tool.add("console.txt", "Signed in as <private>\n" + Self.log)
    let run = try tool.run("explain", "--conflict-log", "console.txt")
    #expect(run.code == 0 && run.output == Self.explanation, "\(run.output)\(run.messages)")
  }

  @Test func `a file without a log is reported`() throws {
    try tool.add("console.txt", "nothing\n")
    let run = try tool.run("explain", "--conflict-log", "console.txt")
    #expect(run.code == 66)
    #expect(run.messages.contains("console.txt: no constraint found"), "\(run.messages)")
    try expect(tool.run("explain", "--conflict-log", "gone.txt").code, is: 66)
  }
}
