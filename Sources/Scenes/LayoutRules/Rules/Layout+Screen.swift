internal import Findings
internal import SceneLayouts
internal import Scenes

extension Layout {
  /// True where the root has the whole screen, or what presents it, for itself: a component, and a scene in a container
  /// of another one, may lie anywhere on it, and a canvas of the author's own width is that of no screen.
  var hasScreen: Bool {
    guard !resolved.extent.isComponent, !resolved.hasCanvasOfItsOwn, !resolved.isOfExtension else {
      return false
    }
    if case .container = resolved.surroundings {
      let variant = resolved.variant
      return resolved.rootSize == variant.device.size(in: variant.orientation)
    }
    return true
  }
}

extension ResolvedScene {
  /// True for a scene of an app extension, which lies somewhere in another app: Xcode calls their storyboards so.
  fileprivate var isOfExtension: Bool { source.path.hasSuffix("MainInterface.storyboard") }
}
