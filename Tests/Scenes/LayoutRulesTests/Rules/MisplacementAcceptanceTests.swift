import Geometry
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Testing

/// The `misplaced` cases of the specification: what Interface Builder reports about a view at another position.
@Suite struct MisplacementAcceptanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let actual: [Double]
    let expected: [Double]
    let badges: [String]
    /// The two lines of the issue, if the case has one.
    let lines: [String]?

    var testDescription: String { id }
  }

  static let cases = AcceptanceCases.all(ofKinds: "misplaced").compactMap(Case.init)

  @Test func `all misplacement cases of the specification are read`() {
    #expect(Self.cases.count == 3)
  }

  @Test(arguments: cases)
  func `the badges and the issue match the specification`(example: Case) throws {
    let misplacement = try #require(Misplacement(actual: Rect(example.actual), expected: Rect(example.expected)))
    #expect(misplacement.badges.map { "\($0.quantity.rawValue) \($0.text)" } == example.badges)
    if let lines = example.lines { #expect(misplacement.lines == lines) }
  }

  @Test func `a view moved by rounding is not misplaced`() {
    let frame = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(Misplacement(actual: frame, expected: Rect(x: 10.5, y: 20, width: 29.5, height: 40)) == nil)
    #expect(Misplacement(actual: frame, expected: Rect(x: 11, y: 20, width: 30, height: 40), tolerance: 1) == nil)
  }
}

extension Rect {
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension MisplacementAcceptanceTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let actual = input["actual"] as? [Double], let expected = input["expected"] as? [Double],
      actual.count == 4, expected.count == 4, let expect = json["expect"] as? [String: Any]
    else { return nil }
    let badges = expect["badges"] as? [[String: String]] ?? [["axis": "y", "text": expect["badge"] as? String ?? ""]]
    let issue = expect["issue"] as? [String: Any]
    self.init(
      id: id, actual: actual, expected: expected,
      badges: badges.map { "\($0["axis"] ?? "") \($0["text"] ?? "")" },
      lines: issue.map { issue in ["Expected", "Actual"].map { Self.line($0, issue) } })
  }

  private static func line(_ title: String, _ issue: [String: Any]) -> String {
    let frame = issue[title.lowercased()] as? [String: Double] ?? [:]
    let numbers = ["x", "y", "width", "height"].map { "\($0)=\(Int(frame[$0] ?? .nan))" }
    return "\(title): \(numbers.joined(separator: ", "))"
  }
}
