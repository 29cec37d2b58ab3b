/// A colour of a document: one of the system's, which differs in light and dark, or fixed components.
public enum ViewColor: Sendable, Hashable {
  /// A colour of the system, by our words for Apple's names.
  case system(SystemColor)
  /// Red, green, blue and opacity from 0 to 1, in sRGB.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A colour of an asset catalogue that is not at hand.
  case named(String)
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
