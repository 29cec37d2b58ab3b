import AutoLayout
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// Frames in windows of all sizes, compared with layouts of single windows. Every character is 8 points wide.
@Suite struct PiecewiseLayoutTests {
  private let variant = TestScene.variant(width: 320, height: 480, safeArea: EdgeInsets(top: 20))

  private func piecewise(_ scene: TestScene, pieceLimit: Int = 500) throws -> PiecewiseLayout {
    try scene.scene.piecewiseLayout(
      of: variant, pieceLimit: pieceLimit, measuringTextWith: FixedPitchTextMeasurer(),
      resolving: { scene.scene.resolved(for: $0) }, judging: { _ in [] })
  }

  /// Returns the sizes, out of some random ones, at which the piecewise layout differs from a layout of that size.
  private func differences(_ scene: TestScene, _ piecewise: PiecewiseLayout, including sizes: [Size] = []) -> [Size] {
    var random = SeededRandomNumberGenerator(seed: 8)
    let tried = (0..<60).map { _ in
      Size(
        width: Double(Int.random(in: 640...2732, using: &random)) / 2,
        height: Double(Int.random(in: 640...2732, using: &random)) / 2)
    }
    return (tried + sizes).filter { size in
      let layout = scene.scene.resolved(for: variant.inWindow(of: size)).layout()
      return layout.absoluteFrames != piecewise.absoluteFrames(at: size)
    }
  }

  private func pinned(_ constraints: (LayoutItemID) -> [LayoutConstraint]) -> TestScene {
    var scene = TestScene()
    let card = scene.add("card")
    scene.pin(card, left: 20, top: 10)
    for constraint in constraints(LayoutItemID(view: card)) { scene.add(constraint) }
    return scene
  }

  @Test func `edges that depend linearly on width and height are one piece`() throws {
    let scene = pinned { card in
      [
        LayoutConstraint(card, .right, .equal, .root, .right, constant: -20),
        LayoutConstraint(card, .height, .equal, .root, .height, multiplier: 0.5),
      ]
    }
    let layout = try piecewise(scene)
    #expect(layout.pieceCount <= 2)
    #expect(layout.absoluteFrames(at: Size(width: 500, height: 400))?[1] == Rect(x: 20, y: 10, width: 460, height: 200))
    #expect(differences(scene, layout) == [])
  }

  @Test func `a view that is never wider than high starts to follow the height along a slanted line`() throws {
    let scene = pinned { card in
      [
        LayoutConstraint(card, .right, .equal, .root, .right, constant: -20, priority: .defaultHigh),
        LayoutConstraint(card, .width, .lessThanOrEqual, .root, .height),
        LayoutConstraint(card, .height, constant: 50),
      ]
    }
    let layout = try piecewise(scene)
    #expect(layout.absoluteFrames(at: Size(width: 600, height: 400))?[1].width == 400)
    #expect(layout.absoluteFrames(at: Size(width: 400, height: 600))?[1].width == 360)
    #expect(differences(scene, layout, including: [Size(width: 440, height: 400)]) == [])
  }

  @Test func `content of a table starts below the bar as long as the bar covers it`() throws {
    // The bar ends at 64 points, which the table reaches in windows that are 640 points high.
    let (scene, row) = TestScene.tableLeavingBar()
    let layout = try piecewise(scene)
    let sizes = [400.0, 600, 640, 800].map { Size(width: 400, height: $0) }
    #expect(sizes.map { layout.absoluteFrames(at: $0)?[row].minY } == [74, 74, 74, 90])
    #expect(differences(scene, layout, including: sizes) == [])
  }

