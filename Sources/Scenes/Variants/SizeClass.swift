/// How much room there is along an axis, as Apple's traits tell it (specification ORI-10).
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
  case compact
  case regular
}
