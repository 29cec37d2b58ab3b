/// A width and a height in points.
public struct Size: Sendable, Hashable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A width and height of zero.
  public static let zero = Size(width: 0, height: 0)

  /// The extent along an axis, in points.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The size with width and height exchanged, as after turning a device by a quarter.
  public var rotated: Size { Size(width: height, height: width) }

  /// Returns the size multiplied by `factor`. Points times scale are pixels.
  public func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}
