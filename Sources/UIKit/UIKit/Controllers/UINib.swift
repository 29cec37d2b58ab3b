public import Foundation

/// The views of a xib. They come from the reader of documents; without one, they are empty.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  /// Creates a xib with the given name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Creates the top-level views and connects them to an owner. Empty if there is no such xib.
  open func instantiate(withOwner ownerOrNil: Any?, options: [String: Any]? = nil) -> [Any] {
    AppResources.documents?.views(ofNib: name, owner: ownerOrNil as AnyObject?) ?? []
  }

  /// Returns the first view of a class that the xib contains; nil if there is none.
  func first<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Kind }.first
  }
}

extension Bundle {
  /// Creates the top-level views of a xib and connects them to an owner; nil if there is no such xib.
  @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? {
    AppResources.documents?.views(ofNib: name, owner: owner as AnyObject?)
  }
}
