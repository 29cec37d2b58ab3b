import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// Corners and cutouts of screens (specification DEV-07).
@Suite struct ScreenShapeTests {
  private func device(_ name: String) throws -> Device {
    try #require(DeviceCatalogue.devices(named: name).first)
  }

  @Test(arguments: [
    ("iPhone 14 Pro", 375.0, 34.0), ("iPhone 16", 375, 34), ("iPhone 15 Plus", 376, 34), ("iPhone 16 Pro", 375, 42),
    ("iPhone 17", 375, 42), ("iPhone 17 Pro Max", 376, 42), ("iPhone Air", 376, 60), ("iPhone 18 Pro", 284, 42),
  ])
  func `an island is 110 pixels high and centered below the top edge`(
    name: String, width: Double, top: Double
  ) throws {
    let phone = try device(name)
    let cutout = try #require(phone.cutout)
    expect(cutout.kind, is: .island)
    #expect(cutout.frame.size == Size(width: width / 3, height: 110.0 / 3) && cutout.frame.minY == top / 3)
    #expect(abs(cutout.frame.midX - phone.size.width / 2) < 1 / phone.scale)
  }

  @Test func `a notch is at the top edge, and narrower since the iPhone 13`() throws {
    func notch(_ name: String) throws -> Rect { try #require(device(name).cutout?.frame) }
    try #expect(notch("iPhone X") == Rect(x: 76, y: 0, width: 223, height: 30))
    try #expect(notch("iPhone 12") == Rect(x: 84, y: 0, width: 222, height: 32))
    try #expect(notch("iPhone 16e") == Rect(x: 107, y: 0, width: 176, height: 34))
    try #expect(device("iPhone 17e").cutout == device("iPhone 13").cutout)
  }

  @Test func `the cutout rotates with the device`() throws {
    let phone = try device("iPhone Air")
    let upright = try #require(phone.cutoutFrame(.portrait))
    expect(upright.minY, is: 20)
    let left = try #require(phone.cutoutFrame(.landscapeLeft))
    let right = try #require(phone.cutoutFrame(.landscapeRight))
    #expect(right.minX == 20 && left.maxX == 912 - 20)
    #expect(left.size == upright.size.rotated && right.size == upright.size.rotated)
    #expect(left.minY == upright.minX && right.maxY == 420 - upright.minX)
    let closed = try device("iPhone Duo (outer)")
    let camera = try #require(closed.cutoutFrame(.landscapeRight))
    #expect(abs(camera.minX - 29.33) < 0.01 && abs(camera.minY - 29.33) < 0.01)
  }

  @Test func `an upside-down screen has its cutout at the bottom`() throws {
    var phone = try device("iPhone SE (3rd gen)")
    #expect(phone.turns == ScreenTurn.allCases && phone.cutoutFrame(.portraitUpsideDown) == nil)
    phone.cutout = ScreenCutout(.camera, Rect(x: 10, y: 20, width: 5, height: 6))
    expect(phone.cutoutFrame(.portraitUpsideDown), is: Rect(x: 360, y: 641, width: 5, height: 6))
  }

  @Test func `apps rotate upside down on tablets and on phones with a home button`() throws {
    try #expect(!device("iPhone 17").turns.contains(.portraitUpsideDown))
    try #expect(device("iPhone 8").turns.contains(.portraitUpsideDown))
    try #expect(device("iPad Pro 11 (M5)").turns.contains(.portraitUpsideDown))
  }

  @Test(arguments: DeviceCatalogue.entries.map(\.device))
  func `the safe area avoids the cutout in every orientation`(device: Device) {
    for turn in device.turns {
      let screen = Rect(origin: .zero, size: device.size(in: turn.orientation))
      guard let cutout = device.cutoutFrame(turn) else { continue }
      let free = screen.inset(by: device.insets(turn))
      #expect(screen.minX <= cutout.minX && cutout.maxX <= screen.maxX)
      #expect(screen.minY <= cutout.minY && cutout.maxY <= screen.maxY)
      #expect(
        cutout.maxX <= free.minX || cutout.minX >= free.maxX || cutout.maxY <= free.minY || cutout.minY >= free.maxY)
    }
  }

  @Test(arguments: DeviceCatalogue.entries)
  func `a screen has whole pixels, and rounded corners if it has a home indicator`(entry: DeviceCatalogue.Entry) {
    let device = entry.device
    let pixels = device.size.scaled(by: device.scale)
    #expect(pixels.width.rounded() == pixels.width && pixels.height.rounded() == pixels.height)
    if let radius = device.cornerRadius {
      #expect((radius > 0) == device.hasHomeIndicator && radius < device.size.width / 4)
    } else {
      #expect(entry.screen.hasPrefix("iphone-duo"))
    }
    #expect((device.cutout != nil) == (device.idiom == .phone && device.hasHomeIndicator) || device.cornerRadius == nil)
  }

  @Test(arguments: [
    ("iPhone 11 Pro", 39.0), ("iPhone 11", 41.5), ("iPhone 13 mini", 44), ("iPhone 14", 47.33),
    ("iPhone 14 Plus", 53.33), ("iPhone 15", 55), ("iPhone 17", 62), ("iPhone Air", 62), ("iPad mini (A17 Pro)", 21.5),
    ("iPad (A16)", 25), ("iPad Air 11", 18), ("iPad Pro 13 (M5)", 30), ("iPhone SE (3rd gen)", 0),
  ])
  func `corner radii are those of the system`(name: String, radius: Double) throws {
    let found = try #require(device(name).cornerRadius)
    #expect(abs(found - radius) < 0.01)
  }
}
