package import Scenes

/// A comparison of an edited document, after reading it again, with the intended result.
package enum WrittenEdit {
  /// Returns the first difference as text, or nil if the document has all its views, and the intended number of
  /// constraints.
  ///
  /// - Parameters:
  ///   - before: The scenes of the document before the change.
  ///   - after: The scenes read from the edited document.
  ///   - differences: The number of additional constraints, by the position of the scene. Other scenes must have as
  ///     many as before.
  package static func fault(before: [Scene], after: [Scene], moreConstraints differences: [Int: Int]) -> String? {
    guard after.count == before.count else {
      return "\(after.count) scenes instead of \(before.count)"
    }
    for (position, (old, new)) in zip(before, after).enumerated() {
      guard new.views.count == old.views.count else {
        return "\(old.name): \(new.views.count) views instead of \(old.views.count)"
      }
      let expected = old.constraints.count + (differences[position] ?? 0)
      guard new.constraints.count == expected else {
        return "\(old.name): \(new.constraints.count) constraints instead of \(expected)"
      }
    }
    return nil
  }
}
