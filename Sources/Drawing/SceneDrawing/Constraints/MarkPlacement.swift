internal import Geometry

/// A placement of i-beams that separates overlapping ones and places their labels.
///
/// Problems are placed first, so that they get the best positions. Otherwise the order of the constraints decides.
struct MarkPlacement {
  /// A placed label.
  struct Label: Hashable {
    var mark: ConstraintMark
    var rect: Rect
  }

  /// The distance between i-beams, in points of the layout.
  let distance: Double
  /// The bounds of the picture, which labels do not leave.
  let bounds: Rect
  /// Whether to skip numbers without a position at their line that has half a label height free around it. Signs of
  /// conflicts are never skipped.
  var isThinned = false

  /// Returns the marks in their order, with parallel ones separated within their space.
  func spread(_ marks: [ConstraintMark]) -> [ConstraintMark] {
    var (horizontal, vertical) = (RectIndex(), RectIndex())
    var result = marks
    for index in Self.order(of: marks) where marks[index].form == .iBeam {
      let mark = movedInside(marks[index])
      let position = freePosition(for: mark, among: mark.axis == .horizontal ? horizontal : vertical)
      result[index].position = position
      let area = Self.area(of: mark, at: position)
      if mark.axis == .horizontal { horizontal.insert(area) } else { vertical.insert(area) }
    }
    return result
  }

  /// Returns labels that cover neither each other nor letters of views. Labels without a free position, and of lines
  /// outside the picture, are skipped, except for conflicts.
  func labels(of marks: [ConstraintMark], avoiding texts: [Rect], size measure: (ConstraintMark) -> Size?) -> [Label] {
    let texts = RectIndex(texts)
    var taken = RectIndex()
    var placed: [(index: Int, rect: Rect)] = []
    for index in Self.order(of: marks) {
      let mark = marks[index]
      let mustShow = mark.state == .conflict
      guard let size = measure(mark), mustShow || isInside(mark) else { continue }
      let clearance = isThinned && mark.state == .satisfied ? size.height / 2 : 1
      let places = LabelPlaces(of: mark, size, isThinned: isThinned).lazy.map(moveInside)
      let unlabelled = places.filter { place in
        let surroundings = place.inset(-clearance)
        return surroundings.isFree(of: taken)
      }
      let free = unlabelled.first { $0.isFree(of: texts) }
      guard let place = free ?? (mustShow ? unlabelled.first ?? places.first : nil) else { continue }
      taken.insert(place)
      placed.append((index, place))
    }
    return placed.sorted { $0.index < $1.index }.map { Label(mark: marks[$0.index], rect: $0.rect) }
  }

  /// Returns the positions of marks in a list, worse states first.
  private static func order(of marks: [ConstraintMark]) -> [Int] {
    marks.indices.sorted { first, second in
      (marks[second].state.rawValue, first) < (marks[first].state.rawValue, second)
    }
  }

  /// Returns an i-beam at the edge of the picture moved inwards so that it is visible.
  private func movedInside(_ mark: ConstraintMark) -> ConstraintMark {
    let range = (bounds.minimum(mark.axis.perpendicular), bounds.maximum(mark.axis.perpendicular))
    let margin = 4.0
    guard mark.form == .iBeam, range.0...max(range.0, range.1) ~= mark.position, range.1 - range.0 > 2 * margin
    else { return mark }
    var moved = mark
    moved.position = max(range.0 + margin, min(mark.position, range.1 - margin))
    return moved
  }

  /// Whether any part of the line is in the picture.
  private func isInside(_ mark: ConstraintMark) -> Bool {
    let across = mark.axis.perpendicular
    return mark.end >= bounds.minimum(mark.axis) && mark.start <= bounds.maximum(mark.axis)
      && mark.position >= bounds.minimum(across) && mark.position <= bounds.maximum(across)
  }

  /// Returns an i-beam without width at a position across its axis. Its axis is drawn as the horizontal one.
  private static func area(of mark: ConstraintMark, at position: Double) -> Rect {
    Rect(left: mark.start, top: position, right: mark.end, bottom: position)
  }

  private func freePosition(for mark: ConstraintMark, among placed: RectIndex) -> Double {
    for step in [0, 1, -1, 2, -2, 3, -3, 4, -4] {
      let position = mark.position + Double(step) * distance
      guard step == 0 || mark.room.contains(position) else { continue }
      let isTaken = placed.contains(near: Self.area(of: mark, at: position).inset(-distance)) { other in
        other.minX < mark.end - 0.5 && mark.start < other.maxX - 0.5 && abs(other.minY - position) < distance - 0.01
      }
      if !isTaken { return position }
    }
    return mark.position
  }

  private func moveInside(_ rect: Rect) -> Rect {
    let x = max(bounds.minX, min(rect.minX, bounds.maxX - rect.width))
    let y = max(bounds.minY, min(rect.minY, bounds.maxY - rect.height))
    return Rect(origin: Point(x: x, y: y), size: rect.size)
  }
}
