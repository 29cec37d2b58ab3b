internal import AutoLayout
internal import Scenes

/// The constraints of a layout that commands can change in its document, and the words that identify them.
///
/// Constraints whose constant a variation of the scene sets are not included, because their own constant does not count
/// there.
package struct EditableConstraints {
  /// For each of the author's constraints, in the order of installation, the word by which `edit` and `remove` find it:
  /// its object id, a unique name, or its equation. Nil if there is none.
  package let words: [String?]

  /// Finds the words for the constraints of a layout.
  package init(of layout: Layout) {
    let all = layout.resolved.documentConstraints
    let names = Self.uniqueWords(all, in: layout.system)
    var next = 0
    words = layout.system.constraints.filter { $0.origin == .author }.map { constraint in
      // Both lists are in the order of installation, and constraints that are not installed are missing in one.
      guard let position = all[next...].firstIndex(where: { $0.constraint.isSame(as: constraint) }) else { return nil }
      next = position + 1
      // A size class may set the constant that the constraint has anyway, and would then keep it after an edit.
      let isVaried = layout.resolved.variedConstants.contains(position)
      return isVaried || all[position].constraint.constant != constraint.constant ? nil : names[position]
    }
  }

  private static func uniqueWords(_ constraints: [SceneConstraint], in system: ConstraintSystem) -> [String?] {
    let candidates = constraints.map { constraint in
      constraint.objectID.map { [$0] }
        ?? [constraint.constraint.identifier, system.equation(of: constraint.constraint)].compactMap(\.self)
    }
    var counts: [String: Int] = [:]
    for word in candidates.joined() { counts[word, default: 0] += 1 }
    return candidates.map { $0.first { counts[$0] == 1 } }
  }
}

extension LayoutConstraint {
  /// Whether both are the same constraint of a document, independent of their constants.
  fileprivate func isSame(as other: LayoutConstraint) -> Bool {
    firstItem == other.firstItem && firstAttribute == other.firstAttribute && secondItem == other.secondItem
      && secondAttribute == other.secondAttribute && relation == other.relation && priority == other.priority
      && multiplier == other.multiplier && identifier == other.identifier && source == other.source
  }
}
