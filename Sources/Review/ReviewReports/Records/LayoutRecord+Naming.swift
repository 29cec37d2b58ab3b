internal import Geometry

extension LayoutRecord {
  /// Returns the record with the paths that its views have in another record of the layout. A view is then compared
  /// with itself even if it or one of its ancestors was renamed.
  ///
  /// Views are matched by object id. A view whose id the other record lacks keeps its path, so that it may match a view
  /// with a new id. If another view has taken that path, the id is appended. If the other record has the view in a
  /// different superview, its frame is converted to the coordinates of that one.
  ///
  /// - Parameters:
  ///   - other: The other record.
  ///   - isRemoved: Whether a view with this id was removed, so that it is not in the other record.
  package func named(
    as other: LayoutRecord, without isRemoved: (String) -> Bool = { _ in false }
  ) -> LayoutRecord {
    let paths = Dictionary(
      other.views.compactMap { view in view.objectID.map { ($0, view.path) } }, uniquingKeysWith: { first, _ in first })
    guard !paths.isEmpty else { return self }
    let known = views.map { view in view.objectID.flatMap { paths[$0] } }
    let taken = Set(known.compactMap(\.self))
    let others = Set(paths.values)
    var renamed: [String: String] = [:]
    var record = self
    for (position, view) in views.enumerated() {
      var path = known[position] ?? view.path
      if known[position] == nil, let id = view.objectID,
        taken.contains(path) || others.contains(path) && isRemoved(id)
      {
        path += "#\(id)"
      }
      record.views[position].path = path
      if path != view.path { renamed[view.path] = path }
    }
    record.placeMovedViews(as: other)
    guard !renamed.isEmpty else { return record }
    record.findings = findings.map { finding in
      let parts = finding.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let path = renamed[String(parts[1])] else { return finding }
      return "\(parts[0]) \(path)"
    }
    .sorted()
    return record
  }

  /// Converts the frames of views that have a different superview in the other record to the coordinates of that one.
  private mutating func placeMovedViews(as other: LayoutRecord) {
    let superviews = Dictionary(
      other.views.compactMap { view in view.objectID.map { ($0, view.superviewID) } },
      uniquingKeysWith: { first, _ in first })
    let moved = views.indices.filter { position in
      guard let id = views[position].objectID, let former = views[position].superviewID,
        let superview = superviews[id] ?? nil
      else { return false }
      return former != superview
    }
    guard !moved.isEmpty else { return }
    let (origins, others) = (self.origins, other.origins)
    let frames = moved.map { position -> Rect in
      let view = views[position]
      guard let id = view.objectID, let place = origins[id], let superview = superviews[id] ?? nil,
        let origin = origins[superview] ?? others[superview]
      else { return view.frame }
      return Rect(origin: Point(x: place.x - origin.x, y: place.y - origin.y), size: view.frame.size)
    }
    for (position, frame) in zip(moved, frames) { views[position].frame = frame }
  }

  /// The origins of views in root coordinates, by object id, without scrolling.
  private var origins: [String: Point] {
    views.reduce(into: [:]) { origins, view in
      guard let id = view.objectID else { return }
      let superview = view.superviewID.flatMap { origins[$0] } ?? .zero
      origins[id] = view.superviewID == nil ? .zero : superview.moved(byX: view.frame.minX, y: view.frame.minY)
    }
  }
}
