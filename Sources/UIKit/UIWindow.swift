internal import AutoLayout
public import Foundation
internal import Geometry

/// The root of all views on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The place of a window in front of others.
  public struct Level: RawRepresentable, Sendable, Hashable {
    /// The number; higher ones are in front.
    public var rawValue: CGFloat
    /// A place by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The place of apps.
    public static let normal = Level(rawValue: 0)
    /// The place of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The place of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// The screen.
  open var screen = UIScreen.main { didSet { invalidateLayout() } }
  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?
  /// The place in front of others.
  open var windowLevel = Level.normal
  /// True where the window hears of keys.
  public private(set) var isKeyWindow = false
  private var isLayoutScheduled = false

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leave()
      if !isHidden { showRoot() }
    }
  }

  /// A window with a frame on the screen, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window from an archive: here one without anything.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A window that fills the screen of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    screen = windowScene.screen
  }

  open override var window: UIWindow? { self }
  open override var isHidden: Bool { didSet { if !isHidden { showRoot() } } }

  /// Shows the window in front of others.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    UIApplication.shared.note(self)
    isHidden = false
  }

  /// Lets the window hear of keys.
  open func makeKey() { isKeyWindow = true }

  open override var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [screen.traitCollection(for: bounds.size), styleTraits])
  }

  private var styleTraits: UITraitCollection { UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle) }

  /// The safe area of the screen, in points, where the window fills it.
  var screenSafeArea: UIEdgeInsets { bounds.size == screen.bounds.size ? screen.safeAreaInsets : .zero }

  private func showRoot() {
    guard let controller = rootViewController, controller.viewIfLoaded?.superview !== self else { return }
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
    if old != traitCollection { tellOfTraits(old) }
  }

  /// Tells all controllers and views of traits that have changed.
  func tellOfTraits(_ former: UITraitCollection) {
    rootViewController?.tellTree { $0.traitCollectionDidChange(former) }
    tellTree { $0.traitCollectionDidChange(former) }
  }

  func layoutAtEndOfTurn() {
    guard !isLayoutScheduled, !isHidden else { return }
    isLayoutScheduled = true
    RunLoop.main.perform { [weak self] in
      MainActor.assumeIsolated {
        self?.isLayoutScheduled = false
        self?.layoutIfNeeded()
      }
    }
  }
}

/// A screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace {
  /// The screen of the device: that of an iPhone SE, unless ``set(size:scale:safeAreaInsets:idiom:)`` says otherwise.
  public static let main = UIScreen()

  /// The size of the screen from 0, 0, in points.
  public private(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  /// The pixels of a point.
  public private(set) var scale: CGFloat = 2
  /// The part of the screen that bars and its shape cover, in points.
  public private(set) var safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  private(set) var idiom = UIUserInterfaceIdiom.phone

  /// The pixels of a point.
  open var nativeScale: CGFloat { scale }
  /// The size of the screen, in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// The traits of an app that fills the screen.
  open var traitCollection: UITraitCollection { traitCollection(for: bounds.size) }

  /// Makes the screen that of another device, or turns it.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - scale: The pixels of a point.
  ///   - safeAreaInsets: The part that bars and the shape of the screen cover, in points.
  ///   - idiom: The kind of device.
  public func set(
    size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero, idiom: UIUserInterfaceIdiom = .phone
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.idiom = idiom
    TextMeasuring.use(scale: scale)
  }

  /// The traits of an app in a window of a size in points.
  func traitCollection(for size: CGSize) -> UITraitCollection {
    let room: TraitCollection = idiom == .pad ? .tablet : .phone(screen: Size(size))
    return UITraitCollection(
      room.horizontalSizeClass == .compact ? .compact : .regular,
      room.verticalSizeClass == .compact ? .compact : .regular, idiom: idiom, style: .light, direction: .unspecified,
      scale: scale, category: .large)
  }
}

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device that the program runs on.
  public static let current = UIDevice()
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.idiom }
  /// The kind of device in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name of the device.
  open var name: String { model }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system whose layout this is.
  open var systemVersion: String { "18.0" }
  /// The way in which the device is held.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
}

/// Ways in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its side, the home button on the right.
  case landscapeLeft = 3
  /// On its side, the home button on the left.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// True where the device stands upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True where it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which an app is shown.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// The home button on the right.
  case landscapeRight = 3
  /// The home button on the left.
  case landscapeLeft = 4

  /// True where the app stands upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True where it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which an app may be shown.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Ways by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// A scene.
@preconcurrency @MainActor
open class UIScene: UIResponder {}

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
}

/// The app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()
  /// The direction of reading of the app's language; it may be set.
  open var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The size of text that the user chose.
  open var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The windows that were shown, the rearmost first.
  public private(set) var windows: [UIWindow] = []
  /// The scenes of the app.
  public private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene()]
  /// The window that hears of keys.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  /// The height of the status bar is part of the safe area.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }

  func note(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }
}
