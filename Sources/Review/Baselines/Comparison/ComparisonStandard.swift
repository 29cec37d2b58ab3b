/// The reference that the current layouts are compared with.
package enum ComparisonStandard: Sendable, Hashable {
  /// The approved layouts: the files next to the documents.
  case approved
  /// The layouts of a revision of the project, by the name that the user gave for it.
  case revision(String)

  /// The words for the time of the reference: `when it was approved`.
  package var time: String {
    switch self {
    case .approved: "when it was approved"
    case .revision(let name): "in '\(name)'"
    }
  }

  /// The words for layouts that do not differ: `as approved`, `as in 'main'`.
  package var likeness: String {
    switch self {
    case .approved: "as approved"
    case .revision(let name): "as in '\(name)'"
    }
  }
}
