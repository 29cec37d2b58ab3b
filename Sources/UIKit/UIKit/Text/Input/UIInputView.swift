public import Foundation
internal import Scenes

/// A view that replaces the keyboard or is above it.
open class UIInputView: UIView {
  public let inputViewStyle: Style
  /// Whether constraints determine the height.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
