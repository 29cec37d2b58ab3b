internal import MarkupReading

/// The parts of a document that Xcode writes automatically when it saves, independent of the author's changes.
package enum XcodeRecords {
  /// The elements, with all their descendants.
  package static let elements: Set<String> = [
    "dependencies", "device", "resources", "designables", "classes", "simulatedMetricsContainer",
    "inferredMetricsTieBreakers", "point", "rect",
  ]

  /// Lists that Xcode derives from the objects, one per document.
  package static let derivedLists: Set<String> = ["customFonts"]

  /// The roles of single objects whose lists Xcode writes once there are several, with these lists.
  static let lists = ["leftBarButtonItem": "leftBarButtonItems", "rightBarButtonItem": "rightBarButtonItems"]

  /// The attributes with which the canvas marks views.
  package static let marks: Set<String> = ["misplaced", "ambiguous", "fixedFrame"]

  /// Attributes of objects: marks, the id, and the role in the parent.
  private static let attributes: Set<String> = marks.union(["id", "key", "sceneMemberID"])

  /// Attributes of colors that Xcode versions write differently for the same color.
  private static let colorAttributes: Set<String> = ["colorSpace", "customColorSpace", "catalog"]

  /// The components of colors. For a system color they are those that it had when Xcode saved the document.
  static let colorComponents: Set<String> = ["white", "red", "green", "blue", "alpha"]

  /// Whether a value is a component of a color: `backgroundColor.red`.
  static func isColorComponent(_ name: String) -> Bool {
    guard let point = name.lastIndex(of: ".") else { return false }
    return colorComponents.contains(String(name[name.index(after: point)...]))
  }

  /// Whether two components of a color show the same color. Xcode rewrites them as multiples of 1/255.
  static func showSame(component first: String, _ second: String) -> Bool {
    guard let first = Double(first), let second = Double(second) else { return first == second }
    return (first * 255).rounded() == (second * 255).rounded()
  }

  /// The attribute with which Xcode 10 and earlier named system colors. Later versions add it to colors that they name
  /// themselves.
  static let formerSystemColor = "cocoaTouchSystemColor"

  /// The attribute with which the first versions of Xcode 11 named system colors that older systems do not have.
  private static let firstSystemColor = "xcode11CocoaTouchSystemColor"

  static let authorsDocumentAttributes: Set<String> = [
    "useAutolayout", "useTraitCollections", "useSafeAreas", "launchScreen", "initialViewController",
  ]

  /// The system color that is black in every appearance. Some Xcode versions name it, others write its components.
  private static let formerBlack = "darkTextColor"

  /// Returns the values that an attribute of a part of an object gives, with names and forms that are the same in all
  /// Xcode versions. Empty for what Xcode writes automatically.
  static func values(of attribute: XMLElement.Attribute, in element: XMLElement) -> [(name: String, value: String)] {
    guard !include(attribute.name, of: element), let name = valueName(of: attribute.name, in: element) else {
      return []
    }
    let isBlack = element.name == .color && name == "systemColor" && attribute.value == formerBlack
    return isBlack ? [("white", "0.0"), ("alpha", "1")] : [(name, attribute.value)]
  }

  /// Returns the name of a value for an attribute, which is the same in all Xcode versions. Nil if another attribute
  /// has the same meaning: Xcode 7 and earlier write a shade of gray as `white`, later ones as equal `red`, `green` and
  /// `blue`.
  static func valueName(of attribute: String, in element: XMLElement) -> String? {
    if attribute == formerSystemColor || attribute == firstSystemColor { return "systemColor" }
    guard element.name == .color, ["red", "green", "blue"].contains(attribute), let shade = element[.red],
      element[.green] == shade, element[.blue] == shade
    else { return attribute }
    return attribute == "red" ? "white" : nil
  }

  /// The role of the view that contains the subviews of a cell.
  static let contentView = "contentView"

  /// Returns the id of an object. The content view of a cell without an id, as of Xcode 4 and of collection cells until
  /// Xcode 11, has one that is derived from its cell's. Nil for other elements without an id.
  static func identifier(of element: XMLElement, inCell cell: String?) -> String? {
    element[.id] ?? (element.key == .contentView ? cell.map { "\($0).\(contentView)" } : nil)
  }

  /// Whether Xcode writes an element automatically.
  static func include(_ element: XMLElement, in parent: XMLElement) -> Bool {
    include(element.tag, in: parent.tag) || derivedLists.contains(element.tag)
  }

  /// Whether Xcode writes an element automatically. The author sets the points and rectangles of runtime attributes.
  package static func include(_ element: String, in parent: String?) -> Bool {
    elements.contains(element) && parent != "userDefinedRuntimeAttribute"
  }

  /// Whether Xcode writes an attribute automatically.
  static func include(_ attribute: String, of element: XMLElement) -> Bool {
    attributes.contains(attribute) || element.name == .color && includesColorAttribute(attribute, of: element)
      || attribute == cellOfContentView && element.key == .contentView
  }

  /// The attribute with which a content view names the cell that contains it.
  private static let cellOfContentView = "tableViewCell"

  private static func includesColorAttribute(_ attribute: String, of color: XMLElement) -> Bool {
    if colorAttributes.contains(attribute) { return true }
    if color[.systemColor] != nil || color.has(.xcode11CocoaTouchSystemColor) {
      return attribute == formerSystemColor || colorComponents.contains(attribute)
    }
    return attribute == formerSystemColor && color.attributes.contains { colorComponents.contains($0.name) }
  }
}
