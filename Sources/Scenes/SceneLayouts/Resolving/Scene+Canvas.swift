internal import Geometry
internal import Scenes

extension Scene {
  /// Whether the root was saved with a width that no screen has, so that code or a presenter sizes it.
  package var hasCanvasOfItsOwn: Bool {
    guard let saved else { return false }
    let width = saved.rootSize.width
    let own = [saved.device.size.width, saved.device.size.height]
    return !own.contains(width)
      && !DeviceCatalogue.canvasSizes.contains { [$0.width, $0.height].contains(width) }
  }
}
