internal import AutoLayout
public import Foundation
internal import Geometry

/// The root of all views on a screen.
@preconcurrency @MainActor
open class UIWindow: UIWindowDeclarations {
  open var screen = UIScreen.main { didSet { invalidateLayout() } }
  /// The scene that contains the window.
  open weak var windowScene: UIWindowScene?
  /// Whether the window receives keyboard events.
  public private(set) var isKeyWindow = false
  private var isLayoutScheduled = false
  /// The controller whose view was added to the window.
  private weak var shownController: UIViewController?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leave()
      if !isHidden { showRoot() }
    }
  }

  /// Creates a window with a frame on the screen, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window from an archive; here an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a window that fills the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    screen = windowScene.screen
  }

  open override var window: UIWindow? { self }
  open override var isHidden: Bool { didSet { if !isHidden { showRoot() } } }

  /// Shows the window in front of others and makes it the key window.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    UIApplication.shared.note(self)
    isHidden = false
  }

  open func makeKey() { isKeyWindow = true }

  open override var traitCollection: UITraitCollection {
    let traits = screen.traitCollection(for: bounds.size)
    return overrideUserInterfaceStyle == .unspecified ? traits : UITraitCollection(traitsFrom: [traits, styleTraits])
  }

  private var styleTraits: UITraitCollection { UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle) }

  /// The safe area of the screen if the window fills it, in points; otherwise zero.
  var screenSafeArea: UIEdgeInsets { bounds.size == screen.bounds.size ? screen.safeAreaInsets : .zero }

  private func showRoot() {
    guard let controller = rootViewController, shownController !== controller else { return }
    shownController = controller
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    controller.beginAppearanceTransition(true, animated: false)
    addSubview(controller.view)
    controller.endAppearanceTransition()
  }

  override func sizeDidChange(from former: CGSize) {
    super.sizeDidChange(from: former)
    let old = UITraitCollection(traitsFrom: [screen.traitCollection(for: former), styleTraits])
    rootViewController?.sizeWillChange(to: bounds.size)
    if old != traitCollection { notifyOfTraits(old) }
  }

  /// Notifies all controllers and views that traits have changed.
  override func notifyOfTraits(_ former: UITraitCollection) {
    rootViewController?.notifyTree {
      $0.traitCollectionDidChange(former)
      $0.notifyOfTraitChange(former)
    }
    super.notifyOfTraits(former)
  }

  func layoutAtEndOfTurn() {
    guard !isLayoutScheduled, !isHidden else { return }
    isLayoutScheduled = true
    // The run loop does not inherit the task-local surroundings, so they are captured here.
    let surroundings = LayoutSurroundings.current
    RunLoop.main.perform { [weak self] in
      MainActor.assumeIsolated {
        self?.isLayoutScheduled = false
        LayoutSurroundings.$current.withValue(surroundings) { self?.layoutIfNeeded() }
      }
    }
  }
}

extension UIWindow.Level {
  /// Returns the level higher by a number.
  public static func + (place: Self, number: CGFloat) -> Self { Self(rawValue: place.rawValue + number) }
  /// Returns the level lower by a number.
  public static func - (place: Self, number: CGFloat) -> Self { Self(rawValue: place.rawValue - number) }
}
