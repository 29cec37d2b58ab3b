/// The outcome of making the page that holds a whole gallery.
package struct SingleFileReport: Sendable, Hashable {
  /// The path of the page.
  package var path: String
  /// The size of the page, in bytes.
  package var size: Int
  /// The largest size that it may have, in bytes.
  package var limit: Int
  /// The number of layouts whose pictures and frames are not in it.
  package var leftOut: Int

  /// The outcome of making a page.
  package init(path: String, size: Int, limit: Int, leftOut: Int) {
    self.path = path
    self.size = size
    self.limit = limit
    self.leftOut = leftOut
  }

  /// True where the page is as small as it has to be; else it was not written.
  package var fits: Bool { size <= limit }
}
