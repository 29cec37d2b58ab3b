public import Foundation

/// The manager of a screen's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The frame of the status bar, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}
