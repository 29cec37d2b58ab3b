import AutoLayout
import Drawing
import Geometry
import LayoutTestSupport
import Scenes
import Testing
import Typography

@testable import SceneDrawing

/// Bars and the keyboard, which the system draws over a scene.
@Suite struct BarsLayerTests {
  @Test func `a shown keyboard is drawn with blank keys on its background`() {
    var builder = SceneBuilder()
    #expect(builder.picture(.bars).commands.layer("keyboard").isEmpty)
    builder.keyboardHeight = 216
    let shapes = builder.picture(.bars).commands.layer("keyboard").fills.map(\.shape)
    expect(shapes.first, is: .rect(Rect(x: 0, y: 264, width: 320, height: 216)))
    expect(shapes.count, is: 1 + 10 + 9 + 9 + 3)
    builder.keyboardHeight = 1000
    let highest = builder.picture(.bars).commands.layer("keyboard").fills.first?.shape
    expect(highest, is: .rect(Rect(x: 0, y: 0, width: 320, height: 480)))
  }

  @Test func `lines and labels behind the keyboard are pale, and marks of problems are not`() throws {
    var builder = SceneBuilder()
    builder.keyboardHeight = 216
    let behind = builder.add("behind", Rect(x: 100, y: 300, width: 120, height: 120))
    let above = builder.add("above", Rect(x: 100, y: 40, width: 120, height: 120))
    for view in [behind, above] {
      builder.constraints.append(LayoutConstraint(LayoutItemID(view: view), .width, constant: 120))
    }
    let commands = builder.picture([.bars, .frames, .constraints]).commands
    let names = commands.compactMap { if case .group(let group, _) = $0 { group.name } else { nil } }
    expect(names, is: ["views", "bar-grounds", "frames", "constraints", "badges", "bars", "badges"])
    let veil = try #require(commands.groups.first { $0.group.name == "keyboard-veil" })
    expect(veil.group.opacity, is: 0.7)
    expect(veil.commands.fills.map(\.shape), is: commands.layer("keyboard").fills.map(\.shape))
    #expect(!builder.picture(.bars).commands.groups.contains { $0.group.name == "keyboard-veil" })
  }

  @Test func `bars have the height of their insets and a legible ink`() {
    var builder = SceneBuilder()
    builder.safeArea = EdgeInsets(top: 20)
    for (background, ink) in [(SystemColor.white, Color.black), (.black, .white)] {
      builder.views[0].appearance.background = .system(background)
      let bars = builder.picture(.bars).commands.layer("bars")
      expect(bars.texts.map(\.text), is: ["9:41"])
      expect(bars.texts.first?.color, is: ink.opacity(0.4))
    }
  }

  private static func symbol(_ name: String) -> BarItem {
    BarItem(image: ImageContent(name: name, mode: .center, isSymbol: true))
  }

  @Test func `bars show the titles and items of the document`() {
    var builder = SceneBuilder()
    builder.safeArea = EdgeInsets(top: 64, bottom: 49)
    builder.bars = [.navigation, .tab]
    let plain = builder.picture(.bars).commands.layer("bars")
    expect(plain.texts.map(\.text), is: ["9:41"])
    builder.barContents = BarContents(
      navigation: NavigationBarContent(
        title: LocalizedText("Cars"), back: LocalizedText("Back"), trailing: [Self.symbol("plus")]),
      tabs: ["One", "Two", "Three", "Four", "Five", "Six"].map { BarItem(title: LocalizedText($0)) }, selectedTab: 1)
    let bars = builder.picture(.bars).commands.layer("bars")
    expect(bars.texts.map(\.text), is: ["Back", "Cars", "One", "Two", "Three", "Four", "More", "9:41"])
    let tint = SystemColor.tint.color(in: .light)
    expect(bars.texts.filter { $0.color == tint }.map(\.text), is: ["Back", "Two"])
    expect(bars.strokes.filter { $0.stroke.color == tint }.count, is: 2)
    builder.locale = "ar"
    let mirrored = builder.picture(.bars).commands.layer("bars").texts
    #expect((mirrored.first?.origin.x ?? 0) > 160 && (bars.texts.first?.origin.x ?? 999) < 160)
    #expect((mirrored.first { $0.text == "One" }?.origin.x ?? 0) > 200)
  }

