/// What the author wants to know about open places and sizes of a view and what is in it: Interface Builder's "Verify
/// Ambiguity".
public enum AmbiguityVerification: String, Sendable, Hashable, CaseIterable {
  /// All open places and sizes.
  case always
  /// Open places alone: code decides sizes.
  case ignoreSizes
  /// Nothing: code decides all.
  case off
}
