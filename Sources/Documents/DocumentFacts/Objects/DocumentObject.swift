package import Geometry
package import MarkupReading

/// An object of an Interface Builder document: an element with an id, and its values.
///
/// Values that Xcode records automatically are skipped. See ``XcodeRecords``.
package struct DocumentObject: Sendable, Hashable {
  /// The value of an attribute.
  package struct Value: Sendable, Hashable {
    /// The text as written.
    package var text: String
    /// The location of the element with the attribute.
    package var place: XMLPlace
  }

  /// The object id.
  package var identifier: String
  /// The element name: `label`, `constraint`.
  package var tag: String
  /// The id of the parent object. Nil for the document.
  package var parent: String?
  /// The role in the parent object: a key such as `contentView`, or the list that contains it, such as `subviews`.
  package var role: String
  /// The location of its start tag.
  package var place: XMLPlace
  /// The values by attribute name. For elements without an id, the names have the element's key as a prefix:
  /// `fontDescription.pointSize`, `normal.title`.
  package var values: [String: Value] = [:]
  /// The ids of its direct children, in document order.
  package var children: [String] = []
  /// The frame that Xcode recorded, or nil.
  package var frame: Rect?
  /// The insets that Xcode recorded instead of a frame, or nil.
  var insets: InsetFrame?
  /// Whether it is marked as `fixedFrame`: Xcode keeps the recorded frame, since no constraint names the view.
  package var hasFixedFrame = false
  /// Whether it is marked as `misplaced`: Xcode computes another frame than the recorded one.
  package var isMisplaced = false
  /// Whether the frame follows from insets, which are rounded. See ``DocumentObjects/resolvingInsets(ofFramesIn:)``.
  var isResolved = false

  package subscript(_ name: String) -> String? { values[name]?.text }

  /// Whether another state of the object has the same values, wherever they are written.
  func hasSameTexts(as other: DocumentObject) -> Bool {
    values.count == other.values.count && values.allSatisfy { other.values[$0.key]?.text == $0.value.text }
  }

  /// Returns the number of differing parts that may affect the layout. All values of a part, such as a font or the
  /// autoresizing mask, count once. See ``ValueParts``.
  func differences(from other: DocumentObject) -> Int {
    guard !hasSameTexts(as: other) else { return 0 }
    let differing = Set(values.keys).union(other.values.keys).filter { name in
      // The labels of a recreated cell have other ids as well.
      let isSame = isCell && Self.cellContents.contains(name) && self[name] != nil && other[name] != nil
      return self[name] != other[name] && !isSame && !SilentValues.include(name)
    }
    return Set(differing.map(ValueParts.part)).count
  }

  package var isConstraint: Bool { tag == "constraint" }

  /// Whether it is a controller of a scene or a xib.
  var isController: Bool { parent == DocumentObjects.document && tag.lowercased().hasSuffix("controller") }

  /// Whether it is a cell of a table or collection.
  var isCell: Bool { tag.hasSuffix("Cell") }

  /// Whether it is a view in another one, and not a constraint, a connection or a guide.
  var isViewPart: Bool { ["subviews", "view", "contentView"].contains(role) && !isTie }

  /// The views that a cell has by its style.
  static let cellContents = ["textLabel", "detailTextLabel", "imageView"]

  /// Whether it connects two objects: an outlet, a segue or an action.
  package var isConnection: Bool { role == "connections" }

  /// Whether it ties objects together: a constraint or a connection. Their order has no meaning.
  var isTie: Bool { isConstraint || isConnection }

  /// The objects that a constraint names.
  package var constrainedObjects: [String] {
    guard isConstraint else { return [] }
    return [self["firstItem"], self["secondItem"]].compactMap(\.self)
  }
}
