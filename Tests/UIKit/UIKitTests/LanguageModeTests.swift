import LayoutTestSupport
import Testing
import UIKit
import UIKitCode5
import UIKitCode6

@MainActor
struct LanguageModeTests {
  @Test func `code in the style of six libraries gives the same frames in both language modes`() {
    expect(UIKitCode5.Screens.frames(), is: UIKitCode6.Screens.frames())
  }

  @Test(arguments: [
    ("maker.box", CGRect(x: 20, y: 10, width: 260, height: 440)),
    ("maker.badge", CGRect(x: 114, y: 204, width: 44, height: 44)),
    ("maker.remade", CGRect(x: 0, y: 0, width: 320, height: 480)),
    ("operators.first", CGRect(x: 16, y: 8, width: 140, height: 40)),
    ("operators.second", CGRect(x: 164, y: -7, width: 30, height: 70)),
    ("arrays.first", CGRect(x: 8, y: 20, width: 304, height: 55)),
    ("arrays.second", CGRect(x: 8, y: 83, width: 60, height: 397)),
    ("arrays.third", CGRect(x: 76, y: 271.5, width: 70, height: 20)),
    ("attributes.narrow", CGRect(x: 10, y: 10, width: 100, height: 20)),
    ("extensions.box", CGRect(x: 55, y: 160, width: 210, height: 100)),
    ("extensions.inner", CGRect(x: 0, y: 0, width: 60, height: 30)),
    ("extensions.guide", CGRect(x: 0, y: 0, width: 320, height: 400)),
    ("pins.title", CGRect(x: 10, y: 0, width: 80, height: 20)),
    ("pins.line", CGRect(x: 10, y: 24, width: 80, height: 2)),
    ("controller.banner", CGRect(x: 0, y: 64, width: 375, height: 60)),
    ("cells.second", CGRect(x: 0, y: 30, width: 320, height: 40)),
  ])
  func `frames match those of iOS`(name: String, frame: CGRect) {
    expect(UIKitCode6.Screens.frames()[name], is: frame)
  }
}
