import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// The `infer` cases of the specification: the constraints that Interface Builder adds to those of the author.
@Suite struct InferenceAcceptanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let name: String
    let frame: Rect
    let intrinsic: IntrinsicContentSize
    let constraints: [String]
    let inference: ConstraintInference
    let inferred: [String]
    let reason: String?
    /// The numbers of the author's constraints at design time and at run time, or nil if a case does not specify them.
    let counts: [Int?]

    var testDescription: String { id }
  }

  static let cases = AcceptanceCases.all(ofKinds: "infer").compactMap(Case.init)

  @Test func `all inference cases of the specification are read`() {
    expect(Self.cases.count, is: 5)
  }

  @Test(arguments: cases)
  func `a view gets the constraints of the specification`(example: Case) {
    let inferred = example.system.inferredConstraints(example.inference)
    #expect(inferred.map { "\(example.form(of: $0)) @\($0.priority)" } == example.inferred)
    for constraint in inferred { #expect(constraint.identifier == example.reason) }
    let counts = [example.system.constraints.count, example.system.atRunTime.constraints.count]
    for (count, expected) in zip(counts, example.counts) { #expect(expected == nil || count == expected) }
  }

  @Test func `in fixed mode only the ambiguous axis is inferred, and in off mode none`() throws {
    let example = try #require(Self.cases.first { $0.id == "A-INF-002" })
    let inferred = example.system.inferredConstraints(.fixed)
    expect(inferred.map(example.form), is: ["V:|-(268)-[switch]"])
    expect(example.system.inferredConstraints(.off), is: [])
  }

  @Test func `inferred constraints of a mirrored layout keep the design frame`() {
    var test = TestSystem(width: 320, height: 480, direction: .rightToLeft)
    let frame = Rect(x: 20, y: 30, width: 100, height: 44)
    test.add("box") { $0.designFrame = frame }
    test.add(test.system.inferredConstraints())
    expect(test.system.framesByName(test.system.solution())["box"], is: frame)
    #expect(LayoutDescriptions(of: test.system).constraints()[0].contains(" H:|-(200)-[UIView:0x8c00010](RTL) "))
  }
}

extension InferenceAcceptanceTests.Case {
  fileprivate init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let view = input["view"] as? [String: Any], let name = view["name"] as? String,
      let frame = view["frame"] as? [Double], frame.count == 4, let expect = json["expect"] as? [String: Any],
      let inferred = expect["inferred"] as? [String], let constraints = input["constraints"] as? [String]
    else { return nil }
    let intrinsic = view["intrinsic"] as? [Double] ?? []
    self.init(
      id: id, name: name, frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      intrinsic: IntrinsicContentSize(width: intrinsic.first, height: intrinsic.last), constraints: constraints,
      inference: expect["mode"] as? String == "xcode5" ? .xcode5 : .fixed, inferred: inferred,
      reason: expect["reason"] as? String, counts: [expect["designTime"] as? Int, expect["runTime"] as? Int])
  }

  /// The screen of the case at design time, including placeholder constraints.
  fileprivate var system: ConstraintSystem {
    var test = TestSystem(width: 320, height: 568)
    test.add(name) {
      $0.designFrame = frame
      $0.intrinsicContentSize = intrinsic
      // The frame of a switch is 2 points wider than its alignment rectangle.
      if let width = intrinsic.width { $0.alignmentRectInsets = EdgeInsets(right: frame.width - width) }
    }
    for constraint in constraints { test.constrain(constraint) }
    return test.system
  }

  /// Returns a constraint in the form of the cases: `H:|-(136)-[switch]`.
  fileprivate func form(of constraint: LayoutConstraint) -> String {
    let prefix = constraint.firstAttribute.axis == .horizontal ? "H:" : "V:"
    let constant = Int(constraint.constant)
    return constraint.secondItem == nil ? "\(prefix)[\(name)(\(constant))]" : "\(prefix)|-(\(constant))-[\(name)]"
  }
}
