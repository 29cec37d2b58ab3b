/// Light or dark colours; geometry never depends on it.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
}
