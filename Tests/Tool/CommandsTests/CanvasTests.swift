import Foundation
import LayoutTestSupport
import Testing

/// The specification's examples of outline, canvas, issues and previews, in readable scenes.
@Suite struct CanvasTests {
  private let tool = Tool()

  private func path(_ scene: String) -> String { SharedFolder.packagePath("Scenes/\(scene).scene.yaml") }

  /// The only picture of a scene, as SVG.
  private func picture(_ scene: String, _ options: String...) throws -> String {
    let run = try tool.run(arguments: ["render", scene, "-f", "svg", "-q", "-o", "Output"] + options)
    #expect(run.code <= 1, "\(run.messages)")
    let pictures = try tool.files(in: "Output/renders").filter { $0.key.hasSuffix(".svg") }
    #expect(pictures.count == 1)
    return String(decoding: try #require(pictures.values.first), as: UTF8.self)
  }

  @Test func `OUT-01: the outline shows guides, views, and constraints at their owners`() throws {
    try tool.expect(
      "solve", path("Walkthroughs/SwitchLeading"), "--format", "outline",
      prints: """
        Switch with a leading edge: iPhone 5s, portrait, 320 × 568 pt
          superview
            switch
            Constraints
              Horizontal Space - (136) - switch - superview

        """)
  }

  @Test func `OUT-03: a label set by the author is in the outline but not in logs`() throws {
    let xib = TraceAndLogTests.xib
    try tool.add("plain.xib", xib)
    try tool.add("named.xib", xib.replacing("id=\"chart\"", with: "id=\"chart\" userLabel=\"My Chart\""))
    let outlines = try ["plain", "named"].map { try tool.run("solve", "\($0).xib", "--format", "outline").output }
    #expect(outlines[0] != outlines[1] && outlines[1].contains("My Chart"), "\(outlines)")
    let traces = try ["plain", "named"].map { name in
      try tool.run("trace", "\(name).xib", "--constraints").output.replacing("\(name):", with: "scene:")
    }
    #expect(traces[0] == traces[1] && traces[0].contains("<NSLayoutConstraint:0x"))
  }

  @Test func `OUT-07: a new constraint is in the outline, in the picture and in the explanation`() throws {
    let file = try String(contentsOfFile: path("Walkthroughs/LabelAtTheBottom"), encoding: .utf8)
    try tool.add(
      "a.scene.yaml",
      file.replacing(", bottom: superview - 80", with: "").replacing("[iPhone 4s, iPhone 5s]", with: "[iPhone 5s]"))
    #expect(try tool.run("pin", "a.scene.yaml", "label", "--bottom=80", "--to", "superview", "--write").code == 0)
    try expect(
      tool.run("solve", "a.scene.yaml", "-f", "outline").output, contains: "Vertical Space - (80) - superview - label\n"
    )
    try expect(picture("a.scene.yaml", "--overlay", "constraints"), contains: "superview.bottom == label.bottom + 80")
    try expect(tool.run("explain", "a.scene.yaml", "label").output, contains: "superview.bottom == label.bottom + 80")
  }

  @Test func `DRW-01: a switch has a blue frame and a red alignment rectangle (A-SWI-007)`() throws {
    let svg = try picture(
      path("Walkthroughs/SwitchCentred"), "--overlay", "frames,alignment", "--palette", "xcode", "--orientation",
      "portrait", "-s", "1")
    // Lines are drawn inside the rectangles that they surround.
    let rects = svg.matches(
      of: /<g class="(frames|alignment-rects)"[^>]*>\n<rect x="([0-9.]+)" y="([0-9.]+)" width="([0-9.]+)"/)
    #expect(rects.map { String($0.output.1) } == ["frames", "alignment-rects"], "\(svg)")
    let middles = rects.compactMap { rect -> Double? in
      guard let x = Double(rect.output.2), let width = Double(rect.output.4) else { return nil }
      return x + width / 2
    }
    #expect(middles == [161, 160])
  }

  @Test func `DRW-04: a badge shows a minimum of 50 (A-SWI-009)`() throws {
    let svg = try picture(path("Walkthroughs/SwitchAtLeast"), "--overlay", "constraints")
    #expect(svg.components(separatedBy: ">≥ 50<").count == 2)
  }

  @Test func `DRW-05, DRW-06: the solved frame of a misplaced view is dashed, with its distance (A-MIS-002)`() throws {
    let svg = try picture(path("CarValet/EditMisplaced"), "--overlay", "misplaced")
    expect(svg, contains: "<rect x=\"145\" y=\"518\" width=\"30\" height=\"30\"")
    expect(svg, contains: "stroke-dasharray")
    expect(svg, contains: "+149")
  }

  @Test func `DRW-07: the separator and the views it is tied to are tinted`() throws {
    let svg = try picture(
      path("CarValet/CarValet"), "--overlay", "involved=p.separator.top", "-d", "iPhone 5s", "--orientation", "portrait"
    )
    let group = try #require(
      svg.components(separatedBy: "class=\"involved\"").last?.components(separatedBy: "</g>").first)
    let tints = group.matches(of: /<rect x="20" y="(\d+)" width="280" height="(\d+)" fill="#/)
    #expect(tints.map { [$0.output.1, $0.output.2] } == [["196", "2"], ["72", "102"]])
  }

  @Test(arguments: [
    "title.top", "superview.top", "title.top == superview.top + 8", "title.top==superview.top+8", "gap",
  ])
  func `the constraint whose views are tinted has the names that edits take, in later runs too`(name: String) throws {
    try tool.add(
      "title.scene.yaml",
      """
      format: 1
      devices: [iPhone 8]
      orientations: [portrait]
      views: { title: { type: label, text: Title } }
      constraints: ["title.top == superview.top + 8 #gap", "title.leading == superview.leading + 8"]

      """)
    for _ in 1...2 {
      let svg = try picture("title.scene.yaml", "--overlay", "involved=\(name)")
      expect(svg, contains: "class=\"involved\"")
      let run = try tool.run(
        "render", "title.scene.yaml", "-f", "svg", "-q", "-o", "Output", "--overlay", "involved=\(name)")
      #expect(run.code == 0 && run.messages == "")
    }
  }

  @Test func `an unknown constraint is reported with the names it may have`() throws {
    try tool.add("title.scene.yaml", "format: 1\nviews: { title: { frame: { x: 0, y: 9, width: 9, height: 9 } } }\n")
    let run = try tool.run("render", "title.scene.yaml", "-o", "Output", "-q", "--overlay", "involved=title.bottom")
    #expect(run.code == 66)
    #expect(
      run.messages == """
        render-layouts: error: unknown constraint 'title.bottom'
            use its id, its identifier, its equation, or one side such as 'title.top'

        """)
  }

