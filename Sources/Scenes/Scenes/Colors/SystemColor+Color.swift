package import Geometry

extension SystemColor {
  /// Returns the color in an appearance, from Apple's Human Interface Guidelines (Color, iOS system colors).
  ///
  /// `increasedContrast` specifies whether Increase Contrast is on. Only hues and grays have variants for it.
  package func color(in appearance: Appearance, increasedContrast: Bool = false) -> Color {
    let pair =
      (increasedContrast ? inIncreasedContrast : nil)
      ?? Self.hues(of: self) ?? Self.grays(of: self) ?? Self.surfaces(of: self) ?? Self.marks(of: self)
    return appearance == .light ? pair.light : pair.dark
  }

  /// A color in light and in dark appearance.
  struct Pair {
    let light: Color
    let dark: Color

    init(_ light: Int, _ dark: Int) {
      self.light = Color(light)
      self.dark = Color(dark)
    }

    init(_ light: Int, alpha lightAlpha: Double, _ dark: Int, alpha darkAlpha: Double) {
      self.light = Color(light, alpha: lightAlpha)
      self.dark = Color(dark, alpha: darkAlpha)
    }
  }

  private static func hues(of color: SystemColor) -> Pair? {
    switch color {
    case .red: Pair(0xFF3B30, 0xFF453A)
    case .orange: Pair(0xFF9500, 0xFF9F0A)
    case .yellow: Pair(0xFFCC00, 0xFFD60A)
    case .green: Pair(0x34C759, 0x30D158)
    case .mint: Pair(0x00C7BE, 0x63E6E2)
    case .teal: Pair(0x30B0C7, 0x40C8E0)
    case .cyan: Pair(0x32ADE6, 0x64D2FF)
    case .blue, .tint, .link: Pair(0x007AFF, 0x0A84FF)
    case .indigo: Pair(0x5856D6, 0x5E5CE6)
    case .purple: Pair(0xAF52DE, 0xBF5AF2)
    case .pink: Pair(0xFF2D55, 0xFF375F)
    case .brown: Pair(0xA2845E, 0xAC8E68)
    default: nil
    }
  }

  private static func grays(of color: SystemColor) -> Pair? {
    switch color {
    case .gray: Pair(0x8E8E93, 0x8E8E93)
    case .gray2: Pair(0xAEAEB2, 0x636366)
    case .gray3: Pair(0xC7C7CC, 0x48484A)
    case .gray4: Pair(0xD1D1D6, 0x3A3A3C)
    case .gray5: Pair(0xE5E5EA, 0x2C2C2E)
    case .gray6: Pair(0xF2F2F7, 0x1C1C1E)
    case .white: Pair(0xFFFFFF, 0xFFFFFF)
    case .black: Pair(0x000000, 0x000000)
    case .clear: Pair(0x000000, alpha: 0, 0x000000, alpha: 0)
    default: nil
    }
  }

  private static func surfaces(of color: SystemColor) -> Pair? {
    switch color {
    case .background: Pair(0xFFFFFF, 0x000000)
    case .secondaryBackground: Pair(0xF2F2F7, 0x1C1C1E)
    case .tertiaryBackground: Pair(0xFFFFFF, 0x2C2C2E)
    case .groupedBackground: Pair(0xF2F2F7, 0x000000)
    case .secondaryGroupedBackground: Pair(0xFFFFFF, 0x1C1C1E)
    case .tertiaryGroupedBackground: Pair(0xF2F2F7, 0x2C2C2E)
    default: nil
    }
  }

  /// The color in dark appearance of a background above other content, such as a sheet, where backgrounds are lighter
  /// (Human Interface Guidelines, Dark Mode: base and elevated). Apple documents no numbers; these are the ones that the
  /// documentation of Flutter's `CupertinoColors` gives for UIKit's colors. Nil for colors that are the same there.
  package var elevatedDark: Color? {
    switch self {
    case .background, .groupedBackground: Color(0x1C1C1E)
    case .secondaryBackground, .secondaryGroupedBackground: Color(0x2C2C2E)
    case .tertiaryBackground, .tertiaryGroupedBackground: Color(0x3A3A3C)
    default: nil
    }
  }

  /// Returns the colors of text, separators and translucent fills.
  private static func marks(of color: SystemColor) -> Pair {
    switch color {
    case .secondaryLabel: Pair(0x3C3C43, alpha: 0.6, 0xEBEBF5, alpha: 0.6)
    case .tertiaryLabel, .placeholderText: Pair(0x3C3C43, alpha: 0.3, 0xEBEBF5, alpha: 0.3)
    case .quaternaryLabel: Pair(0x3C3C43, alpha: 0.18, 0xEBEBF5, alpha: 0.16)
    case .fill: Pair(0x787880, alpha: 0.2, 0x787880, alpha: 0.36)
    case .secondaryFill: Pair(0x787880, alpha: 0.16, 0x787880, alpha: 0.32)
    case .tertiaryFill: Pair(0x767680, alpha: 0.12, 0x767680, alpha: 0.24)
    case .quaternaryFill: Pair(0x747480, alpha: 0.08, 0x767680, alpha: 0.18)
    case .separator: Pair(0x3C3C43, alpha: 0.29, 0x545458, alpha: 0.6)
    case .opaqueSeparator: Pair(0xC6C6C8, 0x38383A)
    default: Pair(0x000000, 0xFFFFFF)
    }
  }
}
