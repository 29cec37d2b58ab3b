package import Geometry
package import MarkupReading

/// A change by the author of a document.
package struct DocumentChange: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The object is new. Its contents are not reported separately.
    case added
    /// The object was removed, with its contents.
    case removed
    /// The object has another parent.
    case moved(from: String, to: String)
    /// The children of the object are the same but their order differs.
    case reordered
    /// A value was changed, added or removed.
    case value(String, from: String?, to: String?)
    /// The author changed the frame of a view.
    case frame(from: Rect, to: Rect)
  }

  /// The name of the value for the element of an object.
  package static let element = "element"
  /// The name of the value for the role of an object in its parent.
  package static let role = "role"

  /// The id of the object in the newer state, or in the older one if it was removed.
  package var object: String
  /// The element name of the object.
  package var tag: String
  package var kind: Kind
  /// The location in the newer document. For a removed object, it is the location of its former parent.
  package var place: XMLPlace
}
