internal import Synchronization

/// The amount of room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Enough room for another column or row.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// Glasses.
  case vision = 6
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark letters on a light ground.
  case light = 1
  /// Light letters on a dark ground.
  case dark = 2
}

/// Whether a screen feels how strongly it is touched.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The direction of reading as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// Contrasts of colours.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual one.
  case normal = 0
  /// A high one.
  case high = 1
}

/// Wishes for bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// Heights of a screen above others.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The screen itself.
  case base = 0
  /// A sheet above it.
  case elevated = 1
}

/// Colours that a screen has.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual ones.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  /// More of them.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// States of a window.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// It is not used.
  case inactive = 0
  /// It is used.
  case active = 1
}

/// States of recording.
public enum UISceneCaptureState: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// It is not recorded.
  case inactive = 0
  /// It is recorded.
  case active = 1
}
