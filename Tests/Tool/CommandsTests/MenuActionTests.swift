import Foundation
import LayoutTestSupport
import Testing

/// The specification's examples of Interface Builder's menus, in readable scenes.
@Suite struct MenuActionTests {
  private let tool = Tool()

  /// Returns the lines that a change adds, and those that it removes with a minus sign.
  private func changes(_ scene: String, _ words: String...) throws -> [String] {
    let run = try tool.run(
      arguments: [words[0], SharedFolder.packagePath("Scenes/\(scene).scene.yaml")] + words.dropFirst())
    #expect(run.code == 0, "\(run.messages)")
    return Self.changes(run.output)
  }

  /// Returns the changes of a scene with given views and constraints on an iPhone 5s.
  private func changes(views: String, _ constraints: [String], _ words: String...) throws -> [String] {
    try add(views: views, constraints)
    let run = try tool.run(arguments: [words[0], "a.scene.yaml"] + words.dropFirst())
    #expect(run.code == 0, "\(run.messages)")
    return Self.changes(run.output)
  }

  private func add(views: String, _ constraints: [String]) throws {
    let head = "format: 1\nscene: A\ndevices: [iPhone 5s]\norientations: [portrait]\nviews: { \(views) }\n"
    try tool.add("a.scene.yaml", head + "constraints:\n" + constraints.map { "  - \($0)\n" }.joined())
  }

  private static func changes(_ difference: String) -> [String] {
    difference.split(separator: "\n").filter { line in
      (line.hasPrefix("+ ") || line.hasPrefix("- ")) && !line.hasPrefix("+++") && !line.hasPrefix("---")
    }.map { line in
      let text = line.dropFirst().drop { $0 == " " }
      return (line.hasPrefix("-") ? "-" : "") + (text.hasPrefix("- ") ? text.dropFirst(2) : text)
    }
  }

  private func text() throws -> String {
    String(decoding: try #require(try tool.files(in: ".")["a.scene.yaml"]), as: UTF8.self)
  }

  /// A switch of 49 × 31 points with a design frame.
  private static func toggle(x: Double, y: Double) -> String {
    "switch: { type: switch, contentSize: 49x31, hug: 750, insets: { right: 2 }, "
      + "designFrame: { x: \(x), y: \(y), width: 51, height: 31 } }"
  }

  // MARK: - Resolve

  @Test func `RES-01: clearing one view of CarValet removes three constraints, and clearing all removes all`() throws {
    let path = SharedFolder.packagePath("Scenes/CarValet/CarValet.scene.yaml")
    let one = try tool.run("resolve", path, "--clear", "--view", "edit").output
    #expect(
      one.contains(
        """
        CarValet: 3 constraints are removed
            - edit.centerX == viewCar.centerX
            - edit.bottom == viewCar.bottom
            - carInfo.bottom == edit.top - 8

        """))
    try tool.add("cars.scene.yaml", String(contentsOfFile: path, encoding: .utf8))
    #expect(try tool.run("resolve", "cars.scene.yaml", "--clear", "--write").code == 0)
    for orientation in ["portrait", "landscape"] {
      let owners = try tool.run("table", "cars.scene.yaml", "--owners", "--orientation", orientation, "-d", "iPhone 5s")
      #expect(owners.code == 0 && !owners.output.contains("=="), "\(owners)")
    }
  }

  @Test func `RES-02: the design gets the solved frames, and no view is misplaced afterwards`() throws {
    let path = SharedFolder.packagePath("Scenes/CarValet/EditMisplaced.scene.yaml")
    // Nothing is misplaced afterwards, so the expectation is removed.
    let scene = try String(contentsOfFile: path, encoding: .utf8)
    try tool.add("a.scene.yaml", scene.replacing("expect:\n  - { finding: misplaced, view: edit }\n", with: ""))
    let before = try text()
    try expect(tool.run("check", "a.scene.yaml").output, contains: "y +149 [misplaced]")
    let run = try tool.run("resolve", "a.scene.yaml", "--view", "edit", "--update-frames", "--write")
    expect(run.output, contains: "    edit: 125, 149, 30 × 30 becomes 125, 298, 30 × 30\n")
    expect(run.output, contains: "written to a.scene.yaml: 1 frame changed\n")
    #expect(try text() == before.replacing("y: 149", with: "y: 298"))
    try expect(tool.run("check", "a.scene.yaml").output, is: "1 scene, 1 layout: 1 fine\n")
  }

