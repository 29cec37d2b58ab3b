internal import Geometry

/// The edges that a format speaks of: those it comes from and goes to, and which of two neighbours stands first.
struct VisualFormatDirection {
  /// The edge on the side where the format begins.
  let start: LayoutAttribute
  /// The edge on the side where it ends.
  let end: LayoutAttribute
  /// Width or height.
  let size: LayoutAttribute
  /// True where the format runs against the axis, so that later views have the lower coordinates.
  let isReversed: Bool

  /// The edges of a format on an axis; directions mean nothing on the vertical one (specification VFL-24).
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
