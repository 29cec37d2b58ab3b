import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// The orientations of devices (specification DEV-04).
@Suite struct OrientationTests {
  @Test func `landscape covers both sides, and one side only itself`() {
    let covered = { (orientation: Orientation) in Orientation.allCases.filter(orientation.covers) }
    expect(covered(.portrait), is: [.portrait, .upsideDown])
    expect(covered(.landscape), is: [.landscape, .landscapeLeft, .landscapeRight])
    expect(covered(.landscapeLeft), is: [.landscapeLeft])
    // Landscape without a side means that the top is on the left.
    expect(covered(.landscapeRight), is: [.landscape, .landscapeRight])
    expect(covered(.upsideDown), is: [.upsideDown])
  }

  @Test(arguments: Orientation.allCases)
  func `the screen and its insets rotate with the device`(orientation: Orientation) {
    for device in DeviceCatalogue.all {
      expect(device.insets(in: orientation), is: device.insets(orientation.turn))
      let size = device.size(in: orientation)
      expect(size, is: (orientation.isPortrait ? device.size : device.size.rotated))
    }
  }

  @Test func `insets at the sides swap with the cutout`() {
    var device = Device(
      identifier: "d", name: "d", size: Size(width: 400, height: 800), scale: 3, idiom: .phone,
      portraitInsets: EdgeInsets(top: 60), landscapeInsets: EdgeInsets(top: 0, left: 60, bottom: 20, right: 10))
    device.cutout = DeviceCatalogue.devices(named: "iPhone 16 Pro").first?.cutout
    #expect(device.insets(in: .landscape).left == 60 && device.insets(in: .landscapeRight).left == 60)
    #expect(device.insets(in: .landscapeLeft).left == 10 && device.insets(in: .landscapeLeft).right == 60)
  }

  @Test func `scenes are laid out in two orientations by default`() {
    let devices = DeviceCatalogue.devices(named: "iPhone 5s")
    let usual = VariantSelection(devices: devices).variants(fallback: VariantSelection())
    expect(usual.map(\.orientation), is: [.portrait, .landscape])
    let chosen = VariantSelection(devices: devices, orientations: [.landscapeLeft, .upsideDown])
      .variants(fallback: VariantSelection())
    expect(chosen.map(\.identifier), is: ["iphone-5s.landscapeLeft.en.L.light", "iphone-5s.upsideDown.en.L.light"])
    expect(chosen.map(\.title), is: ["iPhone 5s, landscape left", "iPhone 5s, upside down"])
  }
}
