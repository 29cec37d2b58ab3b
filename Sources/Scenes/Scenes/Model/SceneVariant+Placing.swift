extension SceneSurroundings {
  /// The part of the screen that holds the scene, also around the scenes that it lies in; nil for the whole screen.
  var part: ScreenPart? {
    switch self {
    case .screen: nil
    case .part(let part): part
    case .container(_, let parent): parent.surroundings.part
    }
  }

  /// The same surroundings without the container views: the screen, or the part of it that holds the scene.
  package var withoutContainers: SceneSurroundings { part.map(Self.part) ?? .screen }
}

extension SceneVariant {
  /// The variant with a scene that has the whole screen.
  package var onWholeScreen: SceneVariant { placed(in: .screen) }

  /// The variant with the part of the screen that a scene in such surroundings has in it. In a window and in a part of a
  /// tablet beside another app a scene has all of that.
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
