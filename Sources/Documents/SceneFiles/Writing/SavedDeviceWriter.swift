internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography

/// Writes the screen that Interface Builder showed a scene on: by name where it is one of the catalogue as it is, as
/// the size of a component, or in full.
struct SavedDeviceWriter {
  let scene: Scene
  let saved: SavedContext

  /// The name of a screen that is written in full.
  static let name = "As saved"

  /// True where constraints hold on this screen that hold on no other one, so that it needs a name of its own.
  let needsName: Bool
  /// True where Interface Builder lays the scene out otherwise than a device.
  let isCanvas: Bool

  /// The keys of the scene that say where it is laid out.
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
    // Flow lists hold no mappings here; a list of one is the mapping alone.
    return [WrittenEntry("devices", .mapping(device)), orientations]
  }

  private func quotedInList(_ name: String) -> String { name.contains(",") ? "\"\(name)\"" : name }

  /// The device of the catalogue on which everything is as it was saved, or nil.
  private var cataloguedDevice: Device? {
    guard DeviceCatalogue.devices(named: saved.device.name) == [saved.device], saved.hasSizeClasses,
      saved.textSize == .l, saved.device.size(in: saved.orientation) == saved.rootSize,
      saved.device.safeArea(in: saved.orientation, under: scene.bars) == saved.safeArea, hasSystemMargins
    else { return nil }
    return saved.device
  }

  private var hasSystemMargins: Bool { saved.rootMargins == SystemMargins.root(width: saved.rootSize.width) }

  /// True where the scene is a part of a screen, of which only the size matters.
  private var isComponent: Bool {
    saved.safeArea == .zero && scene.bars.isEmpty && hasSystemMargins && saved.textSize == .l
      && saved.device.scale == 2 && saved.device.idiom == .phone && scene.variations.isEmpty
      && min(saved.rootSize.width, saved.rootSize.height) >= 1
  }

  /// The screen in full.
  private var device: [WrittenEntry] {
    // A device is described held upright.
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

  /// The size classes where variants depend on them, which a part of a screen would not have by its size.
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
