internal import Geometry

/// The places that the label of a line may have, best ones first.
///
/// On the line where it is long enough, else beside it; then along the line as far as its ends, and up to one line of words
/// further aside; a number that is farther from its line says nothing, but the sign of a conflict does.
struct LabelPlaces: RandomAccessCollection {
  private let mark: ConstraintMark
  private let size: Size
  /// The distances from the line at which places are looked for, all along it for the first ones before the last ones.
  private let near: InlineArray<3, Double>
  private let nearCount: Int
  /// The number of distances farther from the line at which places are looked for, on either side and all along it.
  private let rowCount: Int

  /// The distances of places from the middle of the line, in parts of its length.
  private static let alongs: InlineArray<5, Double> = [0, 0.25, -0.25, 0.5, -0.5]
  /// The distance of the farther places from the nearest ones beside the line, in heights of a label with a little
  /// space.
  private static let rows: InlineArray<6, Double> = [0.5, 1, 2, 3, 4, 5]
  /// The distance that a label keeps from its line and from the ends of it, in points.
  private static let gap = 4.0

  /// The places of a label.
  ///
  /// - Parameters:
  ///   - size: The size of the label.
  ///   - isThinned: Whether it must be next to its line, if it is not that of a conflict.
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
