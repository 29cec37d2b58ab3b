internal import AutoLayout
internal import Geometry

/// The device of the variant that is laid out.
@preconcurrency @MainActor
open class UIDevice: UIDeviceDeclarations {
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.idiom }
  /// The kind of device in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var name: String { model }
  open var systemName: String { "iOS" }
  /// The version of the system whose layout this is.
  open var systemVersion: String { "18.0" }
  /// The way in which the device is held.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
}

/// The kind of device that the app runs on.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
