public import Foundation

extension UIButton.Configuration {
  /// Signs that tell of a menu.
  public enum Indicator: Int, Sendable {
    /// As the menu says.
    case automatic = 0
    /// None.
    case none = 1
    /// Two arrows.
    case popup = 2
  }
  /// Sizes on computers.
  public enum MacIdiomStyle: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Bordered.
    case bordered = 1
    /// Without a border.
    case borderless = 2
    /// Bordered, without a tint.
    case borderlessTinted = 3
  }

  /// The line under the title with its attributes: its letters are kept.
  public var attributedSubtitle: AttributedString? {
    get { subtitle.map { AttributedString($0) } }
    set { subtitle = newValue.map { String($0.characters) } }
  }
  /// The look for the state of a button: the look itself.
  public func updated(for button: UIButton) -> UIButton.Configuration { self }
  /// A look like glass: here that of a light tint.
  public static func glass() -> UIButton.Configuration { .tinted() }
  /// A look like tinted glass: here that of the tint.
  public static func prominentGlass() -> UIButton.Configuration { .filled() }
  /// A look like clear glass: here that of a light tint.
  public static func clearGlass() -> UIButton.Configuration { .tinted() }
  /// A look like clear tinted glass: here that of the tint.
  public static func prominentClearGlass() -> UIButton.Configuration { .filled() }
}
