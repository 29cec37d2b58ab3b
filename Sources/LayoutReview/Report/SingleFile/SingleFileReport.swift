/// What became of the page that holds a whole gallery.
public struct SingleFileReport: Sendable, Hashable {
  /// The path of the page.
  public var path: String
  /// The size of the page, in bytes.
  public var size: Int
  /// The largest size that it may have, in bytes.
  public var limit: Int
  /// The number of layouts whose pictures and frames are not in it.
  public var leftOut: Int

  /// Whether the page is as small as it has to be; else it was not written.
  public var fits: Bool { size <= limit }
}
