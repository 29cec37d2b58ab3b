internal import Geometry

/// Moves i-beams apart that would lie on each other, and finds a free place for each label.
///
/// Trouble is placed first, so that it keeps the best places; otherwise the order of the constraints decides.
struct MarkPlacement {
  /// A label with the place that was found for it.
  struct Label: Hashable {
    var mark: ConstraintMark
    var rect: Rect
  }

  /// The place of an i-beam, along its axis and across.
  private struct IBeam {
    var start: Double
    var end: Double
    var position: Double
  }

  /// The distance that i-beams keep from each other, in points of the layout.
  let distance: Double
  /// The picture's edges, in which labels stay.
  let bounds: Rect
  /// True where numbers are left out that have no place at their line with half a label free around it; signs of
  /// conflicts never are.
  var isThinned = false

  /// The marks in their old order, parallel ones moved apart within the room that they have.
  func spread(_ marks: [ConstraintMark]) -> [ConstraintMark] {
    var placed: [Axis: [IBeam]] = [:]
    var result = marks
    for index in Self.order(of: marks) where marks[index].form == .iBeam {
      let mark = movedInside(marks[index])
      let position = freePosition(for: mark, among: placed[mark.axis, default: []])
      result[index].position = position
      placed[mark.axis, default: []].append(IBeam(start: mark.start, end: mark.end, position: position))
    }
    return result
  }

  /// Labels of the size that `measure` states, where they cover neither each other nor letters of views; those without
  /// a free place are left out, and those of lines outside the picture, but conflicts never.
  func labels(of marks: [ConstraintMark], avoiding texts: [Rect], size measure: (ConstraintMark) -> Size?) -> [Label] {
    var placed: [(index: Int, label: Label)] = []
    for index in Self.order(of: marks) {
      let mark = marks[index]
      let mustShow = mark.state == .conflict
      guard let size = measure(mark), mustShow || isInside(mark) else { continue }
      let clearance = isThinned && mark.state == .satisfied ? size.height / 2 : 1
      let places = LabelPlaces(of: mark, size, isThinned: isThinned).lazy.map(moveInside)
      let unlabelled = places.filter { place in
        let surroundings = place.inset(-clearance)
        return !placed.contains { $0.label.rect.overlaps(surroundings) }
      }
      let free = unlabelled.first { $0.isFree(of: texts) }
      guard let place = free ?? (mustShow ? unlabelled.first ?? places.first : nil) else { continue }
      placed.append((index, Label(mark: mark, rect: place)))
    }
    return placed.sorted { $0.index < $1.index }.map(\.label)
  }

  /// The positions of the marks in a list, worse states first.
  private static func order(of marks: [ConstraintMark]) -> [Int] {
    marks.indices.sorted { first, second in
      (marks[second].state.rawValue, first) < (marks[first].state.rawValue, second)
    }
  }

  /// An i-beam that runs along the very edge of the picture, moved in so far that it can be seen.
  private func movedInside(_ mark: ConstraintMark) -> ConstraintMark {
    let range = (bounds.minimum(mark.axis.perpendicular), bounds.maximum(mark.axis.perpendicular))
    let margin = 4.0
    guard mark.form == .iBeam, range.0...max(range.0, range.1) ~= mark.position, range.1 - range.0 > 2 * margin
    else { return mark }
    var moved = mark
    moved.position = max(range.0 + margin, min(mark.position, range.1 - margin))
    return moved
  }

  /// True where any of the line lies in the picture.
  private func isInside(_ mark: ConstraintMark) -> Bool {
    let across = mark.axis.perpendicular
    return mark.end >= bounds.minimum(mark.axis) && mark.start <= bounds.maximum(mark.axis)
      && mark.position >= bounds.minimum(across) && mark.position <= bounds.maximum(across)
  }

  private func freePosition(for mark: ConstraintMark, among placed: [IBeam]) -> Double {
    let others = placed.filter { $0.start < mark.end - 0.5 && mark.start < $0.end - 0.5 }
    for step in [0, 1, -1, 2, -2, 3, -3, 4, -4] {
      let position = mark.position + Double(step) * distance
      guard step == 0 || mark.room.contains(position) else { continue }
      if !others.contains(where: { abs($0.position - position) < distance - 0.01 }) { return position }
    }
    return mark.position
  }

  private func moveInside(_ rect: Rect) -> Rect {
    let x = max(bounds.minX, min(rect.minX, bounds.maxX - rect.width))
    let y = max(bounds.minY, min(rect.minY, bounds.maxY - rect.height))
    return Rect(origin: Point(x: x, y: y), size: rect.size)
  }
}
