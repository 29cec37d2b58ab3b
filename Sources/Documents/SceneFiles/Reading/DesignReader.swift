internal import Findings
internal import MarkupReading
internal import Scenes

/// Reads the screen that a scene was designed on: `design: iPhone 5s`, or
/// `design: { device: iPad mini, orientation: landscape }`.
struct DesignReader {
  let context: ReadingContext

  /// The keys of a design.
  static let keys = ["device", "orientation"]

  /// Reads the design of a scene. It defaults to the scene's first device and orientation. Nil if no view has a design
  /// frame.
  func design(of views: [View], _ root: YAMLNode, _ selection: VariantSelection) -> SceneDesign? {
    let node = root["design"]
    let designed = views.first { $0.placement.recordedFrame != nil && !$0.placement.isPlacedByMask }
    guard designed != nil || node != nil else { return nil }
    let stated = node?.mapping == nil ? node : node?["device"]
    if let node, node.mapping != nil {
      _ = context.fields(node, allowed: Self.keys, of: "'design'")
      if stated == nil {
        context.report(.missingKey, .init(kind: "design-device", "'design' needs 'device'"), at: node.place)
      }
    }
    let devices = stated.map { DeviceReader(context: context).catalogued($0) } ?? selection.devices
    let orientation = node?["orientation"].flatMap { context.choice($0, "orientation") as Orientation? }
    guard let device = devices.first else {
      if node == nil, let name = designed?.name, let frame = root["views"] {
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
}
