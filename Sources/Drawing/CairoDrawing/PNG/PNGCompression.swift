/// The ways in which PNG files are compressed, all without loss; the same picture always gives the same bytes.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
  /// As fast as pictures are drawn, for looking at them.
  case fast
  /// A fifth to two thirds smaller, on the whole three tenths, at ten times the time, for keeping them.
  case small
}
