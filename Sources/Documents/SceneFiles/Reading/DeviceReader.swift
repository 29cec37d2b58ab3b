internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader for the devices of a scene: names of the catalog, descriptions, or the sizes of a component.
struct DeviceReader {
  let context: ReadingContext

  /// The keys of a device that the scene describes.
  static let keys = ["name", "width", "height", "scale", "idiom", "safeArea"] + DeviceStatementReader.keys

  /// The smallest width of a tablet, in points. The smallest iPad has 744 points.
  static let tabletWidth = 600.0

  /// The largest number of devices or sizes of a scene: one size for each point of the widest window. Drawing that many
  /// layouts of a small scene takes seconds.
  private static let maximumCount = 3000

  /// Reads a list of devices, without duplicates.
  func devices(_ node: YAMLNode) -> [Device] {
    var devices: [Device] = []
    var identifiers: Set<String> = []
    guard checkCount(context.list(node).count, node) else { return [] }
    for item in context.list(node) {
      let found = item.mapping == nil ? catalogued(item) : canvas(item) ?? custom(item).map { [$0] } ?? []
      for device in found where identifiers.insert(device.identifier).inserted { devices.append(device) }
    }
    return devices
  }

  /// Returns the device with a name, or the devices of a group, in the catalog or the project.
  func catalogued(_ node: YAMLNode) -> [Device] {
    guard let word = context.word(node, "the device") else { return [] }
    let devices = DeviceCatalogue.devices(named: word, own: context.projectDevices)
    if devices.isEmpty {
      let isShort = word.utf8.count <= 64
      let suggestion = isShort ? DeviceCatalogue.suggestion(for: word, own: context.projectDevices) : nil
      context.report(
        .unknownDevice, "unknown device '\(word)'", at: node.place,
        hint: suggestion.map(Finding.Message.suggesting) ?? "'render-layouts devices' lists the devices")
    }
    return devices
  }

  /// Returns a screen without insets for each combination of a component's widths and heights.
  func components(_ node: YAMLNode) -> [Device] {
    guard let fields = context.fields(node, allowed: ["width", "height"], of: "'size'") else { return [] }
    for key in ["width", "height"] where !fields.contains(where: { $0.name == key }) {
      context.report(.missingKey, .init(kind: "size", "'size' needs a \(key)"), at: node.place)
    }
    let widths = lengths(node["width"], "the width")
    let heights: [Double?] = node["height"]?.scalar == Self.fit ? [nil] : lengths(node["height"], "the height")
    guard checkCount(widths.count * heights.count, node) else { return [] }
    return widths.flatMap { width in heights.map { component(width: width, height: $0) } }
  }

  /// The word for a height that fits the content.
  static let fit = "fit"

  /// Returns a component of the given size. Without a height, it is as tall as its content.
  private func component(width: Double, height: Double?) -> Device {
    let lengths = [SceneNumber.text(width), height.map(SceneNumber.text) ?? Self.fit]
    var device = Device(
      identifier: lengths.joined(separator: "x"),
      name: height == nil ? "\(lengths[0]) wide" : lengths.joined(separator: " × "),
      size: Size(width: width, height: height ?? 0), scale: 2, idiom: .phone, portraitInsets: .zero,
      landscapeInsets: .zero)
    device.statements.fitsHeight = height == nil
    device.statements.isRootSize = true
    return device
  }

  private func checkCount(_ count: Int, _ node: YAMLNode) -> Bool {
    guard count > Self.maximumCount else { return true }
    context.report(
      .documentLimit, .init(kind: "devices", "a scene can have at most \(Self.maximumCount) devices or sizes"),
      at: node.place)
    return false
  }

  private func lengths(_ node: YAMLNode?, _ what: String) -> [Double] {
    guard let node else { return [] }
    return context.list(node).compactMap { item in
      if item.scalar == Self.fit {
        let isHeight = what == "the height"
        context.report(
          .unsupported,
          isHeight
            ? .init(kind: "heights", "'fit' cannot be combined with other heights")
            : .init(kind: "width", "the width cannot fit the content"),
          at: item.place,
          hint: isHeight ? "write only 'height: fit'" : .init(kind: "points", "write a number of points"))
        return nil
      }
      return context.number(item, what, atLeast: 1)
    }
  }

  /// Reads Interface Builder's canvas in the size of a catalog device: `{ canvas: iPhone 8 }`. Nil for other
  /// descriptions.
  private func canvas(_ node: YAMLNode) -> [Device]? {
    guard let word = node["canvas"], let name = word.scalar, !["true", "false"].contains(name) else { return nil }
    _ = context.fields(node, allowed: ["canvas"], of: "the canvas of a device")
    return catalogued(word).map { device in
      var device = device
      device.statements.isCanvas = true
      return device
    }
  }

  /// Reads a device that the scene describes.
  func custom(_ node: YAMLNode) -> Device? {
    guard let fields = context.fields(node, allowed: Self.keys, of: "a device") else { return nil }
    for key in ["name", "width", "height"] where !fields.contains(where: { $0.name == key }) {
      context.report(.missingKey, .init(kind: "device", "a device needs a \(key)"), at: node.place)
    }
    guard let name = node["name"].flatMap({ context.word($0, "the name") }),
      let width = node["width"].flatMap({ context.number($0, "the width", atLeast: 1) }),
      let height = node["height"].flatMap({ context.number($0, "the height", atLeast: 1) })
    else { return nil }
    let idiom: Device.Idiom? = node["idiom"].flatMap { context.choice($0, "idiom") }
    let insets = safeArea(node["safeArea"])
    var device = Device(
      identifier: NameIdentifier.identifier(of: name), name: name, size: Size(width: width, height: height),
      scale: node["scale"].flatMap { scale($0) } ?? 2,
      idiom: idiom ?? (min(width, height) < Self.tabletWidth ? .phone : .pad), portraitInsets: insets.portrait,
      landscapeInsets: insets.landscape)
    device.statements = DeviceStatementReader(context: context).statements(node)
    return device
  }

  private func scale(_ node: YAMLNode) -> Double? {
    guard let scale = context.number(node, "the scale", atLeast: 1) else { return nil }
    guard scale <= 4 else {
      context.report(.numberOutOfRange, .init(kind: "scale", "the scale is at most 4"), at: node.place)
      return nil
    }
    return scale
  }

  /// Reads the safe area of a screen. Landscape insets default to the portrait insets.
  private func safeArea(_ node: YAMLNode?) -> (portrait: EdgeInsets, landscape: EdgeInsets) {
    guard let node else { return (.zero, .zero) }
    guard node["portrait"] != nil || node["landscape"] != nil else {
      let insets = context.insets(node, "the safe area")?.insets ?? .zero
      return (insets, insets)
    }
    _ = context.fields(node, allowed: ["portrait", "landscape"], of: "the safe area")
    let portrait = node["portrait"].flatMap { context.insets($0, "the safe area in portrait")?.insets }
    let landscape = node["landscape"].flatMap { context.insets($0, "the safe area in landscape")?.insets }
    return (portrait ?? .zero, landscape ?? .zero)
  }
}