  @Test func `a text takes another line as soon as fewer are too narrow`() throws {
    var scene = TestScene()
    let text = String(repeating: "word ", count: 30)
    let label = scene.add("text", to: 0, .label(LabelContent(text: LocalizedText(text), numberOfLines: 0)))
    scene.pin(label, left: 20, top: 10)
    let below = scene.add("below")
    let (labelItem, item) = (LayoutItemID(view: label), LayoutItemID(view: below))
    scene.add(LayoutConstraint(labelItem, .right, .equal, .root, .right, constant: -20))
    scene.add(LayoutConstraint(item, .top, .equal, labelItem, .bottom, constant: 8))
    scene.add(LayoutConstraint(item, .left, .equal, .root, .left))
    scene.add(LayoutConstraint(item, .width, .equal, .root, .width))
    scene.add(LayoutConstraint(item, .bottom, .equal, .root, .bottom))
    let layout = try piecewise(scene)
    #expect(layout.pieceCount > 3)
    // Eight words of five characters without the last space: 39 characters.
    let border = 39.0 * 8 + 40
    #expect(differences(scene, layout, including: [-0.5, 0, 0.5].map { Size(width: border + $0, height: 500) }) == [])
  }

  @Test func `the first and last width of a variant belong to it`() throws {
    var scene = pinned { card in
      [LayoutConstraint(card, .height, constant: 50), LayoutConstraint(card, .width, constant: 100)]
    }
    let wide = scene.add(LayoutConstraint(LayoutItemID(view: 1), .width, constant: 300), isInstalled: false)
    scene.change { scene in
      var condition = VariationCondition()
      condition.screen = SizeLimits(minWidth: 500, maxWidth: 800, minHeight: 400)
      var variation = SceneVariation(name: "wide", condition: condition)
      variation.removed = [3]
      variation.installed = [wide]
      scene.variations = [variation]
    }
    let layout = try piecewise(scene)
    let sizes = [499.5, 500, 800, 800.5].flatMap { width in
      [399.5, 400].map { Size(width: width, height: $0) }
    }
    #expect(differences(scene, layout, including: sizes) == [])
    #expect(sizes.map { layout.absoluteFrames(at: $0)?[1].width } == [100, 100, 100, 300, 100, 300, 100, 100])
  }

  @Test func `constraints that conflict in small windows do so up to the exact size`() throws {
    let scene = pinned { card in
      [
        LayoutConstraint(card, .right, .equal, .root, .right, constant: -20),
        LayoutConstraint(card, .width, .greaterThanOrEqual, constant: 400),
        LayoutConstraint(card, .bottom, .equal, .root, .bottom, constant: -20),
        LayoutConstraint(card, .height, .greaterThanOrEqual, constant: 500),
      ]
    }
    let layout = try piecewise(scene)
    let sizes = [Size(width: 440, height: 530), Size(width: 439.5, height: 530), Size(width: 440, height: 529.5)]
    #expect(differences(scene, layout, including: sizes) == [])
  }

  @Test func `a view that is not positioned has the frame of a layout`() throws {
    var scene = TestScene()
    scene.pin(scene.add("card"), left: 20, top: 10)
    try expect(differences(scene, piecewise(scene)), is: [])
  }

  @Test
  func `a text without any width is as high as one line, and with a little width as high as its letters`()
    throws
  {
    var scene = TestScene()
    let label = scene.add("text", to: 0, .label(LabelContent(text: LocalizedText("several words"), numberOfLines: 0)))
    scene.pin(label, left: 400, top: 10)
    let item = LayoutItemID(view: label)
    scene.add(LayoutConstraint(item, .right, .equal, .root, .right, constant: -20, priority: .defaultHigh))
    scene.add(
      LayoutConstraint(item, .right, .lessThanOrEqual, .root, .right, constant: -20, priority: LayoutPriority(999)))
    let layout = try piecewise(scene)
    let sizes = [419.5, 420, 420.5, 421].map { Size(width: $0, height: 500) }
    #expect(differences(scene, layout, including: sizes) == [])
    #expect(Set(sizes.map { layout.absoluteFrames(at: $0)?[label].height }).count > 1)
  }

  @Test func `exceeding the requested number of pieces is an error`() {
    var scene = TestScene()
    let text = String(repeating: "word ", count: 60)
    let label = scene.add("text", to: 0, .label(LabelContent(text: LocalizedText(text), numberOfLines: 0)))
    scene.pin(label, left: 20, top: 10)
    scene.add(LayoutConstraint(LayoutItemID(view: label), .right, .equal, .root, .right, constant: -20))
    #expect(throws: PiecewiseLayout.Limit.pieces(2)) { try piecewise(scene, pieceLimit: 2) }
  }
}
