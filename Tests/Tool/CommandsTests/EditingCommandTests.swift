import Foundation
import LayoutTestSupport
import Testing

/// The commands that create and repair constraints, as users type them.
@Suite struct EditingCommandTests {
  private let tool = Tool()

  private static let cars = """
    format: 1
    scene: Cars
    devices: [iPhone 5s]
    orientations: [portrait]
    bars: [navigation]

    views:
      addCar: { frame: { x: 20, y: 72, width: 280, height: 102 } }
      edit: { type: button, text: Edit, contentSize: 30x30 }

    constraints:
      - edit.top == topGuide.bottom + 200
      - edit.centerX == superview.centerX

    """

  // MARK: - Pin and align

  @Test func `IBA-01: an edge is tied to its nearest neighbor at the current distance`() throws {
    expect(try tool.changes("pin", "note", "--top"), is: ["+- note.top == footer.top + 20"])
    expect(try tool.changes("pin", "title", "--height"), is: ["+- title.height == 20"])
    expect(
      try tool.changes("pin", "title", "--trailing", "std"), is: ["+- switch.leading == title.trailing + 8"])
    expect(
      try tool.changes("pin", "title", "--trailing=24", "--to", "superview", "--relation", ">="),
      is: ["+- superview.trailing >= title.trailing + 24"])
  }

  @Test func `IBA-01: two views are tied to each other`() throws {
    expect(
      try tool.changes("pin", "title", "switch", "--horizontal-spacing", "--equal-heights"),
      is: ["+- switch.height == title.height", "+- switch.leading == title.trailing + 254"])
    expect(try tool.changes("pin", "title", "--aspect"), is: ["+- title.width == 2 * title.height"])
  }

  @Test func `IBA-05: one command ties several sides, in order`() throws {
    expect(
      try tool.changes(
        "pin", "addCar", "--leading", "std", "--trailing", "std", "--top", "std", "--height", "102", file: Self.cars),
      is: [
        "+- addCar.leading == superview.leading + 20", "+- superview.trailing == addCar.trailing + 20",
        "+- addCar.top == topGuide.bottom + 8", "+- addCar.height == 102",
      ])
  }

  @Test func `NBR-02: the standard distance is 8 to a guide and 20 to the superview`() throws {
    expect(
      try tool.changes("pin", "addCar", "--top=std", "--leading=std", file: Self.cars),
      is: ["+- addCar.leading == superview.leading + 20", "+- addCar.top == topGuide.bottom + 8"])
  }

  @Test func `IBA-02: views are aligned with the first view, and a single one with its container`() throws {
    expect(try tool.changes("align", "title", "note", "--leading"), is: ["+- note.leading == title.leading"])
    expect(try tool.changes("align", "note", "--center-x"), is: ["+- note.centerX == footer.centerX"])
    expect(
      try tool.changes("align", "title", "switch", "--first-baseline", "--priority", "high"),
      is: ["+- switch.firstBaseline == title.firstBaseline @750"])
  }

  @Test func `an existing constraint is not added again`() throws {
    try tool.add("a.scene.yaml", EditingExamples.card)
    let run = try tool.run("pin", "a.scene.yaml", "title", "--leading=16", "--to", "superview")
    #expect(run.code == 0 && run.output == "")
    #expect(run.messages.contains("'title.leading == superview.leading + 16' already exists"))
  }

  @Test func `a conflict that an edit would cause is reported`() throws {
    try tool.add("a.scene.yaml", EditingExamples.card)
    let run = try tool.run("pin", "a.scene.yaml", "footer", "--height=80")
    #expect(run.messages.contains("this causes a conflict, in 1 layout\n    Card: iPhone 8, portrait"))
  }

  // MARK: - Edit, add, remove

  @Test func `IBA-06: a constant is changed where it is written`() throws {
    expect(
      try tool.changes("edit", "title.leading", "--constant", "24"),
      is: [
        "-- title: { leading: superview + 16, top: safeArea + 8 }   # near the top",
        "+- title: { leading: superview + 24, top: safeArea + 8 }   # near the top",
      ])
    expect(
      try tool.changes("edit", "onOff", "--relation", "<=", "--priority", "750"),
      is: [
        "-- \"switch.trailing == superview.trailing - 16 #onOff\"",
        "+- \"switch.trailing <= superview.trailing - 16 @750 #onOff\"",
      ])
  }

  @Test func `constraints are named by identifier, equation or side`() throws {
    let line = "-- switch.centerY == title.centerY"
    for name in ["switch.centerY == title.centerY", "switch.centerY==title.centerY", "title.centerY"] {
      expect(try tool.changes("remove", name), is: [line])
    }
    expect(
      try tool.changes("remove", "note.leading", "note.centerY"),
      is: ["-- note: { leading: superview + 16, centerY: superview }"])
  }

