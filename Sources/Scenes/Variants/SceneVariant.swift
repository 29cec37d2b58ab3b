public import AutoLayout

/// One combination of everything that a layout depends on besides its scene.
public struct SceneVariant: Sendable, Hashable {
  /// The screen.
  public var device: Device
  /// How it is held.
  public var orientation: Orientation
  /// The language of its texts: `en`, `ar`.
  public var locale: String
  /// The text size.
  public var textSize: TextSize
  /// Light or dark.
  public var appearance: Appearance
  /// The major version of iOS; nil for the last one of the device, with controls as the document has them.
  public var systemVersion: Int?

  /// A combination; English at the standard text size on a light screen unless said otherwise.
  public init(
    device: Device, orientation: Orientation, locale: String = "en", textSize: TextSize = .l,
    appearance: Appearance = .light, systemVersion: Int? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.locale = locale
    self.textSize = textSize
    self.appearance = appearance
    self.systemVersion = systemVersion
  }

  /// The name in files and links, which adding a locale or a size never changes: `iphone-16-pro.portrait.en.L.light`;
  /// with a chosen system at the end: `iphone-4s.portrait.en.L.light.ios6`.
  public var identifier: String {
    let parts = [device.identifier, orientation.rawValue, locale, textSize.rawValue, appearance.rawValue]
    return (parts + (systemVersion.map { ["ios\($0)"] } ?? [])).joined(separator: ".")
  }

  /// The name for people: `iPhone 16 Pro, portrait`, `iPhone 4s, portrait, iOS 6`.
  public var title: String {
    "\(device.name), \(orientation.rawValue)" + (systemVersion.map { ", iOS \($0)" } ?? "")
  }

  /// The width class of the whole screen; nil where it stands for all.
  public var widthClass: SizeClass? { device.widthClass(in: orientation) }
  /// The height class of the whole screen; nil where it stands for all.
  public var heightClass: SizeClass? { device.heightClass(in: orientation) }

  /// The writing direction of the locale.
  public var direction: LayoutDirection {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return ["ar", "fa", "he", "ur", "yi"].contains(String(language)) ? .rightToLeft : .leftToRight
  }
}
