import AutoLayout
import Geometry
import LayoutViews

/// Views by name with constraints written as equations, made through the public API: `b.width == 2*a.width + 5 @750`.
///
/// The names `root`, `topGuide`, `bottomGuide` and `safeArea` are known without being declared.
final class ViewScene {
  let root: LayoutView
  private(set) var items: [String: ConstraintItem]

  init(width: Double, height: Double, safeArea: EdgeInsets = .zero) {
    root = LayoutView(frame: Rect(x: 0, y: 0, width: width, height: height))
    root.accessibilityIdentifier = "root"
    root.additionalSafeAreaInsets = safeArea
    items = [
      "root": root, "topGuide": root.topLayoutGuide, "bottomGuide": root.bottomLayoutGuide,
      "safeArea": root.safeAreaLayoutGuide,
    ]
  }

  /// Adds a view to a superview that was added before.
  @discardableResult
  func add(_ view: LayoutView = LayoutView(), name: String, to superview: String = "root") -> LayoutView {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (items[superview] as? LayoutView)?.addSubview(view)
    items[name] = view
    return view
  }

  /// The view of a name; the root for an unknown one.
  subscript(name: String) -> LayoutView { items[name] as? LayoutView ?? root }

  /// The constraint of an equation, not installed.
  func constraint(_ equation: String) throws -> ViewConstraint {
    let parts = try Equation(equation)
    guard let item = items[parts.first.item] else { throw Equation.Malformed(text: equation) }
    let constraint = try ViewConstraint(
      item: item, attribute: parts.first.attribute, relatedBy: parts.relation,
      toItem: try parts.second.map { second in
        guard let item = items[second.item] else { throw Equation.Malformed(text: equation) }
        return item
      },
      attribute: parts.second?.attribute ?? .notAnAttribute, multiplier: parts.multiplier, constant: parts.constant)
    constraint.priority = LayoutPriority(parts.priority)
    constraint.identifier = parts.identifier
    return constraint
  }

  /// Installs the constraints of equations in order.
  func constrain(_ equations: String...) throws {
    for equation in equations { try ViewConstraint.activate([constraint(equation)]) }
  }

  /// The constraints of a format, not installed.
  func constraints(
    _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:]
  ) throws -> [ViewConstraint] {
    try ViewConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: items)
  }
}

extension LayoutView {
  /// Adds a view that constraints alone place.
  func addSubview(constrained view: LayoutView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
