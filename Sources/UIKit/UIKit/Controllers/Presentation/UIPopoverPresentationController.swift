public import Foundation

/// Shows a controller in a bubble.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points to.
  open var sourceView: UIView?
  /// The view or button that the bubble points to.
  open weak var sourceItem: AnyObject?
  /// The part of the view that it points to, in points.
  open var sourceRect = CGRect.zero
  /// The button that it points to.
  open var barButtonItem: UIBarButtonItem?
  /// The sides on which it may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var backgroundColor: UIColor?
  open var passthroughViews: [UIView]?
  open var canOverlapSourceViewRect = false
}

extension UIPopoverPresentationController {
  /// The side on which it is.
  public var arrowDirection: UIPopoverArrowDirection { permittedArrowDirections }
}
