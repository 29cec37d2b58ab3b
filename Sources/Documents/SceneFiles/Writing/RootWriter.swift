internal import Scenes

/// A writer of the part of a screen that the root of a scene represents. Empty for the whole screen.
enum RootWriter {
  /// Returns the keys of the root.
  static func entries(of extent: RootExtent) -> [WrittenEntry] {
    guard extent.isComponent else { return [] }
    var entries = [WrittenEntry("kind", extent.kind.rawValue)]
    if let width = extent.width { entries.append(WrittenEntry("width", WrittenText.length(max(1, width)))) }
    if extent.width == nil, extent.kind == .collectionCell { entries.append(WrittenEntry("width", "screen")) }
    switch extent.height {
    case .fitting(orElse: let height?), .own(let height):
      entries.append(WrittenEntry("height", WrittenText.length(max(1, height))))
    case .fitting(orElse: nil), .screen: entries.append(WrittenEntry("height", DeviceReader.fit))
    }
    if extent.isOfOwnSize { entries.append(WrittenEntry("freeform", "true")) }
    return entries
  }
}
