public import Foundation

/// A document with views. Code finds it empty.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A document of a name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  open func instantiate(withOwner ownerOrNil: Any?, options: [String: Any]? = nil) -> [Any] { [] }
}
