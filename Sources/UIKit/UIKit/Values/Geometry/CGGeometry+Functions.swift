// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The rectangle with zero size at the origin.
public let CGRectZero = CGRect.zero
/// The null rectangle, which is the result of an empty intersection.
public let CGRectNull = CGRect.null
public let CGRectInfinite = CGRect.infinite
public let CGPointZero = CGPoint.zero
public let CGSizeZero = CGSize.zero

/// Returns a rectangle, in points.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns a size, in points.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Returns the width, in points; never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the height, in points; never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// Returns the left edge, in points.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the horizontal center, in points.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the right edge, in points.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the top edge, in points.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the vertical center, in points.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the bottom edge, in points.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns the rectangle with its edges moved inwards, in points.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// Returns the rectangle moved by an offset, in points.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// Returns the smallest rectangle that contains two rectangles.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }
/// Returns the intersection of two rectangles.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect { first.intersection(second) }
/// Whether two rectangles intersect.
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.intersects(second) }
/// Whether a rectangle contains a point.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether a rectangle contains another.
public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.contains(second) }
/// Whether two rectangles are equal.
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }
/// Whether a rectangle has no area.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether two sizes are equal.
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }
/// Whether two points are equal.
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }
