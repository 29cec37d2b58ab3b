package import Scenes

/// Compares a changed document, as it is read again, with what the change was to make of it.
package enum WrittenEdit {
  /// The first difference in words; nil if the document has all views that it had, and as many constraints as was meant.
  ///
  /// - Parameters:
  ///   - before: The scenes of the document before the change.
  ///   - after: Those that are read from what was written.
  ///   - differences: By the positions of scenes, the number of constraints that each has more than before; others have as many.
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
