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
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is used.
    case foregroundActive = 0
    /// It is shown.
    case foregroundInactive = 1
    /// It is not shown.
    case background = 2
  }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen.
  open var screen: UIScreen { .main }
  /// The windows of the app.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The way in which the app is shown.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// The window that hears of keys.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The coordinates of the scene.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()
  /// The direction of reading of the app's language; it may be set.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { LayoutSurroundings.current.read { $0.direction } }
    set { LayoutSurroundings.current.change { $0.direction = newValue } }
  }
  /// The size of text that the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    get { LayoutSurroundings.current.read { $0.textSize } }
    set { LayoutSurroundings.current.change { $0.textSize = newValue } }
  }
  /// The windows that were shown, the rearmost first.
  public private(set) var windows: [UIWindow] = []
  /// The scenes of the app.
  public private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene()]
  /// The window that hears of keys.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) ?? LayoutSurroundings.current.startWindow }
  /// The height of the status bar is part of the safe area.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }

  /// Hears of the life of the app.
  open weak var delegate: (any UIApplicationDelegate)?
  /// True where the screen stays on.
  open var isIdleTimerDisabled = false
  /// The number on the app's picture.
  open var applicationIconBadgeNumber = 0
  /// Sends an action to a target; nothing is called by its name here.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
  /// False: touches count.
  open var isIgnoringInteractionEvents: Bool { false }
  /// True where the network is shown to be in use.
  open var isNetworkActivityIndicatorVisible = false
  /// Asks for messages from afar; there are none here.
  open func registerForRemoteNotifications() {}

  func note(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }
  /// Hears no touches; nothing is touched here.
  open func beginIgnoringInteractionEvents() {}
  /// Hears touches again.
  open func endIgnoringInteractionEvents() {}
  /// Asks for time behind other apps.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    .invalid
  }
  /// Asks for time behind other apps.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Gives that time back.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Kept; nothing here depends on it.
  open var isStatusBarHidden = false
}
