import UIKit

/// Two views in a superview of 300 by 400 points, for tests that constrain them.
@MainActor
struct TwoViews {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let view = UIView()
  let other = UIView()

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  /// Returns the frame of the first view, after a layout.
  func frame() -> CGRect {
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return view.frame
  }
}
