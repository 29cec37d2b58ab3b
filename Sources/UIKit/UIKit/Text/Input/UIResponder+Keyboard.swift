public import Foundation
internal import LayoutFonts
internal import Scenes

extension UIResponder {
  /// The keyboard will be shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard is shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard will go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard will have another place.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard has another place.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's place before, a rectangle on the screen in points.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's place afterwards, a rectangle on the screen in points.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the time of the change, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the speed of the change.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension NotificationCenter {
  /// Keeps nothing: no method is called by its name here. The form with a closure works.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {}
}

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
  /// Looks of such views.
  public enum Style: Int, Sendable {
    /// The look of other views.
    case `default`
    /// The look of the keyboard.
    case keyboard
  }
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
