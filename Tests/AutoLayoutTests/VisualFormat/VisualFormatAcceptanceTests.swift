import AutoLayout
import Foundation
import LayoutTestSupport
import Testing

/// The specification's cases for visual formats, where they are at hand.
@Suite struct VisualFormatAcceptanceTests {
  /// One case with what it expects.
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

  static let file = URL(filePath: SharedFolder.path("spec/acceptance.json"))

  static let isAvailable = FileManager.default.fileExists(atPath: file.path)

  static let cases: [Case] = {
    guard let data = try? Data(contentsOf: file),
      let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = document["cases"] as? [[String: Any]]
    else { return [] }
    return cases.compactMap(Case.init)
  }()

  @Test(.enabled(if: isAvailable)) func `there are cases`() {
    #expect(Self.cases.count > 90)
  }

  @Test(.enabled(if: isAvailable), arguments: cases)
  func `the specification's formats give its constraints or its errors`(_ example: Case) throws {
    let scene = FormatScene(example.views)
    let options = try example.options.map { try #require(VisualFormatOptions(name: $0)) }
    let union = VisualFormatOptions(options)
    if let message = example.error {
      let error = #expect(throws: VisualFormatError.self) {
        try scene.constraints(example.format, metrics: example.metrics, options: union)
      }
      #expect(error?.message == message)
      return
    }
    let constraints = try scene.constraints(example.format, metrics: example.metrics, options: union)
    #expect(constraints.count == example.count)
    if let expected = example.constraints { #expect(constraints == expected) }
  }
}

extension VisualFormatAcceptanceTests.Case {
  init?(_ json: [String: Any]) {
    guard let kind = json["kind"] as? String, ["vfl", "count", "vfl-error"].contains(kind),
      let input = json["input"] as? [String: Any], let expect = json["expect"] as? [String: Any],
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
