import Foundation
import LayoutTestSupport
import Testing

/// Layouts compared with pictures of their design, as users do it. The design is a picture of the scene with another
/// constant.
@Suite struct DesignCommandTests {
  private let tool = Tool()

  private static func scene(top: Int, design: String = "") -> String {
    """
    format: 1
    scene: Card
    devices: [iPhone 8]
    orientations: [portrait]
    \(design)
    views:
      title: { type: label, text: Ticket }
      buy: { fill: "#0a5fd6" }
      help: { fill: "#b8005c" }
    constraints:
      - title: { leading: safeArea + 16, top: safeArea + 60 }
      - buy: { leading: title, top: title.bottom + \(top), width: 120, height: 44 }
      - help: { leading: title, top: buy.bottom + 30, width: 200, height: 60 }

    """
  }

  /// Writes the design with a constant, and the scene with another one.
  private func addDesign(_ options: String..., top: Int = 24, design: String = "design: Card.png") throws {
    try tool.add("Design/Card.scene.yaml", Self.scene(top: top))
    let run = try tool.run(
      arguments: ["render", "Design", "--format", "png", "--overlay", "none", "--scale", "2", "-o", "Drawn"] + options)
    #expect(run.code == 0, "\(run)")
    let pictures = try tool.files(in: "Drawn/renders/card")
    try tool.add("App/Card.png", try #require(pictures.first { $0.key.hasSuffix(".png") }?.value))
    try tool.add("App/Card.scene.yaml", Self.scene(top: 20, design: design))
  }

  @Test func `check --design reports how far views are from the design, those with one cause together`() throws {
    try addDesign()
    let run = try tool.run("check", "App", "--design")
    #expect(run.code == 0)
    expect(
      run.output,
      contains: """
        App/Card.scene.yaml:8:3: warning: 'buy' differs from the design: 4 points higher [design-deviation]
            also 'help'
            the gallery shows the design over the layout: Card.png

        """)
    expect(
      run.output, contains: "Designs: 8 edges of 2 views in 1 layout compared, the largest deviation is 4 points")
  }

  @Test(arguments: [false, true])
  func `compare notes the deviation before and after a change`(isApproved: Bool) throws {
    try addDesign()
    let git = "git -c user.name=a -c user.email=a@example.com"
    try expect(tool.shell("git init -q . && git add -A && \(git) commit -q -m first").code, is: 0)
    if isApproved { try expect(tool.run("approve", "App").code, is: 0) }
    try tool.add("App/Card.scene.yaml", Self.scene(top: 22, design: "design: Card.png"))
    let against = isApproved ? [] : ["--against", "HEAD"]
    let run = try tool.run(arguments: ["compare", "App", "--report", "markdown=report.md"] + against)
    expect(
      run.output,
      contains: "note: the largest deviation from the design 'Card.png' is 2 points instead of 4 points")
    let report = String(decoding: try #require(try tool.files(in: ".")["report.md"]), as: UTF8.self)
    expect(report, contains: "is 2 points instead of 4 points")
  }

  @Test func `compare measures no layout that has no approved counterpart`() throws {
    try addDesign()
    try expect(tool.run("approve", "App").code, is: 0)
    // Under a lower status bar, all views are farther from their design.
    let kiosk = "{ name: Kiosk, width: 375, height: 667, scale: 2, safeArea: { top: 16 } }"
    let scene = Self.scene(top: 22, design: "design: Card.png").replacing("[iPhone 8]", with: "[iPhone 8, \(kiosk)]")
    try tool.add("App/Card.scene.yaml", scene)
    let run = try tool.run("compare", "App")
    expect(run.output, contains: "Kiosk")
    expect(
      run.output,
      contains: "note: the largest deviation from the design 'Card.png' is 2 points instead of 4 points")
  }

  @Test func `without --design nothing is compared`() throws {
    try addDesign()
    #expect(try !tool.run("check", "App").output.contains("esign"))
  }

  @Test func `a layout as in its design has no finding`() throws {
    try addDesign(top: 20)
    let run = try tool.run("check", "App", "--design")
    #expect(!run.output.contains("[design-deviation]"))
    expect(run.output, contains: "the largest deviation is 0 points")
  }

  @Test func `a design of another size is compared with nothing, and the totals say so`() throws {
    try addDesign()
    let run = try tool.run("check", "App", "--design", "-d", "iPhone 16 Pro")
    expect(run.output, contains: "Designs: no layout has the size of its design")
  }

  @Test func `a design that has the size of no layout is reported`() throws {
    try addDesign()
    try tool.add(
      "App/Card.scene.yaml", Self.scene(top: 20, design: "design: Card.png").replacing("iPhone 8", with: "iPhone 16"))
    try expect(
      tool.run("check", "App", "--design").output,
      contains:
        "App/Card.scene.yaml:5:9: note: no layout of 'Card' has the size of the design 'Card.png', 750 × 1334 pixels")
  }

  @Test func `a design for one device is compared with that device only`() throws {
    try addDesign(design: "design: { picture: { iPhone 8 Plus: Card.png } }")
    #expect(try !tool.run("check", "App", "--design").output.contains("differs from the design"))
    try addDesign(design: "design: { picture: { iPhone 8: Card.png } }")
    try expect(tool.run("check", "App", "--design").output, contains: "differs from the design")
  }

  @Test func `the configuration names designs by scene`() throws {
    try addDesign(design: "")
    try tool.add(".render-layouts.yml", "designs: { Card: App/Card.png }\n")
    try expect(tool.run("check", "App", "--design").output, contains: "'buy' differs from the design: 4 points higher")
    try tool.add(".render-layouts.yml", "designs: { Card: App/Gone.png }\n")
    try expect(tool.run("check", "App", "--design").output, contains: "design 'App/Gone.png' not found")
    try tool.add(".render-layouts.yml", "designs: { Card: Card.txt }\n")
    let run = try tool.run("check", "App", "--design")
    #expect(run.code == 78)
    expect(run.messages, contains: ".render-layouts.yml:1:18: error: 'Card.txt' is not a picture")
  }

  @Test func `a design without the size of a layout is noted once, however many devices it has`() throws {
    try addDesign()
    let scene = Self.scene(top: 20, design: "design: { picture: { all phones: Card.png } }")
    try tool.add("App/Card.scene.yaml", scene.replacing("iPhone 8", with: "iPad mini (6th gen)"))
    #expect(try tool.run("check", "App", "--design").output.components(separatedBy: "note: no layout").count == 2)
  }

  @Test func `a design that is not a picture is reported at its name`() throws {
    try addDesign()
    try tool.add("App/Card.png", "text")
    try expect(
      tool.run("check", "App", "--design").output,
      contains: "App/Card.scene.yaml:5:9: warning: the design 'Card.png' cannot be shown: it is not a PNG, JPEG or WebP"
    )
  }

  @Test(arguments: ["text", nil])
  func `a faulty design of several devices is reported once`(content: String?) throws {
    try addDesign(design: "design: { picture: { all phones: Faulty.png } }")
    if let content { try tool.add("App/Faulty.png", content) }
    #expect(try tool.run("check", "App", "--design").output.components(separatedBy: "Faulty.png'").count == 2)
  }

  @Test func `a missing design is reported at its name`() throws {
    try addDesign(design: "design: Gone.png")
    try expect(
      tool.run("check", "App", "--design").output,
      contains: "App/Card.scene.yaml:5:9: warning: design 'Gone.png' not found [unknown-file]")
    try expect(tool.run("compare", "App").output, contains: "0 as approved, 1 not")
  }

  @Test func `render reports deviations, and the gallery has the picture of the design`() throws {
    try addDesign()
    let run = try tool.run("render", "App", "--format", "svg")
    expect(run.messages, contains: "'buy' differs from the design: 4 points higher [design-deviation]")
    let design = try #require(try tool.files(in: "App")["Card.png"])
    #expect(try tool.files(in: "Output/renders/card")["design-1.png"] == design)
    let report = String(decoding: try #require(try tool.files(in: "Output")["report.json"]), as: UTF8.self)
    expect(report, contains: #""path":"renders/card/design-1.png","name":"Card.png","width":750,"height":1334"#)
  }
}
