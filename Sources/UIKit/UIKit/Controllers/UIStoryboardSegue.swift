public import Foundation

/// A way from a controller to another one.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  /// A way between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
  /// Goes the way; does nothing unless overridden.
  open func perform() {}
}
