public import Foundation

/// A storyboard. The tool reads and lays out storyboards itself; for code they are empty.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// A storyboard with the given name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Returns an empty controller, and records a fault.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    LayoutFaults.record(
      LayoutFault("Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'"))
    return UIViewController()
  }
  /// Returns the controller that the creator makes; nil if it makes none.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: (NSCoder) -> Controller?
  ) -> Controller? { creator(NSCoder()) }
  /// Returns an empty controller, and records a fault.
  open func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }
  /// Returns nil.
  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// Returns the controller that the creator makes; nil if it makes none.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: (NSCoder) -> Controller?
  ) -> Controller? { creator(NSCoder()) }
}
