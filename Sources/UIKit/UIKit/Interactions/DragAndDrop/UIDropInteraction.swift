public import Foundation

/// Lets things come to a view; nothing is moved here.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open var view: UIView? { nil }
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Takes what a delegate says.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
}
