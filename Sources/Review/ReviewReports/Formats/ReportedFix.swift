/// The edit that mends a finding, as text that comes in place of other text of its document.
package struct ReportedFix: Sendable, Hashable {
  /// A text in place of another one. Lines and columns count from 1, columns in Unicode scalars.
  package struct Replacement: Sendable, Hashable {
    /// The line of the first character that goes.
    package var line: Int
    /// The column of the first character that goes.
    package var column: Int
    /// The line behind what goes.
    package var endLine: Int
    /// The column behind what goes.
    package var endColumn: Int
    /// The text that comes.
    package var text: String

    /// A replacement.
    package init(line: Int, column: Int, endLine: Int, endColumn: Int, text: String) {
      (self.line, self.column) = (line, column)
      (self.endLine, self.endColumn) = (endLine, endColumn)
      self.text = text
    }
  }

  /// The title: `Remove the constraint`.
  package var title: String
  /// The replacements, which are made together.
  package var replacements: [Replacement]

  /// An edit.
  package init(title: String, replacements: [Replacement]) {
    self.title = title
    self.replacements = replacements
  }
}
