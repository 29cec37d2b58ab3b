import AutoLayout
import Drawing
import Findings
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import SceneDrawing

@Suite struct OverlaysTests {
  @Test func `an alignment rectangle is drawn if it differs from the frame`() {
    var builder = SceneBuilder()
    builder.add("plain", Rect(x: 20, y: 20, width: 40, height: 40))
    builder.add("switch", .toggle(isOn: true), Rect(x: 135.5, y: 268.5, width: 51, height: 31)) {
      $0.placement.alignmentRectInsets = EdgeInsets(right: 2)
    }
    let picture = builder.picture([.frames, .alignmentRects])
    expect(picture.commands.layer("frames").count, is: 2)
    let rects = picture.commands.layer("alignment-rects").strokes
    expect(rects.map(\.shape), is: [.rect(Rect(x: 135.5, y: 268.5, width: 49, height: 31).inset(0.5))])
    #expect(rects.first?.stroke.dashes.isEmpty == false)
  }

  @Test func `the safe area is dotted, and the guides of the screen are dashed`() {
    var builder = SceneBuilder()
    builder.safeArea = EdgeInsets(top: 20, bottom: 34)
    let top = LayoutItemID(view: 0, guide: .topLayoutGuide)
    builder.guides = [.init(item: top, rect: Rect(x: 0, y: 0, width: 320, height: 20))]
    let guides = builder.picture(.guides).commands.layer("guides")
    #expect(
      guides.strokes.map(\.shape) == [
        .rect(Rect(x: 0, y: 20, width: 320, height: 426)), .line(Point(x: 0, y: 20), Point(x: 320, y: 20)),
      ])
    expect(guides.strokes.map { $0.stroke.dashes.first }, is: [0, 5])
    expect(guides.groups.compactMap(\.group.title), is: ["safe area", "topGuide"])
  }

  @Test func `guides do not cross out text`() {
    var builder = SceneBuilder()
    builder.safeArea = EdgeInsets(top: 20)
    builder.add("label", .label(LabelContent(text: LocalizedText("Wide"))), Rect(x: 40, y: 100, width: 120, height: 20))
    let margins = LayoutItemID(view: 0, guide: .layoutMargins)
    func sides(ofMargins rect: Rect) -> [Shape] {
      builder.guides = [.init(item: margins, rect: rect)]
      return builder.picture(.guides).commands.layer("guides").strokes.dropFirst().map(\.shape)
    }
    let beside = Rect(x: 16, y: 40, width: 288, height: 400)
    expect(sides(ofMargins: beside), is: [.rect(beside)])
    let across = sides(ofMargins: Rect(x: 16, y: 40, width: 288, height: 70))
    // Above, left, right, and two lines below, on both sides of the letters.
    expect(across.count, is: 5)
    #expect(!across.contains(.line(Point(x: 16, y: 110), Point(x: 304, y: 110))))
    #expect(across.contains(.line(Point(x: 16, y: 110), Point(x: 38, y: 110))))
  }

  @Test func `the outline of one finding does not cross out the badge of another`() {
    var builder = SceneBuilder()
    for index in 1...2 { builder.add("view\(index)", Rect(x: 40, y: 100, width: 40 * Double(index), height: 40)) }
    builder.findings = [1, 2].map {
      Finding(code: "ambiguous", severity: .error, message: "open", source: nil, views: [$0])
    }
    let shapes = builder.picture(.findings).commands.layer("findings").flattened.compactMap { command -> Shape? in
      switch command {
      case .stroke(let shape, _), .fill(let shape, _): shape
      default: nil
      }
    }
    let outlines = shapes.indices.filter { if case .rect = shapes[$0] { true } else { false } }
    let discs = shapes.indices.filter { if case .ellipse = shapes[$0] { true } else { false } }
    #expect(outlines == [0, 1] && discs.first == 2)
  }

  @Test func `lines avoid the symbols of steppers and small pictures`() {
    func parts(_ content: ViewContent, _ frame: Rect) -> [Shape] {
      var builder = SceneBuilder()
      builder.add("view", content, frame)
      builder.constraints = [
        LayoutConstraint(
          LayoutItemID(view: 1), .centerY, .equal, LayoutItemID(view: 0), .centerY, constant: 0)
      ]
      // Without the halos, which are drawn first.
      return builder.picture(.constraints).commands.layer("constraints").strokes.map(\.shape).suffix(3)
    }
    let stepper = parts(.stepper, Rect(x: 100, y: 224, width: 96, height: 32))
    #expect(
      stepper == [
        .line(Point(x: 95, y: 240), Point(x: 114, y: 240)), .line(Point(x: 134, y: 240), Point(x: 162, y: 240)),
        .line(Point(x: 182, y: 240), Point(x: 201, y: 240)),
      ])
    let picture = parts(.image(ImageContent()), Rect(x: 100, y: 220, width: 40, height: 40))
    #expect(
      picture.suffix(2) == [
        .line(Point(x: 95, y: 240), Point(x: 98, y: 240)), .line(Point(x: 142, y: 240), Point(x: 145, y: 240)),
      ])
  }

  @Test func `margins without any remaining area are not drawn and not in the legend`() {
    var builder = SceneBuilder()
    builder.add("label", Rect(x: 20, y: 20, width: 100, height: 14))
    for (height, isShown) in [(10.0, true), (-2, false), (0, false)] {
      builder.guides = [
        LayoutSolution.SolvedGuide(
          item: LayoutItemID(view: 1, guide: .layoutMargins), rect: Rect(x: 28, y: 28, width: 84, height: height))
      ]
      expect(builder.picture(.guides).commands.layer("guides").strokes.isEmpty, is: !isShown)
      let style = LayoutDrawingStyle(overlays: .guides)
      expect(builder.layout.legendMarks(style: style).contains(.guide), is: isShown)
    }
  }

  @Test func `the legend explains measured and tinted views if there are any`() {
    var builder = SceneBuilder()
    builder.add("label", Rect(x: 20, y: 20, width: 100, height: 14))
    var style = LayoutDrawingStyle(overlays: [])
    for (view, isShown) in [("label", true), ("root", false), ("other", false)] {
      style.measuredView = view
      expect(builder.layout.legendMarks(style: style), is: (isShown ? [.distance] : []))
    }
    style.measuredView = nil
    style.involvedConstraint = "none"
    #expect(builder.layout.legendMarks(style: style).isEmpty)
  }

  @Test func `overlays are light or dark, as the view that covers most of the screen`() {
    func frameColor(_ change: (inout SceneBuilder) -> Void) -> Color? {
      var builder = SceneBuilder()
      builder.appearance = .dark
      change(&builder)
      builder.add("label", Rect(x: 20, y: 20, width: 40, height: 14))
      return builder.picture(.frames).commands.layer("frames").strokes.last?.stroke.color
    }
    let (light, dark) = (frameColor { $0.appearance = .light }, frameColor { _ in })
    #expect(light != nil && light != dark)
    let half = Rect(x: 0, y: 0, width: 320, height: 240)
    let most = Rect(x: 0, y: 0, width: 320, height: 300)
    expect(frameColor { $0.views[0].appearance.background = .system(.white) }, is: light)
    expect(frameColor { $0.views[0].appearance.background = .system(.red) }, is: dark)
    expect(frameColor { $0.add("paper", most) { $0.appearance.background = .system(.white) } }, is: light)
    expect(frameColor { $0.add("paper", half) { $0.appearance.background = .system(.white) } }, is: dark)
    expect(frameColor { $0.add("glass", most) { $0.appearance.background = .system(.clear) } }, is: dark)
  }

  @Test func `equal frames are drawn once`() {
    var builder = SceneBuilder()
    builder.add("cell", Rect(x: 0, y: 20, width: 320, height: 44))
    builder.add("content", Rect(x: 0, y: 20, width: 320, height: 44), in: 1)
    builder.add("label", Rect(x: 16, y: 20, width: 288, height: 44), in: 2)
    expect(builder.picture(.frames).commands.layer("frames").strokes.count, is: 2)
  }

  @Test func `DRW-03: states differ in shape as well as in color`() {
    let strokes = [ConstraintMark.State.satisfied, .ambiguous, .conflict].map { state -> [Stroke] in
      let pen = OverlayPen(
        LayoutDrawingStyle(), appearance: .light, text: TextPainter(measurer: FixedPitchTextMeasurer()))
      let mark = ConstraintMark(
        constraint: 0, form: .line, axis: .horizontal, start: 0, end: 50, position: 10, room: 10...10, state: state,
        isOptional: false, label: "")
      return pen.line(mark).strokes.map(\.stroke).filter { $0.color != pen.palette.background }
    }
    expect(strokes.map(\.count), is: [1, 1, 2])
    #expect(strokes[0][0].dashes.isEmpty)
    expect(strokes[1][0].dashes.first, is: 0)
    #expect(strokes[2].allSatisfy { $0.color == Color(0xFF0080) })
  }

  @Test func `DRW-04: an optional constraint is dashed and names its priority`() {
    var builder = SceneBuilder()
    builder.add("box", Rect(x: 20, y: 20, width: 200, height: 100))
    builder.constraints = [LayoutConstraint(LayoutItemID(view: 1), .width, constant: 200, priority: .defaultHigh)]
    let picture = builder.picture(.constraints)
    #expect(picture.commands.layer("constraints").strokes.contains { $0.stroke.dashes == [4, 3] })
    expect(picture.commands.layer("badges").texts.map(\.text), is: ["200 @750"])
    #expect(picture.commands.layer("constraint").isEmpty == false)
    #expect(picture.commands.groups.compactMap(\.group.title).contains("box.width == 200 @750"))
  }

  @Test func `small pictures keep lines and marks of problems and drop numbers`() {
    let phone = DeviceCatalogue.devices(named: "iPhone SE (1st gen)")[0]
    let layout = LoginLayout(SceneVariant(device: phone, orientation: .portrait), hasConflict: true).layout
    let scale = 0.25
    let picture = layout.picture(LayoutDrawingStyle(scale: scale))
    let lines = picture.commands.layer("constraints").strokes
    #expect(lines.allSatisfy { $0.stroke.width * scale >= 0.99 })
    let badges = picture.commands.layer("badges")
    #expect(badges.texts.isEmpty)
    let discs = badges.fills.compactMap { if case .ellipse(let rect) = $0.shape { rect } else { nil } }
    expect(discs.count, is: 3)
    #expect(discs.allSatisfy { $0.width * scale >= 6 })
  }

  @Test func `findings are badges within the picture`() {
    var builder = SceneBuilder()
    builder.add("label", Rect(x: 200, y: -5, width: 120, height: 20))
    builder.findings = [
      Finding(code: "truncated", severity: .warning, message: "cut off", source: nil, views: [1]),
      Finding(code: "off-screen", severity: .warning, message: "outside", source: nil, views: [1]),
      Finding(code: "off-screen", severity: .note, message: "fine", source: nil, views: [1]),
      Finding(code: "off-screen", severity: .error, message: "nowhere", source: nil, views: [99]),
    ]
    let groups = builder.picture(.findings).commands.groups.filter { $0.group.name == "finding" }
    expect(groups.compactMap(\.group.title), is: ["cut off", "outside"])
    let discs = groups.flatMap { $0.commands.fills.prefix(1) }.compactMap { fill -> Rect? in
      if case .ellipse(let rect) = fill.shape { rect } else { nil }
    }
    expect(discs.count, is: 2)
    #expect(discs.first?.intersection(discs[discs.count - 1]) == nil)
    #expect(discs.allSatisfy { Rect(x: 0, y: 0, width: 320, height: 480).contains($0, tolerance: 0.001) })
  }

  @Test func `labels avoid small pictures`() {
    var builder = SceneBuilder()
    let icon = Rect(x: 100, y: 100, width: 30, height: 30)
    let view = builder.add("icon", .image(ImageContent(name: "star", isSymbol: true)), icon)
    builder.constraints = [
      LayoutConstraint(LayoutItemID(view: view), .width, constant: 30)
    ]
    let labels = builder.picture(.constraints).commands.layer("badges").fills.compactMap { fill in
      if case .roundedRect(let rect, _) = fill.shape { rect } else { nil }
    }
    #expect(!labels.isEmpty && labels.allSatisfy { $0.intersection(icon.inset(by: EdgeInsets(all: 1))) == nil })
  }

  @Test func `names avoid badges`() {
    var builder = SceneBuilder()
    builder.add("title", Rect(x: 100, y: 100, width: 60, height: 40))
    let alone = builder.picture(.names).commands.layer("names").texts.first?.origin
    builder.findings = [Finding(code: "any", severity: .warning, message: "", source: nil, views: [1])]
    builder.views[1].identity.label = "a title"
    let commands = builder.picture([.names, .findings]).commands
    func rects(_ layer: String) -> [Rect] {
      commands.layer(layer).fills.compactMap { fill in
        switch fill.shape {
        case .ellipse(let rect), .roundedRect(let rect, _): rect
        default: nil
        }
      }
    }
    let (discs, grounds) = (rects("findings"), rects("names"))
    expect(alone, is: Point(x: 103, y: 108))
    #expect(!discs.isEmpty && !grounds.isEmpty)
    for disc in discs { for ground in grounds { #expect(disc.intersection(ground) == nil) } }
  }

  @Test(arguments: [0.75, 2.0])
  func `view names and their grounds have the same size at any scale`(scale: Double) throws {
    var builder = SceneBuilder()
    builder.add("name", Rect(x: 20, y: 20, width: 120, height: 40))
    func name(at scale: Double) throws -> (ground: Rect, text: Point) {
      let commands = builder.picture(.names, scale: scale).commands.layer("names")
      let grounds = commands.fills.compactMap { if case .roundedRect(let rect, _) = $0.shape { rect } else { nil } }
      let ground = try #require(grounds.first)
      let text = try #require(commands.texts.first)
      return (ground, Point(x: text.origin.x - ground.minX, y: ground.maxY - text.origin.y))
    }
    let (whole, scaled) = try (name(at: 1), name(at: scale))
    #expect(abs(scaled.ground.height * scale - whole.ground.height) < 0.01)
    #expect(abs(scaled.text.x * scale - whole.text.x) < 0.01)
    #expect(abs(scaled.text.y * scale - whole.text.y) < 0.01)
  }

  @Test func `view names are legible`() {
    var builder = SceneBuilder()
    builder.add("email", Rect(x: 20, y: 20, width: 100, height: 40)) { $0.identity.label = "E-mail field" }
    expect(builder.picture(.names).commands.texts.map(\.text), is: ["E-mail field"])
    #expect(builder.picture(.names, scale: 0.3).commands.texts.isEmpty)
  }

  @Test func `a misplaced view has a dashed outline at its solved frame, with the difference to its document`() {
    var builder = SceneBuilder()
    builder.add("group", Rect(x: 0, y: 100, width: 320, height: 328))
    builder.add("edit", Rect(x: 145, y: 398, width: 30, height: 30), in: 1) {
      $0.placement.recordedFrame = Rect(x: 145, y: 149, width: 30, height: 30)
    }
    builder.frames[2] = Rect(x: 145, y: 398, width: 30, height: 30)
    builder.findings = [Finding(code: "misplaced", severity: .warning, message: "off", source: nil, views: [2])]
    var layout = builder.layout
    layout.frames[2] = Rect(x: 145, y: 298, width: 30, height: 30)
    let picture = layout.picture(LayoutDrawingStyle(overlays: .misplacements))
    let layer = picture.commands.layer("expected")
    // The group begins at 100. The dashed outline is 298 points below its top, and the plain one, at the position in
    // the document, 149 points.
    let outlines = layer.strokes.filter { if case .rect = $0.shape { true } else { false } }
    expect(outlines.last?.shape, is: .rect(Rect(x: 145, y: 398, width: 30, height: 30)))
    #expect(outlines.last?.stroke.dashes.isEmpty == false)
    expect(outlines.first?.shape, is: .rect(Rect(x: 145, y: 249, width: 30, height: 30)))
    expect(layer.texts.map(\.text), is: ["+149"])
    expect(layout.legendMarks(style: LayoutDrawingStyle(overlays: .misplacements)), is: [.misplaced])
  }

  @Test func `baselines run through the letters, only once for a single line`() {
    var builder = SceneBuilder()
    builder.add("one", .label(LabelContent(text: LocalizedText("A"))), Rect(x: 20, y: 20, width: 100, height: 20))
    builder.add("two", .label(LabelContent(text: LocalizedText("A"))), Rect(x: 20, y: 60, width: 100, height: 40))
    var layout = builder.layout
    layout.system.items[1].baseline = .edges(first: 16, last: 4)
    layout.system.items[2].baseline = .edges(first: 16, last: 4)
    let picture = layout.picture(LayoutDrawingStyle(overlays: .baselines))
    #expect(
      picture.commands.layer("baselines").strokes.map(\.shape) == [
        .line(Point(x: 20, y: 36), Point(x: 120, y: 36)), .line(Point(x: 20, y: 76), Point(x: 120, y: 76)),
        .line(Point(x: 20, y: 96), Point(x: 120, y: 96)),
      ])
  }

  @Test func `a mark distinguishes content sizes from larger and smaller sizes`() {
    var builder = SceneBuilder()
    builder.add("label", Rect(x: 20, y: 20, width: 100, height: 20))
    var layout = builder.layout
    let marks = [100.0, 80, 120].map { width in
      layout.system.items[1].intrinsicContentSize = IntrinsicContentSize(width: width, height: nil)
      let picture = layout.picture(LayoutDrawingStyle(overlays: .contentSizes))
      return picture.commands.groups.filter { $0.group.name == "content-size" }
    }
    #expect(
      marks.flatMap { $0.compactMap(\.group.title) } == [
        "width 100, the size of its content", "width 100, larger than its content, which is 80",
        "width 100, smaller than its content, which is 120",
      ])
    // A plain line, or one with arrow heads, each with its halo.
    expect(marks.map { $0.first?.commands.count }, is: [2, 6, 6])
  }

  @Test func `DRW-07: only the views of a chosen constraint are tinted`() {
    var builder = SceneBuilder()
    builder.add("separator", Rect(x: 0, y: 100, width: 320, height: 1))
    builder.add("addCar", Rect(x: 20, y: 60, width: 100, height: 30))
    builder.add("other", Rect(x: 20, y: 200, width: 100, height: 30))
    var layout = builder.layout
    let constraint = LayoutConstraint(
      LayoutItemID(view: 1), .top, .equal, LayoutItemID(view: 2), .bottom, constant: 10, identifier: "p.separator.top")
    layout.resolved.documentConstraints = [SceneConstraint(constraint, objectID: "abc", outlet: "gap")]
    let names = [
      "p.separator.top", "abc", "gap", "separator.top", "addCar.bottom", "separator.top==addCar.bottom+10",
      "separator.top == addCar.bottom + 10",
    ]
    for name in names {
      var style = LayoutDrawingStyle(overlays: [])
      style.involvedConstraint = name
      let picture = layout.picture(style)
      #expect(
        picture.commands.layer("involved").fills.map(\.shape) == [
          .rect(Rect(x: 0, y: 100, width: 320, height: 1)), .rect(Rect(x: 20, y: 60, width: 100, height: 30)),
        ])
    }
    #expect(builder.picture().commands.layer("involved").isEmpty)
  }

  @Test func `distances extend to the nearest view on each side, or to the edge of the superview`() {
    var builder = SceneBuilder()
    builder.add("label", Rect(x: 60, y: 100, width: 80, height: 20))
    builder.add("right", Rect(x: 170, y: 90, width: 50, height: 50))
    builder.add("farther", Rect(x: 240, y: 90, width: 50, height: 50))
    builder.add("aside", Rect(x: 200, y: 160, width: 50, height: 50))
    var style = LayoutDrawingStyle(overlays: [])
    style.measuredView = "label"
    let picture = builder.layout.picture(style)
    expect(picture.commands.layer("distances").texts.map(\.text), is: ["60", "30", "100", "360"])
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `an invalid drawing scale is replaced by one`(scale: Double) {
    expect(LayoutDrawingStyle(scale: scale).scale, is: 1)
  }

  @Test func `the legend contains only marks that occur`() {
    let phone = DeviceCatalogue.devices(named: "iPhone SE (1st gen)")[0]
    let plain = LoginLayout(SceneVariant(device: phone, orientation: .portrait)).layout
    let marks = plain.legendMarks(style: LayoutDrawingStyle())
    #expect(
      marks == [
        .required, .optional, .alignment, .inequality, .equalSize, .sideRatio, .frame, .alignmentRect, .safeArea,
      ])
    #expect(plain.legendMarks(style: LayoutDrawingStyle(overlays: [])).isEmpty)
    let troubled = LoginLayout(plain.resolved.variant, hasConflict: true, hasAmbiguity: true).layout
    let small = troubled.legendMarks(style: LayoutDrawingStyle(overlays: [.constraints, .findings], scale: 0.3))
    expect(small, is: [.required, .optional, .alignment, .conflict, .ambiguous])
  }

  @Test func `an expected finding has the marks of any other, and a note has none`() {
    var builder = SceneBuilder()
    builder.add("a", Rect(x: 20, y: 40, width: 100, height: 40))
    let finding = Finding(code: FindingCode("ambiguous"), severity: .note, message: "", source: nil, views: [1])
    builder.findings = [finding]
    #expect(builder.picture(.findings).commands.groups.filter { $0.group.name == "finding" }.isEmpty)
    builder.findings[0].isExpected = true
    expect(builder.picture(.findings).commands.groups.filter { $0.group.name == "finding" }.count, is: 1)
    #expect(builder.layout.legendMarks(style: LayoutDrawingStyle(overlays: .findings)).contains(.ambiguous))
  }
}
