package import Geometry
package import MarkupReading

/// An object of an Interface Builder document: an element with an id, with all that the document says of it.
///
/// What Xcode records by itself is not among its values; see ``XcodeRecords``.
package struct DocumentObject: Sendable, Hashable {
  /// The value of an attribute.
  package struct Value: Sendable, Hashable {
    /// The characters as they are written.
    package var text: String
    /// The start tag of the element that has the attribute.
    package var place: XMLPlace
  }

  /// The object id.
  package var identifier: String
  /// The name of the element: `label`, `constraint`.
  package var tag: String
  /// The id of the object around it; nil for those that lie in none.
  package var parent: String?
  /// The part that it has in the object around it: a key such as `contentView`, or the list that it lies in, `subviews`.
  package var role: String
  /// The place of its start tag.
  package var place: XMLPlace
  /// The values by the names of attributes; those of elements without an id with their keys before them:
  /// `fontDescription.pointSize`, `normal.title`.
  package var values: [String: Value] = [:]
  /// The ids of the objects directly in it, in the order of the document.
  package var children: [String] = []
  /// The frame that Xcode recorded; nil for an object without one.
  package var frame: Rect?
  /// Whether the mark says that Xcode keeps the recorded frame: a view that no constraint names.
  package var hasFixedFrame = false
  /// Whether the mark says that the recorded frame is not the one that Xcode computes.
  package var isMisplaced = false

  /// The characters of a value, or nil.
  package subscript(_ name: String) -> String? { values[name]?.text }

  /// The number of values in which another state of it differs, and which a layout may follow from.
  func differences(from other: DocumentObject) -> Int {
    Set(values.keys).union(other.values.keys).count {
      self[$0] != other[$0] && !SilentValues.include($0)
    }
  }

  /// Whether it is a constraint.
  package var isConstraint: Bool { tag == "constraint" }

  /// Whether it leads from one object to another: an outlet, a segue, an action.
  package var isConnection: Bool { role == "connections" }

  /// The objects that a constraint names; the one that holds it where it says nothing else.
  package var constrainedObjects: [String] {
    guard isConstraint else { return [] }
    return [self["firstItem"] ?? parent, self["secondItem"]].compactMap(\.self)
  }
}
