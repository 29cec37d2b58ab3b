import AutoLayout
import Geometry
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@Suite struct LayoutTests {
  @Test func `a label has the size of its text`() {
    var test = TestScene()
    let label = test.add("label", .label(LabelContent(text: LocalizedText("Department Name"))))
    test.pin(label, left: 20, top: 30)
    #expect(test.layout().frames[label] == Rect(x: 20, y: 30, width: 120, height: 21))
  }

  @Test func `a label of several lines is as high as its width requires`() {
    var test = TestScene()
    let label = test.add("label", .label(LabelContent(text: LocalizedText("aaaa bbbb cccc"), numberOfLines: 0)))
    test.pin(label, left: 0, top: 0)
    test.add(LayoutConstraint(LayoutItemID(view: label), .width, constant: 80))
    #expect(test.layout().frames[label] == Rect(x: 0, y: 0, width: 80, height: 42))
  }

  @Test func `a scrolling text view has no content size, and another has that of its text`() {
    /// The size of three words in a text view of a width, or of its content if the width is nil.
    func size(isScrollEnabled: Bool, font: FontDescription, width: Double?) -> Size {
      var test = TestScene()
      var content = LabelContent(text: LocalizedText("aaaa bbbb cccc"), font: font, numberOfLines: 0)
      content.isScrollEnabled = isScrollEnabled
      let view = test.add("text", .textView(content))
      test.pin(view, left: 0, top: 0)
      if let width { test.add(LayoutConstraint(LayoutItemID(view: view), .width, constant: width)) }
      return test.layout().frames[view].size
    }
    #expect(size(isScrollEnabled: true, font: .style(.body), width: 90) == Size(width: 90, height: 0))
    // Two lines of 21 points, with 8 points above and below, and 5 points on each side of 112.
    #expect(size(isScrollEnabled: false, font: .system(17), width: 90) == Size(width: 90, height: 58))
    #expect(size(isScrollEnabled: false, font: .system(17), width: nil) == Size(width: 122, height: 37))
    // A text style has its own line spacing: 22 points, of which the characters take 21.
    #expect(size(isScrollEnabled: false, font: .style(.body), width: 90) == Size(width: 90, height: 60))
  }

  @Test(arguments: [
    (ButtonStyle.filled, nil, Size(width: 40, height: 35)),
    (.plain, EdgeInsets(top: 7, left: 28, bottom: 7, right: 28), Size(width: 72, height: 35)),
    (.tinted, EdgeInsets(top: 0, left: 0, bottom: 0, right: 0), Size(width: 16, height: 21)),
    (.gray, EdgeInsets(top: 10, left: 1, bottom: 20, right: 2), Size(width: 19, height: 51)),
    (.system, EdgeInsets(top: 10, left: 1, bottom: 20, right: 2), Size(width: 19, height: 51)),
    (.system, nil, Size(width: 30, height: 33)),
  ])
  func `a button is as large as its title with its content insets`(
    style: ButtonStyle, insets: EdgeInsets?, size: Size
  ) {
    var test = TestScene()
    let content = ButtonContent(title: LocalizedText("Go"), style: style, contentInsets: insets)
    let button = test.add("button", .button(content))
    test.pin(button, left: 0, top: 0)
    #expect(test.layout().frames[button].size == size)
  }

  @Test(arguments: [(14.0, 21.0), (64.0, 64.0)])
  func `a button with only an image is at least as high as a line`(imageHeight: Double, height: Double) {
    var test = TestScene()
    var picture = ImageContent()
    picture.size = Size(width: 20, height: imageHeight)
    let content = ButtonContent(title: LocalizedText(""), style: .custom, image: picture)
    let button = test.add("button", .button(content))
    test.pin(button, left: 0, top: 0)
    #expect(test.layout().frames[button].size == Size(width: 20, height: height))
  }

  @Test func `margins of an inner view include the part of the safe area that overlaps it`() {
    var test = TestScene()
    let box = test.add("box")
    let child = test.add("child", to: box)
    test.pin(box, left: 0, top: 10)
    let boxItem = LayoutItemID(view: box)
    let margins = LayoutItemID(view: box, guide: .layoutMargins)
    let childItem = LayoutItemID(view: child)
    test.add(LayoutConstraint(boxItem, .width, constant: 200))
    test.add(LayoutConstraint(boxItem, .height, constant: 200))
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      test.add(LayoutConstraint(childItem, edge, .equal, margins, edge))
    }
    // The safe area is 44 points, of which 34 extend below the top of the box, and the margin is 8.
    let layout = test.layout(safeArea: EdgeInsets(top: 44))
    #expect(layout.frames[child] == Rect(x: 8, y: 42, width: 184, height: 150))
  }

  @Test func `preserved margins are at least the part of the superview's margins that overlaps`() {
    var test = TestScene()
    let box = test.add("box") { $0.placement.margins.preservesSuperviewMargins = true }
    let child = test.add("child", to: box)
    let boxItem = LayoutItemID(view: box)
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      test.add(LayoutConstraint(boxItem, edge, .equal, .root, edge))
    }
    let margins = LayoutItemID(view: box, guide: .layoutMargins)
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      test.add(LayoutConstraint(LayoutItemID(view: child), edge, .equal, margins, edge))
    }
    #expect(test.layout(width: 375).frames[child] == Rect(x: 16, y: 8, width: 343, height: 464))
    #expect(test.layout(width: 414).frames[child].minX == 20)
  }

  @Test func `a variation changes constraints, constants and views if its condition holds`() throws {
    var test = TestScene()
    let box = test.add("box") { $0.placement.statedContentSize = IntrinsicContentSize(width: 50, height: 50) }
    test.pin(box, left: 10, top: 10)
    let wide = test.add(LayoutConstraint(LayoutItemID(view: box), .width, constant: 100), isInstalled: false)
    test.change {
      $0.variations = [
        SceneVariation(
          name: "landscape", condition: VariationCondition(orientation: .landscape), installed: [wide],
          constants: [.init(constraint: 0, constant: 40)], viewChanges: [.init(view: box, property: .isHidden(true))])
      ]
    }
    var variant = TestScene.variant(width: 320, height: 480)
    let upright = test.scene.resolved(for: variant)
    variant.orientation = .landscape
    let sideways = test.scene.resolved(for: variant)
    #expect(upright.constraints.count == 2)
    #expect(upright.activeVariations.isEmpty)
    #expect(sideways.constraints.map(\.constant) == [40, 10, 100])
    #expect(sideways.views[box].appearance.isHidden)
    #expect(sideways.activeVariations == ["landscape"])
    #expect(sideways.rootSize == Size(width: 480, height: 320))
  }

  @Test func `variations do not apply on a canvas that stands for all size classes`() {
    var test = TestScene()
    let box = test.add("box")
    test.change { scene in
      scene.variations = [
        SceneVariation(
          name: "regular", condition: VariationCondition(heightClass: .regular),
          viewChanges: [.init(view: box, property: .isHidden(true))])
      ]
      scene.saved = Self.savedContext(hasSizeClasses: false)
    }
    #expect(test.scene.resolvedAsSaved(leafSizes: .measured)?.views[box].appearance.isHidden == false)
    test.change { $0.saved?.hasSizeClasses = true }
    #expect(test.scene.resolvedAsSaved(leafSizes: .measured)?.views[box].appearance.isHidden == true)
  }

  @Test func `placeholder constraints hold in the design and are removed in the app`() throws {
    var test = TestScene()
    let box = test.add("box")
    test.pin(box, left: 10, top: 10)
    test.add(LayoutConstraint(LayoutItemID(view: box), .width, constant: 100))
    test.add(LayoutConstraint(LayoutItemID(view: box), .height, constant: 74, isPlaceholder: true))
    test.change { $0.saved = Self.savedContext(hasSizeClasses: true) }
    let saved = try #require(test.scene.resolvedAsSaved(leafSizes: .recorded))
    let design = saved.layout()
    #expect(design.frames[box] == Rect(x: 10, y: 10, width: 100, height: 74))
    #expect(design.solution.ambiguities.isEmpty)
    let designed = test.scene.resolved(for: TestScene.variant(width: 320, height: 480), at: .design)
    #expect(designed.layout().frames[box] == design.frames[box])
    let app = test.layout()
    #expect(app.frames[box] == Rect(x: 10, y: 10, width: 100, height: 0))
    #expect(app.solution.ambiguities.map(\.attribute) == [.height])
  }

  @Test func `SIZ-08: a placeholder size holds in the design and is removed in the app`() {
    var test = TestScene()
    let plain = test.add("plain") { $0.placement.placeholderContentSize = IntrinsicContentSize(width: 80, height: 40) }
    let custom = test.add("custom") {
      $0.placement.placeholderContentSize = IntrinsicContentSize(width: 80, height: 40)
      $0.identity.customClass = "ChartView"
    }
    for view in [plain, custom] { test.pin(view, left: 10, top: 10) }
    let variant = TestScene.variant(width: 320, height: 480)
    func sizes(at stage: SceneStage) -> [Size] {
      let layout = test.scene.resolved(for: variant, at: stage).layout()
      return [plain, custom].map { layout.frames[$0].size }
    }
    #expect(sizes(at: .design) == [Size(width: 80, height: 40), Size(width: 80, height: 40)])
    #expect(sizes(at: .run) == [.zero, .zero])
  }

  private static func savedContext(hasSizeClasses: Bool) -> SavedContext {
    SavedContext(
      device: TestScene.variant(width: 600, height: 600).device, orientation: .portrait,
      rootSize: Size(width: 600, height: 600), safeArea: .zero, rootMargins: .zero, textSize: .l,
      hasSizeClasses: hasSizeClasses)
  }

  @Test func `a view without constraints follows its superview by its mask`() {
    var test = TestScene()
    test.change { $0.views[0].placement.recordedFrame = Rect(x: 0, y: 0, width: 320, height: 480) }
    let box = test.add("box") {
      $0.placement.isPlacedByMask = true
      $0.placement.recordedFrame = Rect(x: 20, y: 20, width: 280, height: 100)
      $0.placement.autoresizingMask = .flexibleWidth
    }
    #expect(test.layout(width: 400).frames[box] == Rect(x: 20, y: 20, width: 360, height: 100))
  }

  @Test func `solving a scene twice gives the same frames`() {
    var test = TestScene()
    let label = test.add("label", .label(LabelContent(text: LocalizedText("aaaa bbbb cccc"), numberOfLines: 0)))
    test.pin(label, left: 0, top: 0)
    #expect(test.layout() == test.layout())
  }
}
