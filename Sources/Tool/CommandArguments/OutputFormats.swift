/// The form in which `solve` prints layouts.
package enum SolveFormat: String, Sendable, Hashable, CaseIterable {
  /// One JSON object on each line.
  case jsonl
  /// A table for each layout.
  case text
  /// The document outline of each layout.
  case outline
}

/// The form in which `list` prints layouts.
package enum ListFormat: String, Sendable, Hashable, CaseIterable {
  /// A table.
  case text
  /// One JSON document.
  case json
  /// The names of the layouts, each ended by a NUL, for `xargs -0`.
  case null
}

/// The form in which `doctor` prints what occurs.
package enum DoctorFormat: String, Sendable, Hashable, CaseIterable {
  /// Tables.
  case text
  /// One JSON document.
  case json
}

/// The form in which `devices` prints what there is.
package enum DevicesFormat: String, Sendable, Hashable, CaseIterable {
  /// A table.
  case text
  /// One JSON document.
  case json
}

/// The form in which `diff` prints changes.
package enum DiffFormat: String, Sendable, Hashable, CaseIterable {
  /// Lines for a terminal.
  case text
  /// A comment on a pull request.
  case markdown
  /// One JSON document.
  case json
}

/// The documents that `schema` describes.
package enum SchemaSubject: String, Sendable, Hashable, CaseIterable {
  case scene
  case report
}
