/// The places of an item's baselines in its alignment rectangle (specification ATT-05).
public enum TextBaseline: Sendable, Hashable {
  /// No text: both baselines are the bottom edge.
  case none
  /// Text that hangs from the top: the first baseline is `first` points below the top edge, the last one `last`
  /// points above the bottom edge, whatever the height, as in labels.
  case edges(first: Double, last: Double)
  /// A single line of text, with the same places, `height` points high by itself. Both its baselines are one line: a
  /// constraint between the first one of such an item and the last one of another wants both as high as their lines.
  case line(first: Double, last: Double, height: Double)
  /// Text centred in the height: the baseline is `offset` points below the vertical centre, as in buttons and fields.
  case centered(offset: Double)
}
