extension Scene {
  /// Whether its geometry may differ between light and dark: some variation depends on it, here or in the scenes that it
  /// shares the screen with.
  package var dependsOnAppearance: Bool {
    if variations.contains(where: { $0.condition.appearance != nil }) { return true }
    if case .other(let other) = landscape, other.dependsOnAppearance { return true }
    if case .container(_, let parent) = surroundings { return parent.dependsOnAppearance }
    return false
  }
}

extension Layout {
  /// The layout in another appearance, of a scene whose geometry does not depend on it.
  package func showing(_ appearance: Appearance) -> Layout {
    var layout = self
    layout.resolved.variant.appearance = appearance
    return layout
  }
}
