internal import AutoLayout
internal import Geometry
package import ReviewReports
package import SceneLayouts
internal import Scenes

extension Layout {
  /// Returns the layout as far as a record describes it: the views in their recorded frames.
  ///
  /// Views that look the same are drawn as they are now. A record keeps other looks only in words, so views that look
  /// different or are gone become hatched boxes with these words. Views that the record does not have are hidden.
  ///
  /// - Parameters:
  ///   - record: The record of the layout at another time.
  ///   - present: The record of this layout.
  package func recorded(as record: LayoutRecord, present: LayoutRecord) -> Layout {
    var layout = self
    let old = Dictionary(record.views.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let count = min(resolved.views.count, present.views.count, frames.count, absoluteFrames.count)
    for position in 0..<count {
      let now = present.views[position]
      guard let before = old[now.path] else {
        layout.resolved.views[position].appearance.isHidden = true
        continue
      }
      if before.look != now.look { layout.resolved.views[position].showWords(before.look) }
      layout.place(position, at: before.frame, wasMoved: before.frame != now.frame)
    }
    if let root = layout.absoluteFrames.first { layout.resolved.rootSize = root.size }
    layout.addViews(of: record, missingIn: present)
    // The findings belong to the current layout, not to the recorded one.
    layout.findings = []
    return layout
  }

  /// Moves a view to a frame in its superview, whose own frame is already final.
  private mutating func place(_ position: Int, at frame: Rect, wasMoved: Bool) {
    let superview = resolved.views[position].superview.flatMap { absoluteFrames.indices.contains($0) ? $0 : nil }
    let origin = superview.map { contentOrigin(of: $0) }
    let absolute = origin.map { frame.moved(byX: $0.x, y: $0.y) } ?? Rect(origin: .zero, size: frame.size)
    frames[position] = frame
    absoluteFrames[position] = absolute
    // Text wraps at the width of the alignment rectangle, which a record does not keep.
    guard wasMoved, solution.alignmentRects.indices.contains(position) else { return }
    let shift = scrolledContent.shift(of: position)
    solution.alignmentRects[position] = absolute.moved(byX: -shift.x, y: -shift.y)
  }

  /// Returns the origin of the coordinate space of a view's content, in root coordinates, in points.
  private func contentOrigin(of view: Int) -> Point {
    let content = scrolledContent.origin(of: view)
    return absoluteFrames[view].origin.moved(byX: content.x, y: content.y)
  }

  /// Adds the views of a record that are gone, in front of the others.
  private mutating func addViews(of record: LayoutRecord, missingIn present: LayoutRecord) {
    var positions: [String: Int] = [:]
    for (position, view) in present.views.enumerated() where positions[view.path] == nil {
      positions[view.path] = position
    }
    for view in record.views where positions[view.path] == nil && view.path != "/" {
      let superview = positions[view.superviewPath] ?? 0
      guard absoluteFrames.indices.contains(superview) else { return }
      var added = ResolvedView(name: view.path, superview: superview)
      added.showWords(view.look)
      positions[view.path] = resolved.views.count
      resolved.views.append(added)
      frames.append(view.frame)
      let origin = contentOrigin(of: superview)
      absoluteFrames.append(view.frame.moved(byX: origin.x, y: origin.y))
    }
  }
}

extension ResolvedView {
  /// Makes the view a hatched box with the words of its look. A view that was hidden stays hidden; a view without a
  /// look is an empty container.
  fileprivate mutating func showWords(_ look: String) {
    appearance.background = nil
    appearance.isHidden = look.split(separator: ", ").last == "hidden"
    content = look.isEmpty ? .container : .unsupported
    className = look.isEmpty ? className : look
  }
}

extension LayoutRecord.ViewRecord {
  fileprivate var superviewPath: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "/" }
}
