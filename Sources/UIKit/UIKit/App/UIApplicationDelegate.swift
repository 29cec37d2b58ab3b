public import Foundation

extension UIApplication {
  /// Reasons for which an app is started.
  public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// A reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// Settings of addresses that are opened.
  public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// A setting by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// Settings for addresses that others open.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// A setting by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// States of an app.
  public enum State: Int, Sendable {
    /// It is used.
    case active = 0
    /// It is shown.
    case inactive = 1
    /// It is not shown.
    case background = 2
  }

  /// The state: in use.
  public var applicationState: State { .active }
  /// The strip at the upper edge of the screen, in points.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }
  /// The address of the app's settings.
  public static var openSettingsURLString: String { "app-settings:" }
  /// False: no address is opened here.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing, and says so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// The app becomes active again.
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  /// The app will not be active.
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
  /// The app is not shown any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
  /// The app will be shown.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForeground")
  /// The app will end.
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  /// Memory is scarce.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarning")
}

/// Hears of the life of an app. Nothing calls it here but the code that does.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called when the app has started.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when an address is opened.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Ends at once: on Linux nobody shows windows. Programs lay out their views themselves.
  public static func main() {}
  /// The window of the app, where the class has a property for it: as on iOS, none at all is another thing than one
  /// that is nil.
  public var window: UIWindow?? { windowOfDelegate(self) }
  /// True.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// False.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
}

/// A use of an app's windows.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The settings.
  open var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// Kinds of uses.
  public struct Role: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The kind of use.
  open var role: Role { .windowApplication }
}

/// Settings of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The class that hears of the scene.
  open var delegateClass: AnyClass?
  /// Settings of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

extension UIScene {
  /// Reasons for which a scene begins.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses that are opened.
    open var urlContexts: Set<NSObject> { [] }
  }
}

/// Hears of the life of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene begins.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

/// Hears of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// The window of the scene, where the class has a property for it.
  public var window: UIWindow?? { windowOfDelegate(self) }
}

/// The value of an object's own property `window`: protocols of Objective-C have optional properties, those of Swift none.
private func windowOfDelegate(_ delegate: Any) -> UIWindow?? {
  var mirror: Mirror? = Mirror(reflecting: delegate)
  while let current = mirror {
    if let found = current.children.first(where: { $0.label == "window" || $0.label == "$__lazy_storage_$_window" }) {
      return .some(found.value as? UIWindow)
    }
    mirror = current.superclassMirror
  }
  return nil
}

/// The strip at the upper edge of a screen.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The strip, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// True where it is not shown.
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

extension UIWindowScene {
  /// The strip at the upper edge of the screen.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The kind of device that the app runs on.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// Runs code whose temporary objects are released afterwards: on Linux they are released anyway.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
