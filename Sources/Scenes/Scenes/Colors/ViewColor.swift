public import Geometry

/// A color in a document: a system color, a color of an asset catalog, or fixed components.
public enum ViewColor: Sendable, Hashable {
  /// A system color, by our names for Apple's.
  case system(SystemColor)
  /// Red, green, blue and opacity from 0 to 1, in sRGB.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A color of an asset catalog: its name, and its components in all appearances. It is stored indirectly, as it is
  /// rare and would make every view larger.
  indirect case adaptive(name: String, AdaptiveColor)
  /// A color of an asset catalog that is not available.
  case named(String)

  /// Returns the color in an appearance. An unavailable color of an asset catalog becomes a neutral gray.
  ///
  /// - Parameters:
  ///   - appearance: Light or dark.
  ///   - increasedContrast: Whether Increase Contrast is on.
  public func resolved(in appearance: Appearance, increasedContrast: Bool = false) -> ResolvedColor {
    let color =
      switch self {
      case .system(let color): color.color(in: appearance, increasedContrast: increasedContrast)
      case .components(let red, let green, let blue, let alpha): Color(red: red, green: green, blue: blue, alpha: alpha)
      case .adaptive(_, let color): color.color(in: appearance, increasedContrast: increasedContrast)
      case .named: SystemColor.gray4.color(in: appearance)
      }
    return ResolvedColor(color, of: self)
  }
}

/// A color of a document, resolved in one appearance.
public struct ResolvedColor: Sendable, Hashable {
  /// The color that is drawn.
  public var color: Color
  /// The color as in the document.
  public var description: ViewColor

  init(_ color: Color, of description: ViewColor) {
    self.color = color
    self.description = description
  }

  /// Whether the color is not completely transparent.
  package var isSeen: Bool { color.alpha > 0 }

  /// The color as the document writes it: `label`, the name in an asset catalog, or `rgba 1 0.5 0 1`.
  package var words: String {
    switch description {
    case .system(let color): color.rawValue
    case .named(let name), .adaptive(let name, _): name
    case .components(let red, let green, let blue, let alpha):
      Self.words(of: Color(red: red, green: green, blue: blue, alpha: alpha))
    }
  }

  /// Returns the components of a color: `rgba 1 0.5 0 1`.
  package static func words(of color: Color) -> String {
    "rgba " + [color.red, color.green, color.blue, color.alpha].map(\.pointText).joined(separator: " ")
  }
}

/// The system colors that depend on the appearance.
public enum SystemColor: String, Sendable, Hashable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case separator, opaqueSeparator, link, tint
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case white, black, clear
}
