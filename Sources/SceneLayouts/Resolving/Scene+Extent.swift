internal import AutoLayout
internal import Geometry
internal import Scenes

/// Roots that are no whole screen: cells, and views of the author's own size.
extension Scene {
  /// The part of a screen that the root stands for.
  var extent: RootExtent { saved?.extent ?? .screen }

  /// The size of the root on a screen of some size.
  func rootSize(on screen: Size) -> Size {
    guard let saved else { return screen }
    return switch extent {
    case .screen: screen
    case .row: Size(width: screen.width, height: saved.rootSize.height)
    case .ownSize: saved.rootSize
    }
  }

  /// The height that the root is as near to as its constraints allow on a device; nil for that of its size.
  func wishedHeight(on device: Device) -> WishedHeight? {
    if device.statements.fitsHeight { return WishedHeight(0) }
    guard let saved else { return nil }
    return switch extent {
    case .screen: nil
    case .row: WishedHeight(saved.rootSize.height)
    // Content grows out of such a view before it is squeezed, but does not pull it together.
    case .ownSize: WishedHeight(saved.rootSize.height, priority: LayoutPriority(749))
    }
  }
}
