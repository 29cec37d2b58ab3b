import Geometry
import LayoutTestSupport
import Scenes
import Testing

@Suite struct ViewColorTests {
  @Test(arguments: [
    (SystemColor.label, "#000000", "#ffffff"), (.background, "#ffffff", "#000000"), (.blue, "#007aff", "#0a84ff"),
    (.gray6, "#f2f2f7", "#1c1c1e"), (.groupedBackground, "#f2f2f7", "#000000"), (.white, "#ffffff", "#ffffff"),
  ])
  func `system colors differ in light and dark`(color: SystemColor, light: String, dark: String) {
    expect(color.color(in: .light).hexadecimal, is: light)
    expect(color.color(in: .dark).hexadecimal, is: dark)
  }

  @Test func `a named color without a catalog is gray`() {
    expect(ViewColor.named("Brand").resolved(in: .light).color, is: SystemColor.gray4.color(in: .light))
  }
}
