internal import DocumentFacts
internal import ReviewReports

/// The object ids of the views of a layout before and after a change, by their paths.
struct ViewIdentifiers {
  private let identifiers: [String: String]

  /// Creates the object ids of two layouts. The present layout decides if both use a path for another view.
  init(before: LayoutRecord, after: LayoutRecord) {
    identifiers = Self.identifiers(before).merging(Self.identifiers(after)) { $1 }
  }

  private static func identifiers(_ record: LayoutRecord) -> [String: String] {
    Dictionary(
      record.views.compactMap { view in view.objectID.map { (view.path, $0) } }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The object id of the view at a path; nil if it has none.
  subscript(path: String) -> String? { identifiers[path] }

  /// Returns the object id of the superview of the view at a path; nil if it has none.
  func superview(of path: String) -> String? { path.lastIndex(of: "/").flatMap { identifiers[String(path[..<$0])] } }

  /// Returns the object id of the view at a path. A view that the system creates, such as the content of a cell, has
  /// none: then the id of the nearest view around it, and finally of the root.
  func nearest(to path: String) -> String? {
    var rest = Substring(path)
    while identifiers[String(rest)] == nil {
      guard let end = rest.lastIndex(of: "/") else { return identifiers["/"] }
      rest = rest[..<end]
    }
    return identifiers[String(rest)]
  }

  /// Returns the name of the view at a path, in the words of entries about changes. The path itself for a view without
  /// an id.
  func name(of path: String, in names: ChangeNames) -> String { identifiers[path].map(names.name) ?? path }
}
