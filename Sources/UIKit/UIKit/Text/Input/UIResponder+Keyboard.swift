public import Foundation
internal import LayoutFonts
internal import Scenes

extension UIContentSizeCategory: Comparable {
  /// Tells the smaller size from the larger one.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    let sizes = LayoutFonts.TextSize.allCases
    let positions = [left, right].map { sizes.firstIndex(of: $0.engineSize) ?? 0 }
    return positions[0] < positions[1]
  }
  /// The user has chosen another size.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// A view that takes the place of the keyboard or lies above it.
open class UIInputView: UIView {
  /// The look.
  public let inputViewStyle: Style
  /// True where constraints give the height.
  open var allowsSelfSizing = false

  /// A view with a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// A view from an archive.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
