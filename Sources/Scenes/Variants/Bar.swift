/// A bar that covers an edge of the screen (specification DEV-05).
public enum Bar: String, Sendable, Hashable, CaseIterable {
  case navigation
  case largeTitle
  case tab
  case tool
}
