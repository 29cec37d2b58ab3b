import Findings
import Foundation
import LayoutReview
import LayoutTestSupport
import ReviewPlans
import Testing

/// What `explain` reports about a view and a rule.
@Suite struct ExplainCommandTests {
  let tool = Tool()

  private static let scene = """
    format: 1
    scene: Cars
    devices: [iPhone 5s]
    orientations: [portrait]
    views:
      switch: { type: switch, contentSize: 49x31, hug: 750, insets: { right: 2 } }
      label: { type: label, text: Label, contentSize: 42x21 }
    constraints:
      - switch.centerY == superview.centerY
      - H:[label]-[switch]: { align: centerY }

    """

  @Test(arguments: [
    (", in: 320x568, stretch: [width, bottom]", "width, bottom"),
    ("", "nothing; its size and its distances from left and top stay"),
  ])
  func `a view with a mask is explained with the parts that stretch`(members: String, parts: String) throws {
    try tool.add(
      "mask.scene.yaml",
      """
      format: 1
      scene: Mask
      devices: [iPhone 5s]
      orientations: [portrait]
      views:
        card: { frame: { x: 8, y: 8, width: 60, height: 30\(members) } }
      """)
    let output = try tool.run("explain", "mask.scene.yaml", "card").output
    #expect(
      output.contains(
        "    placed by   its recorded frame and its autoresizing mask\n    stretches   \(parts)\n"), "\(output)")
  }

  @Test func `OWN-03, IBT-10: a view is explained with its frame, its constraints and what determines it`() throws {
    try tool.add("cars.scene.yaml", Self.scene)
    try tool.expect(
      "explain", "cars.scene.yaml", "switch", "label.width",
      prints: """
        Cars: iPhone 5s, portrait, 320 × 568 pt
        switch: UISwitch   (line 6)
            frame       x 50, y 268.5, 51 × 31 in superview
            alignment   x 50, y 268.5, 49 × 31
            content     49 × 31
            hugging     750 horizontal, 750 vertical
            resistance  750 horizontal, 750 vertical
          owns no constraints
          is named by 3 constraints:
            switch.centerY == superview.centerY   (line 9)
            switch.leading == label.trailing + 8  (line 10)
            label.centerY == switch.centerY       (line 10)
        switch.left is open in superview: anything
            needs a constraint, for example 'switch.leading == safeArea.leading + 20'
        switch.width = 49
            49  1 × 49  switch.width >= 49 @750   (the content)
        switch.top = 268.5 in superview
            284    0.5 × 568  superview.height == 568   (the screen)
            -15.5  -0.5 × 31  switch.height >= 31 @750   (the content)
            0      1 × 0      switch.centerY == superview.centerY   (line 9)
        switch.height = 31
            31  1 × 31  switch.height >= 31 @750   (the content)
        label.width = 42
            42  1 × 42  label.width >= 42 @750   (the content)


        """)
    let label = try tool.run("explain", "cars.scene.yaml", "label")
    #expect(label.output.contains("\n  is named by 2 constraints:\n"))
    let root = try tool.run("explain", "cars.scene.yaml", "root")
    #expect(
      root.output.contains("\n  owns 3 constraints:\n") && root.output.contains("\n  is named by 1 constraint:\n"))
  }

  @Test func `a baseline is explained as a sum, with its distance from the edge or the center`() throws {
    try tool.add(
      "form.scene.yaml",
      """
      format: 1
      scene: Form
      devices: [iPhone 5s]
      orientations: [portrait]
      views:
        title: { type: label, text: Title, contentSize: 42x21, insets: { top: 1 } }
        field: { type: textField, contentSize: 97x30 }
        box: {}
      constraints:
        - V:|-20-[title]
        - field: { top: superview + 60, height: 40 }
        - box.height == 10

      """)
    try tool.expect(
      "explain", "form.scene.yaml", "title.firstBaseline", "title.lastBaseline", "field.lastBaseline",
      "box.lastBaseline",
      prints: """
        Form: iPhone 5s, portrait, 320 × 568 pt
        title.firstBaseline = 36 in superview
            20  1 × 20  V:|-20-[title]   (line 10)
            16  1 × 16  from the top edge to the first line   (the text)
        title.lastBaseline = 37 in superview
            20  1 × 20  V:|-20-[title]   (line 10)
            21  1 × 21  title.height >= 21 @750   (the content)
            -4  1 × -4  from the bottom edge to the last line   (the text)
        field.lastBaseline = 86 in superview
            60  1 × 60    field: { top: superview + 60 }   (line 11)
            20  0.5 × 40  field: { height: 40 }   (line 11)
            6   1 × 6     from the center to the line   (the text)
        box.lastBaseline is open in superview
        box.top is open in superview: anything
            needs a constraint, for example 'box.top == field.bottom + 8'


        """)
  }

  @Test func `content of a table under a bar is explained with its position on the screen too`() throws {
    let scene = """
      format: 1
      scene: List
      devices: [iPhone 5s]
      orientations: [portrait]
      bars: [navigation]
      views:
        list: { type: table, views: { row: { type: cell, frame: { x: 0, y: 10, width: 320, height: 44 } } } }
      constraints: ["H:|[list]|", "V:|[list]|"]

      """
    try tool.add("list.scene.yaml", scene)
    let row = try tool.run("explain", "list.scene.yaml", "row").output
    #expect(row.contains("    frame       x 0, y 10, 320 × 44 in list\n    on screen   x 0, y 74, 320 × 44\n"))
    try expect(tool.run("explain", "list.scene.yaml", "list").output, contains: "    content at  x 0, y 64\n")
    let point = try tool.run("explain", "list.scene.yaml", "--at", "30,80").output
    #expect(point.contains("at 30, 80, front to back:\n    row") && point.contains("x 0, y 74, 320 × 44"))
  }

  @Test func `OUT-06, DRW-08: views at a point and distances are listed`() throws {
    try tool.add(
      "box.scene.yaml",
      """
      format: 1
      devices: [iPhone 4s]
      orientations: [portrait]
      views: { box: { views: { inner: { size: 42x21 } } }, beside: { size: 10 } }
      constraints:
        - box: { pin: superview, inset: 20 }
        - inner: { leading: box, bottom: box - 60 }
        - beside: { after: inner + 5, top: inner + 1 }
      """)
    let point = try tool.run("explain", "box.scene.yaml", "--at", "30,390")
    #expect(
      point.output == """
        box: iPhone 4s, portrait, 320 × 480 pt
        at 30, 390, front to back:
            inner      x 20, y 379, 42 × 21
            box        x 20, y 20, 280 × 440
            superview  x 0, y 0, 320 × 480


        """)
    let distance = try tool.run("explain", "box.scene.yaml", "inner.left", "--distance-to", "root")
    #expect(distance.output.contains("from inner to superview: left 20, right 258, top 379, bottom 80\n"))
    let beside = try tool.run("explain", "box.scene.yaml", "inner.left", "--distance-to", "beside")
    #expect(beside.output.contains("from inner to beside: across 5, down -11\n"))
  }

  @Test func `only the first layout is explained by default`() throws {
    try tool.add("hello.scene.yaml", helloScene)
    let first = try tool.run("explain", "hello.scene.yaml", "root.width")
    #expect(first.output.components(separatedBy: " pt\n").count == 2)
    #expect(
      first.messages
        == "render-layouts: note: only the first layout of a scene is explained\n    select others with '--device' and '--orientation'\n"
    )
    let all = try tool.run("explain", "hello.scene.yaml", "root.width", "-d", "iPhone 8,iPhone X")
    #expect(all.output.components(separatedBy: " pt\n").count == 5 && all.messages == "")
  }

  @Test func `a rule is explained, and all rules are listed`() throws {
    let page = try #require(FindingCode.named("ambiguous").page)
    try expect(tool.run("explain", "ambiguous").output, is: page.markdown)
    let list = try tool.run("explain", "--plain").output.split(separator: "\n")
    #expect(list.map { String($0.prefix { $0 != "\t" }) } == FindingCode.names)
  }

  @Test(arguments: [
    (["explain", "confict"], 66, "'confict' is neither a file nor a rule", "did you mean 'conflict'?"),
    (
      ["explain", "xyzzyplugh"], 66, "'xyzzyplugh' is neither a file nor a rule",
      "'render-layouts explain' lists the rules"
    ),
    (
      ["explain", "cars.scene.yaml"], 64, "'explain cars.scene.yaml' needs a view",
      "'render-layouts solve --format text cars.scene.yaml' shows their names"
    ),
    (["explain", "cars.scene.yaml", "lable.width"], 66, "no scene contains a view 'lable'", "did you mean 'label'?"),
    (
      ["explain", "cars.scene.yaml", "--at", "1"], 64, "invalid value '1' for '--at'",
      "write a point of the screen: '--at 160,300'"
    ),
    (
      ["explain", "cars.scene.yaml", "--distance-to", "label", "--at", "1,2"], 64, "'--distance-to' needs a view",
      "write 'render-layouts explain PATH VIEW --distance-to OTHER'"
    ),
  ])
  func `wrong arguments are reported with advice`(words: [String], code: Int32, message: String, hint: String) throws {
    try tool.add("cars.scene.yaml", Self.scene)
    try tool.expect(words, endsWith: code, message, hint)
  }
}
