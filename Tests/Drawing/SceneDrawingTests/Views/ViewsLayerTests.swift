import Drawing
import Findings
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

@testable import SceneDrawing

@Suite struct ViewsLayerTests {
  @Test func `each view is a group with its name and its frame`() throws {
    var builder = SceneBuilder()
    builder.add("email", .textField(TextFieldContent()), Rect(x: 20, y: 100.5, width: 280, height: 34))
    let group = try #require(builder.picture().commands.groups.first { $0.group.identifier == "view-email" }).group
    expect(group.title, is: "email, view: x 20, y 100.5, 280 × 34")
  }

  @Test func `subviews are in the group of their superview`() throws {
    var builder = SceneBuilder()
    let box = builder.add("box", Rect(x: 0, y: 0, width: 100, height: 100))
    builder.add("other", Rect(x: 0, y: 0, width: 100, height: 100))
    builder.add("inner", Rect(x: 0, y: 0, width: 50, height: 50), in: box)
    let groups = builder.picture().commands.groups.compactMap(\.group.identifier)
    expect(groups, is: ["view-root", "view-box", "view-inner", "view-other"])
  }

  @Test(
    arguments: [
      (Size(width: 51, height: 31), 51), (Size(width: 79, height: 27), 79), (Size(width: 90, height: 31), 51),
    ]
      as [(Size, Double)])
  func `DEV-06: a switch has the width of its system`(size: Size, width: Double) {
    var builder = SceneBuilder()
    builder.add("switch", .toggle(isOn: true), Rect(origin: Point(x: 20, y: 20), size: size))
    let tracks = builder.picture().commands.flattened.compactMap { command -> Rect? in
      if case .fill(.roundedRect(let track, _), _) = command { track } else { nil }
    }
    expect(tracks.map(\.width), is: [width])
  }

  @Test(arguments: [
    (ControlGeneration.flat, 3), (.transitional, 4), (.current, 3), (.current, 4), (.glass, 1),
  ])
  func `a page control of its natural size shows a dot for each page`(generation: ControlGeneration, pages: Int) {
    var builder = SceneBuilder()
    let size = ControlMetrics(of: generation).pageControlSize(pages: pages)
    builder.add("pages", .pageControl(pages: pages, current: 0), Rect(origin: Point(x: 20, y: 20), size: size))
    let dots = builder.picture().commands.flattened.filter { command in
      if case .fill(.ellipse, _) = command { true } else { false }
    }
    expect(dots.count, is: pages)
  }

  @Test(arguments: [
    (AccessibilitySettings.buttonShapes, ButtonStyle.system, 1), (.buttonShapes, .filled, 0), (.boldText, .system, 0),
  ])
  func `text buttons are underlined if the user turns on button shapes`(
    settings: AccessibilitySettings, style: ButtonStyle, lineCount: Int
  ) {
    var builder = SceneBuilder()
    builder.accessibility = settings
    let button = ButtonContent(title: LocalizedText("Save"), style: style)
    builder.add("save", .button(button), Rect(x: 20, y: 100, width: 100, height: 44))
    let lines = builder.picture().commands.flattened.filter { command in
      if case .fill(.rect(let rect), _) = command { rect.height == 1 && rect.minY > 100 } else { false }
    }
    expect(lines.count, is: lineCount)
  }

  @Test(arguments: [
    ("no picture", Color.black), ("a picture behind it", .white), ("a hidden picture", .black),
    ("a picture elsewhere", .black), ("a transparent picture", .black), ("a white list", .black),
    ("a red list", .white), ("a picture around it", .white),
  ])
  func `a white symbol on a white background is dark, unless something else is behind it`(
    name: String, ink: Color
  ) {
    var builder = SceneBuilder()
    builder.views[0].appearance.background = .system(.white)
    let icon = Rect(x: 20, y: 20, width: 40, height: 40)
    var superview = 0
    if name.hasSuffix("list") {
      let color = name == "a red list" ? SystemColor.red : .white
      builder.add("list", .collection, icon) { $0.appearance.background = .system(color) }
    } else if name != "no picture" {
      let photo = builder.add(
        "photo", .image(ImageContent(name: "photo")),
        name == "a picture elsewhere" ? Rect(x: 100, y: 100, width: 40, height: 40) : icon
      ) {
        $0.appearance.isHidden = name == "a hidden picture"
        if name == "a transparent picture" { $0.appearance.layer.opacity = 0 }
      }
      if name == "a picture around it" { superview = photo }
    }
    let symbol = ImageContent(name: "plus", size: Size(width: 20, height: 20), isSymbol: true)
    let place = superview == 0 ? icon : Rect(origin: .zero, size: icon.size)
    builder.add("pages", .pageControl(pages: 1, current: 0), place, in: superview)
    builder.add("icon", .image(symbol), place, in: superview) { $0.appearance.tint = .system(.white) }
    let commands = builder.picture().commands
    for identifier in ["view-icon", "view-pages"] {
      let drawn = commands.groups.first { $0.group.identifier == identifier }?.commands ?? []
      #expect((drawn.fills.map(\.color) + drawn.strokes.map(\.stroke.color)).contains(ink), "\(identifier)")
    }
  }

