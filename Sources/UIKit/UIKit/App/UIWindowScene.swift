internal import Foundation

/// A scene that contains windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  /// The windows of the app.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The orientation of the interface, derived from the size of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var traitCollection: UITraitCollection { screen.traitCollection }
}