  @Test func `DRW-09: a label without width has no letters`() throws {
    let svg = try picture(
      path("Department/DepartmentLabels"), "--overlay", "none", "--orientation", "portrait")
    let group = try #require(svg.components(separatedBy: "id=\"view-label\"").dropFirst().first)
    #expect(!group.components(separatedBy: "</g>")[0].contains("<text"))
  }

  @Test func `ISS-01, ISS-05: a label with only a top constraint needs an X position`() throws {
    try tool.add(
      "a.scene.yaml",
      """
      format: 1
      devices: [iPhone 5s]
      orientations: [portrait]
      bars: [navigation]
      views: { totalCars: { type: label, text: "Total Cars: 0", contentSize: 100x21 } }
      constraints: [totalCars.top == topGuide.bottom + 8]

      """)
    let run = try tool.run("check", "a.scene.yaml")
    #expect(run.code == 1)
    expect(run.output, contains: "error: 'totalCars' needs constraints for: X position [ambiguous]\n")
  }

  @Test func `PRV-01: three scenes on two devices in three orientations give 18 pictures and a sheet each`() throws {
    let run = try tool.run(
      "render", SharedFolder.packagePath("Scenes/Exercises"), "-F", "Th*", "-d", "iPhone 4s,iPhone 5s", "--orientation",
      "portrait,landscapeLeft,landscapeRight", "-f", "svg")
    #expect(run.code == 0, "\(run.messages)")
    expect(run.output, contains: "3 scenes, 18 layouts: 18 fine\n")
    let files = try tool.files(in: "Output").keys
    #expect(files.filter { $0.hasPrefix("renders/") && $0.hasSuffix(".svg") }.count == 18)
    let sheets = files.filter { $0.hasPrefix("sheets/") }.sorted()
    #expect(sheets.count == 4 && sheets.last?.hasPrefix("sheets/three-buttons") == true, "\(sheets)")
    #expect(files.contains("index.html"))
  }

  @Test func `PRV-04: both sizes of phones are side by side`() throws {
    let run = try tool.run("list", path("CarValet/CarValet"), "-d", "iphone-4s,iphone-5", "--orientation", "portrait")
    expect(run.output, contains: "iPhone 4s")
    expect(run.output, contains: "iPhone 5 ")
    let sizes = try tool.run(
      "solve", path("CarValet/CarValet"), "-d", "iphone-4s,iphone-5", "--orientation", "portrait", "-f", "text"
    )
    .output
    expect(sizes, contains: "320 × 480 pt")
    expect(sizes, contains: "320 × 568 pt")
  }

  @Test func `AUD-06: large letters are truncated if there is not enough room for both labels (A-DEP-011)`() throws {
    try tool.add(
      "a.scene.yaml",
      """
      format: 1
      devices: [iPhone 4s]
      views:
        dept: { type: label, text: Department, contentSize: 211.5x21, hug: 251 }
        value: { type: label, text: Value, contentSize: 193.5x21, hug: 251, resist: { horizontal: 749 } }
      constraints:
        - dept: { leading: superview + 20, top: superview + 30 }
        - value: { trailing: superview - 20, top: superview + 30 }
        - value.leading >= dept.trailing + 8

      """)
    let run = try tool.run("check", "a.scene.yaml")
    expect(
      run.output,
      contains: "the text of 'value' is cut off: it needs 193.5 points of width, 133 more than it has [truncated]")
    expect(run.output, contains: "    on iPhone 4s, portrait\n")
    expect(run.output, contains: "1 scene, 2 layouts: 1 fine, 1 with warnings\n")
  }

  @Test func `AUD-08: rotation and return restores the frames`() throws {
    for scene in ["CarValet/CarValet", "Department/DepartmentUndecided"] {
      let run = try tool.run("trace", path(scene), "--rotate", "portrait,landscapeLeft,portrait", "-d", "iPhone 4s")
      #expect(run.code == 0)
      expect(run.output, contains: "  same frames as step 1\n")
    }
  }
}
