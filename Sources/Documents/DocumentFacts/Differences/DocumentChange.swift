package import Geometry
package import MarkupReading

/// One thing that the author of a document changed.
package struct DocumentChange: Sendable, Hashable {
  /// The kinds of changes.
  package enum Kind: Sendable, Hashable {
    /// An object that was not there; what is in it is not told by itself.
    case added
    /// An object that is gone, with what was in it.
    case removed
    /// An object lies in another one than before.
    case moved(from: String, to: String)
    /// The objects in an object are the same in another order.
    case reordered
    /// A value that is another one, or was added or removed.
    case value(String, from: String?, to: String?)
    /// A frame that its author gave a view.
    case frame(from: Rect, to: Rect)
  }

  /// The name of the value that says what an object is.
  package static let element = "element"
  /// The name of the value that says which part an object has in the one around it.
  package static let role = "role"

  /// The id of the object in the newer state; in the older one if it is gone.
  package var object: String
  /// The name of its element.
  package var tag: String
  /// The change.
  package var kind: Kind
  /// The place in the newer document; of what is gone that of the object that it was in.
  package var place: XMLPlace
}
