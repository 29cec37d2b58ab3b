internal import Synchronization

/// The amount of room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  /// Enough room for another column or row.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  /// Dark letters on a light ground.
  case light = 1
  /// Light letters on a dark ground.
  case dark = 2
}

/// Whether a screen feels how strongly it is touched.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// The direction of the interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The direction of reading as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}

/// The contrast between colours.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether the user prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// Heights of a screen above others.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  /// A sheet above it.
  case elevated = 1
}

/// Colours that a screen has.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// Whether a window is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  /// It is not used.
  case inactive = 0
  case active = 1
}

/// Whether a scene is recorded.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  /// It is not recorded.
  case inactive = 0
  case active = 1
}
