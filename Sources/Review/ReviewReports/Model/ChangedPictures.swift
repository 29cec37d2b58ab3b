/// The pictures of a scene before and after a change, in one of its different layouts.
package struct ChangedPictures: Sendable, Hashable {
  /// The path of the picture before the change, from the folder of the review; nil if there was none.
  package var before: String?
  /// The path of the picture after the change; nil if there is none.
  package var after: String?
  /// The number of different layouts.
  package var layoutCount: Int

  /// Creates pictures of a scene.
  package init(before: String?, after: String?, layoutCount: Int) {
    self.before = before
    self.after = after
    self.layoutCount = layoutCount
  }
}
