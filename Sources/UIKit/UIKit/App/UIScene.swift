internal import Foundation

/// A scene of the app.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of the scene: always active in the foreground.
  open var activationState: ActivationState { .foregroundActive }
  open var title: String! = ""
  open var delegate: (any UISceneDelegate)?
}
