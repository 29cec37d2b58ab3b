internal import AutoLayout
public import Foundation
internal import Geometry

extension UIKeyboardLayoutGuide {
  /// The distance at which a finger takes the keyboard away, in points; it never comes.
  public var keyboardDismissPadding: CGFloat {
    get { 0 }
    set {}
  }
}

/// The guide that follows the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Unlike the guides of insets, this one has a frame from the layout on that follows its first use.
  override var isPlaced: Bool { wasPlaced }
  var wasPlaced = false
  /// Whether the guide follows a keyboard that was taken off the edge.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard.
  open var usesBottomSafeArea = true
  /// Activates constraints where the guide lies at an edge, else deactivates them: it lies at the lower edge alone.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    for constraint in constraints { constraint.isActive = edge == .bottom }
  }
  /// Activates constraints where the guide lies at none of some edges, else deactivates them.
  open func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge) {
    for constraint in constraints { constraint.isActive = !edges.contains(.bottom) }
  }
}
