/// The places of an item's baselines in its alignment rectangle (specification ATT-05).
public enum TextBaseline: Sendable, Hashable {
  /// No text: both baselines are the bottom edge.
  case none
  /// Text that hangs from the top: the first baseline is `first` points below the top edge, the last one `last`
  /// points above the bottom edge, whatever the height, as in labels.
  case edges(first: Double, last: Double)
  /// Text centred in the height: the baseline is `offset` points below the vertical centre, as in buttons and fields.
  case centered(offset: Double)
}
