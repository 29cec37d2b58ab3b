package import AutoLayout
package import Scenes

extension Scene {
  /// The constraints of a document that no size class installs, with such a low priority that they never override
  /// others.
  package var dormantConstraints: [LayoutConstraint] {
    guard saved != nil else { return [] }
    let installed = Set(variations.flatMap(\.installed))
    return constraints.indices.compactMap { position in
      guard !constraints[position].isInstalled, !installed.contains(position) else { return nil }
      var constraint = constraints[position].constraint
      constraint.priority = LayoutPriority(1)
      return constraint
    }
  }
}
