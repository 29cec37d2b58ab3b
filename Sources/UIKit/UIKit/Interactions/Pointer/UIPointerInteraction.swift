public import Foundation

/// Answers to a pointer; there is none here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  open var view: UIView? { nil }
  /// True where it answers.
  open var isEnabled = true
  /// Decides.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Answers with what a delegate decides.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  /// Asks anew.
  open func invalidate() {}
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
}

extension UIButton {
  /// Makes the look of the pointer above a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
}
