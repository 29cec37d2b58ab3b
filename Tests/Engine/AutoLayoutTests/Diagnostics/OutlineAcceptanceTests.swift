import AutoLayout
import LayoutTestSupport
import Testing

/// The `outline` cases of the specification: the names of constraints in Interface Builder's document outline.
@Suite struct OutlineAcceptanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let constraint: String
    let labels: [String: String]
    let name: String

    var testDescription: String { id }
  }

  static let cases = AcceptanceCases.all(ofKinds: "outline").compactMap(Case.init)

  @Test func `all outline cases of the specification are read`() {
    expect(Self.cases.count, is: 8)
  }

  @Test(arguments: cases)
  func `OUT-02: a constraint has the name of the specification`(example: Case) {
    expect(example.outlineNames, is: [example.name])
  }

  @Test(arguments: [
    ("switch.width == 2*label.height", "Aspect Ratio - Switch - Label"),
    ("switch.firstBaseline == label.firstBaseline", "Baseline Alignment - Switch - Label"),
    ("root.trailing == switch.trailing + 20", "Horizontal Space - (20) - View - Switch"),
    ("switch.bottom == label.bottom", "Align Bottom - Switch - Label"),
    ("switch.height == label.height", "Equal Heights - Switch - Label"),
    ("switch.width >= 49.5", "Width - (49.5) - Switch"),
  ])
  func `other constraints are named similarly`(constraint: String, name: String) {
    let labels = ["switch": "Switch", "label": "Label", "root": "View"]
    expect(Case(id: name, constraint: constraint, labels: labels, name: name).outlineNames, is: [name])
  }
}

extension OutlineAcceptanceTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let constraint = input["constraint"] as? String, let labels = input["labels"] as? [String: String],
      let name = (json["expect"] as? [String: Any])?["name"] as? String
    else { return nil }
    self.init(id: id, constraint: constraint, labels: labels, name: name)
  }

  /// The names of the constraints of a screen whose views are all subviews of the root.
  fileprivate var outlineNames: [String] {
    var test = TestSystem(width: 320, height: 568)
    for name in labels.keys.sorted() where name != "root" { test.add(name) }
    test.constrain(constraint)
    return test.system.constraints.map { constraint in
      test.system.outlineName(of: constraint) { labels[test.system.items[$0.view].name] ?? "?" }
    }
  }
}
