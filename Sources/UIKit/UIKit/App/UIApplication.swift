public import Foundation

/// The app, which never runs.
@preconcurrency @MainActor
open class UIApplication: UIApplicationDeclarations {
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

  func note(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }
}

extension UIApplication {
  /// Exchanges the picture of the app; there is one.
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// The strip at the upper edge of the screen, in points.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }
  /// Opens nothing, and says so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
}
