internal import Foundation

/// A scene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of the scene: it is used.
  open var activationState: ActivationState { .foregroundActive }
  /// Kept; nothing here depends on it.
  open var title: String! = ""
  /// Kept; nothing here depends on it.
  open var delegate: (any UISceneDelegate)?
}
