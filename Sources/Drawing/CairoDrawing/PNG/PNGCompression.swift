/// The compression of PNG files. It is lossless and deterministic.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
  /// As fast as drawing, for viewing.
  case fast
  /// A fifth to two thirds smaller, three tenths on average, at ten times the time, for archiving.
  case small
}