  @Test func `constraints are added as equations and visual formats`() throws {
    expect(
      try tool.changes("add", "title.width >= 80", "H:[title]-(>=8)-[switch]"),
      is: ["+- title.width >= 80", "+- switch.leading >= title.trailing + 8"])
  }

  @Test func `constraints can be added to an empty list`() throws {
    let empty = "format: 1\nscene: A\ndevices: [iPhone 8]\nviews: { a: {} }\nconstraints: []   # none yet\n"
    try tool.add("a.scene.yaml", empty)
    _ = try tool.run("add", "a.scene.yaml", "a.width == 10", "--write")
    try expect(
      tool.files(in: ".")["a.scene.yaml"],
      is: Data(empty.replacing(" []   # none yet\n", with: "   # none yet\n  - a.width == 10\n").utf8))
  }

  @Test func `with --write the file is changed and the change is reported`() throws {
    try tool.add("a.scene.yaml", EditingExamples.card)
    let run = try tool.run("remove", "a.scene.yaml", "onOff", "--write")
    #expect(run.output == "written to a.scene.yaml: 1 constraint removed\n")
    try expect(
      tool.files(in: ".")["a.scene.yaml"],
      is: Data(
        EditingExamples.card.replacing("  - \"switch.trailing == superview.trailing - 16 #onOff\"\n", with: "").utf8))
  }

  @Test func `git can apply the printed difference`() throws {
    try tool.add("a.scene.yaml", EditingExamples.card)
    let line = "git init -q . && '\(Tool.path)' resolve --clear a.scene.yaml -q | sed -n '/^---/,$p' > d && git apply d"
    let run = try tool.shell(line)
    #expect(run.code == 0, "\(run.messages)")
    let text = String(decoding: try tool.files(in: ".")["a.scene.yaml"] ?? Data(), as: UTF8.self)
    #expect(text.contains("constraints: []") && !text.contains("title.centerY"))
  }

  // MARK: - Suggest

  @Test func `IBA-04: a drag offers the constraints along it`() throws {
    try tool.add("a.scene.yaml", EditingExamples.card)
    try tool.expect(
      "suggest", "a.scene.yaml", "note", "footer", "--direction", "horizontal",
      prints: """
               OFFER                           CONSTRAINT
        there  Leading Space to Container      note.leading == footer.leading + 16
        there  Center Vertically in Container  note.centerY == footer.centerY
               Equal Widths                    note.width == footer.width

        """)
    try tool.expect(
      "suggest", "a.scene.yaml", "title", "switch", "--direction", "vertical", "--plain",
      prints: """
        \tOFFER\tCONSTRAINT
        \tVertical Spacing\ttitle.top == switch.bottom - 25.5
        \tLeading\ttitle.leading == switch.leading
        \tCenter Horizontally\ttitle.centerX == switch.centerX
        \tTrailing\ttitle.trailing == switch.trailing
        \tEqual Heights\ttitle.height == switch.height

        """)
  }

  @Test func `IBA-04: without a direction, both are listed`() throws {
    try tool.add("a.scene.yaml", EditingExamples.card)
    func offers(_ arguments: String...) throws -> [String] {
      try tool.run(arguments: ["suggest", "a.scene.yaml", "title", "switch", "--plain"] + arguments).output
        .split(separator: "\n").map(String.init)
    }
    let all = try offers()
    for direction in ["horizontal", "vertical"] {
      let some = try offers("--direction", direction)
      #expect(some.count > 3 && Set(some).isSubset(of: all), "\(direction)")
    }
    #expect(try offers("--direction", "diagonal") == all)
  }

  @Test func `for a name in several scenes, the message lists the filters that select one`() throws {
    func scene(_ id: String, _ name: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController storyboardIdentifier="\(name)" id="\(id)" \
      sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v-\(id)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label text="A" userLabel="title" translatesAutoresizingMaskIntoConstraints="NO" id="l-\(id)">
      <rect key="frame" x="20" y="20" width="40" height="20"/></label>
      <label text="B" userLabel="note" translatesAutoresizingMaskIntoConstraints="NO" id="n-\(id)">
      <rect key="frame" x="20" y="60" width="40" height="20"/></label>
      </subviews></view></viewController></objects></scene>
      """
    }
    try tool.add(
      "Main.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><scenes>
      \(scene("one", "Login"))\(scene("two", "Login again"))\(scene("six", "Help, and more"))
      </scenes></document>
      """)
    let run = try tool.run("suggest", "Main.storyboard", "title", "note")
    #expect(run.code == 66)
    expect(run.messages, contains: "'title' and 'note' are in 3 scenes: Login, Login again, Help, and more")
    expect(run.messages, contains: "select one: --filter 's-one', --filter 'Login again', --filter 's-six'")
    for filter in ["s-one", "Login again", "s-six"] {
      #expect(try tool.run("suggest", "Main.storyboard", "title", "note", "--filter", filter).code == 0)
    }
    try expect(
      tool.run("pin", "Main.storyboard", "title", "--width").messages, contains: "'title' is in 3 scenes: Login")
  }

