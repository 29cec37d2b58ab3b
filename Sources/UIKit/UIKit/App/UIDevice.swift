internal import AutoLayout
internal import Geometry

/// The device of the variant being laid out.
@preconcurrency @MainActor
open class UIDevice: UIDeviceDeclarations {
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.idiom }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var name: String { model }
  open var systemName: String { "iOS" }
  /// The version of the system whose layout is reproduced.
  open var systemVersion: String { "18.0" }
  /// The orientation of the device, derived from the size of the screen.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
}

/// Returns the idiom of the device.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
