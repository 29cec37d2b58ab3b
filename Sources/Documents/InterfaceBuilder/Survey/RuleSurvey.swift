package import MarkupReading

/// Counts the rules of Interface Builder that decide something in documents.
package struct RuleSurvey: Sendable, Hashable {
  /// One rule that decides something.
  package struct Row: Sendable, Hashable {
    /// The rule.
    package var rule: RuleDescription
    /// The number of times that it decides something.
    package var count: Int
    /// The first thing that it decides about.
    package var example: AppliedRule
  }

  private var found: [String: Row] = [:]

  /// A survey of nothing.
  package init() {}

  /// The rules that decide something, in the order of the tables.
  package var rows: [Row] { InterfaceBuilderRules.descriptions.compactMap { found[$0.id] } }

  /// Counts the rules that decide something in one more document.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path that examples show.
  /// - Throws: ``DocumentError`` where the document cannot be read; nothing of it is counted then.
  package mutating func add(_ bytes: [UInt8], path: String) throws(DocumentError) {
    for applied in try InterfaceBuilderReader.rules(in: bytes, path: path) {
      found[applied.rule.id, default: Row(rule: applied.rule, count: 0, example: applied)].count += 1
    }
  }
}
