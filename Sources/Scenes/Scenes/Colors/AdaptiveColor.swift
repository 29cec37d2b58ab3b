public import Geometry

/// A colour that changes with the appearance, and for people who asked for more contrast: one of an asset catalogue, or of
/// code.
public struct AdaptiveColor: Sendable, Hashable {
  /// The colour in light appearance.
  public var light: Color
  /// The colour in dark appearance.
  public var dark: Color
  /// The colour in light appearance with increased contrast.
  public var lightInIncreasedContrast: Color
  /// The colour in dark appearance with increased contrast.
  public var darkInIncreasedContrast: Color

  /// A colour of two appearances; with increased contrast it stays as it is unless said otherwise.
  public init(
    light: Color, dark: Color, lightInIncreasedContrast: Color? = nil, darkInIncreasedContrast: Color? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightInIncreasedContrast = lightInIncreasedContrast ?? light
    self.darkInIncreasedContrast = darkInIncreasedContrast ?? dark
  }

  /// True where it is the same everywhere.
  package var isConstant: Bool {
    [dark, lightInIncreasedContrast, darkInIncreasedContrast].allSatisfy { $0 == light }
  }

  /// The colour in an appearance.
  public func color(in appearance: Appearance, increasedContrast: Bool = false) -> Color {
    switch (appearance, increasedContrast) {
    case (.light, false): light
    case (.light, true): lightInIncreasedContrast
    case (.dark, false): dark
    case (.dark, true): darkInIncreasedContrast
    }
  }
}
