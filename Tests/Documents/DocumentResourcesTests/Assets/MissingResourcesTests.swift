import AutoLayout
import DocumentTestSupport
import Findings
import Geometry
import LayoutTestSupport
import SceneDocuments
import SceneLayouts
import Scenes
import Testing

@testable import DocumentResources
@testable import HostFiles

/// The findings for images and colors that a project lacks.
@Suite struct MissingResourcesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func addColor(_ name: String) {
    folder.add(
      "A.xcassets/\(name).colorset/Contents.json",
      """
      { "colors": [
        { "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "0x80", "green": "0.5", "blue": "255", "alpha": "1.0" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "components": { "white": "0.25", "alpha": "0.5" } } },
        { "idiom": "universal", "appearances": [{ "appearance": "contrast", "value": "high" }],
          "color": { "components": { "white": "0", "alpha": "1" } } }
      ] }
      """)
  }

  private func scene(_ views: String, resources: String = "", catalogues: Bool = true) throws -> Scene {
    let text = XcodeDocument.xib(
      XcodeDocument.view("view", "r", (0, 0, 100, 100), "", "<subviews>\(views)</subviews>"),
      rest: "<resources>\(resources)</resources>")
    var siblings = SiblingResources(catalogues: catalogues ? ["\(folder.path)/A.xcassets"] : [])
    siblings.asksForLints = true
    var scene = try #require(
      try SceneDocument.interfaceBuilder.scenes(in: Array(text.utf8), path: "A.xib", siblings: siblings).first)
    scene.findings.removeAll { !["missing-image", "missing-color"].contains($0.code) }
    return scene
  }

  @Test func `an image that no catalog contains is reported once, with the nearest name`() throws {
    folder.add("A.xcassets/Icons/Contents.json", "{ \"properties\": { \"provides-namespace\": true } }")
    folder.add("A.xcassets/Icons/Cart.imageset/Contents.json", "{}")
    let views =
      XcodeDocument.view("imageView", "a", (0, 0, 9, 9), "image=\"Icons/Card\"")
      + XcodeDocument.view("imageView", "b", (0, 0, 9, 9), "image=\"Icons/Card\"")
      + XcodeDocument.view("button", "c", (0, 0, 9, 9), "", "<state key=\"normal\" image=\"Icons/Cart\"/>")
      + XcodeDocument.view("imageView", "d", (0, 0, 9, 9), "image=\"Card\" catalog=\"system\"")
    let findings = try scene(views).findings
    #expect(
      findings.map(\.message.text) == [
        "'Image View' (a) uses the image 'Icons/Card', which does not exist in any catalog or file of the project"
      ])
    #expect(findings.first?.hint?.text == "did you mean 'Icons/Cart'?" && findings.first?.views == [1])
    #expect(try scene(views, catalogues: false).findings == [])
  }

  @Test func `without any image in a catalog, no image is reported as missing`() throws {
    folder.add("A.xcassets/Contents.json", "{}")
    #expect(try scene(XcodeDocument.view("imageView", "a", (0, 0, 9, 9), "image=\"Card\"")).findings == [])
  }

  @Test func `a named color has its dark variant, and one that no catalog contains is reported`() throws {
    addColor("Brand")
    let views = ["Brand", "Bran"].map { name in
      XcodeDocument.view("view", name, (0, 0, 9, 9), "", "<color key=\"backgroundColor\" name=\"\(name)\"/>")
    }
    let colors = ["Brand", "Bran"].map {
      "<namedColor name=\"\($0)\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></namedColor>"
    }
    let scene = try scene(views.joined(), resources: colors.joined())
    let (light, dark) = (
      Color(red: 128.0 / 255, green: 0.5, blue: 1), Color(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5)
    )
    #expect(
      scene.views[1].appearance.background
        == .adaptive(
          name: "Brand", AdaptiveColor(light: light, dark: dark, lightInIncreasedContrast: .black)))
    expect(scene.views[1].appearance.background?.resolved(in: .dark).color, is: dark)
    expect(scene.views[1].appearance.background?.resolved(in: .light, increasedContrast: true).color, is: .black)
    expect(scene.views[1].appearance.background?.resolved(in: .dark, increasedContrast: true).color, is: dark)
    expect(scene.views[2].appearance.background, is: .components(red: 1, green: 0, blue: 0, alpha: 1))
    expect(scene.findings.map(\.code.name), is: ["missing-color"])
    expect(scene.findings.first?.hint?.text, is: "did you mean 'Brand'?")
  }

  @Test(
    arguments: [
      ("{}", nil), ("[]", nil), ("{\"colors\": [{\"color\": {\"reference\": \"systemBlueColor\"}}]}", nil),
      ("{\"colors\": [{\"color\": {\"components\": {\"white\": \"nan\"}}}]}", nil),
      ("{\"colors\": [{\"color\": {\"components\": {\"white\": \"9.5\"}}}]}", Color.white),
    ] as [(String, Color?)])
  func `an invalid color description gives no color, or one within bounds`(text: String, color: Color?) {
    expect(ColorSet.color(describedBy: Array(text.utf8))?.light, is: color)
  }

  @Test(arguments: [(40.0, nil), (79, nil), (80, "2"), (100, "2.5")] as [(Double, String?)])
  func `lints report images drawn at twice their pixels or more`(side: Double, times: String?) throws {
    folder.add(
      "A.xcassets/Logo.imageset/Contents.json", "{ \"images\": [{ \"filename\": \"a.png\", \"scale\": \"2x\" }] }")
    try FileSystem.write(AssetCatalogueTests.png(80, 80), to: "\(folder.path)/A.xcassets/Logo.imageset/a.png")
    let element = XcodeDocument.view(
      "imageView", "a", (0, 0, side, side), "image=\"Logo\" contentMode=\"scaleAspectFit\"")
    let device = Device(
      identifier: "d", name: "D", size: Size(width: 100, height: 100), scale: 2, idiom: .phone, portraitInsets: .zero,
      landscapeInsets: .zero)
    var resolved = try scene(element).resolved(for: SceneVariant(device: device, orientation: .portrait))
    resolved.hasLints = true
    let messages = resolved.layout().findings.filter { $0.code.name == "enlarged-artwork" }.map(\.message.text)
    #expect(
      messages
        == (times.map { ["Enlarged Artwork: 'Image View' (a) shows 'Logo' \($0) times larger than its 80 × 80 pixels"] }
          ?? []))
  }
}
