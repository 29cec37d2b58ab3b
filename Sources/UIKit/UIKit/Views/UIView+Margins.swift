internal import AutoLayout
internal import Foundation
internal import Geometry
internal import Scenes
internal import Typography

extension UIView {
  /// The default margins, in points.
  static var usualMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// The insets of the view's guides at its current frame.
  var guideInsets: GuideInsets {
    guideInsets(inside: superview?.guideInsets, frame: untransformedFrame, superviewSize: superview?.bounds.size)
  }

  /// Returns the insets of the view's guides in a superview.
  ///
  /// - Parameters:
  ///   - outer: The insets of the superview; nil for a root.
  ///   - frame: The frame of the view, in points; nil if it is not known yet.
  ///   - superviewSize: The size of the superview, in points.
  func guideInsets(inside outer: GuideInsets?, frame: CGRect?, superviewSize: CGSize?) -> GuideInsets {
    var margins = ownDirectionalMargins.map { UIEdgeInsets($0, isRightToLeft: isRightToLeft) } ?? ownMargins
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      // The left and right margins of a controller's view are at least the system's minimum, which depends on the
      // width.
      let least = CGFloat(SystemMargins.root(width: Double(frame?.width ?? untransformedFrame.width)).left)
      margins.left = max(margins.left, least)
      margins.right = max(margins.right, least)
      // Its top and bottom margins are zero until they are set (UIView, `layoutMargins`).
      if ownDirectionalMargins == nil, ownMargins == Self.usualMargins { (margins.top, margins.bottom) = (0, 0) }
    }
    let isScrolled = superview is UIScrollView
    let distances = frame.flatMap { edgeDistances(of: $0, inSuperviewOf: superviewSize) }
    var insets = GuideInsets(
      margins: EdgeInsets(margins), insetsFromSafeArea: insetsLayoutMarginsFromSafeArea,
      preservesSuperviewMargins: preservesSuperviewLayoutMargins && outer != nil, inside: outer ?? GuideInsets(),
      isScrolled: isScrolled, at: distances, additionalSafeArea: EdgeInsets(addedSafeArea),
      width: Double(frame?.width ?? untransformedFrame.width),
      readableWidth: traitCollection.preferredContentSizeCategory.engineSize.readableWidth)
    insets.keyboard = outer.map { max(0, $0.keyboard - (distances?.bottom ?? 0)) } ?? insets.keyboard
    return insets
  }

  /// Returns the distances of a frame from the edges of a superview of a size, in points; nil if that is nil.
  private func edgeDistances(of frame: CGRect, inSuperviewOf size: CGSize?) -> EdgeInsets? {
    guard let size else { return nil }
    let offset = superview?.boundsOrigin ?? .zero
    return EdgeInsets(
      top: frame.minY - offset.y, left: frame.minX - offset.x, bottom: size.height - frame.maxY + offset.y,
      right: size.width - frame.maxX + offset.x)
  }

  /// The safe area that the screen and the controller add, in points.
  private var addedSafeArea: UIEdgeInsets {
    let window = (self as? UIWindow)?.screenSafeArea ?? .zero
    guard let controller else { return window }
    return window + controller.barInsets + controller.additionalSafeAreaInsets
  }

  func invalidateMargins() {
    invalidateLayout()
    layoutMarginsDidChange()
    for view in subviews { view.superviewMarginsDidChange() }
  }

  /// The insets of the safe area at the view's current frame, as in ``guideInsets``. Asking for these alone is faster,
  /// as they do not depend on traits.
  var safeArea: EdgeInsets { safeArea(inside: superview?.safeArea ?? .zero) }

  /// Returns the insets of the safe area in a superview with the given ones.
  private func safeArea(inside outer: EdgeInsets) -> EdgeInsets {
    let distances = edgeDistances(of: untransformedFrame, inSuperviewOf: superview?.bounds.size)
    return GuideInsets.safeArea(
      inside: outer, isScrolled: superview is UIScrollView, at: distances, additional: EdgeInsets(addedSafeArea))
  }

  /// Notifies the view if its safe area has changed.
  func notifyOfSafeArea() { _ = notifyOfSafeArea(inside: superview?.safeArea ?? .zero) }

  /// Notifies the view if its safe area has changed, in a superview with the given safe area. Returns whether it has.
  func notifyOfSafeArea(inside outer: EdgeInsets) -> Bool {
    let insets = safeArea(inside: outer)
    guard insets != knownSafeArea else { return false }
    knownSafeArea = insets
    safeAreaDidChange()
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    controller?.viewSafeAreaInsetsDidChange()
    return true
  }

  // MARK: - Guides

  /// The part of the view that bars and the shape of the screen do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { standardGuide(.safeArea) }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { standardGuide(.layoutMargins) }
  /// The part within the margins in which lines of text have a readable length.
  public var readableContentGuide: UILayoutGuide { standardGuide(.readableContent) }
  /// The part that the keyboard covers, or the bottom of the safe area while no keyboard is shown.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = standardGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    standardGuides[.keyboard] = guide
    setNeedsLayout()
    return guide
  }

  func standardGuide(_ kind: LayoutGuide) -> UILayoutGuide {
    if let guide = standardGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    standardGuides[kind] = guide
    return guide
  }
}
