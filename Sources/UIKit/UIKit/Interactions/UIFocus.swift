/// Anything that a remote control can move to; nothing has such a focus here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// The places where the focus goes.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for the focus to be looked for anew.
  func setNeedsFocusUpdate()
  /// Looks for the focus anew.
  func updateFocusIfNeeded()
}

extension UIFocusEnvironment {
  /// No places.
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Does nothing.
  public func setNeedsFocusUpdate() {}
  /// Does nothing.
  public func updateFocusIfNeeded() {}
}

extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}

/// A guide to which a remote control leads; nothing has such a focus here.
open class UIFocusGuide: UILayoutGuide {
  /// True where the guide leads anywhere.
  open var isEnabled = true
  /// The places where the focus goes.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
