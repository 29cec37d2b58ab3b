import Geometry
import LayoutTestSupport
import Scenes
import Testing

@Suite struct SafeAreaTests {
  @Test(arguments: [
    ("iphone-5", Orientation.portrait, [Bar.navigation], EdgeInsets(top: 64)),
    ("iphone-5", .landscape, [.navigation], EdgeInsets(top: 52)),
    ("iphone-5", .portrait, [.navigation, .tab], EdgeInsets(top: 64, bottom: 49)),
    ("iphone-5", .landscape, [.tool], EdgeInsets(top: 20, bottom: 32)),
    ("iphone-6", .landscape, [.navigation], EdgeInsets(top: 32)),
    ("iphone-x", .portrait, [.navigation, .tab], EdgeInsets(top: 88, bottom: 83)),
    ("iphone-x", .landscape, [.tab], EdgeInsets(left: 44, bottom: 53, right: 44)),
    ("iphone-14-pro", .portrait, [.navigation], EdgeInsets(top: 103, bottom: 34)),
    ("ipad-pro-11", .landscape, [.navigation], EdgeInsets(top: 74, bottom: 20)),
    ("ipad-2", .portrait, [.navigation], EdgeInsets(top: 64)),
    ("iphone-16-pro", .portrait, [.largeTitle], EdgeInsets(top: 158, bottom: 34)),
  ])
  func `bars are added to the insets of the screen`(
    screen: String, orientation: Orientation, bars: [Bar], insets: EdgeInsets
  ) throws {
    let device = try #require(DeviceCatalogue.devices(named: screen).first)
    expect(device.safeArea(in: orientation, under: bars), is: insets)
  }

  @Test func `a phone without bars keeps its own insets`() throws {
    let device = try #require(DeviceCatalogue.devices(named: "iPhone 16 Pro").first)
    expect(device.safeArea(in: .landscape, under: []), is: EdgeInsets(left: 62, bottom: 21, right: 62))
  }
}
