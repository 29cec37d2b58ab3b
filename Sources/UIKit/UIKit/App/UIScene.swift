internal import Foundation

/// A scene of the app.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of the scene: it is used.
  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
  open var delegate: (any UISceneDelegate)?
}
