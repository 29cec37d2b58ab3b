internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography

/// A writer of the screen that Interface Builder showed a scene on: a name of the catalog if the device is unchanged,
/// the size of a component, or a full description.
struct SavedDeviceWriter {
  let scene: Scene
  let saved: SavedContext

  /// The name of a screen with a full description.
  static let name = "As saved"

  /// Whether some constraints hold only on this screen, so that it needs a name.
  let needsName: Bool
  /// Whether Interface Builder lays the scene out differently from a device.
  let isCanvas: Bool

  /// The keys of the scene about its screen.
  var entries: [WrittenEntry] {
    let orientations = WrittenEntry("orientations", .list([.scalar(saved.orientation.rawValue)]))
    if !needsName, !scene.extent.isComponent, let device = cataloguedDevice {
      let name = quotedInList(device.name)
      let canvas = WrittenEntry("devices", .mapping([WrittenEntry("canvas", name)]))
      return [isCanvas ? canvas : WrittenEntry("devices", .list([.scalar(name)])), orientations]
    }
    if !needsName, !isCanvas, isComponent {
      let size = [("width", saved.rootSize.width), ("height", saved.rootSize.height)]
      return [WrittenEntry("size", .mapping(size.map { WrittenEntry($0.0, WrittenText.length($0.1)) }))]
    }
    // Flow lists cannot contain mappings. A list of one mapping is written as the mapping.
    return [WrittenEntry("devices", .mapping(device)), orientations]
  }

  private func quotedInList(_ name: String) -> String { name.contains(",") ? "\"\(name)\"" : name }

  /// The catalog device on which everything is as saved, or nil.
  private var cataloguedDevice: Device? {
    guard DeviceCatalogue.devices(named: saved.device.name) == [saved.device], saved.hasSizeClasses,
      saved.textSize == .l, saved.device.size(in: saved.orientation) == saved.rootSize,
      saved.device.safeArea(in: saved.orientation, under: scene.bars) == saved.safeArea, hasSystemMargins
    else { return nil }
    return saved.device
  }

  private var hasSystemMargins: Bool { saved.rootMargins == SystemMargins.root(width: saved.rootSize.width) }

  /// Whether the scene is a part of a screen. Only the size of the part matters.
  private var isComponent: Bool {
    saved.safeArea == .zero && scene.bars.isEmpty && hasSystemMargins && saved.textSize == .l
      && saved.device.scale == 2 && saved.device.idiom == .phone && scene.variations.isEmpty
      && min(saved.rootSize.width, saved.rootSize.height) >= 1
  }

  /// The full description of the screen.
  private var device: [WrittenEntry] {
    // A device is described in portrait.
    let upright = saved.orientation == .portrait ? saved.rootSize : saved.rootSize.rotated
    var entries = [
      WrittenEntry("name", Self.name), WrittenEntry("width", WrittenText.length(max(1, upright.width))),
      WrittenEntry("height", WrittenText.length(max(1, upright.height))),
    ]
    if saved.device.scale != 2 { entries.append(WrittenEntry("scale", WrittenText.number(saved.device.scale))) }
    let usual: Device.Idiom = min(upright.width, upright.height) < DeviceReader.tabletWidth ? .phone : .pad
    if saved.device.idiom != usual { entries.append(WrittenEntry("idiom", saved.device.idiom.rawValue)) }
    if saved.safeArea != .zero {
      entries.append(WrittenEntry("safeArea", WrittenText.insets(saved.safeArea)))
    }
    if !scene.bars.isEmpty { entries.append(WrittenEntry("includesBars", "true")) }
    if !hasSystemMargins { entries.append(WrittenEntry("margins", WrittenText.insets(saved.rootMargins))) }
    if saved.textSize != .l { entries.append(WrittenEntry("textSize", saved.textSize.rawValue)) }
    if scene.extent.isComponent { entries.append(WrittenEntry("component", "true")) }
    if isCanvas { entries.append(WrittenEntry("canvas", "true")) }
    return entries + sizeClasses
  }

  /// The size classes, if variants depend on them. A part of a screen could not derive them from its size.
  private var sizeClasses: [WrittenEntry] {
    guard scene.variations.contains(where: \.condition.namesSizeClass) else { return [] }
    guard saved.hasSizeClasses else { return [WrittenEntry("sizeClasses", "any")] }
    let classes = [
      ("width", saved.device.widthClass(in: saved.orientation)),
      ("height", saved.device.heightClass(in: saved.orientation)),
    ]
    return [
      WrittenEntry(
        "sizeClasses", .mapping(classes.compactMap { key, value in value.map { WrittenEntry(key, $0.rawValue) } }))
    ]
  }
}
