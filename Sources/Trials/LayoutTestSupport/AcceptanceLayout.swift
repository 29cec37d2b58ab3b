public import Testing

/// One `layout` case of the specification.
public struct AcceptanceLayout: CustomTestStringConvertible, Sendable {
  /// A view of a case. Axes and edges are in the order of the specification.
  public struct View: Sendable {
    /// The name of the view.
    public var name = ""
    /// The name of the superview.
    public var parent = "root"
    /// The width and height of the content, in points; nil for a side without one.
    public var intrinsic: [Double?] = [nil, nil]
    /// The content hugging priorities, horizontal and vertical.
    public var hugging = [250.0, 250.0]
    /// The compression resistance priorities, horizontal and vertical.
    public var compression = [750.0, 750.0]
    /// The insets of the alignment rectangle, in points: top, left, bottom and right.
    public var insets = [0.0, 0.0, 0.0, 0.0]
    /// The distance of the last baseline from the bottom edge, in points; nil without text.
    public var baselineFromBottom: Double?
  }

  /// A constraint in the notation of the case.
  public enum Constraint: Sendable {
    /// A constraint as an equation.
    case equation(String)
    /// A visual format with the names of its options and its metrics, in points.
    case format(String, options: [String], metrics: [String: Double])
  }

  /// The number of the case in the specification.
  public let id: String
  /// The width and height of the root, in points.
  public let size: [Double]
  /// The views, superviews before their subviews.
  public let views: [View]
  /// The constraints, in the order of installation.
  public let constraints: [Constraint]
  /// The lengths of the layout guides `top` and `bottom`, in points.
  public let guides: [String: Double]
  /// Whether the language reads from right to left.
  public let isRightToLeft: Bool
  /// The layout that the case expects.
  public let expected: ExpectedLayout

  /// The number of the case.
  public var testDescription: String { id }

  public static let all = AcceptanceCases.all(ofKinds: "layout").compactMap(AcceptanceLayout.init)

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