  @Test func `hidden views and their subviews are not drawn`() {
    var builder = SceneBuilder()
    let box = builder.add("box", Rect(x: 0, y: 0, width: 100, height: 100)) { $0.appearance.isHidden = true }
    builder.add(
      "inner", .label(LabelContent(text: LocalizedText("Hi"))), Rect(x: 0, y: 0, width: 50, height: 50), in: box)
    let picture = builder.picture(.standard)
    #expect(picture.commands.texts.isEmpty)
    #expect(picture.commands.layer("frames").isEmpty)
  }

  @Test(
    arguments: [(.hides, 1, 0.15), (.shows, 1, 1), (.hides, 0.3, 1)] as [(CodeStatement.Effect, Double, Double)])
  func `a view that code hides at first does not cover what the screen shows`(
    effect: CodeStatement.Effect, share: Double, opacity: Double
  ) throws {
    var builder = SceneBuilder()
    builder.add("form", Rect(x: 0, y: 0, width: 100, height: 100))
    let place = SourceLocation(path: "A.swift", line: 3, column: 5)
    builder.add("message", Rect(x: 0, y: 0, width: 320, height: 480 * share)) {
      $0.identity.statements = [CodeStatement(effect: effect, text: "message.isHidden", source: place)]
    }
    let group = try #require(builder.picture().commands.groups.first { $0.group.identifier == "view-message" }).group
    #expect(group.opacity == opacity)
  }

  @Test(arguments: [(CodeStatement.Effect.pictures, true), (.shows, false)])
  func `an empty button whose image code sets is drawn as an image`(effect: CodeStatement.Effect, isDrawn: Bool) {
    var builder = SceneBuilder()
    let frame = Rect(x: 20, y: 30, width: 60, height: 60)
    let place = SourceLocation(path: "A.swift", line: 3, column: 5)
    builder.add("photo", .button(ButtonContent(title: LocalizedText(""))), frame) {
      $0.identity.statements = [CodeStatement(effect: effect, text: "photo.setImage", source: place)]
    }
    #expect(builder.picture().commands.fills.contains { $0.shape == .rect(frame) } == isDrawn)
  }

  @Test(arguments: [(false, false, 0), (true, false, 1), (false, true, 1)])
  func `subviews are clipped if the view clips or scrolls`(clips: Bool, scrolls: Bool, expected: Int) {
    var builder = SceneBuilder()
    let box = builder.add("box", Rect(x: 0, y: 0, width: 100, height: 100)) {
      $0.appearance.clipsSubviews = clips
      $0.placement.isScrollView = scrolls
    }
    builder.add("inner", Rect(x: 0, y: 0, width: 500, height: 50), in: box)
    let clipped = builder.picture().commands.flattened.filter { if case .clip = $0 { true } else { false } }
    expect(clipped.count, is: expected)
  }

  @Test func `a background fills the view inside its corners`() {
    var builder = SceneBuilder()
    let frame = Rect(x: 10, y: 10, width: 100, height: 40)
    builder.add("box", frame) {
      $0.appearance.background = .system(.red)
      $0.appearance.cornerRadius = 30
    }
    let fill = builder.picture().commands.fills.last
    expect(fill?.shape, is: .roundedRect(frame, radius: 20))
    expect(fill?.color, is: Color(0xFF3B30))
  }

  @Test(
    arguments: [
      (false, nil, SystemColor.secondaryBackground.color(in: .light), Appearance.light),
      (false, ViewColor.system(.yellow), SystemColor.yellow.color(in: .light), .light),
      (false, .system(.black), .black, .dark), (true, nil, nil, .light),
    ] as [(Bool, ViewColor?, Color?, Appearance)])
  func `a search bar has a background with edges unless it is minimal, and a field on it`(
    isMinimal: Bool, background: ViewColor?, ground: Color?, field: Appearance
  ) {
    var builder = SceneBuilder()
    let frame = Rect(x: 0, y: 100, width: 320, height: 56)
    builder.add("search", .searchBar(placeholder: LocalizedText("Find"), isMinimal: isMinimal), frame) {
      $0.appearance.background = background
    }
    let fills = builder.picture().commands.fills
    let box = Shape.roundedRect(Rect(x: 8, y: 110, width: 304, height: 36), radius: 10)
    expect(fills.first { $0.shape == box }?.color, is: SystemColor.tertiaryFill.color(in: field))
    expect(fills.first { $0.shape == .rect(frame) }?.color, is: ground)
    expect(fills.count, is: (isMinimal ? 1 : 4))
    expect(builder.picture().commands.texts.first?.color, is: SystemColor.secondaryLabel.color(in: field))
  }

