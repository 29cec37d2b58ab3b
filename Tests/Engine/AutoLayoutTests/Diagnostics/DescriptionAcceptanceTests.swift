import AutoLayout
import Foundation
import Geometry
import LayoutTestSupport
import Testing

/// The `describe` cases of the specification: the printed form of a constraint.
@Suite struct DescriptionAcceptanceTests {
  /// A constraint with the classes of its items, and its expected text with `{name}` for addresses.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let constraint: String
    let classes: [String: String]
    let text: String

    var testDescription: String { id }
  }

  static let cases = AcceptanceCases.all(ofKinds: "describe").compactMap(Case.init)

  @Test func `all description cases of the specification are read`() {
    expect(Self.cases.count, is: 25)
  }

  @Test(arguments: cases)
  func `DSC-01, DSC-02, OUT-04: a constraint is printed as in the specification`(example: Case) throws {
    let test = example.system
    let descriptions = LayoutDescriptions(of: test.system)
    let texts = test.system.items.indices.flatMap(descriptions.constraints(ofView:))
    let expected = try Regex(example.pattern)
    #expect(texts.contains { $0.wholeMatch(of: expected) != nil }, "\(example.pattern) in \(texts)")
  }
}

extension DescriptionAcceptanceTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let constraint = input["constraint"] as? String, let classes = input["classes"] as? [String: String],
      let text = (json["expect"] as? [String: Any])?["text"] as? String
    else { return nil }
    self.init(id: id, constraint: constraint, classes: classes, text: text)
  }

  /// The names of the views in the order of their creation.
  private var views: [String] { classes.keys.filter { $0 != "root" && !$0.hasSuffix("Guide") }.sorted() }

  /// A screen with the views of the case. One of them prints the constraint.
  fileprivate var system: TestSystem {
    var test = TestSystem(width: 320, height: 568, safeArea: EdgeInsets(top: 52))
    test.change("root") { $0.className = classes["root"] ?? "UIView" }
    for view in views { test.add(view) { $0.className = classes[view] ?? "UIView" } }
    switch constraint.split(separator: " ").first {
    case "inferred": infer(in: &test)
    case "mask":
      // The case does not name the lower margin, which is flexible according to its `v=--&`. Without a mask UIKit
      // prints the same.
      test.change(views[0]) {
        $0.autoresizing = Autoresizing(
          frame: Rect(x: 20, y: 0, width: 280, height: 44), superviewSize: Size(width: 320, height: 568),
          mask: .flexibleWidth)
      }
    case _ where constraint.contains(" intrinsic "):
      test.change(views[0]) {
        $0.intrinsicContentSize = IntrinsicContentSize(width: 49, height: 31)
        $0.contentHugging = AxisPriorities(.defaultHigh)
      }
    case _ where constraint.hasSuffix("Guide.height == 52") || constraint.contains(/Guide\.(\w+) == root\.\1$/):
      // The guides' own constraints always exist.
      break
    default: test.constrain(constraint)
    }
    return test
  }

  /// Adds the constraints of a case such as `inferred ambiguity leading 191, identifier "Action Checkbox"`.
  private func infer(in test: inout TestSystem) {
    let words = constraint.prefix { $0 != "," }.split(separator: " ")
    let quoted = constraint.split(separator: "\"").dropFirst().first.map(String.init)
    let distance = words.last.flatMap { Double($0) } ?? 0
    let isLeading = words.contains("leading")
    test.change(views[0]) {
      $0.designFrame = Rect(x: isLeading ? distance : 136, y: isLeading ? 268 : distance, width: 49, height: 31)
      $0.intrinsicContentSize = IntrinsicContentSize(width: 49, height: 31)
      if constraint.contains("identifier") { $0.identifier = quoted }
      if constraint.contains("title") { $0.title = quoted }
    }
    // Xcode 5 inferred both axes of a view that was ambiguous on one axis.
    if words.contains("ambiguity") { test.constrain("\(views[0]).centerX == root.centerX") }
    test.add(test.system.inferredConstraints(.xcode5))
  }

  /// The text as a pattern. Addresses follow the order of creation of the views and guides.
  fileprivate var pattern: String {
    let order = ["root"] + views + ["topGuide", "bottomGuide"]
    var text = text
    for (position, name) in order.enumerated() {
      text = text.replacingOccurrences(of: "0x{\(name)}", with: "0x" + String(0x8c00000 + 0x10 * position, radix: 16))
    }
    let literal = NSRegularExpression.escapedPattern(for: text)
    return literal.replacingOccurrences(of: NSRegularExpression.escapedPattern(for: "{c}"), with: "8c0[0-9a-f]{4}")
  }
}
