internal import AutoLayout
internal import Geometry

extension CGRect {
  var isUsable: Bool { origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite }

  /// Returns the rectangle with its edges moved outwards.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }

  /// Creates a rectangle with a size whose anchor, in unit coordinates, is at a point.
  init(size: CGSize, anchor: CGPoint, at place: CGPoint) {
    self.init(
      x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Returns the point at unit coordinates of the rectangle.
  func point(at parts: CGPoint) -> CGPoint {
    CGPoint(x: minX + parts.x * width, y: minY + parts.y * height)
  }

  /// Returns the rectangle that a transform about an anchor maps to this one. For rotations, whose bounding box is
  /// ambiguous, the size is computed by mapping the sides back.
  func withoutMap(_ map: CGAffineTransform, about anchor: CGPoint) -> CGRect {
    let size = size.applying(map.inverted())
    let plain = CGSize(width: abs(size.width), height: abs(size.height))
    let mapped = CGRect(size: plain, anchor: anchor, at: .zero).applying(map)
    return CGRect(size: plain, anchor: anchor, at: CGPoint(x: midX - mapped.midX, y: midY - mapped.midY))
  }

  /// Returns the rectangle mirrored horizontally within another one.
  func mirrored(in row: CGRect) -> CGRect { CGRect(Rect(self).mirrored(in: Rect(row))) }

  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
