internal import Findings
internal import SceneLayouts
internal import Scenes

extension Layout {
  /// Whether the root fills the screen, or what presents it. False for a component and for a scene in a container,
  /// which may be anywhere on the screen. Also false for a canvas of the author's own width, which no screen has.
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
  /// Whether a view is inside a bar that places it, such as the custom view of a bar button item. A bar places its
  /// items in the space that it has, and their recorded frames only show where they were on the canvas. Views of a
  /// scene file that constraints place in a bar stay where these put them.
  func isInBar(_ position: Int) -> Bool {
    var item = position
    while let superview = views[item].superview {
      switch views[superview].content {
      case .navigationBar, .toolbar, .tabBar:
        return isFromInterfaceBuilder || views[item].placement.isPlacedByMask
      default: item = superview
      }
    }
    return false
  }

  /// Whether the scene belongs to an app extension, which is somewhere in another app. Xcode names their storyboards
  /// like this.
  fileprivate var isOfExtension: Bool { source.path.hasSuffix("MainInterface.storyboard") }
}
