import AutoLayout
import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// The models of 2025 and 2026, with the figures in docs/reference/devices.md.
@Suite struct NewerDeviceTests {
  private func device(_ name: String) throws -> Device {
    try #require(DeviceCatalogue.devices(named: name).first { $0.name == name })
  }

  @Test(arguments: [
    ("iPhone 17", 402.0, 874.0, 62.0), ("iPhone 17 Pro", 402, 874, 62), ("iPhone 17 Pro Max", 440, 956, 62),
    ("iPhone Air", 420, 912, 68), ("iPhone 17e", 390, 844, 47), ("iPhone 18 Pro", 402, 874, 62),
    ("iPhone 18 Pro Max", 440, 956, 62),
  ])
  func `a phone has insets at its sensors in both orientations, and 34 or 20 points at the bottom`(
    name: String, width: Double, height: Double, sensors: Double
  ) throws {
    let phone = try device(name)
    #expect(phone.size == Size(width: width, height: height) && phone.scale == 3)
    expect(phone.insets(in: .portrait), is: EdgeInsets(top: sensors, bottom: 34))
    expect(phone.insets(in: .landscape), is: EdgeInsets(left: sensors, bottom: 20, right: sensors))
  }

  @Test(arguments: ["iPad Pro 11 (M5)", "iPad Pro 13 (M5)", "iPad Air 11 (M4)", "iPad Air 13 (M4)"])
  func `a tablet with iPadOS 26 has insets of 32 points at the top and 25 at the bottom`(name: String) throws {
    let tablet = try device(name)
    #expect(tablet.scale == 2 && tablet.laterInsets == nil)
    for orientation in Orientation.usual {
      expect(tablet.insets(in: orientation), is: EdgeInsets(top: 32, bottom: 25))
      expect(tablet.widthClass(in: orientation), is: .regular)
    }
  }

  @Test func `an iPhone Air and a Max are regular in landscape, and a 17 Pro and a 17e compact`() throws {
    try #expect(device("iPhone Air").widthClass(in: .landscape) == .regular)
    try #expect(device("iPhone 17 Pro Max").widthClass(in: .landscape) == .regular)
    try #expect(device("iPhone 17 Pro").widthClass(in: .landscape) == .compact)
    try #expect(device("iPhone 17e").widthClass(in: .landscape) == .compact)
  }

  @Test func `a phone with two displays is two devices, small if closed and like a tablet if open`() throws {
    let displays = DeviceCatalogue.devices(named: "iPhone Duo")
    expect(displays.map(\.identifier), is: ["iphone-duo-outer", "iphone-duo-inner"])
    let (outer, inner) = (try #require(displays.first), try #require(displays.last))
    #expect(outer.size == Size(width: 466, height: 678) && inner.size == Size(width: 669, height: 951))
    #expect(outer.widthClass(in: .landscape) == .compact && outer.heightClass(in: .landscape) == .compact)
    #expect(inner.widthClass(in: .portrait) == .regular && inner.heightClass(in: .landscape) == .regular)
    expect(outer.insets(.portrait), is: EdgeInsets(bottom: 34, right: 84))
    expect(outer.insets(.landscapeLeft), is: EdgeInsets(bottom: 34, right: 84))
    expect(outer.insets(.landscapeRight), is: EdgeInsets(left: 84, bottom: 34))
    expect(inner.insets(.portrait), is: EdgeInsets(top: 82, bottom: 34))
    expect(inner.insets(.landscapeLeft), is: inner.insets(.landscapeRight))
    #expect(DeviceCatalogue.onePerScreen.allSatisfy { !displays.contains($0) })
  }

  @Test func `older devices have the insets of iOS 26 if that version is selected`() throws {
    func insets(_ name: String, _ orientation: Orientation, _ systemVersion: Int?) throws -> EdgeInsets? {
      let selection = VariantSelection(
        devices: [try device(name)], orientations: [orientation], systemVersions: systemVersion.map { [$0] } ?? [])
      return selection.variants(fallback: VariantSelection()).first.map { $0.device.insets(in: orientation) }
    }
    let (phone, tablet) = ("iPhone 16 Pro", "iPad mini (A17 Pro)")
    try #expect(insets(phone, .landscape, nil) == EdgeInsets(left: 62, bottom: 21, right: 62))
    try #expect(insets(phone, .landscape, 18) == EdgeInsets(left: 62, bottom: 21, right: 62))
    try #expect(insets(phone, .landscape, 26) == EdgeInsets(left: 62, bottom: 20, right: 62))
    try #expect(insets(phone, .portrait, 26) == EdgeInsets(top: 62, bottom: 34))
    try #expect(insets(tablet, .portrait, 18) == EdgeInsets(top: 24, bottom: 20))
    try #expect(insets(tablet, .landscape, 27) == EdgeInsets(top: 32, bottom: 25))
    try #expect(insets("iPhone SE (3rd gen)", .portrait, 26) == EdgeInsets(top: 20))
    try #expect(insets("iPad (9th gen)", .portrait, 26) == EdgeInsets(top: 20))
  }

  @Test(arguments: [
    ("iPad Pro 11 (M5) 1/3", 375.0, 320.0), ("iPad Pro 11 (M5) 1/2", 600, 412), ("iPad Pro 11 (M5) 2/3", 825, 504),
    ("iPad Pro 13-inch (M5) 1/2", 683, 511), ("iPad Air 13 M4 2/3", 981, 639),
  ])
  func `an app beside another one has part of a newer tablet's width`(
    word: String, sideways: Double, upright: Double
  ) throws {
    let part = try #require(DeviceCatalogue.devices(named: word).first)
    #expect(part.size(in: .landscape).width == sideways && part.size(in: .portrait).width == upright)
    expect(part.insets(in: .landscape), is: EdgeInsets(top: 32, bottom: 25))
  }
}
