public import AutoLayout
public import Typography

/// One combination of everything that a layout depends on besides its scene.
public struct SceneVariant: Sendable, Hashable {
  /// The screen.
  public var device: Device
  /// The way in which it is held.
  public var orientation: Orientation
  /// The orientation that the app has last heard of: another one where the device was turned while the screen was hidden
  /// (specification ORI-05); nil for the one in which the device is held.
  public var heardOrientation: Orientation?
  /// The language of its texts: `en`, `ar`.
  public var locale: String
  /// The text size.
  public var textSize: TextSize
  /// Light or dark.
  public var appearance: Appearance
  /// The state of the scene; nil for the scene as it is written.
  public var state: String?
  /// The major version of iOS; nil for the last one of the device, with controls as the document has them.
  public var systemVersion: Int?
  /// The settings for people who see less.
  public var accessibility: AccessibilitySettings = []

  /// A combination; English at the standard text size on a light screen unless said otherwise.
  public init(
    device: Device, orientation: Orientation, locale: String = "en", textSize: TextSize = .l,
    appearance: Appearance = .light, state: String? = nil, systemVersion: Int? = nil,
    accessibility: AccessibilitySettings = []
  ) {
    self.device = device
    self.orientation = orientation
    self.locale = locale
    self.textSize = textSize
    self.appearance = appearance
    self.state = state
    self.systemVersion = systemVersion
    self.accessibility = accessibility
  }

  /// The name in files and links, which adding a locale or a size never changes: `iphone-16-pro.portrait.en.L.light`;
  /// with a state, a chosen system and settings at the end: `iphone-4s.portrait.en.L.light.signed-in.ios6.bold-text`.
  public var identifier: String {
    let parts = [device.identifier, orientation.rawValue, locale, textSize.rawValue, appearance.rawValue]
    let more = [state.map(NameIdentifier.identifier), systemVersion.map { "ios\($0)" }]
    return (parts + more.compactMap(\.self) + accessibility.words).joined(separator: ".")
  }

  /// The name for people: `iPhone 16 Pro, portrait`, `iPhone 4s, portrait, signed in, iOS 6`,
  /// `iPad mini (6th gen) in a form sheet, portrait`.
  public var title: String {
    [device.placedTitle, orientation.words, state, systemVersion.map { "iOS \($0)" }, accessibility.title]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// The orientation that conditions of a scene are about.
  public var shownOrientation: Orientation { heardOrientation ?? orientation }

  /// The width class of the whole screen; nil where it stands for all.
  public var widthClass: SizeClass? { device.widthClass(in: orientation) }
  /// The height class of the whole screen; nil where it stands for all.
  public var heightClass: SizeClass? { device.heightClass(in: orientation) }

  /// The writing direction of the locale.
  public var direction: LayoutDirection {
    if let pseudoLocale = PseudoLocale(locale) { return pseudoLocale.direction }
    // Layouts ask for it many times: bytes are compared, not letters.
    let language = locale.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return Self.rightToLeftLanguages.contains { language.elementsEqual($0.utf8) } ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftLanguages = ["ar", "fa", "he", "ur", "yi"]
}

/// Light or dark colours; geometry never depends on it.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
}
