internal import Typography

/// The screen on which one of our own scenes was designed (specification DRW-05).
public struct SceneDesign: Sendable, Hashable {
  /// The identifier of the device.
  public var device: String
  public var orientation: Orientation
  /// The language of the design.
  public var locale: String

  public init(device: String, orientation: Orientation, locale: String) {
    self.device = device
    self.orientation = orientation
    self.locale = locale
  }

  /// Whether a layout can be compared with the design: it shows the scene as written, on the screen of the
  /// design, with text in the same language and the usual size.
  public func shows(_ variant: SceneVariant) -> Bool {
    device == variant.device.identifier && orientation.covers(variant.orientation) && locale == variant.locale
      && variant.state == nil && variant.textSize == variant.device.statements.textSize ?? .l
      && variant.systemVersion == nil && variant.heardOrientation == nil && variant.accessibility.isEmpty
  }
}
