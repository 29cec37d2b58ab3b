import AutoLayout
import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// The size of an app beside another one on a tablet.
@Suite struct SplitViewTests {
  /// The widths of both apps on Apple's tablets, with 10 points between them.
  @Test(arguments: [
    ("iPad Pro 9.7", Orientation.landscape, [320.0, 507, 694]), ("iPad Pro 9.7", .portrait, [320, 379, 438]),
    ("iPad Pro 10.5", .landscape, [320, 551, 782]), ("iPad Pro 10.5", .portrait, [320, 412, 504]),
    ("iPad Pro 11", .landscape, [375, 592, 809]), ("iPad Pro 11", .portrait, [320, 412, 504]),
    ("iPad Pro 12.9", .landscape, [375, 678, 981]), ("iPad Pro 12.9", .portrait, [375, 507, 639]),
  ])
  func `an app has a third, half or two thirds of the width`(
    name: String, orientation: Orientation, widths: [Double]
  ) throws {
    let pad = try #require(DeviceCatalogue.devices(named: name).first)
    let parts = SplitView.allCases.compactMap(pad.showing)
    expect(parts.map { $0.size(in: orientation).width }, is: widths)
    expect(Set(parts.map { $0.size(in: orientation).height }), is: [pad.size(in: orientation).height])
  }

  @Test func `a part of the screen is found by the name of a tablet or of all tablets with a fraction`() {
    let half = DeviceCatalogue.devices(named: "iPad Pro 11 1/2")
    #expect(half.map(\.name) == ["iPad Pro 11, 1/2"] && half.map(\.identifier) == ["ipad-pro-11-split-1-2"])
    expect(DeviceCatalogue.devices(named: "ipad-pro-11, 1/2"), is: half)
    expect(DeviceCatalogue.devices(named: "all 1/3").count, is: 11)
    expect(DeviceCatalogue.devices(named: "iPhone 16 Pro 1/2"), is: [])
    expect(DeviceCatalogue.devices(named: "iPad Pro 11 1/4"), is: [])
    expect(DeviceCatalogue.suggestion(for: "iPhone 16 Pro 1/2"), is: "iPhone 16 Pro")
    expect(DeviceCatalogue.suggestion(for: "iPad Pro 11 1/4"), is: "iPad Pro 11 1/2")
  }

  @Test func `only two thirds, and half of the largest tablet, are regular in width`() {
    func classes(_ word: String) -> [SizeClass?] {
      DeviceCatalogue.devices(named: word).flatMap { device in
        Orientation.usual.map { device.widthClass(in: $0) }
      }
    }
    #expect(classes("iPad Pro 11 1/3") == [.compact, .compact] && classes("iPad Pro 11 1/2") == [.compact, .compact])
    expect(classes("iPad Pro 11 2/3"), is: [.compact, .regular])
    expect(classes("iPad Pro 12.9 1/2"), is: [.compact, .regular])
    #expect(classes("iPad Pro 12.9 2/3") == [.compact, .regular] && classes("iPad Pro 12.9") == [.regular, .regular])
  }
}
