internal import Foundation

/// The views before and after the text. As everywhere in UIKit, the left one is at the right in right-to-left languages.
extension UITextField {
  /// The distance of the text and the views from a border, in points.
  private var borderInset: CGFloat { borderStyle == .none ? 0 : 7 }
  /// The distance between a view and the text, in points.
  private var sideGap: CGFloat { borderStyle == .none ? 0 : 4 }

  /// The views that are shown while the field is not being edited.
  var shownSideViews: [UIView] {
    [(leftView, leftViewMode), (rightView, rightViewMode)].compactMap { view, mode in
      mode == .always || mode == .unlessEditing ? view : nil
    }
  }

  /// Returns the size of a side view, in points: the size of its frame, otherwise the size that results from its
  /// constraints and content.
  func sideSize(of view: UIView) -> CGSize {
    guard view.bounds.width == 0 || view.bounds.height == 0 else { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Returns the place of a side view, centered vertically, in points. Empty if it is not shown.
  func sideRect(of view: UIView?, in bounds: CGRect) -> CGRect {
    guard let view, shownSideViews.contains(where: { $0 === view }) else { return .zero }
    let size = sideSize(of: view)
    let isAtLeft = (view === leftView) != isRightToLeft
    let x = isAtLeft ? bounds.minX + borderInset : bounds.maxX - borderInset - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the space for the text between the views, in points.
  func rectBetweenSideViews(in bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: borderInset, dy: 0)
    for (view, side) in [(leftView, leftViewRect(forBounds: bounds)), (rightView, rightViewRect(forBounds: bounds))]
    where view != nil && side.width > 0 {
      let end = side.midX < bounds.midX ? side.maxX + sideGap : rect.minX
      let start = side.midX < bounds.midX ? rect.maxX : side.minX - sideGap
      rect = CGRect(x: end, y: rect.minY, width: max(0, start - end), height: rect.height)
    }
    return rect
  }

  /// Adds the views that are shown, and removes the others.
  func sideViewsDidChange(from former: UIView?) {
    let shown = shownSideViews
    for view in [former, leftView, rightView].compactMap(\.self) where !shown.contains(where: { $0 === view }) {
      if view.superview === self { view.removeFromSuperview() }
    }
    for view in shown where view.superview !== self { addSubview(view) }
    contentDidChange()
  }

  /// Gives the shown views their frames.
  func placeSideViews() {
    if let leftView, leftView.superview === self { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView, rightView.superview === self { rightView.frame = rightViewRect(forBounds: bounds) }
  }
}
