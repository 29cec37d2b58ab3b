internal import Typography

/// Weights of the system font that share fitted numbers.
enum SystemFontWeightGroup: Sendable, Hashable, CaseIterable {
  /// Ultra light, thin and light.
  case light
  case regular
  case medium
  case semibold
  case bold
  /// Heavy and black.
  case heavy

  init(_ weight: FontWeight) {
    self =
      switch weight {
      case .ultraLight, .thin, .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy, .black: .heavy
      }
  }

  /// The width of the system font as a multiple of Inter's, before tracking and corrections.
  var scale: Double {
    switch self {
    case .light: 0.9968
    case .regular: 0.9959
    case .medium: 1.006
    case .semibold: 1.0096
    case .bold: 1.017
    case .heavy: 1.0541
    }
  }

  /// The amount that is added to the width of each character at display sizes, as a fraction of the font size.
  var displayOffset: Double {
    switch self {
    case .light: -0.0655
    case .regular: -0.0533
    case .medium: -0.0519
    case .semibold: -0.0489
    case .bold: -0.0484
    case .heavy: -0.039
    }
  }

  /// The part of a character's bold correction that applies.
  var boldFactor: Double {
    switch self {
    case .light, .regular: 0
    case .medium: 0.33
    case .semibold: 0.67
    case .bold: 1
    case .heavy: 1.4
    }
  }

  /// The corrections fitted for the group.
  var corrections: [Unicode.Scalar: SystemFontCorrection] {
    switch self {
    case .light, .heavy: SystemFontCorrection.lightAndHeavy
    case .regular, .medium, .semibold, .bold: SystemFontCorrection.common
    }
  }
}
