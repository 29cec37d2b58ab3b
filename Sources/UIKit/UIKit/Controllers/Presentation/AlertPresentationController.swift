internal import Foundation

/// A controller that presents an alert in the center of the window, and an action sheet at its bottom.
final class AlertPresentationController: UIPresentationController {
  /// The distance of an action sheet from the edges, in points.
  private static let margin: CGFloat = 8

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func decorate(_ container: UIView) {
    container.addSubview(DimmingView(in: container.bounds))
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert else { return .zero }
    let (bounds, safe) = (container.bounds, container.safeAreaInsets)
    let isSheet = alert.preferredStyle == .actionSheet
    let side = min(bounds.width, bounds.height)
    let width = isSheet ? side - 2 * Self.margin : AlertView.alertWidth
    let height = alert.alertView.height(forWidth: width)
    let x = ((bounds.width - width) / 2).rounded()
    let y =
      isSheet
      ? bounds.height - max(safe.bottom, Self.margin) - height
      : ((safe.top + bounds.height - safe.bottom - height) / 2).rounded()
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
