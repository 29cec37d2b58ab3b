internal import AutoLayout

/// An item that constraints may name: a view or a guide.
@MainActor
protocol LayoutAnchoring: AnyObject {
  /// The view itself, or the view that owns the guide.
  var ownerView: UIView? { get }
  /// The view that `|` represents next to the item in a visual format.
  var enclosingView: UIView? { get }
  /// The kind of guide, for a view's built-in guides.
  var standardGuide: LayoutGuide? { get }
  /// The name of the item in messages.
  var messageName: String { get }
}

extension UIView: LayoutAnchoring {
  var ownerView: UIView? { self }
  var enclosingView: UIView? { superview }
  var standardGuide: LayoutGuide? { nil }
  var messageName: String { accessibilityIdentifier ?? String(describing: type(of: self)) }
}
