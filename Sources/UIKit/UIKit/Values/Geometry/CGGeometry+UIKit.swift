public import Foundation

extension CGRect {
  /// Whether two rectangles are equal.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGSize {
  /// Whether two sizes are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGPoint {
  /// Whether two points are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension NSValue {
  /// A rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A size as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public var cgRectValue: CGRect { rectValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgPointValue: CGPoint { pointValue }
}

/// The text of a rectangle, as `NSStringFromCGRect` writes it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// The text of a size, as `NSStringFromCGSize` writes it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(short(size.width)), \(short(size.height))}" }

/// The text of a point, as `NSStringFromCGPoint` writes it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(short(point.x)), \(short(point.y))}" }

private func short(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}
