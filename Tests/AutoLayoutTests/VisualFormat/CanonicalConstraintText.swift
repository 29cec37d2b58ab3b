import AutoLayout

/// The canonical text of constraints in the specification's cases: `b.leading == a.trailing + 8 std`.
func canonicalText(_ constraint: LayoutConstraint, _ names: [LayoutItemID: String]) -> String {
  func attribute(_ item: LayoutItemID, _ attribute: LayoutAttribute) -> String {
    "\(names[item] ?? "?").\(attribute == .lastBaseline ? "baseline" : attribute.name)"
  }
  func number(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
  var text = "\(attribute(constraint.firstItem, constraint.firstAttribute)) \(constraint.relation.rawValue) "
  if let second = constraint.secondItem {
    if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
    text += attribute(second, constraint.secondAttribute)
    if constraint.constant != 0 {
      text += " \(constraint.constant < 0 ? "-" : "+") \(number(abs(constraint.constant)))"
    }
  } else {
    text += number(constraint.constant)
  }
  if constraint.usesStandardSpacing { text += " std" }
  if constraint.priority != .required { text += " @\(constraint.priority)" }
  return text
}

/// Views and guides by name for formats: every view is a subview of the root, which `|` stands for.
struct FormatScene {
  let bindings: [String: LayoutItemID]
  let names: [LayoutItemID: String]

  init(_ views: [String]) {
    var bindings: [String: LayoutItemID] = [:]
    for (index, view) in views.enumerated() {
      switch view {
      case "topGuide": bindings[view] = LayoutItemID(view: 0, guide: .topLayoutGuide)
      case "bottomGuide": bindings[view] = LayoutItemID(view: 0, guide: .bottomLayoutGuide)
      default: bindings[view] = LayoutItemID(view: index + 1)
      }
    }
    self.bindings = bindings
    names = Dictionary(uniqueKeysWithValues: bindings.map { ($1, $0) } + [(.root, "root")])
  }

  /// The constraints of a format in canonical text.
  func constraints(
    _ format: String, metrics: [String: Double] = [:], options: VisualFormatOptions = []
  ) throws(VisualFormatError) -> [String] {
    let constraints = try VisualFormat(parsing: format).constraints(
      views: bindings, metrics: metrics, options: options
    ) { $0 == .root ? nil : .root }
    return constraints.map { canonicalText($0, names) }
  }
}
