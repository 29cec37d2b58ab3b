/// The edit that fixes a finding, as replacements of text in its document.
package struct ReportedFix: Sendable, Hashable {
  /// A replacement of text. Lines and columns count from 1, columns in Unicode scalars.
  package struct Replacement: Sendable, Hashable {
    /// The line of the first replaced character.
    package var line: Int
    /// The column of the first replaced character.
    package var column: Int
    /// The line after the last replaced character.
    package var endLine: Int
    /// The column after the last replaced character.
    package var endColumn: Int
    package var text: String

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

  package init(title: String, replacements: [Replacement]) {
    self.title = title
    self.replacements = replacements
  }
}
