internal import MarkupReading

/// The parts of a document that Xcode writes automatically when it saves, independent of the author's changes.
package enum XcodeRecords {
  /// The elements, with all their descendants.
  package static let elements: Set<String> = [
    "dependencies", "device", "resources", "designables", "classes", "simulatedMetricsContainer",
    "inferredMetricsTieBreakers", "point", "rect",
  ]

  /// Lists that Xcode derives from the objects, one per document.
  private static let lists: Set<String> = ["customFonts"]

  /// The attributes with which the canvas marks views.
  package static let marks: Set<String> = ["misplaced", "ambiguous", "fixedFrame"]

  /// Attributes of objects: marks, the id, and the role in the parent.
  private static let attributes: Set<String> = marks.union(["id", "key", "sceneMemberID"])

  /// Attributes of colors that Xcode versions write differently for the same color.
  private static let colorAttributes: Set<String> = [
    "colorSpace", "customColorSpace", "cocoaTouchSystemColor", "catalog",
  ]

  /// The attributes of the document that its author sets.
  static let authorsDocumentAttributes: Set<String> = [
    "useAutolayout", "useTraitCollections", "useSafeAreas", "launchScreen", "initialViewController",
  ]

  /// Whether Xcode writes an element automatically.
  static func include(_ element: XMLElement) -> Bool { elements.contains(element.tag) || lists.contains(element.tag) }

  /// Whether Xcode writes an attribute automatically.
  static func include(_ attribute: String, of element: XMLElement) -> Bool {
    attributes.contains(attribute) || element.name == .color && colorAttributes.contains(attribute)
  }
}
