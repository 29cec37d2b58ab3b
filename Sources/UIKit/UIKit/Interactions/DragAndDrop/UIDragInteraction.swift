public import Foundation

/// Lets things leave a view; nothing is moved here.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view.
  open var view: UIView? { nil }
  /// True where things may leave.
  open var isEnabled = true
  /// Decides.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Moves what a delegate says.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}
