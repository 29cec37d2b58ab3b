internal import AutoLayout
public import Foundation
internal import Geometry

/// The device of the variant that is laid out.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device that the program runs on.
  public static let current = UIDevice()
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.idiom }
  /// The kind of device in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var name: String { model }
  open var systemName: String { "iOS" }
  /// A number for the maker of the app: none.
  open var identifierForVendor: UUID? { nil }
  /// The version of the system whose layout this is.
  open var systemVersion: String { "18.0" }
  /// The way in which the device is held.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  open var isBatteryMonitoringEnabled = false
  open var isProximityMonitoringEnabled = false
  /// Whether something is near the screen: nothing is.
  open var proximityState: Bool { false }
  /// The state of the battery: unknown.
  open var batteryState: BatteryState { .unknown }
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

/// The kind of device that the app runs on.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
