import Foundation
import Testing

/// What the tool reports about a layout in addition to its trace: frames, constraints, and explanations of positions.
@Suite struct ExplainingTests {
  let tool = Tool()

  private static let scene = """
    format: 1
    scene: Cars
    devices: [iPhone SE (1st gen)]
    orientations: [portrait]
    views:
      group:
        views:
          toggle: { type: switch }
      free: {}
    constraints:
      - group: { pin: superview, inset: 20 }
      - toggle.centerX == group.centerX * 0.5 + 3
      - toggle.top == group.top + 8 @900
      - free.leading == group.leading

    """

  @Test func `the position of a view is explained as a sum of its constraints`() throws {
    try tool.add("cars.scene.yaml", Self.scene)
    try tool.expect(
      "trace", "cars.scene.yaml", "--affecting", "toggle,free", "--axis", "horizontal",
      prints: """
        Cars: iPhone SE (1st gen), portrait, 320 × 568 pt
        toggle.left = 48.5 in group
            80     0.25 × 320  superview.width == 320   (the screen)
            -24.5  -0.5 × 49   toggle.width >= 49 @750   (the content)
            -5     -0.25 × 20  group: { pin: superview, inset: 20 }   (line 11)
            -5     0.25 × -20  group: { pin: superview, inset: 20 }   (line 11)
            3      1 × 3       toggle.centerX == group.centerX * 0.5 + 3   (line 12)
        toggle.width = 49
            49  1 × 49  toggle.width >= 49 @750   (the content)
        free.left = 20 in superview
            20  1 × 20  group: { pin: superview, inset: 20 }   (line 11)
            0   1 × 0   free.leading == group.leading   (line 14)
        free.width is open: 0 or more


        """)
  }

  @Test func `frames and constraints are listed view by view`() throws {
    try tool.add("cars.scene.yaml", Self.scene)
    let run = try tool.run("trace", "cars.scene.yaml", "--inventory", "--constraints", "--names")
    #expect(run.code == 0 && run.messages == "")
    let lines = run.output.split(separator: "\n")
      .map { $0.replacing(/0x[0-9a-f]+/, with: "0x") }.filter { !$0.contains("_UILayoutSupport") }
    let names = "(Names: '|':UIView:superview )"
    #expect(
      lines == [
        "Cars: iPhone SE (1st gen), portrait, 320 × 568 pt",
        "<UIView: superview; frame = (0 0; 320 568); layer = <CALayer: 0x>>",
        "    View: {{20, 20}, {280, 528}}", "    View: {{20, 0}, {0, 0}}",
        "<UIView: group; frame = (20 20; 280 528); layer = <CALayer: 0x>>", "    View: {{48.5, 8}, {51, 31}}",
        "<UIView: superview; frame = (0 0; 320 568); layer = <CALayer: 0x>>",
        "    <NSLayoutConstraint:0x V:|-(20)-[UIView:group]   \(names)>",
        "    <NSLayoutConstraint:0x H:|-(20)-[UIView:group]   \(names)>",
        "    <NSLayoutConstraint:0x UIView:group.bottom == UIView:superview.bottom - 20>",
        "    <NSLayoutConstraint:0x UIView:group.trailing == UIView:superview.trailing - 20>",
        "    <NSLayoutConstraint:0x UIView:free.leading == UIView:group.leading>",
        "<UIView: group; frame = (20 20; 280 528); layer = <CALayer: 0x>>",
        "    <NSLayoutConstraint:0x UISwitch:toggle.centerX == 0.5*UIView:group.centerX + 3>",
        "    <NSLayoutConstraint:0x V:|-(8@900)-[UISwitch:toggle] priority:900   (Names: '|':UIView:group )>",
        "<UISwitch: toggle; frame = (48.5 8; 51 31); layer = <CALayer: 0x>>",
        "    <NSContentSizeLayoutConstraint:0x H:[UISwitch:toggle(49)] Hug:750 CompressionResistance:750>",
        "    <NSContentSizeLayoutConstraint:0x V:[UISwitch:toggle(31)] Hug:750 CompressionResistance:750>",
      ])
  }

  @Test func `BRK-01: a scene stops at its first conflict with one log and one trace`() throws {
    try tool.add("cars.scene.yaml", TraceAndLogTests.mistake)
    try tool.add("hello.scene.yaml", helloScene)
    let run = try tool.run("solve", "--stop-on-conflict", ".", "--format", "text")
    #expect(run.code == 1)
    // The other scene is still processed; both orientations of the first one have the conflict.
    #expect(run.output.components(separatedBy: " pt\n").count == 5 && !run.output.contains("Cars: "))
    #expect(run.messages.components(separatedBy: "Unable to simultaneously").count == 2)
    #expect(run.messages.components(separatedBy: "*<UIWindow:").count == 2)
    let address = try #require(run.messages.firstMatch(of: /\[UIButton:(0x[0-9a-f]+)'/)?.output.1)
    #expect(run.messages.contains("|   |   |   |   |   *<UIButton:\(address)>\n"))
    let check = try tool.run("check", "--stop-on-conflict", "cars.scene.yaml")
    #expect(check.code == 1 && check.output.hasSuffix("\n1 scene, 1 layout: 0 fine, 1 with errors\n"))
    let fine = try tool.run("solve", "--stop-on-conflict", "hello.scene.yaml")
    #expect(fine.code == 0 && fine.messages == "")
  }

  @Test func `a log has timestamps as on a console on request`() throws {
    try tool.add("cars.scene.yaml", TraceAndLogTests.mistake)
    let run = try tool.run("check", "--log", "--timestamps", "cars.scene.yaml", "--orientation", "portrait")
    let form = /\n\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} Cars\[\d+:[0-9a-f]+\] Unable to simultaneously satisfy/
    #expect(run.messages.firstMatch(of: form) != nil)
  }

  @Test(arguments: [
    (["trace", ".", "--affecting", "togle"], 66, "no scene contains a view 'togle'", "did you mean 'toggle'?"),
    (
      ["trace", ".", "--affecting", "zebra"], 66, "no scene contains a view 'zebra'",
      "'render-layouts trace --names' shows the names of views"
    ),
    (
      ["trace", ".", "--axis", "vertical"], 64, "'--axis' needs '--affecting'",
      "name the views to explain"
    ),
    (
      ["trace", ".", "--axis", "diagonal"], 64, "invalid value 'diagonal' for '--axis'",
      "use one of horizontal, vertical"
    ),
    (["check", ".", "--timestamps"], 64, "'--timestamps' needs '--log'", "only logs contain times"),
    (["trace", ".", "--log"], 64, "'trace' has no option '--log'", "it is an option of 'check', 'solve'"),
  ])
  func `wrong arguments are reported with advice`(words: [String], code: Int32, message: String, hint: String) throws {
    try tool.add("cars.scene.yaml", Self.scene)
    try tool.expect(words, endsWith: code, message, hint)
  }
}
