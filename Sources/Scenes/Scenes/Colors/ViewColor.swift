public import Geometry

/// A colour of a document: one of the system's, which differs in light and dark, or fixed components.
public enum ViewColor: Sendable, Hashable {
  /// A colour of the system, by our words for Apple's names.
  case system(SystemColor)
  /// Red, green, blue and opacity from 0 to 1, in sRGB.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A colour of an asset catalogue by its name, with its colours in all appearances; kept elsewhere, as it is rare and
  /// would make every view larger.
  indirect case adaptive(name: String, AdaptiveColor)
  /// A colour of an asset catalogue that is not at hand.
  case named(String)

  /// The colour in an appearance; a colour of an asset catalogue, which is not at hand, is a neutral gray.
  ///
  /// - Parameters:
  ///   - appearance: Light or dark.
  ///   - increasedContrast: Whether it is the one for people who asked for more contrast.
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

/// A colour of a document as one appearance shows it.
public struct ResolvedColor: Sendable, Hashable {
  /// The colour that is drawn.
  public var color: Color
  /// The colour by its name in the document.
  public var description: ViewColor

  /// A colour of a document.
  init(_ color: Color, of description: ViewColor) {
    self.color = color
    self.description = description
  }

  /// Whether anything of it is seen.
  package var isSeen: Bool { color.alpha > 0 }

  /// The colour in the words of the document: `label`, the name in an asset catalogue, `rgba 1 0.5 0 1`.
  package var words: String {
    switch description {
    case .system(let color): color.rawValue
    case .named(let name), .adaptive(let name, _): name
    case .components(let red, let green, let blue, let alpha):
      Self.words(of: Color(red: red, green: green, blue: blue, alpha: alpha))
    }
  }

  /// A colour by its numbers: `rgba 1 0.5 0 1`.
  package static func words(of color: Color) -> String {
    "rgba " + [color.red, color.green, color.blue, color.alpha].map(\.pointText).joined(separator: " ")
  }
}

/// The colours of the system that change with the appearance.
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
