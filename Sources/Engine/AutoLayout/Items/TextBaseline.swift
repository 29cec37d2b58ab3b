/// The positions of an item's baselines in its alignment rectangle (specification ATT-05).
public enum TextBaseline: Sendable, Hashable {
  /// No text: both baselines are the bottom edge.
  case none
  /// Text at the top, as in labels: the first baseline is `first` points below the top edge, the last one `last` points
  /// above the bottom edge, for every height.
  case edges(first: Double, last: Double)
  /// A single line of text with the same positions, `height` points tall on its own. Both baselines are the same line.
  /// A constraint between the first baseline of such an item and the last one of another demands that both are as tall
  /// as their lines.
  case line(first: Double, last: Double, height: Double)
  /// Text centered vertically, as in buttons and fields: the baseline is `offset` points below the vertical center.
  case centered(offset: Double)

  /// Returns the distance of a baseline from the top edge as a share of the height, from 0 to 1, and a number of points
  /// that is added. Without text it is the whole height.
  public func place(isFirst: Bool) -> (share: Double, offset: Double) {
    switch self {
    case .none: (1, 0)
    case .edges(let first, let last), .line(let first, let last, _): isFirst ? (0, first) : (1, -last)
    case .centered(let offset): (0.5, offset)
    }
  }
}
