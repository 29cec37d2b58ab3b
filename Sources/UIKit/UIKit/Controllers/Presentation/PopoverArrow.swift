internal import Foundation

/// The arrow of a popover, which points at its source.
final class PopoverArrow: UIView {
  /// The length of the edge at the popover, in points.
  static let width: CGFloat = 37

  var color = UIColor.systemBackground
  var pointsUp = true

  override func draw(_ rect: CGRect) {
    let (base, tip) = pointsUp ? (rect.maxY, rect.minY) : (rect.minY, rect.maxY)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: base))
    path.addQuadCurve(
      to: CGPoint(x: rect.midX, y: tip), controlPoint: CGPoint(x: rect.midX - rect.width / 5, y: base))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: base), controlPoint: CGPoint(x: rect.midX + rect.width / 5, y: base))
    path.close()
    color.setFill()
    path.fill()
  }
}
