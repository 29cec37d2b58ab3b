import CoreGraphics
import LayoutTestSupport
import QuartzCore
import Testing
import UIKit

/// Rules of layers, each with the page of Apple's documentation.
@MainActor
struct LayerTests {
  private let view = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))

  /// Core Animation, CALayer, `frame`: it follows from bounds, position, anchor and transform.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/frame
  @Test func `the frame of a scaled layer is around its anchor point`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 100)
    expect(layer.frame, is: CGRect(x: 80, y: 90, width: 40, height: 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 2))
    expect(layer.frame, is: CGRect(x: 40, y: 80, width: 120, height: 40))
    layer.anchorPoint = .zero
    expect(layer.frame, is: CGRect(x: 100, y: 100, width: 120, height: 40))
  }

  /// Core Animation, CALayer, `frame`: setting it changes bounds and position.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/frame
  @Test func `setting the frame of a scaled layer gives bounds without the scale`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 60, height: 80)
    expect(layer.bounds.size, is: CGSize(width: 30, height: 20))
    expect(layer.position, is: CGPoint(x: 40, y: 60))
    expect(layer.frame, is: CGRect(x: 10, y: 20, width: 60, height: 80))
  }

  /// UIKit places views with constraints by their bounds and center, so that a view may override the setter of one.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/bounds
  @Test func `the bounds that constraints give a view are set`() {
    let round = RoundView()
    round.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(round)
    let width = round.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([width, round.heightAnchor.constraint(equalTo: round.widthAnchor)])
    view.layoutIfNeeded()
    expect(round.layer.cornerRadius, is: 30)
    width.constant = 100
    view.layoutIfNeeded()
    expect(round.layer.cornerRadius, is: 50)
  }

  /// UIKit, UIView, `convert(_:to:)` with a coordinate space.
  ///
  /// https://developer.apple.com/documentation/uikit/uicoordinatespace
  @Test func `points are converted to any coordinate space`() {
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.addSubview(inner)
    let space: any UICoordinateSpace = view
    expect(inner.convert(CGPoint(x: 1, y: 2), to: space), is: CGPoint(x: 11, y: 22))
    expect(inner.convert(CGRect(x: 11, y: 22, width: 3, height: 4), from: space).origin, is: CGPoint(x: 1, y: 2))
  }

  /// UIKit, UIView, `layoutSublayers(of:)`, and Core Animation, CALayer, `layoutSublayers()`: both are called when a
  /// view is laid out, also for layers without a view.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/layoutsublayers()
  @Test func `layers place their sublayers when their view is laid out`() {
    let placing = PlacingView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    placing.layoutIfNeeded()
    expect(placing.line.frame, is: CGRect(x: 0, y: 0, width: 60, height: 40))
    expect(placing.inner.placed.frame, is: CGRect(x: 0, y: 0, width: 30, height: 20))
    placing.frame.size.width = 100
    placing.layoutIfNeeded()
    expect(placing.line.frame.width, is: 100)
  }

  /// Core Animation, CALayer, `anchorPoint`: the position does not change.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/anchorpoint
  @Test func `changing the anchor point moves a view around its center`() {
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    expect(view.center, is: CGPoint(x: 150, y: 110))
    expect(view.frame, is: CGRect(x: 150, y: 10, width: 200, height: 100))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    expect(view.frame, is: CGRect(x: 150, y: -90, width: 100, height: 200))
    view.bounds.size.width = 400
    expect(view.frame, is: CGRect(x: 150, y: -90, width: 200, height: 200))
  }

  /// Core Animation, CALayer, `convert(_:to:)`.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/convert(_:to:)
  @Test func `points are converted between layers`() {
    let (outer, inner) = (CALayer(), CALayer())
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    inner.frame = CGRect(x: 20, y: 5, width: 40, height: 20)
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    expect(inner.convert(CGPoint(x: 0, y: 0), to: outer), is: CGPoint(x: 0, y: 5))
    expect(view.layer.convert(CGPoint(x: 10, y: 15), to: inner), is: .zero)
    expect(inner.convert(CGPoint(x: 40, y: 0), to: view.layer), is: CGPoint(x: 90, y: 15))
  }

  /// UIKit, UIView, `transform`, with constraints: they place the view without its transform, about its anchor.
  ///
  /// https://developer.apple.com/documentation/uikit/uiview/transform
  @Test func `constraints apply to the alignment rectangle of a view with another anchor point`() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.layer.anchorPoint = CGPoint(x: 0, y: 0)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
    ])
    view.layoutIfNeeded()
    expect(inner.frame, is: CGRect(x: 5, y: 6, width: 30, height: 10))
    expect(inner.center, is: CGPoint(x: 5, y: 6))
  }

  /// Core Animation, CADisplayLink: code is called for each frame, of which there are none here.
  ///
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink
  @Test func `a display link accepts its settings, and the media time is positive`() {
    let link = CADisplayLink(target: view, selector: Selector("tick"))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    #expect(CACurrentMediaTime() > 0)
    link.invalidate()
  }
}

private final class PlacingView: UIView {
  let line = CALayer()
  let inner = PlacingLayer()
  override init(frame: CGRect) {
    super.init(frame: frame)
    inner.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    layer.addSublayer(line)
    layer.addSublayer(inner)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    line.frame = layer.bounds
  }
}

private final class PlacingLayer: CALayer {
  let placed = CALayer()
  override init() {
    super.init()
    addSublayer(placed)
  }
  override func layoutSublayers() { placed.frame = bounds }
}

private final class RoundView: UIView {
  override var bounds: CGRect { didSet { layer.cornerRadius = bounds.width / 2 } }
}
