public import Foundation

/// Something that is given to others, such as a text or a picture.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: Any?
  public override init() { object = nil }
  /// A text, a picture or something else.
  public init(object: Any) { self.object = object }
  public init?(contentsOf address: URL!) { object = address }
  /// Something of a kind.
  public init(item: Any?, typeIdentifier: String?) { object = item }
  /// The name that is proposed for it.
  public var suggestedName: String?
  public var registeredTypeIdentifiers: [String] { [] }
  /// Returns whether it is of a kind: not known here.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  public func canLoadObject<Kind>(ofClass kind: Kind.Type) -> Bool { object is Kind }
}
