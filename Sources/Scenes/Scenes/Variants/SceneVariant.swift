public import AutoLayout
public import Typography

/// A combination of everything besides the scene on which a layout depends.
public struct SceneVariant: Sendable, Hashable {
  /// The screen.
  public var device: Device
  /// The orientation of the screen.
  public var orientation: Orientation
  /// The orientation that the app has last received. It differs if the device was rotated while the screen was hidden
  /// (specification ORI-05). Nil for the device's orientation.
  public var heardOrientation: Orientation?
  /// The language of its text: `en`, `ar`.
  public var locale: String
  public var textSize: TextSize
  /// Light or dark.
  public var appearance: Appearance
  /// The state of the scene, or nil for the scene as written.
  public var state: String?
  /// The major version of iOS. Nil for the last one of the device, with controls as in the document.
  public var systemVersion: Int?
  public var accessibility: AccessibilitySettings = []

  /// Creates a combination, by default English at the standard text size in light appearance.
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

  /// The name in files and links, which stays the same when a locale or size is added:
  /// `iphone-16-pro.portrait.en.L.light`. State, chosen system and settings follow at the end:
  /// `iphone-4s.portrait.en.L.light.signed-in.ios6.bold-text`.
  public var identifier: String {
    let parts = [device.identifier, orientation.rawValue, locale, textSize.rawValue, appearance.rawValue]
    let more = [state.map(NameIdentifier.identifier), systemVersion.map { "ios\($0)" }]
    return (parts + more.compactMap(\.self) + accessibility.words).joined(separator: ".")
  }

  /// The displayed name: `iPhone 16 Pro, portrait`, `iPhone 4s, portrait, signed in, iOS 6`, `iPad mini (6th gen) in a
  /// form sheet, portrait`.
  public var title: String {
    [device.placedTitle, orientation.words, state, systemVersion.map { "iOS \($0)" }, accessibility.title]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// The orientation to which conditions of a scene refer.
  public var shownOrientation: Orientation { heardOrientation ?? orientation }

  /// The width class of the whole screen, or nil if it represents all classes.
  public var widthClass: SizeClass? { device.widthClass(in: orientation) }
  /// The height class of the whole screen, or nil if it represents all classes.
  public var heightClass: SizeClass? { device.heightClass(in: orientation) }

  /// The writing direction of the locale.
  public var direction: LayoutDirection {
    PseudoLocale(locale)?.direction ?? (Self.isRightToLeft(locale) ? .rightToLeft : .leftToRight)
  }

  /// Whether a locale is written from right to left.
  package static func isRightToLeft(_ locale: String) -> Bool {
    // Layouts call this often, so it compares bytes instead of characters.
    let language = locale.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return rightToLeftLanguages.contains { language.elementsEqual($0.utf8) }
  }

  private static let rightToLeftLanguages = ["ar", "fa", "he", "ur", "yi"]
}

/// Light or dark colors. Geometry only depends on it through conditions of variations.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
}
