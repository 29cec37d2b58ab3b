public import Foundation

/// A document of Interface Builder. The tool reads and lays out such documents itself; code finds them empty.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// A document of a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// The controller of a name: one without anything, with a fault.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    LayoutFaults.record(
      LayoutFault("Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'"))
    return UIViewController()
  }
  /// The controller of a name, which code makes.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: (NSCoder) -> Controller?
  ) -> Controller? { creator(NSCoder()) }
  /// The controller of a name: one without anything, with a fault.
  open func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }
  /// The first controller: none.
  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// The first controller, which code makes; nil where it makes none.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: (NSCoder) -> Controller?
  ) -> Controller? { creator(NSCoder()) }
}
