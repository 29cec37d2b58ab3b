internal import Foundation

extension UIScrollView {
  /// The view whose size the zoom scale changes.
  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Returns the scale that is in the range of scales.
  func allowedZoomScale(_ scale: CGFloat) -> CGFloat {
    max(minimumZoomScale, min(scale, max(minimumZoomScale, maximumZoomScale)))
  }

  /// Scales the zoomed view, and its distance from the start of the content.
  func scaleZoomedView(from former: CGFloat, to scale: CGFloat) {
    guard let view = zoomedView else { return }
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = CGPoint(x: origin.x * scale / former, y: origin.y * scale / former)
    delegate?.scrollViewDidZoom(self)
  }

  /// Whether the zoom scale has changed the size of a view.
  func hasZoomed(_ view: UIView) -> Bool { zoomScale != 1 && zoomedView === view }

  /// Whether the delegate names a view to zoom.
  var canZoom: Bool { zoomedView != nil }

  /// Moves a zoomed view that constraints place back to the start of the content: they place its center as if it had
  /// its own size.
  func placeZoomedView() {
    guard zoomScale != 1, let view = zoomedView, !view.translatesAutoresizingMaskIntoConstraints else { return }
    view.frame.origin = .zero
  }
}
