/// The amount of space along an axis, as Apple's traits describe it (specification ORI-10).
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
  /// Little space.
  case compact
  /// Enough room for another column or row.
  case regular
}