  @Test(
    arguments: [(ViewColor.system(.white), Appearance.light), (.system(.background), .dark), (nil, .dark)]
      as [(ViewColor?, Appearance)])
  func `the caption of an embedded scene is as light as its background`(background: ViewColor?, expected: Appearance) {
    var builder = SceneBuilder()
    builder.appearance = .dark
    let card = builder.add("card", Rect(x: 0, y: 0, width: 320, height: 200)) { $0.appearance.background = background }
    builder.add("embedded", .embeddedScene, Rect(x: 20, y: 20, width: 280, height: 160), in: card)
    let commands = builder.picture().commands
    expect(commands.fills.last?.color, is: SystemColor.background.color(in: expected))
    expect(commands.texts.map(\.color), is: [SystemColor.secondaryLabel.color(in: expected)])
  }

  @Test func `a picture whose tint is invisible on the screen is gray`() {
    for (tint, isGray) in [(SystemColor.white, true), (.gray6, true), (.yellow, false), (.blue, false)] {
      var builder = SceneBuilder()
      builder.add("picture", .image(ImageContent()), Rect(x: 10, y: 10, width: 40, height: 40)) {
        $0.appearance.tint = .system(tint)
      }
      let fills = builder.picture().commands.fills.map(\.color)
      expect(fills.contains(SystemColor.gray5.color(in: .light)), is: isGray)
    }
  }

  @Test func `the lines of a web page are visible on its background`() {
    var builder = SceneBuilder()
    builder.appearance = .dark
    builder.add("page", .web, Rect(x: 0, y: 0, width: 320, height: 480)) { $0.appearance.background = .system(.white) }
    let fills = builder.picture().commands.fills.map(\.color)
    expect(fills.last, is: SystemColor.quaternaryLabel.color(in: .light))
  }

  @Test func `controls take the tint of the nearest view that has one`() {
    var builder = SceneBuilder()
    let box = builder.add("box", Rect(x: 0, y: 0, width: 200, height: 200)) { $0.appearance.tint = .system(.purple) }
    let content = ButtonContent(title: LocalizedText("Go"), style: .filled)
    builder.add("button", .button(content), Rect(x: 0, y: 0, width: 100, height: 40), in: box)
    expect(builder.picture().commands.fills.first?.color, is: Color(0xAF52DE))
  }

  @Test func `a chain of a thousand views is drawn up to the depth limit`() {
    var builder = SceneBuilder()
    var last = 0
    for index in 0..<1000 { last = builder.add("v\(index)", Rect(x: 0, y: 0, width: 10, height: 10), in: last) }
    expect(builder.picture(.standard).commands.layer("views").groups.count, is: ViewsLayer.depthLimit)
  }

  @Test func `every kind of content is drawn with finite numbers at any size`() {
    for content in Self.contents {
      for size in [Size.zero, Size(width: 1, height: 1), Size(width: 300, height: 3), Size(width: 200, height: 200)] {
        var builder = SceneBuilder()
        builder.add("view", content, Rect(origin: Point(x: 10, y: 10), size: size))
        let dump = builder.picture(.standard).dump()
        #expect(!dump.contains("nan") && !dump.contains("inf"), "\(content) at \(size)")
      }
    }
  }

  static let contents: [ViewContent] = [
    .container, .label(LabelContent(text: LocalizedText("Text"))), .button(ButtonContent(title: LocalizedText("Go"))),
    .button(ButtonContent(title: LocalizedText("Go"), style: .filled, image: ImageContent(isSymbol: true))),
    .button(ButtonContent(title: LocalizedText(""), style: .detail)),
    .button(ButtonContent(title: LocalizedText(""), style: .close)), .image(ImageContent(name: "a")),
    .image(ImageContent(size: Size(width: 20, height: 10), mode: .scaleAspectFill)),
    .textField(TextFieldContent(placeholder: LocalizedText("Name"))),
    .textView(LabelContent(text: LocalizedText("A b"))),
    .toggle(isOn: true), .slider(value: 0.5), .slider(value: .nan),
    .segmentedControl(titles: [LocalizedText("A"), LocalizedText("B")], selected: 1),
    .segmentedControl(titles: [], selected: nil), .stepper, .progress(value: 3), .activityIndicator(isLarge: true),
    .pageControl(pages: 1_000_000_000, current: -1), .pageControl(pages: -5, current: 0), .picker, .datePicker,
    .searchBar(placeholder: LocalizedText("Search"), isMinimal: false),
    .navigationBar(
      NavigationBarContent(
        title: LocalizedText("Title"), back: LocalizedText("Back"),
        trailing: [BarItem(image: ImageContent(name: "plus", isSymbol: true)), BarItem(title: LocalizedText("Edit"))])),

    .toolbar([
      BarItem(title: LocalizedText("Edit")), BarItem(space: .flexible), BarItem(image: ImageContent(name: "photo")),
    ]),
    .tabBar([
      BarItem(title: LocalizedText("Home"), image: ImageContent(name: "house", isSymbol: true)),
      BarItem(title: LocalizedText("Other"), image: ImageContent(name: "none.such", isSymbol: true)),
    ]), .table, .collection,
    .cell(CellContent(accessory: .detailDisclosureButton)), .map, .web, .effect, .embeddedScene, .unsupported,
  ]
}
