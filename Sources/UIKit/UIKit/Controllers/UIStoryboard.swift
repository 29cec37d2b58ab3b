public import Foundation

/// A storyboard. Controllers come from the reader of documents; without one, storyboards are empty.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  private func controller(_ identifier: String?, made make: (() -> AnyObject?)? = nil) -> UIViewController? {
    AppResources.documents?.controller(identifier, of: name, made: make) as? UIViewController
  }

  /// Returns a controller. If the storyboard has none with the identifier, it is empty, and a fault is recorded.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = controller(identifier) { return controller }
    LayoutFaults.record(
      LayoutFault("Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'"))
    return UIViewController()
  }
  /// Returns a controller that the creator makes; nil if it makes none.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: (NSCoder) -> Controller?
  ) -> Controller? {
    let made = creator(NSCoder())
    return controller(identifier) { made } as? Controller ?? made
  }
  /// Returns a controller. If the storyboard has none with the identifier, it is empty, and a fault is recorded.
  open func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }
  /// Returns the controller that the storyboard begins with; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? { controller(nil) }
  /// Returns the controller that the creator makes; nil if it makes none.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: (NSCoder) -> Controller?
  ) -> Controller? {
    let made = creator(NSCoder())
    return controller(nil) { made } as? Controller ?? made
  }
}
