extension SceneSurroundings {
  /// The part of the screen that contains the scene and the scenes around it, or nil for the whole screen.
  var part: ScreenPart? {
    switch self {
    case .screen: nil
    case .part(let part): part
    case .container(_, let parent): parent.surroundings.part
    }
  }

  /// The surroundings without the container views: the screen, or the part of it that contains the scene.
  package var withoutContainers: SceneSurroundings { part.map(Self.part) ?? .screen }
}

extension SceneVariant {
  package var onWholeScreen: SceneVariant { placed(in: .screen) }

  /// Returns the variant with the part of the screen that a scene occupies in such surroundings. In a window, and in a
  /// part of a tablet next to another app, a scene fills all of it.
  package func placed(in surroundings: SceneSurroundings) -> SceneVariant {
    var variant = self
    let isScreen =
      device.window == nil && device.split == nil && !device.statements.fitsHeight
      && !device.statements.isCanvas
    variant.device.part = nil
    guard isScreen, let part = surroundings.part else { return variant }
    variant.device.part = part.shown(
      on: device.idiom, in: orientation, version: systemVersion ?? device.lastSystemVersion)
    return variant
  }
}
