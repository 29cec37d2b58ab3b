internal import DocumentResources
internal import Findings
internal import MarkupReading
internal import Scenes

/// A reader for the screen that a scene was designed on: `design: iPhone 5s`, or
/// `design: { device: iPad Air 11, orientation: landscape }`, and the pictures of its design: `design: Login.png`, or
/// `design: { picture: { iPhone 16: phone.png, iPad Air 11: tablet.png } }`.
struct DesignReader {
  let context: ReadingContext

  static let keys = ["device", "orientation", "picture"]

  /// Whether `design` names a picture rather than a device: no device has such a name.
  private static func isPicture(_ node: YAMLNode) -> Bool {
    node.mapping == nil && node.scalar.map(DesignFiles.isPicture) ?? true
  }

  /// Reads the design of a scene. It defaults to the scene's first device and orientation. Nil if no view has a design
  /// frame.
  func design(of views: [View], _ root: YAMLNode, _ selection: VariantSelection) -> SceneDesign? {
    let node = root["design"].flatMap { Self.isPicture($0) ? nil : $0 }
    let designed = views.first { $0.placement.recordedFrame != nil && !$0.placement.isPlacedByMask }
    let stated = node?.mapping == nil ? node : node?["device"]
    if let node, node.mapping != nil {
      _ = context.fields(node, allowed: Self.keys, of: "'design'")
      if stated == nil, node["picture"] == nil {
        context.report(
          .missingKey, .init(kind: "design-device", "'design' needs 'device' or 'picture'"), at: node.place)
      }
    }
    guard designed != nil || stated != nil else { return nil }
    let devices = stated.map { DeviceReader(context: context).catalogued($0) } ?? selection.devices
    let orientation = node?["orientation"].flatMap { context.choice($0, "orientation") as Orientation? }
    guard let device = devices.first else {
      if stated == nil, let name = designed?.name, let frame = root["views"] {
        context.report(
          .missingKey, severity: .warning,
          .init(kind: "design-frame", "the device on which '\(name)' has its 'designFrame' is missing"),
          at: frame.place,
          hint: "add 'devices', or 'design: iPhone 8'")
      }
      return nil
    }
    return SceneDesign(
      device: device.identifier, orientation: orientation ?? selection.orientations.first ?? .portrait,
      locale: selection.locales.first ?? "en")
  }

  /// Reads the names of the pictures of the design. The files are read only if a run compares them.
  func pictures(_ root: YAMLNode) -> [DesignPicture] {
    guard let node = root["design"] else { return [] }
    let listed = node.mapping == nil ? (Self.isPicture(node) ? node : nil) : node["picture"]
    return listed.map(pictures(listed:)) ?? []
  }

  /// Reads the names of pictures: one, several, or one for each device.
  func pictures(listed: YAMLNode) -> [DesignPicture] {
    guard let entries = listed.mapping else { return context.list(listed).compactMap { picture($0) } }
    return entries.flatMap { entry in
      DeviceReader(context: context).catalogued(entry.key).compactMap { picture(entry.value, device: $0.identifier) }
    }
  }

  /// Reads the name of a picture: its path from the folder of the file.
  private func picture(_ node: YAMLNode, device: String? = nil) -> DesignPicture? {
    guard let name = context.word(node, "the picture of the design") else { return nil }
    guard DesignFiles.isPicture(name) else {
      context.report(
        .unknownFile, .init(kind: "design", "'\(name)' is not a picture"), at: node.place,
        hint: "name a PNG, JPEG or WebP file")
      return nil
    }
    return DesignPicture(name: name, device: device, source: context.source.location(node.range.start))
  }
}
