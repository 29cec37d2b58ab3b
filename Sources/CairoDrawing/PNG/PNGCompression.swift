/// The ways in which PNG files are compressed, all without loss; the same picture always gives the same bytes.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
  /// As fast as pictures are drawn, for looking at them.
  case fast
  /// About a tenth smaller at several times the time, for keeping them.
  case small
}
