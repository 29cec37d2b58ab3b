import AutoLayout
import Geometry
import LayoutTestSupport
import Testing

/// One `layout` case of the specification.
struct AcceptanceLayout: CustomTestStringConvertible, Sendable {
  struct View: Sendable {
    var name = ""
    var parent = "root"
    var intrinsic: [Double?] = [nil, nil]
    var hugging = [250.0, 250.0]
    var compression = [750.0, 750.0]
    var insets = [0.0, 0.0, 0.0, 0.0]
    var baselineFromBottom: Double?
  }

  enum Constraint: Sendable {
    case equation(String)
    case format(String, options: [String], metrics: [String: Double])
  }

  let id: String
  let size: [Double]
  let views: [View]
  let constraints: [Constraint]
  let guides: [String: Double]
  let isRightToLeft: Bool
  let expected: ExpectedLayout

  var testDescription: String { id }

  /// The system of the case.
  func system() throws -> TestSystem {
    var test = TestSystem(
      width: size[0], height: size[1],
      safeArea: EdgeInsets(top: guides["top"] ?? 0, bottom: guides["bottom"] ?? 0),
      direction: isRightToLeft ? .rightToLeft : .leftToRight)
    for view in views {
      test.add(view.name, to: view.parent) { item in
        item.intrinsicContentSize = IntrinsicContentSize(width: view.intrinsic[0], height: view.intrinsic[1])
        item.contentHugging = AxisPriorities(
          horizontal: LayoutPriority(view.hugging[0]), vertical: LayoutPriority(view.hugging[1]))
        item.compressionResistance = AxisPriorities(
          horizontal: LayoutPriority(view.compression[0]), vertical: LayoutPriority(view.compression[1]))
        item.alignmentRectInsets = EdgeInsets(
          top: view.insets[0], left: view.insets[1], bottom: view.insets[2], right: view.insets[3])
        if let distance = view.baselineFromBottom { item.baseline = .edges(first: 0, last: distance) }
      }
    }
    for constraint in constraints {
      switch constraint {
      case .equation(let text): test.constrain(text)
      case .format(let text, let options, let metrics):
        test.add(try constraints(of: text, options, metrics, in: test))
      }
    }
    return test
  }

  private func constraints(
    of format: String, _ options: [String], _ metrics: [String: Double], in test: TestSystem
  ) throws -> [LayoutConstraint] {
    let options = options.compactMap(VisualFormatOptions.init(name:)).reduce(VisualFormatOptions()) { $0.union($1) }
    return try VisualFormat(parsing: format).constraints(views: test.bindings, metrics: metrics, options: options) {
      item in
      item.guide == nil ? test.system.items[item.view].superview.map { LayoutItemID(view: $0) } : .root
    }
  }

  /// All cases.
  static let all = AcceptanceCases.all(ofKinds: "layout").compactMap(AcceptanceLayout.init)

  private init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let input = json["input"] as? [String: Any],
      let expect = json["expect"] as? [String: Any], let size = input["size"] as? [Double],
      let views = input["views"] as? [[String: Any]], let constraints = input["constraints"] as? [Any]
    else { return nil }
    self.id = id
    self.size = size
    self.views = views.map(Self.view)
    self.constraints = constraints.compactMap(Self.constraint)
    guides = input["guides"] as? [String: Double] ?? [:]
    isRightToLeft = input["direction"] as? String == "rtl"
    expected = ExpectedLayout(expect)
  }

  private static func view(_ json: [String: Any]) -> View {
    var view = View()
    view.name = json["name"] as? String ?? ""
    view.parent = json["parent"] as? String ?? "root"
    if let intrinsic = json["intrinsic"] as? [Any] { view.intrinsic = ExpectedLayout.numbers(intrinsic) }
    view.hugging = json["hugging"] as? [Double] ?? view.hugging
    view.compression = json["compression"] as? [Double] ?? view.compression
    view.insets = json["alignmentInsets"] as? [Double] ?? view.insets
    view.baselineFromBottom = json["baselineFromBottom"] as? Double
    return view
  }

  private static func constraint(_ json: Any) -> Constraint? {
    if let text = json as? String { return .equation(text) }
    guard let format = json as? [String: Any], let text = format["vfl"] as? String else { return nil }
    return .format(
      text, options: format["options"] as? [String] ?? [], metrics: format["metrics"] as? [String: Double] ?? [:])
  }
}
