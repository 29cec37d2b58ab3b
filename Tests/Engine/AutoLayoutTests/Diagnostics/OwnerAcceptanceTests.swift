import AutoLayout
import LayoutTestSupport
import Testing

/// The `owner` cases of the specification: the view that a constraint is installed on.
@Suite struct OwnerAcceptanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let tree: [String: String]
    let format: String?
    let constraint: String?
    let owners: [String]

    var testDescription: String { id }
  }

  static let cases = AcceptanceCases.all(ofKinds: "owner").compactMap(Case.init)

  @Test func `all owner cases of the specification are read`() {
    expect(Self.cases.count, is: 12)
  }

  @Test(arguments: cases)
  func `OWN-01, OUT-05: a constraint is owned by the nearest view that contains its items`(example: Case) throws {
    let test = try example.system()
    expect(test.system.constraints.map { test.system.items[test.system.owner(of: $0)].name }, is: example.owners)
  }
}

extension OwnerAcceptanceTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let tree = input["tree"] as? [String: Any], let expect = json["expect"] as? [String: Any],
      let owners = expect["owners"] as? [String]
    else { return nil }
    self.init(
      id: id, tree: tree.compactMapValues { $0 as? String }, format: input["vfl"] as? String,
      constraint: input["constraint"] as? String, owners: owners)
  }

  fileprivate func system() throws -> TestSystem {
    var test = TestSystem(width: 320, height: 480)
    // Superviews first. A superview is either the root or a subview of the root.
    for (name, superview) in tree.sorted(by: {
      ($0.value == "root" ? 0 : 1, $0.key) < ($1.value == "root" ? 0 : 1, $1.key)
    }) {
      test.add(name, to: superview)
    }
    if let constraint { test.constrain(constraint) }
    if let format {
      let superviews = test.system.items.map(\.superview)
      test.add(
        try VisualFormat(parsing: format).constraints(views: test.bindings) { item in
          superviews[item.view].map { LayoutItemID(view: $0) }
        })
    }
    return test
  }
}
