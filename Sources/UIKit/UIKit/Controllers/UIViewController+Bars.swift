internal import Foundation

extension UIViewController {
  var shownChildren: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }

  /// Inserts the view behind all others of the container, with the size of the container.
  func enter(_ container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = container.bounds
    if container.window != nil { beginAppearanceTransition(true, animated: false) }
    container.insertSubview(view, at: 0)
    if container.window != nil { endAppearanceTransition() }
  }

  /// Places the view in its container: under bars that become a part of the safe area, or between bars
  /// (UIViewController, `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`).
  func placeView(in container: UIView, top: BarStrip? = nil, bottom: BarStrip? = nil) {
    let safe = container.safeAreaInsets
    var (frame, insets) = (container.bounds, UIEdgeInsets.zero)
    if let top {
      if extends(under: top, .top) {
        insets.top = top.height
      } else {
        frame.origin.y += safe.top + top.height
        frame.size.height -= safe.top + top.height
      }
    }
    if let bottom {
      if extends(under: bottom, .bottom) {
        insets.bottom = bottom.height
      } else {
        frame.size.height -= safe.bottom + bottom.height
      }
    }
    barInsets = insets
    view.frame = frame
  }

  private func extends(under bar: BarStrip, _ edge: UIRectEdge) -> Bool {
    edgesForExtendedLayout.contains(edge) && (!bar.isOpaque || extendedLayoutIncludesOpaqueBars)
  }
}
