package import MarkupReading

/// A count of the rules of Interface Builder that apply in documents.
package struct RuleSurvey: Sendable, Hashable {
  /// A rule that applied.
  package struct Row: Sendable, Hashable {
    package var rule: RuleDescription
    /// The number of times that it applied.
    package var count: Int
    /// The first element that it applied to.
    package var example: AppliedRule
  }

  private var found: [String: Row] = [:]

  package init() {}

  /// The rules that applied, in the order of the tables.
  package var rows: [Row] { InterfaceBuilderRules.descriptions.compactMap { found[$0.id] } }

  /// Counts the rules that apply in a document.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path shown in examples.
  /// - Throws: ``DocumentError`` if the document cannot be read. Nothing of it is counted then.
  package mutating func add(_ bytes: [UInt8], path: String) throws(DocumentError) {
    for applied in try InterfaceBuilderReader.rules(in: bytes, path: path) {
      found[applied.rule.id, default: Row(rule: applied.rule, count: 0, example: applied)].count += 1
    }
  }
}