  @Test func `RES-02: of several screens the design's is used, and ambiguous views keep their design frame`() throws {
    let file = """
      format: 1
      devices: [iPhone 4s, iPhone 8]
      design: iPhone 8
      orientations: [portrait]
      views:
        wide: { height: 10, designFrame: { x: 20, y: 30, width: 280, height: 10 } }
        open: { width: 10, designFrame: { x: 5, y: 6, width: 7, height: 8 } }
        put: { frame: { x: 1, y: 2, width: 3, height: 4, in: 320x480, stretch: [left] } }
      constraints:
        - wide: { leading: superview + 20, trailing: superview - 20, top: superview + 30 }

      """
    try tool.add("a.scene.yaml", file)
    #expect(try tool.run("resolve", "a.scene.yaml", "--update-frames", "--write").code == 0)
    #expect(try text() == file.replacing("280", with: "335").replacing("width: 7", with: "width: 10"))
  }

  @Test func `RES-03: constraints of a moved switch get the constants of its new position`() throws {
    let constraints = ["switch.leading == superview.leading + 136", "switch.centerY == superview.centerY"]
    expect(
      try changes(
        views: Self.toggle(x: 150, y: 268.5), constraints, "resolve", "--update-constraints"),
      is: ["-switch.leading == superview.leading + 136", "switch.leading == superview.leading + 150"])
  }

  @Test func `RES-04: a switch in the middle without vertical constraints is centered`() throws {
    expect(
      try changes("Walkthroughs/SwitchLeading", "resolve", "--add-missing"), is: ["switch.centerY == superview.centerY"]
    )
  }