  // MARK: - Resolve and resize

  @Test func `RES-01, RES-06: clearing a view removes every constraint on it`() throws {
    expect(
      try tool.changes("resolve", "--clear", "--view", "title"),
      is: [
        "-- title: { leading: superview + 16, top: safeArea + 8 }   # near the top",
        "-- switch.centerY == title.centerY",
      ])
  }

  @Test func `RES-05: a reset keeps frames and resolves all ambiguities`() throws {
    try tool.add("a.scene.yaml", EditingExamples.card)
    let before = try tool.run("solve", "a.scene.yaml").output
    #expect(try tool.run("resolve", "a.scene.yaml", "--reset", "--write").code == 0)
    #expect(try tool.run("solve", "a.scene.yaml").output == before)
    try expect(tool.run("check", "--strict", "a.scene.yaml").code, is: 0)
  }

  @Test func `IBR-09: views tied to a resized view follow it or stay`() throws {
    let scene = """
      format: 1
      scene: Boxes
      devices: [iPhone 4s]
      orientations: [portrait]
      views:
        a: {}
        b: { views: { c: {} } }
      constraints:
        - a: { left: superview + 20, width: 280, top: superview + 20 }
        - b: { left: superview + 20, width: 280, height: 200, top: superview + 140 }
        - b.top == a.bottom + 20
        - c: { left: superview + 10, right: superview - 10, top: superview + 10, bottom: superview - 10 }

      """
    try tool.add("a.scene.yaml", scene)
    func rows(_ words: String...) throws -> [String] {
      try tool.run(arguments: ["resize", "a.scene.yaml", "b", "--frame", "20,90,280,250", "--plain"] + words)
        .output.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").joined(separator: " | ") }
    }
    let box = "b | 20, 140, 280 × 200 | 20, 90, 280 × 250"
    let top = "a | 20, 20, 280 × 100 | 20, 20, 280 × 50"
    let inner = "c | 10, 10, 260 × 180 | 10, 10, 260 × 230"
    expect(try rows(), is: [top, box, inner])
    expect(try rows("--apply", "descendants"), is: [box, inner])
    expect(try rows("--apply", "surroundings"), is: [top, box])
    expect(try rows("--apply", "none"), is: [box])
  }

  // MARK: - Mistakes

  @Test(
    arguments: [
      (["pin", "a.scene.yaml", "titel", "--top"], 66, "no scene contains a view 'titel'", "did you mean 'title'?"),
      (["pin", "a.scene.yaml"], 64, "'pin' needs a document and views", "write 'render-layouts pin PATH VIEW…'"),
      (
        ["pin", "a.scene.yaml", "title", "--top=abc"], 64, "invalid value 'abc' for '--top'",
        "write a number of points, or std, standard, present"
      ),
      (
        ["edit", "a.scene.yaml", "onOf", "--constant", "3"], 66, "unknown constraint 'onOf'",
        "did you mean 'onOff'?"
      ),
      (
        ["add", "a.scene.yaml", "title.widht >= 80"], 64, "'title.widht >= 80': unknown attribute 'widht'",
        "did you mean 'width'?"
      ),
      (
        ["align", "a.scene.yaml", "title", "switch", "--leading", "std"], 64, "only distances have a standard value",
        "write a number of points instead of 'std'"
      ),
      (
        ["resize", "a.scene.yaml", "title"], 64, "'resize' needs a frame",
        "write origin and size in points: '--frame 20,90,280,250'"
      ),
      (
        ["resolve", "a.scene.yaml", "--clear", "--reset"], 64, "'--reset' and '--clear' cannot be combined",
        "run them one after the other"
      ),
    ] as [([String], Int32, String, String)])
  func `wrong arguments are reported with advice`(words: [String], code: Int32, message: String, hint: String) throws {
    try tool.add("a.scene.yaml", EditingExamples.card)
    try tool.expect(words, endsWith: code, message, hint)
  }
}