  @Test func `a large title is below its buttons, and toolbar items share the space that spaces leave`() {
    var builder = SceneBuilder()
    builder.safeArea = EdgeInsets(top: 116, bottom: 44)
    builder.bars = [.largeTitle, .tool]
    builder.barContents = BarContents(
      navigation: NavigationBarContent(title: LocalizedText("Cars"), leading: [BarItem(title: LocalizedText("Edit"))]),
      tools: [BarItem(title: LocalizedText("A")), BarItem(space: .flexible), BarItem(title: LocalizedText("B"))])
    let texts = builder.picture(.bars).commands.layer("bars").texts
    func place(_ text: String) -> Point { texts.first { $0.text == text }?.origin ?? .zero }
    #expect((20...64).contains(place("Edit").y) && (64...116).contains(place("Cars").y))
    expect(place("A").x, is: 16)
    let last = texts.first { $0.text == "B" }
    expect((last?.origin.x ?? 0) + (last?.width ?? 0), is: 304)
  }

  @Test(arguments: [(320, 16), (413, 16), (414, 20), (834, 20)] as [(Double, Double)])
  func `a large title begins at the margin of the screen`(width: Double, margin: Double) {
    var builder = SceneBuilder()
    var bar = NavigationBarContent(title: LocalizedText("Cars"))
    bar.hasLargeTitle = true
    builder.add("bar", .navigationBar(bar), Rect(x: 0, y: 20, width: width, height: 96))
    expect(builder.picture().commands.texts.first { $0.text == "Cars" }?.origin.x, is: margin)
  }

  @Test func `DEV-06: up to iOS 6, opaque bars are outside the root view`() throws {
    var builder = SceneBuilder()
    builder.frames[0].size.height = 367
    builder.barInsets = EdgeInsets(top: 64, bottom: 49)
    builder.bars = [.navigation, .tab]
    builder.barContents = BarContents(
      navigation: NavigationBarContent(title: LocalizedText("Cars")), tabs: [BarItem(title: LocalizedText("One"))])
    let picture = builder.picture(.bars)
    expect(picture.size, is: Size(width: 320, height: 480))
    for group in ["views", "bar-grounds", "bars"] {
      guard case .placed(let origin, let scale, _)? = picture.commands.layer(group).first else {
        Issue.record("\(group): not a placed group")
        continue
      }
      #expect(origin == Point(x: 0, y: 64) && scale == 1)
    }
    let grounds = picture.commands.layer("bar-grounds").fills
    #expect(
      grounds.map(\.shape) == [
        .rect(Rect(x: 0, y: -64, width: 320, height: 64)), .rect(Rect(x: 0, y: 367, width: 320, height: 49)),
      ])
    #expect(grounds.allSatisfy { $0.color == .black })
    let bars = picture.commands.layer("bars")
    expect(bars.texts.map(\.text), is: ["9:41", "Cars", "One"])
    #expect(bars.fills.contains { $0 == (.rect(Rect(x: 0, y: -44, width: 320, height: 44)), Color(0x6D84A2)) })
    let title = try #require(bars.texts.first { $0.text == "Cars" })
    #expect((-44...0).contains(title.origin.y) && title.color == .white)
    #expect(builder.picture().commands.layer("bars").isEmpty, "bars are an overlay")
    expect(builder.picture().size, is: picture.size)
  }

  @Test(arguments: [true, false], [[Bar.tab], [.tool]])
  func `a bar without items has blanks, unless a storyboard would have its items`(isOverRoot: Bool, bars: [Bar]) {
    var builder = SceneBuilder()
    builder.bars = bars
    if isOverRoot {
      builder.safeArea = EdgeInsets(top: 20, bottom: 49)
    } else {
      builder.barInsets = EdgeInsets(top: 20, bottom: 49)
      builder.frames[0].size.height = 411
    }
    func blanks() -> Int {
      builder.picture(.bars).commands.layer("bars").fills.count {
        if case .roundedRect(_, radius: 6) = $0.shape { true } else { false }
      }
    }
    expect(blanks(), is: bars == [.tab] ? 4 : 3)
    builder.saved = SavedContext(
      device: builder.device, orientation: .portrait, rootSize: builder.frames[0].size, safeArea: .zero,
      rootMargins: .zero, textSize: .l)
    expect(blanks(), is: 0)
  }

  @Test func `a component that is smaller than the screen has no bars`() {
    var builder = SceneBuilder()
    builder.frames[0].size.height = 80
    #expect(builder.picture(.bars).commands.layer("bars").isEmpty)
  }
}
