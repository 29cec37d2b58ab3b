internal import MarkupReading

/// The parts of a document that Xcode writes by itself whenever it saves, which say nothing about its author.
package enum XcodeRecords {
  /// The tags of elements with everything below them.
  package static let elements: Set<String> = [
    "dependencies", "device", "resources", "designables", "classes", "simulatedMetricsContainer",
    "inferredMetricsTieBreakers", "point", "rect",
  ]

  /// Lists that Xcode makes of what objects name, one for the document.
  private static let lists: Set<String> = ["customFonts"]

  /// The attributes of views that mark what the canvas noticed.
  package static let marks: Set<String> = ["misplaced", "ambiguous", "fixedFrame"]

  /// Attributes of objects: marks, the id, and what connects an element with the one around it.
  private static let attributes: Set<String> = marks.union(["id", "key", "sceneMemberID"])

  /// Attributes of colours that say the same of one colour in each Xcode's own way.
  private static let colorAttributes: Set<String> = [
    "colorSpace", "customColorSpace", "cocoaTouchSystemColor", "catalog",
  ]

  /// The attributes of the document itself that its author decides.
  static let authorsDocumentAttributes: Set<String> = [
    "useAutolayout", "useTraitCollections", "useSafeAreas", "launchScreen", "initialViewController",
  ]

  /// Whether an element is one that Xcode writes by itself.
  static func include(_ element: XMLElement) -> Bool { elements.contains(element.tag) || lists.contains(element.tag) }

  /// Whether an attribute is one that Xcode writes by itself.
  static func include(_ attribute: String, of element: XMLElement) -> Bool {
    attributes.contains(attribute) || element.name == .color && colorAttributes.contains(attribute)
  }
}
