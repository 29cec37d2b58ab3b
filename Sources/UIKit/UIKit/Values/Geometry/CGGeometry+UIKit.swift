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
  /// Creates a rectangle as an object.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a size as an object.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a point as an object.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  public var cgRectValue: CGRect { rectValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgPointValue: CGPoint { pointValue }
}

/// Returns the text of a rectangle, as `NSStringFromCGRect` writes it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns the text of a size, as `NSStringFromCGSize` writes it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(short(size.width)), \(short(size.height))}" }

/// Returns the text of a point, as `NSStringFromCGPoint` writes it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(short(point.x)), \(short(point.y))}" }

private func short(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}
