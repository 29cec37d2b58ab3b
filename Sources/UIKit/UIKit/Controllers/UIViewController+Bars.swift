internal import Foundation

extension UIViewController {
  /// The children whose views are in the view.
  var shownChildren: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }

  /// Puts the view below all others of the controller which holds it, as large as that one.
  func enter(_ container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = container.bounds
    if container.window != nil { beginAppearanceTransition(true, animated: false) }
    container.insertSubview(view, at: 0)
    if container.window != nil { endAppearanceTransition() }
  }

  /// Places the view in that of the controller which holds it: under its bars, where they become a part of the safe area,
  /// or between them (UIViewController, `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`).
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
