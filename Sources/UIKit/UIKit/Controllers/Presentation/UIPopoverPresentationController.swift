public import Foundation

/// A presentation controller that shows a controller in a popover next to its source view.
open class UIPopoverPresentationController: UIPopoverPresentationControllerDeclarations {
  /// The distance between a popover and its source, which the arrow fills, in points.
  private static let arrowLength: CGFloat = 13
  private static let cornerRadius: CGFloat = 13
  private let arrow = PopoverArrow()
  /// The view below the popover, which has its shadow, because the popover is clipped to its corners.
  private let ground = UIView()
  /// The default size of a popover, in points.
  private static let size = CGSize(width: 320, height: 480)

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let preferred = presentedViewController.preferredContentSize
    let safe = container.safeAreaInsets
    let margins = popoverLayoutMargins
    let room = container.bounds.inset(
      by: UIEdgeInsets(
        top: max(margins.top, safe.top), left: margins.left, bottom: max(margins.bottom, safe.bottom),
        right: margins.right))
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : Self.size.width, room.width),
      height: min(preferred.height > 0 ? preferred.height : Self.size.height, room.height))
    let source = sourceFrame(in: container)
    let below = source.maxY + Self.arrowLength
    let above = source.minY - Self.arrowLength - size.height
    let prefersBelow = permittedArrowDirections.contains(.up) && below + size.height <= room.maxY
    let y = prefersBelow || above < room.minY ? min(below, room.maxY - size.height) : above
    let x = min(max(source.midX - size.width / 2, room.minX), room.maxX - size.width)
    return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }

  /// Returns the frame that the popover points at. The default is the center of the container.
  private func sourceFrame(in container: UIView) -> CGRect {
    let view = sourceView ?? sourceItem as? UIView ?? barButtonItem?.customView
    guard let view else { return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) }
    return view.convert(sourceRect == .zero ? view.bounds : sourceRect, to: container)
  }

  override func decorate(_ container: UIView) {
    container.traitOverrides.userInterfaceLevel = .elevated
    container.addSubview(ground)
    container.addSubview(arrow)
  }

  override func placeDecoration(on view: UIView) {
    view.layer.cornerRadius = Self.cornerRadius
    view.clipsToBounds = true
    if view.backgroundColor == nil { view.backgroundColor = backgroundColor ?? .systemBackground }
    // A popover has a shadow instead of dimming what is behind it.
    ground.frame = view.frame
    ground.backgroundColor = view.backgroundColor
    ground.layer.cornerRadius = Self.cornerRadius
    (ground.layer.shadowOpacity, ground.layer.shadowRadius) = (0.2, 20)
    placeArrow(at: view)
  }

  /// Places the arrow between the popover and its source. A popover over its source has none.
  private func placeArrow(at view: UIView) {
    guard let container = containerView else { return }
    let (source, frame) = (sourceFrame(in: container), view.frame)
    let isBelow = frame.minY >= source.maxY
    arrow.isHidden = !isBelow && frame.maxY > source.minY
    arrow.pointsUp = isBelow
    arrow.color = view.backgroundColor ?? .systemBackground
    let half = PopoverArrow.width / 2
    let end = frame.maxX - Self.cornerRadius - half
    let middle = max(frame.minX + Self.cornerRadius + half, min(source.midX, end))
    arrow.frame = CGRect(
      x: middle - half, y: isBelow ? frame.minY - Self.arrowLength : frame.maxY, width: PopoverArrow.width,
      height: Self.arrowLength)
  }
}
