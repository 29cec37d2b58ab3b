internal import AutoLayout
public import Foundation
internal import Geometry

/// A screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace {
  /// The screen of the device: that of an iPhone SE, unless ``set(size:scale:safeAreaInsets:idiom:)`` says otherwise.
  public static var main: UIScreen { LayoutSurroundings.current.screen }

  /// The size of the screen from 0, 0, in points.
  public private(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  /// The pixels of a point.
  public private(set) var scale: CGFloat = 2
  /// The part of the screen that bars and its shape cover, in points.
  public private(set) var safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  private(set) var idiom = UIUserInterfaceIdiom.phone
  /// The appearance, direction and text size that the user chose, where they are not the usual ones.
  var settings = UITraitCollection()

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
    let traits = UITraitCollection(
      room.horizontalSizeClass == .compact ? .compact : .regular,
      room.verticalSizeClass == .compact ? .compact : .regular, idiom: idiom, style: .light, direction: .unspecified,
      scale: scale, category: .large)
    return UITraitCollection(traitsFrom: [traits, settings])
  }
  /// Kept; nothing here depends on it.
  open var brightness: CGFloat = 0.5
  /// The pictures of a second.
  open var maximumFramesPerSecond: Int { 60 }
  /// False: nobody looks at the screen.
  open var isCaptured: Bool { false }
  /// The coordinates of the screen.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen as it is held upright.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
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
  /// A number for the maker of the app: none.
  open var identifierForVendor: UUID? { nil }
  /// The version of the system whose layout this is.
  open var systemVersion: String { "18.0" }
  /// The way in which the device is held.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// Kept; nothing here depends on it.
  open var isBatteryMonitoringEnabled = false
  /// Kept; nothing here depends on it.
  open var isProximityMonitoringEnabled = false
  /// True where something is near the screen: nothing is.
  open var proximityState: Bool { false }
  /// The state of the battery: unknown.
  open var batteryState: BatteryState { .unknown }
  /// States of the battery.
  public enum BatteryState: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// It is used.
    case unplugged = 1
    /// It is filled.
    case charging = 2
    /// It is full.
    case full = 3
  }
  /// Makes the sound of a key; there is none here.
  open func playInputClick() {}
  /// The rest of the battery: unknown.
  open var batteryLevel: Float { -1 }
  /// Begins to watch how the device is held; does nothing.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends watching how the device is held.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Sent when the device is held in another way; never here.
  public nonisolated static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
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
