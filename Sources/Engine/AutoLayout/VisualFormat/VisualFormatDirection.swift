internal import Geometry

/// The start and end edges of a format, and which of two neighbors is first.
struct VisualFormatDirection {
  /// The edge where the format starts.
  let start: LayoutAttribute
  /// The edge where the format ends.
  let end: LayoutAttribute
  /// Width or height.
  let size: LayoutAttribute
  /// Whether the format runs against the axis, so that later views have lower coordinates.
  let isReversed: Bool

  /// Creates the edges of a format on an axis. Directions have no effect on the vertical one (specification VFL-24).
  init(axis: Axis, options: VisualFormatOptions, format: String) throws(VisualFormatError) {
    let isLeftToRight = options.contains(.directionLeftToRight)
    let isRightToLeft = options.contains(.directionRightToLeft)
    guard !isLeftToRight || !isRightToLeft else {
      throw VisualFormatError(.conflictingDirections, format: format, offset: 0)
    }
    size = axis.sizeAttribute
    isReversed = axis == .horizontal && isRightToLeft
    switch axis {
    case .vertical: (start, end) = (.top, .bottom)
    case .horizontal where isLeftToRight: (start, end) = (.left, .right)
    case .horizontal where isRightToLeft: (start, end) = (.right, .left)
    case .horizontal: (start, end) = (.leading, .trailing)
    }
  }
}
