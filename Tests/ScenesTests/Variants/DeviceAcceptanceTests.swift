import Foundation
import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// The specification's cases about screens, where they are at hand.
@Suite struct DeviceAcceptanceTests {
  /// What one screen must be.
  struct Case: Sendable, CustomTestStringConvertible {
    let device: String
    let size: [Double]
    let scale: Double
    let portraitInsets: [Double]
    let landscapeInsets: [Double]

    var testDescription: String { device }
  }

  static let cases = Case.all(at: SharedFolder.path("spec/acceptance.json"))

  @Test(.enabled(if: !cases.isEmpty), arguments: cases)
  func `a screen has the size, the scale and the insets of the specification`(example: Case) throws {
    let device = try #require(DeviceCatalogue.devices(named: example.device).first)
    #expect([device.size.width, device.size.height] == example.size)
    #expect(device.scale == example.scale)
    #expect(Self.edges(device.insets(in: .portrait)) == example.portraitInsets)
    #expect(Self.edges(device.insets(in: .landscape)) == example.landscapeInsets)
  }

  private static func edges(_ insets: EdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }
}

extension DeviceAcceptanceTests.Case {
  /// The `device` cases of a file, none where it is not there.
  static func all(at path: String) -> [DeviceAcceptanceTests.Case] {
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = file["cases"] as? [[String: Any]]
    else { return [] }
    return cases.filter { $0["kind"] as? String == "device" }.compactMap(DeviceAcceptanceTests.Case.init)
  }

  private init?(_ json: [String: Any]) {
    guard let input = json["input"] as? [String: Any], let device = input["device"] as? String,
      let expect = json["expect"] as? [String: Any], let size = expect["points"] as? [Double],
      let scale = expect["scale"] as? Double, let portrait = expect["insetsPortrait"] as? [Double],
      let landscape = expect["insetsLandscape"] as? [Double]
    else { return nil }
    self.init(
      device: device, size: size, scale: scale, portraitInsets: portrait, landscapeInsets: landscape)
  }
}
