/// The ambiguities of a view and its descendants that are reported: Interface Builder's "Verify Ambiguity".
public enum AmbiguityVerification: String, Sendable, Hashable, CaseIterable {
  /// Open positions and sizes.
  case always
  /// Only open positions, since code decides sizes.
  case ignoreSizes
  /// None, since code decides everything.
  case off
}
