import AutoLayout
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

/// The class names of a scene's views in UIKit's strings.
@Suite struct RuntimeClassTests {
  @Test(
    arguments: [
      ("view", "UIView"), ("label", "UILabel"), ("tableViewCellContentView", "UITableViewCellContentView"),
      ("stackView", "UIStackView"), ("stack", "UIStackView"), ("image", "UIImageView"), ("mapView", "MKMapView"),
      ("containerView", "UIView"), ("switch", "UISwitch"), ("", "UI"),
    ])
  func `an element or type has a class name`(className: String, runtimeClass: String) {
    #expect(View(name: "a", superview: nil, className: className).runtimeClassName == runtimeClass)
  }

  @Test func `the author's class takes precedence`() {
    var view = View(name: "a", superview: nil, className: "label")
    view.identity.customClass = "PriceLabel"
    #expect(view.runtimeClassName == "PriceLabel")
  }

  @Test func `labels and buttons are described by their texts, in the language of the variant`() throws {
    var scene = TestScene()
    scene.add("price", to: 0, .label(LabelContent(text: LocalizedText("A price that is far too long for a log")))) {
      $0.className = "label"
    }
    let title = LocalizedText(text: "Buy", translations: [.init(locale: "de", text: "Kaufen")])
    scene.add("buy", to: 0, .button(ButtonContent(title: title))) { $0.className = "button" }
    scene.add("empty", to: 0, .label(LabelContent(text: LocalizedText("")))) { $0.className = "label" }
    var variant = TestScene.variant(width: 320, height: 480)
    variant.locale = "de"
    let layout = scene.scene.resolved(for: variant).layout()
    let descriptions = LayoutDescriptions(of: layout.system)
    #expect(
      (1...3).map { descriptions.text(of: LayoutItemID(view: $0)) } == [
        "UILabel:0x8c00010'A price that is far too l...'", "UIButton:0x8c00020'Kaufen'", "UILabel:0x8c00030",
      ])
  }
}
