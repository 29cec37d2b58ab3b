internal import Geometry

/// The candidate positions of a line's label, best first.
///
/// They are on the line if it is long enough, otherwise next to it; then along the line to its ends, and up to one
/// label height further away. A number farther from its line is useless, but the sign of a conflict is not.
struct LabelPlaces: RandomAccessCollection {
  private let mark: ConstraintMark
  private let size: Size
  /// The distances from the line at which positions are tried first, each along the whole line.
  private let near: InlineArray<3, Double>
  private let nearCount: Int
  /// The number of larger distances that are tried, on both sides and along the whole line.
  private let rowCount: Int

  /// The positions along the line, as fractions of its length from the middle.
  private static let alongs: InlineArray<5, Double> = [0, 0.25, -0.25, 0.5, -0.5]
  /// The additional distances from the line, in label heights plus a small gap.
  private static let rows: InlineArray<6, Double> = [0.5, 1, 2, 3, 4, 5]
  /// The distance of a label from its line and the line's ends, in points.
  private static let gap = 4.0

  /// Creates the candidate positions of a label.
  ///
  /// - Parameters:
  ///   - mark: The mark that the label belongs to.
  ///   - size: The size of the label.
  ///   - isThinned: Whether labels must be next to their lines, except for conflicts.
  init(of mark: ConstraintMark, _ size: Size, isThinned: Bool) {
    self.mark = mark
    self.size = size
    let aside = size[mark.axis.perpendicular] / 2 + Self.gap
    let fits = mark.length >= size[mark.axis] + 2 * Self.gap
    near = fits ? [0, aside, -aside] : [aside, -aside, 0]
    nearCount = fits ? 3 : 2
    rowCount = mark.state == .conflict ? Self.rows.count : isThinned ? 0 : 2
  }

  var startIndex: Int { 0 }
  var endIndex: Int { Self.alongs.count * (nearCount + 2 * rowCount) }

  subscript(index: Int) -> Rect {
    let rest = index - Self.alongs.count * nearCount
    guard rest >= 0 else { return place(along: index / nearCount, aside: near[index % nearCount]) }
    let (row, place) = rest.quotientAndRemainder(dividingBy: 2 * Self.alongs.count)
    let far = size[mark.axis.perpendicular] / 2 + Self.gap + Self.rows[row] * (size.height + 2)
    return self.place(along: place / 2, aside: place.isMultiple(of: 2) ? far : -far)
  }

  private func place(along step: Int, aside: Double) -> Rect {
    let along = Self.alongs[step] * mark.length
    let isHorizontal = mark.axis == .horizontal
    let center = mark.middle.moved(byX: isHorizontal ? along : aside, y: isHorizontal ? aside : along)
    return Rect(center: center, width: size.width, height: size.height)
  }
}
