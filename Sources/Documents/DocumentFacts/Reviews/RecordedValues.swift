internal import MarkupReading

/// The values that Xcode records automatically in a document, by kind and location.
struct RecordedValues {
  /// The kinds, in the order they are counted.
  enum Kind: String, CaseIterable {
    case frames = "frame"
    case marks = "canvas mark"
    case places = "canvas position"
    case colors = "color written differently"
    case resources = "resource"
    case metrics = "simulated metric"
    case versions = "version"
    case device = "device"
  }

  private var values: [Kind: [String: String]] = [:]

  /// Collects the recorded values of a document.
  init(in root: XMLElement) {
    for attribute in root.attributes where !XcodeRecords.authorsDocumentAttributes.contains(attribute.name) {
      values[.versions, default: [:]][attribute.name] = attribute.value
    }
    read(root, owner: "", path: "")
  }

  /// Returns the names of the values of the given kind that differ between two documents.
  ///
  /// `identifiers` are the ids of objects in the other document, if they differ.
  func differences(from other: RecordedValues, of kind: Kind, renaming identifiers: [String: String]) -> Set<String> {
    let old = Dictionary(
      (values[kind] ?? [:]).map { (identifiers[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let new = other.values[kind] ?? [:]
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }

  private mutating func read(_ element: XMLElement, owner: String, path: String) {
    for child in element.children {
      var key: String { child[.key] ?? child.tag }
      switch child.tag {
      case "dependencies": note(child, as: .versions, at: child.tag)
      case "device": note(child, as: .device, at: "")
      case "simulatedMetricsContainer", "inferredMetricsTieBreakers": note(child, as: .metrics, at: child.tag)
      case "resources", "designables", "classes", "customFonts":
        for part in child.children { note(part, as: .resources, at: "\(part.tag) \(part[.name] ?? part[.key] ?? "")") }
      case "rect" where key == "frame" && path.isEmpty: note(child, as: .frames, at: owner)
      case "rect", "point":
        if XcodeRecords.include(child, in: element) { note(child, as: .places, at: "\(owner) \(path)\(key)") }
      default:
        if let identifier = child[.id] {
          let marks = Self.marks(of: child)
          if !marks.isEmpty { values[.marks, default: [:]][identifier] = Self.text(of: marks) }
          read(child, owner: identifier, path: "")
        } else {
          if child.name == .color { note(child, as: .colors, at: "\(owner) \(path)\(key)") }
          read(child, owner: child[.sceneID] ?? owner, path: child.hasAttributes ? "\(path)\(key)." : path)
        }
      }
    }
  }

  /// Returns the marks of the canvas. Hardly any object has one.
  private static func marks(of element: XMLElement) -> [XMLElement.Attribute] {
    var isMarked = false
    element.forEachAttribute { name, _ in isMarked = isMarked || [.misplaced, .ambiguous, .fixedFrame].contains(name) }
    return isMarked ? element.attributes.filter { XcodeRecords.marks.contains($0.name) } : []
  }

  private mutating func note(_ element: XMLElement, as kind: Kind, at place: String) {
    values[kind, default: [:]][place] = Self.text(of: element)
  }

  private static func text(of element: XMLElement) -> String {
    "\(element.tag) \(text(of: element.attributes)) \(element.text)(\(element.children.map(text).joined(separator: ", ")))"
  }

  private static func text(of attributes: [XMLElement.Attribute]) -> String {
    attributes.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
  }
}
