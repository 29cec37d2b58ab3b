/// The output format of `solve`.
package enum SolveFormat: String, Sendable, Hashable, CaseIterable {
  /// One JSON object on each line.
  case jsonl
  /// A table for each layout.
  case text
  /// The document outline of each layout.
  case outline
}

/// The output format of `list`.
package enum ListFormat: String, Sendable, Hashable, CaseIterable {
  /// A table.
  case text
  /// One JSON document.
  case json
  /// The names of the layouts, each terminated by a NUL, for `xargs -0`.
  case null
}

/// The output format of `doctor` and `devices`.
package enum TableFormat: String, Sendable, Hashable, CaseIterable {
  /// Tables.
  case text
  /// One JSON document.
  case json
}

/// The output format of `diff`.
package enum DiffFormat: String, Sendable, Hashable, CaseIterable {
  /// Lines for a terminal.
  case text
  /// A comment on a pull request.
  case markdown
  /// One JSON document.
  case json
}

/// The formats that `schema` describes.
package enum SchemaSubject: String, Sendable, Hashable, CaseIterable {
  case scene
  case report
}
