internal import AutoLayout
public import Foundation
internal import Geometry

extension UIKeyboardLayoutGuide {
  /// The distance at which a gesture dismisses the keyboard, in points. It has no effect here.
  public var keyboardDismissPadding: CGFloat {
    get { 0 }
    set {}
  }
}

@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide has a frame. Unlike the guides of insets, it only has one from the first layout after its first
  /// use.
  override var isPlaced: Bool { wasPlaced }
  var wasPlaced = false
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area if there is no keyboard.
  open var usesBottomSafeArea = true
  /// Activates constraints while the guide is at an edge, and deactivates them otherwise. Here it is always at the
  /// bottom edge only.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    for constraint in constraints { constraint.isActive = edge == .bottom }
  }
  /// Activates constraints while the guide is at none of the given edges, and deactivates them otherwise.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge) {
    for constraint in constraints { constraint.isActive = !edges.contains(.bottom) }
  }
}
