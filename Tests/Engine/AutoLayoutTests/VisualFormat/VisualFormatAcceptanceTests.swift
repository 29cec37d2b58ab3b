import AutoLayout
import Foundation
import LayoutTestSupport
import Testing

/// The specification's cases for visual formats.
@Suite struct VisualFormatAcceptanceTests {
  /// A case with its expected result.
  struct Case: Sendable, CustomTestStringConvertible {
    let identifier: String
    let format: String
    let views: [String]
    let options: [String]
    let metrics: [String: Double]
    let count: Int?
    let constraints: [String]?
    let error: String?

    var testDescription: String { "\(identifier) \(format)" }
  }

  static let cases = AcceptanceCases.all(ofKinds: "vfl", "count", "vfl-error").compactMap(Case.init)

  @Test func `all format cases of the specification are read`() {
    expect(Self.cases.count, is: 95)
  }

  @Test(arguments: cases)
  func `the formats of the specification give its constraints or errors`(_ example: Case) throws {
    let scene = FormatScene(example.views)
    let options = try example.options.map { try #require(VisualFormatOptions(name: $0)) }
    let union = VisualFormatOptions(options)
    if let message = example.error {
      let error = #expect(throws: VisualFormatError.self) {
        try scene.constraints(example.format, metrics: example.metrics, options: union)
      }
      expect(error?.message, is: message)
      return
    }
    let constraints = try scene.constraints(example.format, metrics: example.metrics, options: union)
    expect(constraints.count, is: example.count)
    if let expected = example.constraints { #expect(constraints == expected) }
  }
}

extension VisualFormatAcceptanceTests.Case {
  init?(_ json: [String: Any]) {
    guard let input = json["input"] as? [String: Any], let expect = json["expect"] as? [String: Any],
      let identifier = json["id"] as? String, let format = input["format"] as? String
    else { return nil }
    self.identifier = identifier
    self.format = format
    views = input["views"] as? [String] ?? []
    options = input["options"] as? [String] ?? []
    metrics = (input["metrics"] as? [String: NSNumber] ?? [:]).mapValues(\.doubleValue)
    count = expect["count"] as? Int
    constraints = expect["constraints"] as? [String]
    error = expect["message"] as? String
  }
}
