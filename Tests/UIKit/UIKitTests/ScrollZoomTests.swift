import Testing
import Typography
import UIKitTestSupport

@testable import UIKit

/// Zooming scales the view that the delegate names, and the content.
@MainActor
@Suite(.ownFaultLog) struct ScrollZoomTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    var zooms = 0
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
  }

  private let zoomer = Zoomer()

  private func scroll() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scroll.delegate = zoomer
    scroll.minimumZoomScale = 0.25
    scroll.maximumZoomScale = 2
    scroll.addSubview(zoomer.picture)
    scroll.contentSize = CGSize(width: 800, height: 600)
    return scroll
  }

  /// UIKit, UIScrollView: the zoomed view has a transform, and the content has its size.
  @Test func `a zoom scale scales the view and the content`() {
    let scroll = scroll()
    scroll.zoomScale = 0.5
    scroll.layoutIfNeeded()
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(zoomer.picture.bounds.size == CGSize(width: 800, height: 600))
    #expect(scroll.contentSize == CGSize(width: 400, height: 300) && zoomer.zooms == 1)
    scroll.setZoomScale(1, animated: true)
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
    #expect(scroll.contentSize == CGSize(width: 800, height: 600))
  }

  @Test func `a zoom scale stays in its range, and changes nothing without a view`() {
    let scroll = scroll()
    scroll.zoomScale = 7
    #expect(scroll.zoomScale == 2)
    scroll.zoomScale = 0
    #expect(scroll.zoomScale == 0.25)
    let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    plain.maximumZoomScale = 4
    plain.zoomScale = 3
    #expect(plain.zoomScale == 1)
  }

  @Test func `a rectangle of the view fills the scroll view`() {
    let scroll = scroll()
    scroll.zoom(to: CGRect(x: 200, y: 200, width: 200, height: 200), animated: false)
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 400, y: 400))
  }

  @Test func `a view that constraints place begins at the start of the content`() {
    let scroll = scroll()
    zoomer.picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      zoomer.picture.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      zoomer.picture.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      zoomer.picture.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      zoomer.picture.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      zoomer.picture.widthAnchor.constraint(equalToConstant: 800),
      zoomer.picture.heightAnchor.constraint(equalToConstant: 600),
    ])
    scroll.layoutIfNeeded()
    scroll.zoomScale = 0.5
    scroll.layoutIfNeeded()
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(scroll.contentSize == CGSize(width: 400, height: 300))
  }

  /// Letters are not scaled, so that zoomed content with text is drawn at its own size.
  @Test func `zoomed content with text begins at the start of the content`() {
    let label = UILabel(frame: CGRect(x: 20, y: 10, width: 100, height: 30))
    label.text = "Text"
    zoomer.picture.addSubview(label)
    let scroll = scroll()
    scroll.zoomScale = 0.5
    scroll.layoutIfNeeded()
    let frames = scroll.snapshot(textSize: .l).solution.absoluteFrames
    for frame in [CGRect(x: 0, y: 0, width: 800, height: 600), label.frame] {
      #expect(frames.contains { CGRect($0) == frame }, "\(frame)")
    }
  }

  /// Pictures show where a transform moves a view, and scale views without text.
  @Test func `a snapshot has the transformed frames of views`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (moved, scaled, text) = (UIView(), UIView(), UILabel())
    for view in [moved, scaled, text] {
      view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
      root.addSubview(view)
    }
    let inner = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 20))
    scaled.addSubview(inner)
    moved.transform = CGAffineTransform(translationX: 30, y: -40)
    for view in [scaled, text] { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    let frames = root.snapshot(textSize: .l).solution.absoluteFrames
    let expected = [
      CGRect(x: 130, y: 60, width: 100, height: 50), CGRect(x: 125, y: 112.5, width: 50, height: 25),
      CGRect(x: 135, y: 117.5, width: 20, height: 10), CGRect(x: 100, y: 100, width: 100, height: 50),
    ]
    for frame in expected { #expect(frames.contains { CGRect($0) == frame }, "\(frame)") }
  }
}
