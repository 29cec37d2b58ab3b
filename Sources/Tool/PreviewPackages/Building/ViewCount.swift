/// The numbers of views and controllers in an app that are drawn, and of those that are not.
package struct ViewCount: Sendable, Hashable {
  /// The number of views and controllers.
  package let found: Int
  /// The number of views that cannot be created.
  package let unmade: Int
  /// The number of classes with outlets that no storyboard or xib connects.
  package let unconnected: Int
  /// The number of views whose code ends the process.
  package let crashed: Int
  /// The number of views whose pictures show only one color. Declared previews are not counted.
  package let blank: Int

  package init(found: Int, unmade: Int, unconnected: Int, crashed: Int, blank: Int = 0) {
    (self.found, self.unmade, self.unconnected) = (found, unmade, unconnected)
    (self.crashed, self.blank) = (crashed, blank)
  }

  /// The counts as text.
  package var message: String {
    let reasons = [
      (blank, "blank"), (unmade, "cannot be created"), (unconnected, "without a document for outlets"),
      (crashed, "skipped because of their code"),
    ]
    let words = reasons.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let drawn = max(0, found - unmade - unconnected - crashed - blank)
    return "note: \(drawn) of \(found) views and controllers are drawn"
      + (words.isEmpty ? "" : "; \(words.joined(separator: ", "))")
  }
}
