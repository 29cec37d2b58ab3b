/// A rectangle with circular corners, in pixels.
struct RoundedBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  /// At most half of the shorter side.
  var radius: Double

  var isEmpty: Bool { !(left < right && top < bottom) }

  /// Whether all numbers are finite.
  var isFinite: Bool { left.isFinite && top.isFinite && right.isFinite && bottom.isFinite && radius.isFinite }

  /// Returns the box with its sides moved outwards. It may be empty for a negative distance.
  func grown(by distance: Double) -> RoundedBox {
    RoundedBox(
      left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance,
      // Sharp corners remain sharp, as strokes have miter joins.
      radius: radius > 0 ? max(0, radius + distance) : 0)
  }

  /// Whether the sides are vertical between two heights.
  @inline(__always)
  func isStraight(from first: Double, to last: Double) -> Bool {
    radius <= 0 || (first >= top + radius && last <= bottom - radius)
  }

  /// Returns the left and right end of the box at a height between its top and bottom.
  @inline(__always)
  func span(at height: Double) -> (left: Double, right: Double) {
    let rise = max(top + radius - height, height - (bottom - radius), 0)
    guard radius > 0, rise > 0 else { return (left, right) }
    let indent = radius - max(0, radius * radius - rise * rise).squareRoot()
    return (left + indent, right - indent)
  }

  /// Returns the intersection of both boxes as if they had sharp corners. It may be empty.
  func intersection(_ other: RoundedBox) -> RoundedBox {
    RoundedBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom), radius: 0)
  }

  /// Whether this box contains another, regardless of that one's corners.
  func contains(_ other: RoundedBox) -> Bool {
    guard other.left >= left, other.right <= right, other.top >= top, other.bottom <= bottom else { return false }
    guard radius > 0 else { return true }
    return [other.top, other.bottom].allSatisfy { height in
      let span = span(at: height)
      return other.left >= span.left && other.right <= span.right
    }
  }
}
