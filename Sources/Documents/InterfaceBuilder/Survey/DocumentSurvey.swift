package import Findings
package import MarkupReading

/// A count of the elements, properties and other features in Interface Builder documents, with a rating of the support
/// for each.
package struct DocumentSurvey: Sendable, Hashable {
  /// The kinds of features that are counted.
  package enum Section: String, Sendable, Hashable, CaseIterable {
    case elements = "view elements"
    case properties = "properties that matter to layout"
    case constraints = "constraints"
    case surroundings = "surroundings"
    case runtimeAttributes = "user-defined runtime attributes"
    case unknownNames = "unknown elements and attributes"
    case withoutEffect = "elements and attributes that do not affect layout"
  }

  /// How well a feature is supported, best first.
  package enum Support: String, Sendable, Hashable, CaseIterable {
    /// Laid out as in Xcode.
    case supported
    /// Has no effect on the layout in UIKit either.
    case noEffect = "no effect"
    /// Laid out with the size or look of something simpler.
    case approximated
    /// Drawn as a hatched box of its recorded size.
    case hatchedBox = "hatched box"
    /// Ignored in the layout.
    case omitted = "ignored"
    /// Unknown: it may affect the layout.
    case unknown = "unknown"
  }

  /// A feature.
  package struct Row: Sendable, Hashable {
    /// The kind of the feature.
    package var section: Section
    /// The name in documents, or a short description.
    package var name: String
    package var support: Support
    /// A remark, such as what is simpler than in Xcode, or nil.
    package var remark: String?
    /// The number of occurrences.
    package var count: Int
    /// The location of the first occurrence.
    package var example: SourceLocation
  }

  private struct Key: Hashable {
    let section: Section
    let name: String
  }

  private var found: [Row] = []
  private var positions: [Key: Int] = [:]

  package init() {}

  /// The features by section, the least supported first, then the most frequent.
  package var rows: [Row] {
    found.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      if one.section != other.section { return Self.rank(one.section) < Self.rank(other.section) }
      if one.support != other.support { return Self.rank(one.support) > Self.rank(other.support) }
      return one.count == other.count ? first.offset < second.offset : one.count > other.count
    }
    .map(\.element)
  }

  private static func rank<Value: CaseIterable & Equatable>(_ value: Value) -> Int {
    Array(Value.allCases).firstIndex(of: value) ?? 0
  }

  /// Counts the features of a document.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path shown in examples.
  /// - Throws: ``DocumentError`` if the document cannot be read. Nothing of it is counted then.
  package mutating func add(_ bytes: [UInt8], path: String) throws(DocumentError) {
    let text = XMLText(bytes, path: path)
    let root = try XMLElementParser.root(of: text)
    try DocumentKind.check(root, in: text)
    var surveyor = DocumentSurveyor(root: root, path: path)
    surveyor.look()
    for row in surveyor.rows { add(row) }
  }

  private mutating func add(_ row: Row) {
    let key = Key(section: row.section, name: row.name)
    if let known = positions[key] {
      found[known].count += row.count
    } else {
      positions[key] = found.count
      found.append(row)
    }
  }
}
