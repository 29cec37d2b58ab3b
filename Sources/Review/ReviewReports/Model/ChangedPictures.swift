/// The pictures of a scene before and after a change, in one of the layouts that are different.
package struct ChangedPictures: Sendable, Hashable {
  /// The path of the picture before the change, from the folder of the review; nil where there was none.
  package var before: String?
  /// The path of the picture after it; nil where there is none.
  package var after: String?
  /// The number of layouts that are different.
  package var layoutCount: Int

  /// Pictures of a scene.
  package init(before: String?, after: String?, layoutCount: Int) {
    self.before = before
    self.after = after
    self.layoutCount = layoutCount
  }
}
