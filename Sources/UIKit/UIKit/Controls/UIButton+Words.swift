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

  /// The line under the title with its attributes: its letters are kept.
  public var attributedSubtitle: AttributedString? {
    get { subtitle.map { AttributedString($0) } }
    set { subtitle = newValue.map { String($0.characters) } }
  }
  /// The look for the state of a button: the look itself.
  public func updated(for button: UIButton) -> UIButton.Configuration { self }
}
