/// The properties that identify a view in a later version of its document.
package struct ViewMark: Sendable, Hashable {
  /// The name in the scene or the object id.
  package var id: String
  /// The names in the outline from the root to the view, separated by `/`.
  package var path: String
  /// The positions among siblings from the root to the view, `0.2.1`. Empty for the root.
  package var place: String
  /// The element or type of the view: `label`.
  package var className: String

  package init(id: String, path: String, place: String, className: String) {
    self.id = id
    self.path = path
    self.place = place
    self.className = className
  }
}

/// The views of a scene by their marks.
package struct MarkedViews {
  private let marks: [ViewMark]
  private let ids: [String: Int]
  /// The only view of each path, or nil if several have it.
  private let paths: [String: Int?]
  private let places: [String: Int]

  /// Creates the views of a scene from their current marks.
  package init(_ marks: [ViewMark]) {
    self.marks = marks
    ids = Dictionary(marks.enumerated().map { ($1.id, $0) }) { first, _ in first }
    paths = Dictionary(marks.enumerated().map { ($1.path, Int?.some($0)) }) { _, _ in nil }
    places = Dictionary(marks.enumerated().map { ($1.place, $0) }) { first, _ in first }
  }

  /// Returns the current position of a view: the position of the view with its id, otherwise of the only one with its
  /// path, otherwise of the one of its class at its place. Nil if it was removed.
  ///
  /// `others` are the ids of views that existed before. They are never taken for another view.
  package func position(of mark: ViewMark, besides others: Set<String>) -> Int? {
    if let position = ids[mark.id] { return position }
    return [paths[mark.path] ?? nil, places[mark.place]].compactMap(\.self).first {
      marks[$0].className == mark.className && !others.contains(marks[$0].id)
    }
  }
}
