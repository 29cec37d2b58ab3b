internal import AutoLayout
internal import LayoutTestSupport
public import UIKit

/// Views by name with constraints written as equations, created through the public API: `b.width == 2*a.width + 5
/// @750`.
///
/// The names `root`, `topGuide`, `bottomGuide` and `safeArea` are predefined.
@MainActor
public final class ViewScene {
  /// The root of all views: that of a controller, which has the guides.
  public let root: UIView
  private let controller = UIViewController()
  private var views: [String: UIView]

  /// A root of a size with a safe area, in points.
  public init(width: CGFloat, height: CGFloat, safeArea: UIEdgeInsets = .zero) {
    LayoutFaults.removeAll()
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.additionalSafeAreaInsets = safeArea
    root = controller.view
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.accessibilityIdentifier = "root"
    views = ["root": root]
  }

  /// Adds a view to a superview that was added before. If the superview does not exist, the view becomes a separate
  /// root.
  @discardableResult
  public func add(_ view: UIView = UIView(), name: String, to superview: String = "root") -> UIView {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    views[superview]?.addSubview(view)
    views[name] = view
    return view
  }

  /// The view with a name; the root for an unknown name.
  public subscript(name: String) -> UIView { views[name] ?? root }

  /// Returns the view or guide with a name. Guides are created when they are first named, as each has its own
  /// constraints.
  private func item(_ name: String) -> AnyObject? {
    switch name {
    case "topGuide": controller.topLayoutGuide
    case "bottomGuide": controller.bottomLayoutGuide
    case "safeArea": root.safeAreaLayoutGuide
    default: views[name]
    }
  }

  /// Returns the constraint of an equation, not installed.
  public func constraint(_ equation: String) throws -> NSLayoutConstraint {
    let parts = try Equation(equation)
    guard let first = item(parts.first.item) else { throw Equation.Malformed(text: equation) }
    let second = parts.second.flatMap { item($0.item) }
    guard (second == nil) == (parts.second == nil) else { throw Equation.Malformed(text: equation) }
    let constraint = NSLayoutConstraint(
      item: first, attribute: parts.first.attribute, relatedBy: parts.relation, toItem: second,
      attribute: parts.second?.attribute ?? .notAnAttribute, multiplier: CGFloat(parts.multiplier),
      constant: CGFloat(parts.constant))
    constraint.priority = UILayoutPriority(Float(parts.priority))
    constraint.identifier = parts.identifier
    return constraint
  }

  /// Installs the constraints of equations in order.
  public func constrain(_ equations: String...) throws {
    for equation in equations { try NSLayoutConstraint.activate([constraint(equation)]) }
  }

  /// Returns the constraints of a format, not installed.
  public func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Double] = [:]
  ) -> [NSLayoutConstraint] {
    var items: [String: Any] = views
    for guide in ["topGuide", "bottomGuide", "safeArea"] where format.contains(guide) { items[guide] = item(guide) }
    return NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: items)
  }
}
