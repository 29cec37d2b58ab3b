public import Foundation

/// The app, which never runs.
@preconcurrency @MainActor
open class UIApplication: UIApplicationDeclarations {
  /// The layout direction of the app's language. Unlike in UIKit, it can be set.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { LayoutSurroundings.current.read { $0.direction } }
    set { LayoutSurroundings.current.change { $0.direction = newValue } }
  }
  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    get { LayoutSurroundings.current.read { $0.textSize } }
    set { LayoutSurroundings.current.change { $0.textSize = newValue } }
  }
  /// The windows that were shown, from back to front.
  public private(set) var windows: [UIWindow] = []
  /// The scenes of the app.
  public private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene()]
  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) ?? LayoutSurroundings.current.startWindow }
  /// The orientation of the status bar, derived from the size of the screen.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }

  func note(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }
}

extension UIApplication {
  /// Changes the icon of the app. Here it only calls the completion handler.
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// The frame of the status bar at the top of the screen, in points.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }
  /// Opens nothing, and reports failure to the completion handler.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}
