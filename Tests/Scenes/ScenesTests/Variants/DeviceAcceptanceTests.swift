import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// The specification's cases for screens.
@Suite struct DeviceAcceptanceTests {
  /// The expected values of a screen.
  struct Case: Sendable, CustomTestStringConvertible {
    let device: String
    let size: [Double]
    let scale: Double
    let portraitInsets: [Double]
    let landscapeInsets: [Double]

    var testDescription: String { device }
  }

  static let cases = AcceptanceCases.all(ofKinds: "device").compactMap(Case.init)

  @Test func `all device cases of the specification are read`() {
    expect(Self.cases.count, is: 26)
  }

  @Test(arguments: cases)
  func `a screen has the size, scale and insets of the specification`(example: Case) throws {
    let device = try #require(DeviceCatalogue.devices(named: example.device).first)
    expect([device.size.width, device.size.height], is: example.size)
    expect(device.scale, is: example.scale)
    expect(Self.edges(device.insets(in: .portrait)), is: example.portraitInsets)
    expect(Self.edges(device.insets(in: .landscape)), is: example.landscapeInsets)
  }

  private static func edges(_ insets: EdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }
}

extension DeviceAcceptanceTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let input = json["input"] as? [String: Any], let device = input["device"] as? String,
      let expect = json["expect"] as? [String: Any], let size = expect["points"] as? [Double],
      let scale = expect["scale"] as? Double, let portrait = expect["insetsPortrait"] as? [Double],
      let landscape = expect["insetsLandscape"] as? [Double]
    else { return nil }
    self.init(
      device: device, size: size, scale: scale, portraitInsets: portrait, landscapeInsets: landscape)
  }
}
