import DocumentTestSupport
import Geometry
import LayoutTestSupport
import SceneDocuments
import Scenes
import Testing
import Typography

@testable import DocumentResources
@testable import HostFiles
@testable import SceneFiles

/// Custom symbols of a project: templates with drawings for weights and scales.
@Suite struct SymbolTemplateTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A template with two drawings: a square of 80 units, and a bar that is taller than the capital letters.
  private static let template = """
    <?xml version="1.0"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Guides">
        <line id="left-margin-Regular-M" x1="990" x2="990" y1="0" y2="9"/>
        <line id="right-margin-Regular-M" x1="1090" x2="1090" y1="0" y2="9"/>
      </g>
      <g id="Symbols">
        <g id="Regular-M" transform="matrix(1 0 0 1 1000 500)">
          <path class="monochrome-0 SFSymbolsPreview" onclick="x()" d="M0 0h80v-80H0z"/><script>x()</script>
        </g>
        <g id="Black-S" transform="translate(2000 500)"><rect x="-10" y="-100" width="20" height="120"/></g>
      </g>
    </svg>
    """

  private func symbol(_ template: String = template) -> SymbolTemplate? {
    SymbolTemplate(Array(template.utf8), at: "a.svg")
  }

  private static func file(_ symbol: SymbolTemplate?, _ configuration: SymbolConfiguration) -> String? {
    symbol?.artwork(configuration).files.first?.contents.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a symbol is as wide as its margins and as high as its outlines, at 100 units per point size`() {
    let symbol = symbol()
    expect(symbol?.size(SymbolConfiguration(pointSize: 50)), is: Size(width: 50, height: 40))
    expect(symbol?.size(), is: Size(width: 100, height: 80).scaled(by: 0.17))
    let large = symbol?.size(SymbolConfiguration(pointSize: 50, scale: .large)) ?? .zero
    #expect(abs(large.width - 64) < 1e-9 && abs(large.height - 51.2) < 1e-9)
    expect(symbol?.size(SymbolConfiguration(pointSize: .infinity)), is: symbol?.size())
  }

  @Test func `the drawing of the nearest weight is used, and of the exact scale`() {
    let heavy = SymbolConfiguration(pointSize: 100, scale: .small, weight: .heavy)
    expect(symbol()?.size(heavy), is: Size(width: 20, height: 120))
    #expect(
      Self.file(symbol(), heavy)
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="120" viewBox="-10 -100 20 120">\
        <rect x="-10" y="-100" width="20" height="120"></rect></svg>
        """)
  }

  @Test func `the drawing of a symbol is a file of its own, with only its outlines`() {
    #expect(
      Self.file(symbol(), SymbolConfiguration())
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" viewBox="-10 -80 100 80">\
        <path d="M0 0h80v-80H0z"></path></svg>
        """)
    expect(symbol()?.artwork().intent, is: .template)
  }

  @Test(arguments: [
    ("M10 10 20 20L5-5", Rect(left: 5, top: -5, right: 20, bottom: 20)),
    ("m1 2 3 4zl-1-1", Rect(left: 0, top: 1, right: 4, bottom: 6)),
    ("M0 0C1 9 2-9 3 0S5-4 6 0", Rect(left: 0, top: -9, right: 6, bottom: 9)),
    ("M0 0q5 5 10 0t10 0", Rect(left: 0, top: 0, right: 20, bottom: 5)),
    ("M0 0a5 5 0 0 1 10 0", Rect(left: 0, top: -5, right: 10, bottom: 5)),
    ("M1e1.5V-3H2", Rect(left: 2, top: -3, right: 10, bottom: 0.5)),
  ])
  func `the bounds of paths contain their outlines`(path: String, bounds: Rect) {
    let symbol = symbol("<svg><g id='Regular-M'><path d='\(path)'/></g></svg>")
    expect(symbol?.drawings.first?.bounds, is: bounds)
  }

  @Test func `transforms inside a drawing are applied`() {
    let symbol = symbol(
      "<svg><g transform='translate(5)'><g id='Regular-M' transform='scale(2)'>"
        + "<g transform='translate(1, 2) scale(3 1)'><circle cx='1' cy='1' r='1'/></g></g></g></svg>")
    expect(symbol?.drawings.first?.bounds, is: Rect(left: 7, top: 4, right: 19, bottom: 8))
    #expect(symbol?.drawings.first?.markup.hasPrefix("<g transform=\"matrix(2 0 0 2 5 0)\">") == true)
  }

  @Test(arguments: [
    "", "<svg/>", "<svg><g id='Regular-M'/></svg>", "<svg><g id='Regular-M'><path d='M0 0'/></g></svg>",
    "<svg><g id='Regular-M'><path d='MNaN 1e999 L'/></g></svg>", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>",
  ])
  func `a template without a drawing is not a symbol`(template: String) { #expect(symbol(template) == nil) }

  @Test func `a symbol set without a readable template is a symbol with a fault`() {
    folder.add("A.xcassets/mark.symbolset/Contents.json", "{}")
    let symbol = ImageFinder().symbols(named: ["mark"], in: ["\(folder.path)/A.xcassets"])["mark"]
    expect(symbol?.size(), is: Size(width: 20, height: 20))
    #expect(
      symbol?.artwork().files.first?.fault
        == "no drawing in it is named by weight and scale, such as 'Regular-M'; export the symbol again")
  }

  private func addSymbol() {
    folder.add(
      "A.xcassets/mark.symbolset/Contents.json", #"{"symbols": [{"filename": "m.svg", "idiom": "universal"}]}"#)
    folder.add("A.xcassets/mark.symbolset/m.svg", Self.template)
  }

  @Test func `image views and buttons of documents have the size and drawing of their symbol configuration`() throws {
    addSymbol()
    let views = """
      <imageView id="i" image="mark"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="50"/>
      </imageView>
      <button id="b" buttonType="system"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <state key="normal" image="mark"/></button>
      """
    let text = XcodeDocument.xib(
      XcodeDocument.view("view", "r", (0, 0, 100, 100), "", "<subviews>\(views)</subviews>"),
      rest: #"<resources><image name="mark" width="128" height="103"/></resources>"#)
    var siblings = SiblingResources(catalogues: ["\(folder.path)/A.xcassets"])
    siblings.readsArtwork = true
    let scene = try #require(
      try SceneDocument.interfaceBuilder.scenes(in: Array(text.utf8), path: "A.xib", siblings: siblings).first)
    guard case .image(let image) = scene.views[1].content, case .button(let button) = scene.views[2].content else {
      Issue.record("no image view and button")
      return
    }
    #expect(image.isCustomSymbol && image.size == Size(width: 50, height: 40) && image.artwork?.files.count == 1)
    expect(button.image?.size, is: Size(width: 100, height: 80).scaled(by: 0.17))
  }

  @Test func `a scene names a symbol of its catalog as it names system symbols`() throws {
    addSymbol()
    let text = """
      format: 1
      scene: S
      views:
        own: { type: image, symbol: mark, pointSize: 100, symbolWeight: black, symbolScale: small }
        other: { type: image, symbol: star, pointSize: 34 }
        bar: { type: tabBar, symbols: [mark, star] }
      """
    let scene = try SceneFileReader.scene(
      in: Array(text.utf8), path: "S.scene.yaml", folder: folder.path, expectableRules: [])
    guard case .image(let own) = scene.views[1].content, case .image(let other) = scene.views[2].content else {
      Issue.record("no image views")
      return
    }
    #expect(own.isCustomSymbol && own.size == Size(width: 20, height: 120) && own.artwork == nil)
    #expect(!other.isCustomSymbol && other.size == Size(width: 40, height: 40))
  }
}
