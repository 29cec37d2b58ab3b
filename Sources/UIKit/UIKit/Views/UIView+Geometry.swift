internal import AutoLayout
public import Foundation
internal import Geometry

extension UIView {
  var placedFrame: CGRect {
    guard !transform.isIdentity else { return untransformedFrame }
    let anchor = anchored(untransformedFrame)
    return untransformedFrame.offsetBy(dx: -anchor.x, dy: -anchor.y).applying(transform)
      .offsetBy(dx: anchor.x, dy: anchor.y)
  }

  func place(at frame: CGRect) {
    guard frame.isUsable else { return refuse(frame) }
    let frame = frame.standardized
    guard !transform.isIdentity else { return setUntransformedFrame(frame) }
    setUntransformedFrame(frame.withoutMap(transform, about: layerAnchor))
  }

  /// Gives the view its best fitting size. Its origin stays, unless the view has a transform.
  func fitSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }

  func setBounds(_ bounds: CGRect) {
    guard bounds.isUsable else { return refuse(bounds) }
    let bounds = bounds.standardized
    if boundsOrigin != bounds.origin {
      boundsOrigin = bounds.origin
      // The parts of the safe area and of the margins that cover subviews have changed.
      layoutRoot.engine?.forget()
      requestLayout()
      observers?.propertiesMayHaveChanged()
    }
    guard bounds.size != untransformedFrame.size else { return }
    setUntransformedFrame(CGRect(size: bounds.size, anchor: layerAnchor, at: center))
  }

  func setCenter(_ center: CGPoint) {
    let frame = CGRect(size: untransformedFrame.size, anchor: layerAnchor, at: center)
    guard frame.isUsable else { return refuse(frame) }
    setUntransformedFrame(frame)
  }

  /// Returns the point of a rectangle that ``center`` positions.
  private func anchored(_ frame: CGRect) -> CGPoint { frame.point(at: layerAnchor) }

  private func refuse(_ frame: CGRect) {
    LayoutFaults.record(LayoutFault("CALayer position contains NaN: \(frame)", name: "CALayerInvalidGeometry"))
  }

  private func setUntransformedFrame(_ frame: CGRect) {
    guard untransformedFrame != frame else { return }
    move(to: frame)
    // The frame of a view that constraints place affects nothing else, unless the view is the root.
    if translatesAutoresizingMaskIntoConstraints || superview == nil || isLayoutIsland { invalidateLayout() }
  }

  /// Sets the frame. Subviews with autoresizing masks follow immediately, all others in the next layout.
  func move(to frame: CGRect) {
    let former = untransformedFrame.size
    untransformedFrame = frame
    defer { observers?.propertiesMayHaveChanged() }
    guard former != frame.size else { return }
    isLayoutNeeded = true
    sizeDidChange(from: former)
    if autoresizesSubviews { resizeSubviews(from: former) }
    scheduleLayout()
  }

  private func resizeSubviews(from former: CGSize) {
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      let mask = subview.autoresizingMask
      guard !mask.isEmpty else { continue }
      let frame = subview.untransformedFrame
      let (x, width) = Self.resized(
        frame.minX, frame.width, in: former.width, to: bounds.width,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
      let (y, height) = Self.resized(
        frame.minY, frame.height, in: former.height, to: bounds.height,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
      subview.move(to: CGRect(x: x, y: y, width: width, height: height))
    }
  }

  /// Returns the start and length of a view after its superview's length has changed. Flexible parts share the change
  /// in proportion to their lengths, or equally if the lengths sum to zero.
  private static func resized(
    _ start: CGFloat, _ length: CGFloat, in former: CGFloat, to new: CGFloat, _ before: Bool, _ inside: Bool,
    _ after: Bool
  ) -> (CGFloat, CGFloat) {
    let change = new - former
    let parts = [(before, start), (inside, length), (after, former - start - length)].filter(\.0).map(\.1)
    guard change != 0, !parts.isEmpty else { return (start, length) }
    let total = parts.reduce(0, +)
    func share(_ part: CGFloat) -> CGFloat { total == 0 ? 1 / CGFloat(parts.count) : part / total }
    return (
      before ? start + change * share(start) : start,
      inside ? max(0, length + change * share(length)) : length
    )
  }

  // MARK: - Conversion

  /// Converts a point from the view's coordinates to its superview's.
  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let inner = CGPoint(x: point.x - boundsOrigin.x, y: point.y - boundsOrigin.y)
    guard !transform.isIdentity else {
      return CGPoint(x: inner.x + untransformedFrame.minX, y: inner.y + untransformedFrame.minY)
    }
    let size = untransformedFrame.size
    let turned = CGPoint(x: inner.x - size.width / 2, y: inner.y - size.height / 2).applying(transform)
    return CGPoint(x: turned.x + untransformedFrame.midX, y: turned.y + untransformedFrame.midY)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    guard !transform.isIdentity else {
      return CGPoint(
        x: point.x - untransformedFrame.minX + boundsOrigin.x, y: point.y - untransformedFrame.minY + boundsOrigin.y)
    }
    let moved = CGPoint(x: point.x - untransformedFrame.midX, y: point.y - untransformedFrame.midY)
    let inner = moved.applying(transform.inverted())
    let size = untransformedFrame.size
    return CGPoint(x: inner.x + size.width / 2 + boundsOrigin.x, y: inner.y + size.height / 2 + boundsOrigin.y)
  }

  private var ancestors: [UIView] { Array(sequence(first: self) { $0.superview }) }

  /// Converts a point from the view's coordinates to the coordinates of another view of the tree, or of the window for
  /// nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? topView
    var point = point
    var here: UIView? = self
    while let view = here, view !== target, view.superview != nil || view !== topView {
      point = view.toSuperview(point)
      here = view.superview
      if here == nil { break }
    }
    if here === target { return point }
    for view in target.ancestors.reversed() where view.superview != nil { point = view.fromSuperview(point) }
    return point
  }

  /// Converts a point to the view's coordinates from the coordinates of another view, or of the window for nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? topView).convert(point, to: self) }

  /// Converts a rectangle from the view's coordinates to another view's: the smallest one that contains it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
      .map { convert(CGPoint(x: $0.0, y: $0.1), to: view) }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Converts a rectangle to the view's coordinates from another view's: the smallest one that contains it.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? topView).convert(rect, to: self) }

  func foremostView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }

  var descriptionOfFrame: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).decimalText(places: 4) }
    let name = accessibilityIdentifier.map { " '\($0)'" } ?? ""
    return "<\(type(of: self))\(name); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
  }
}
