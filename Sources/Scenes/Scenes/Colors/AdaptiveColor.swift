public import Geometry

/// A color from an asset catalog or code that depends on the appearance and the Increase Contrast setting.
public struct AdaptiveColor: Sendable, Hashable {
  /// The color in light appearance.
  public var light: Color
  /// The color in dark appearance.
  public var dark: Color
  /// The color in light appearance with increased contrast.
  public var lightInIncreasedContrast: Color
  /// The color in dark appearance with increased contrast.
  public var darkInIncreasedContrast: Color

  /// Creates a color for two appearances. By default, increased contrast does not change it.
  public init(
    light: Color, dark: Color, lightInIncreasedContrast: Color? = nil, darkInIncreasedContrast: Color? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightInIncreasedContrast = lightInIncreasedContrast ?? light
    self.darkInIncreasedContrast = darkInIncreasedContrast ?? dark
  }

  /// Whether the color is the same in all cases.
  package var isConstant: Bool {
    [dark, lightInIncreasedContrast, darkInIncreasedContrast].allSatisfy { $0 == light }
  }

  public func color(in appearance: Appearance, increasedContrast: Bool = false) -> Color {
    switch (appearance, increasedContrast) {
    case (.light, false): light
    case (.light, true): lightInIncreasedContrast
    case (.dark, false): dark
    case (.dark, true): darkInIncreasedContrast
    }
  }
}
