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

/// A way from a controller to another one.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name.
  public let identifier: String?
  /// The beginning.
  public let source: UIViewController
  /// The end.
  public let destination: UIViewController
  /// A way between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
  /// Goes the way; does nothing unless overridden.
  open func perform() {}
}

/// A document with views. Code finds it empty.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A document of a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  /// The views: none.
  open func instantiate(withOwner ownerOrNil: Any?, options: [String: Any]? = nil) -> [Any] { [] }
}
