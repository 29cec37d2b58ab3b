/// The compression of PNG files. It is lossless and deterministic.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
  /// As fast as drawing, for viewing.
  case fast
  /// As small as the better of two compressors makes it, at ten times the time, for archiving.
  case small
}
