package import Findings
package import MarkupReading

/// Counts the elements, properties and other features that occur in documents of Interface Builder, and tells how well
/// each is understood.
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

  /// The degrees to which a feature is understood, the worst last.
  package enum Support: String, Sendable, Hashable, CaseIterable {
    /// Laid out as Xcode does.
    case supported
    /// Without effect on the layout in UIKit either.
    case noEffect = "no effect"
    /// Laid out, but sizes or looks are those of something simpler.
    case approximated
    /// Drawn as a hatched box of its recorded size.
    case hatchedBox = "hatched box"
    /// Without influence on the layout.
    case leftOut = "ignored"
    /// In no table: it may have an effect on the layout.
    case unknown = "unknown"
  }

  /// One thing that occurs.
  package struct Row: Sendable, Hashable {
    /// The kind of the feature.
    package var section: Section
    /// Its name in documents, or in a few words.
    package var name: String
    /// The degree to which it is understood.
    package var support: Support
    /// A remark, such as on what is simpler than in Xcode, or nil.
    package var remark: String?
    /// The number of times that it occurs.
    package var count: Int
    /// The first place where it occurs.
    package var example: SourceLocation
  }

  private struct Key: Hashable {
    let section: Section
    let name: String
  }

  private var found: [Row] = []
  private var positions: [Key: Int] = [:]

  /// A survey of nothing.
  package init() {}

  /// The features that occur, section by section, in each the worst understood and then the most frequent first.
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

  /// Counts what occurs in one more document.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path that examples show.
  /// - Throws: ``DocumentError`` where the document cannot be read; nothing of it is counted then.
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
