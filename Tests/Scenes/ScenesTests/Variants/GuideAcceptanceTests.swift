import Geometry
import LayoutTestSupport
import Scenes
import Testing

/// The `guides` cases of the specification: the area of a screen that bars do not cover, on devices and systems of all
/// ages.
@Suite struct GuideAcceptanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let device: String
    let orientation: Orientation
    let systemVersion: Int
    let bars: [Bar]
    let insets: EdgeInsets

    var testDescription: String { id }
  }

  /// All cases except the one about constraints, which is tested with the descriptions of constraints.
  static let cases = AcceptanceCases.all(ofKinds: "guides").compactMap(Case.init)

  @Test func `all guide cases of the specification are read`() {
    expect(Self.cases.count, is: 18)
  }

  @Test(arguments: cases)
  func `bars have the insets of the specification`(example: Case) throws {
    let device = try #require(DeviceCatalogue.devices(named: example.device).first)
    let insets = device.safeArea(
      in: example.orientation, under: example.bars, systemVersion: example.systemVersion)
    expect(insets, is: example.insets)
  }
}

extension GuideAcceptanceTests.Case {
  private static let bars: [String: Bar] = ["nav": .navigation, "tab": .tab, "tool": .tool]

  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let device = input["device"] as? String, let orientation = input["orientation"] as? String,
      let version = (input["os"] as? String).flatMap(Int.init), let names = input["bars"] as? [String],
      let expect = json["expect"] as? [String: Double], let top = expect["topGuide"],
      let left = expect["leftInset"], let bottom = expect["bottomGuide"], let right = expect["rightInset"]
    else { return nil }
    let bars = names.compactMap { Self.bars[$0] }
    guard bars.count == names.count else { return nil }
    self.init(
      id: id, device: device, orientation: orientation.hasPrefix("landscape") ? .landscape : .portrait,
      systemVersion: version, bars: bars, insets: EdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }
}
