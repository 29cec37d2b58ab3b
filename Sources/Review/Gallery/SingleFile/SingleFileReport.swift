/// The result of writing the gallery as one page.
package struct SingleFileReport: Sendable, Hashable {
  /// The path of the page.
  package var path: String
  /// The size of the page, in bytes.
  package var size: Int
  /// The largest allowed size, in bytes.
  package var limit: Int
  /// The number of layouts whose pictures and frames are not in the page.
  package var omitted: Int

  /// Creates the result of writing a page.
  package init(path: String, size: Int, limit: Int, omitted: Int) {
    self.path = path
    self.size = size
    self.limit = limit
    self.omitted = omitted
  }

  /// Whether the page is within its limit. Otherwise it was not written.
  package var fits: Bool { size <= limit }
}
