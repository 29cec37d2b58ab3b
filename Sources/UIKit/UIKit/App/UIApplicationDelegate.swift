public import Foundation

extension UIApplication {
  /// The strip at the upper edge of the screen, in points.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }
  /// Opens nothing, and says so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}

extension UIApplicationDelegate {
  /// The window of the app, where the class has a property for it: as on iOS, none at all is another thing than one
  /// that is nil.
  public var window: UIWindow?? { windowOfDelegate(self) }
}

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

/// The kind of device that the app runs on.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// Runs code whose temporary objects are released afterwards: on Linux they are released anyway.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
