public import Foundation

/// The strip at the upper edge of a screen.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The strip, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}
