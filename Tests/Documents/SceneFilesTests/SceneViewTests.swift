import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

/// The meaning of the keys of a view.
@Suite struct SceneViewTests {
  /// Returns the view that some properties describe.
  private func view(_ properties: String) throws -> View {
    try #require(try SceneFile.scene("format: 1\nviews:\n  a: { \(properties) }")[view: "a"])
  }

  @Test func `views come before their subviews, back to front`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        a:
          views: { b: { views: { c: } }, d: }
        e:
      """)
    expect(scene.views.map(\.name), is: ["superview", "a", "b", "c", "d", "e"])
    expect(scene.views.map(\.superview), is: [nil, 0, 1, 2, 1, 0])
    expect(scene.views.map(\.source?.line), is: [1, 3, 4, 4, 4, 5])
  }

  @Test func `an anchored value can be used in other places`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        one: &card { type: label, text: &word Hello, lines: 2 }
        two: *card
        three: { type: button, text: *word }
      """)
    expect(scene[view: "two"]?.content, is: scene[view: "one"]?.content)
    expect(scene[view: "three"]?.content, is: .button(ButtonContent(title: LocalizedText("Hello"))))
    expect(scene.views.map(\.source?.line), is: [1, 3, 4, 5])
  }

  struct ContentCase: Sendable, CustomTestStringConvertible {
    let properties: String
    let content: ViewContent

    init(_ properties: String, _ content: ViewContent) {
      self.properties = properties
      self.content = content
    }

    var testDescription: String { properties }
  }

  @Test(arguments: [
    ContentCase("", .container),
    ContentCase("type: view", .container),
    ContentCase("type: scroll", .container),
    ContentCase("type: label, text: Hi", .label(LabelContent(text: LocalizedText("Hi")))),
    ContentCase(
      "type: label, text: Hi, style: title1, weight: bold, color: secondary, align: center, lines: 0",
      .label(
        LabelContent(
          text: LocalizedText("Hi"), font: FontDescription(size: .style(.title1), weight: .bold),
          color: .system(.secondaryLabel), alignment: .center, numberOfLines: 0))),
    ContentCase("type: label, font: 20", .label(LabelContent(text: LocalizedText(""), font: .system(20)))),
    ContentCase("type: label, font: caption2", .label(LabelContent(text: LocalizedText(""), font: .style(.caption2)))),
    ContentCase(
      "type: label, font: { size: 12, weight: light, family: Courier, italic: true }",
      .label(
        LabelContent(
          text: LocalizedText(""),
          font: FontDescription(family: "Courier", size: .points(12), weight: .light, isItalic: true)))),
    ContentCase("type: textView, text: Hi", .textView(LabelContent(text: LocalizedText("Hi"), numberOfLines: 0))),
    ContentCase("type: textView, scrolls: false", .textView(.grown)),
    ContentCase("type: button, text: Go", .button(ButtonContent(title: LocalizedText("Go")))),
    ContentCase(
      "type: button, text: Go, style: headline, color: red, fill: gray",
      .button(
        ButtonContent(title: LocalizedText("Go"), font: .style(.headline), color: .system(.red), style: .gray))),
    ContentCase(
      "type: button, symbol: plus, fill: tint",
      .button(
        ButtonContent(
          title: LocalizedText(""), style: .filled,
          image: ImageContent(name: "plus", size: Size(width: 20, height: 20), isSymbol: true)))),
    ContentCase(
      "type: textField, placeholder: Name, align: right, border: false",
      .textField(TextFieldContent(placeholder: LocalizedText("Name"), alignment: .right, hasBorder: false))),
    ContentCase(
      "type: image, image: car, mode: scaleAspectFit", .image(ImageContent(name: "car", mode: .scaleAspectFit))),
    ContentCase("type: switch, on: true", .toggle(isOn: true)),
    ContentCase("type: slider", .slider(value: 0.5)),
    ContentCase("type: progress, value: 1/4", .progress(value: 0.25)),
    ContentCase(
      "type: segmentedControl, titles: [A, B], selected: 1",
      .segmentedControl(titles: [LocalizedText("A"), LocalizedText("B")], selected: 1)),
    ContentCase("type: stepper", .stepper),
    ContentCase("type: activityIndicator, large: true", .activityIndicator(isLarge: true)),
    ContentCase("type: pageControl, pages: 5, current: 2", .pageControl(pages: 5, current: 2)),
    ContentCase("type: picker", .picker),
    ContentCase("type: datePicker", .datePicker),
    ContentCase(
      "type: searchBar, placeholder: Find", .searchBar(placeholder: LocalizedText("Find"), isMinimal: false)),
    ContentCase(
      "type: searchBar, minimal: true", .searchBar(placeholder: LocalizedText(""), isMinimal: true)),
    ContentCase("type: navigationBar, title: Cars", .navigationBar(NavigationBarContent(title: LocalizedText("Cars")))),
    ContentCase("type: toolbar, titles: [Add]", .toolbar([BarItem(title: LocalizedText("Add"))])),
    ContentCase(
      "type: toolbar, titles: [Add, Edit]",
      .toolbar([
        BarItem(title: LocalizedText("Add")), BarItem(space: .flexible), BarItem(title: LocalizedText("Edit")),
      ])),
    ContentCase("type: tabBar, titles: One", .tabBar([BarItem(title: LocalizedText("One"))])),
    ContentCase(
      "type: tabBar, titles: [One], symbols: [\"\", house]",
      .tabBar([
        BarItem(title: LocalizedText("One")),
        BarItem(image: ImageContent(name: "house", mode: .center, isSymbol: true)),
      ])),
    ContentCase("type: map", .map),
  ])
  func `a type with its keys is read as content`(_ example: ContentCase) throws {
    try expect(view(example.properties).content, is: example.content)
  }

  @Test func `a view has its appearance`() throws {
    let view = try view("color: secondary, tint: red, radius: 8, hidden: true, clips: true, direction: rtl")
    expect(view.appearance.background, is: .system(.secondaryBackground))
    expect(view.appearance.tint, is: .system(.red))
    expect(view.appearance.cornerRadius, is: 8)
    #expect(view.appearance.isHidden)
    #expect(view.appearance.clipsSubviews)
    expect(view.placement.direction, is: .rightToLeft)
  }

  @Test func `opacity, outline and shadow are numbers or mappings`() throws {
    let plain = try view("opacity: 0.5, outline: 2, shadow: 0.3, enabled: false")
    #expect(
      plain.appearance.layer.opacity == 0.5 && plain.appearance.layer.borderWidth == 2 && !plain.appearance.isEnabled)
    #expect(plain.appearance.layer.borderColor == .system(.separator) && plain.appearance.layer.shadow?.opacity == 0.3)
    let whole = try view(
      "outline: { width: 3, color: red }, shadow: { opacity: 0.1, radius: 2, x: 1, y: -1, color: blue }")
    #expect(whole.appearance.layer.borderWidth == 3 && whole.appearance.layer.borderColor == .system(.red))
    let shadow = try #require(whole.appearance.layer.shadow)
    #expect(shadow.color == .system(.blue) && shadow.radius == 2 && shadow.offset == Size(width: 1, height: -1))
  }

  @Test(arguments: [
    ("symbol: star", 20.0), ("symbol: star, pointSize: 34", 40), ("symbol: star, symbolScale: large", 25.6),
    ("symbol: star, pointSize: 34, imageSize: 9", 9),
  ])
  func `a symbol has the size of its point size and scale, in images as in buttons`(
    keys: String, side: Double
  ) throws {
    let size = Size(width: side, height: side)
    let image = try view("type: image, \(keys)").content
    let button = try view("type: button, \(keys), imagePlacement: top, imagePadding: 4").content
    guard case .image(let image) = image else { throw UnexpectedContent() }
    #expect(image.size == size && button.button?.image?.size == size)
    #expect(button.button?.arrangement.placement == .top && button.button?.arrangement.padding == 4)
  }

  private struct UnexpectedContent: Error {}

  @Test(arguments: [
    ("\"#fff\"", ViewColor.components(red: 1, green: 1, blue: 1, alpha: 1)),
    ("\"#ff000080\"", .components(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)),
    ("gray5", .system(.gray5)), ("clear", .system(.clear)),
  ])
  func `colors are names or hexadecimal numbers`(word: String, color: ViewColor) throws {
    try expect(view("fill: \(word)").appearance.background, is: color)
  }

  @Test func `a label has a text color and a fill color`() throws {
    let view = try view("type: label, color: blue, fill: yellow")
    expect(view.appearance.background, is: .system(.yellow))
    guard case .label(let label) = view.content else {
      Issue.record("not a label")
      return
    }
    expect(label.color, is: .system(.blue))
  }

  @Test func `a button filled with a color has it as its tint`() throws {
    try expect(view("type: button, fill: red").appearance.tint, is: .system(.red))
    try expect(view("type: button, fill: tint").appearance.tint, is: nil)
    try expect(view("type: button, fill: plain").appearance.background, is: nil)
  }

  @Test func `a view has the properties that layout needs`() throws {
    let view = try view(
      "hug: 252, resist: { horizontal: high, vertical: 1 }, contentSize: { width: 61 }, insets: { right: 2 }, "
        + "margins: { leading: 4, trailing: 5, top: 6 }")
    #expect(
      view.placement.contentHugging
        == OptionalAxisPriorities(horizontal: LayoutPriority(252), vertical: LayoutPriority(252)))
    #expect(
      view.placement.compressionResistance
        == OptionalAxisPriorities(horizontal: .defaultHigh, vertical: LayoutPriority(1)))
    expect(view.placement.statedContentSize, is: IntrinsicContentSize(width: 61))
    expect(view.placement.alignmentRectInsets, is: EdgeInsets(right: 2))
    expect(view.placement.margins.stated, is: EdgeInsets(top: 6, left: 4, right: 5))
    #expect(view.placement.margins.isDirectional)
  }

  @Test func `a stack arranges its subviews`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        before:
        s:
          { type: stack, axis: vertical, spacing: 12, distribution: equalSpacing, alignment: center, margins: 3,
            views: { a: { views: { inner: } }, b: } }
        t: { type: stack }
      """)
    #expect(
      scene[view: "s"]?.placement.stack
        == StackLayout(
          axis: .vertical, distribution: .equalSpacing, alignment: .center, spacing: 12, margins: EdgeInsets(all: 3),
          arrangedViews: [3, 5]))
    expect(scene[view: "t"]?.placement.stack, is: StackLayout())
  }

  @Test func `a scroll view scrolls`() throws {
    try expect(view("type: scroll").placement.isScrollView, is: true)
    try expect(view("type: view").placement.isScrollView, is: false)
  }

  @Test func `sizes of a view are constraints before all others`() throws {
    let scene = try SceneFile.scene(
      """
      format: 1
      views:
        a: { size: 8x13 }
        b: { width: superview * 1/2, height: 40 @high }
        c: { aspect: 2/1 }
      constraints: [a.top == b.top]
      """)
    #expect(
      scene.constraints.map { scene.canonicalText($0.constraint) } == [
        "a.width == 8", "a.height == 13", "b.width == 0.5*superview.width", "b.height == 40 @750",
        "c.width == 2*c.height", "a.top == b.top",
      ])
    expect(scene.constraints.map(\.constraint.text).first, is: "a: { size: 8x13 }")
  }
}

extension LabelContent {
  /// The content of an empty text view that does not scroll.
  fileprivate static var grown: LabelContent {
    var content = LabelContent(text: LocalizedText(""), numberOfLines: 0)
    content.isScrollEnabled = false
    return content
  }
}