  @Test func `RES-05: stray constraints of a centered switch are replaced by two`() throws {
    try add(
      views: Self.toggle(x: 135.5, y: 268.5),
      ["switch.leading >= superview.leading + 3", "switch.top == superview.top + 9", "switch.width <= 100"])
    #expect(try tool.run("resolve", "a.scene.yaml", "--reset", "--write").code == 0)
    #expect(
      try text().split(separator: "constraints:\n").last
        == "  - switch.centerX == superview.centerX\n  - switch.centerY == superview.centerY\n")
  }

  @Test func `RES-06: after clearing, a view gets the inferred constraints of its frame`() throws {
    try add(views: Self.toggle(x: 136, y: 268), ["switch: { center: superview }"])
    #expect(try tool.run("resolve", "a.scene.yaml", "--clear", "--write").code == 0)
    let built = try tool.run("trace", "a.scene.yaml", "--constraints", "--names", "--infer", "fixed").output
    let reason = "'IB auto generated at build time for view with fixed frame' "
    #expect(
      built.contains(reason + "H:|-(136)-[UISwitch:switch]") && built.contains(reason + "V:|-(268)-[UISwitch:switch]"))
  }

  @Test func `RES-07: other views that move are reported`() throws {
    try add(
      views: "group: { designFrame: { x: 20, y: 28, width: 100, height: 50 }, views: { edit: { size: 30, "
        + "designFrame: { x: 70, y: 0, width: 30, height: 30 } } } }",
      [
        "group: { leading: superview + 20, trailing: superview - 20, top: superview + 28, height: 50 }",
        "edit: { trailing: superview, top: superview }",
      ])
    let run = try tool.run("resolve", "a.scene.yaml", "--update-frames", "--view", "group")
    expect(run.messages, contains: "render-layouts: note: 1 other view moves: 'edit'\n")
  }

  @Test func `ISS-04: a finding that a menu action fixes names the action`() throws {
    let path = SharedFolder.packagePath("Scenes/CarValet/EditMisplaced.scene.yaml")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try tool.add("a.scene.yaml", text.components(separatedBy: "\nexpect:")[0])
    let output = try tool.run("check", "a.scene.yaml").output
    let command = try #require(output.split(separator: "\n").first { $0.contains("fix with: ") })
    #expect(command == "    fix with: render-layouts resolve a.scene.yaml --update-frames --view edit --write")
    #expect(try tool.shell("$tool " + command.components(separatedBy: "render-layouts ")[1]).code == 0)
    #expect(try !tool.run("check", "a.scene.yaml").output.contains("[misplaced]"))
  }

  // MARK: - Pin, align, edit

  @Test func `IBA-01: overlapping labels have a negative distance, and a width is the current one`() throws {
    let labels =
      "dept: { type: label, text: D, contentSize: 141x21 }, label: { type: label, text: L, contentSize: 42x21 }"
    let places = [
      "dept: { leading: superview + 20, top: superview + 28 }", "label: { leading: superview + 139, top: dept }",
    ]
    expect(
      try changes(views: labels, places, "pin", "dept", "label", "--horizontal-spacing"),
      is: ["label.leading == dept.trailing - 22"])
    expect(
      try changes(
        views: "v: { designFrame: { x: 5, y: 5, width: 100, height: 9 } }", ["v.top == superview.top"], "pin", "v",
        "--width"),
      is: ["v.width == 100"])
  }

  @Test func `IBA-02: a label is aligned with the leading edge of a centered one`() throws {
    try add(
      views:
        "center: { type: label, text: C, contentSize: 70x21 }, label: { type: label, text: L, contentSize: 42x21 }",
      ["center: { center: superview }", "label.bottom == superview.bottom - 80"])
    #expect(try tool.run("align", "a.scene.yaml", "center", "label", "--leading", "--write").code == 0)
    try expect(tool.run("solve", "a.scene.yaml", "--format", "text").output, contains: "label    label  125    467")
  }

  @Test(arguments: [("none", "149", 1), ("views", "298", 0), ("all", "298", 0)])
  func `IBA-03: an edit updates the design frames of no view, its own views or all`(
    which: String, y: String, findings: Int
  ) throws {
    try add(
      views:
        "edit: { type: button, text: E, contentSize: 30x30, designFrame: { x: 20, y: 149, width: 30, height: 30 } }",
      ["edit.leading == superview.leading + 20"])
    let run = try tool.run(
      "add", "a.scene.yaml", "edit.top == superview.top + 298", "--update-frames=\(which)", "--write")
    #expect(run.code == 0, "\(run.messages)")
    #expect(try text().contains("y: \(y), width: 30"))
    let reported = try tool.run("check", "a.scene.yaml").output
    #expect(reported.components(separatedBy: "y +149 [misplaced]").count == findings + 1)
  }

  @Test func `IBA-04: a switch is offered the constraints to its superview along the drag`() throws {
    try tool.expect(
      "suggest", SharedFolder.packagePath("Scenes/Walkthroughs/SwitchAndLabel.scene.yaml"), "switch", "superview",
      "--direction", "horizontal",
      prints: """
               OFFER                           CONSTRAINT
        there  Leading Space to Container      switch.leading == superview.leading + 136
               Trailing Space to Container     superview.trailing == switch.trailing + 135
        there  Center Vertically in Container  switch.centerY == superview.centerY
               Equal Widths                    switch.width == superview.width

        """)
  }

  @Test func `IBA-06: with a minimum distance of 50, the label is ambiguous (A-SWI-009)`() throws {
    let scenes = ["SwitchAndLabel", "SwitchAtLeast"]
    let texts = try scenes.map { name in
      try String(contentsOfFile: SharedFolder.packagePath("Scenes/Walkthroughs/\(name).scene.yaml"), encoding: .utf8)
    }
    try tool.add("a.scene.yaml", texts[0])
    try tool.add("b.scene.yaml", texts[1])
    let run = try tool.run(
      "edit", "a.scene.yaml", "label.trailing", "--relation", ">=", "--constant", "50", "--write")
    expect(run.messages, contains: "the position or size of 'label' is ambiguous after this change")
    let tables = try ["a", "b"].map {
      try tool.run("solve", "\($0).scene.yaml", "--orientation", "portrait", "-f", "text").output
    }
    #expect(tables[0].split(separator: "\n").dropFirst() == tables[1].split(separator: "\n").dropFirst())
  }
}
