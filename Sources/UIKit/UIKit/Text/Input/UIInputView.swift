public import Foundation
internal import Scenes

/// A view that takes the place of the keyboard or lies above it.
open class UIInputView: UIView {
  public let inputViewStyle: Style
  /// Whether constraints give the height.
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
