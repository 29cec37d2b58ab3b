public import Foundation

/// Lets things leave a view; nothing is moved here.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open var view: UIView? { nil }
  /// Whether things may leave.
  open var isEnabled = true
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Moves what a delegate says.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}
