public import Foundation

/// Answers to a pointer; there is none here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open var view: UIView? { nil }
  /// Whether it answers.
  open var isEnabled = true
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Answers with what a delegate decides.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  open func invalidate() {}
}

extension UIButton {
  /// Makes the look of the pointer above a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
}
