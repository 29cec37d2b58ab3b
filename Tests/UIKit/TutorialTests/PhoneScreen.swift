import UIKit
import UIKitTestSupport

/// The phones of CarValet.
enum Phone {
  case threeAndAHalfInch
  case fourInch

  /// The phone in portrait, with a status bar of 20 points and a navigation bar of 44, or 32 in landscape.
  @MainActor
  func screen() -> PhoneScreen { PhoneScreen(size: CGSize(width: 320, height: self == .fourInch ? 568 : 480)) }
}

/// A screen that can be rotated and shows one controller at a time (specification DEV-04).
@MainActor
final class PhoneScreen {
  private let window: UIWindow

  /// A portrait screen of a size in points.
  init(size: CGSize) {
    LayoutFaults.removeAll()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
  }

  /// Shows a controller and lays it out. The previous one is hidden and not notified of rotations.
  @discardableResult
  func show(_ controller: UIViewController) -> LayoutResult {
    placeBars(over: controller)
    window.rootViewController = controller
    return window.layoutResult()
  }

  /// Rotates the screen. The shown controller is notified and laid out.
  @discardableResult
  func rotate(to orientation: UIInterfaceOrientation) -> LayoutResult {
    let (short, long) = (
      min(window.bounds.width, window.bounds.height), max(window.bounds.width, window.bounds.height)
    )
    window.frame.size =
      orientation.isPortrait ? CGSize(width: short, height: long) : CGSize(width: long, height: short)
    if let controller = window.rootViewController { placeBars(over: controller) }
    return window.layoutResult()
  }

  private func placeBars(over controller: UIViewController) {
    let isPortrait = window.bounds.height > window.bounds.width
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: isPortrait ? 64 : 52, left: 0, bottom: 0, right: 0)
  }
}
