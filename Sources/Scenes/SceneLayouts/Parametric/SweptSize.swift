public import Geometry
public import Scenes

/// The widths or heights of a window in a sweep, in points.
public struct SweptSize: Sendable, Hashable {
  /// The axis along which the window changes: horizontal for the width, vertical for the height.
  public var axis: Axis
  /// The sizes from the smallest to the largest.
  public var range: ClosedRange<Double>

  public init(_ axis: Axis, _ range: ClosedRange<Double>) {
    self.axis = axis
    self.range = range
  }

  /// The word for what changes: `width` or `height`.
  public var name: String { axis == .horizontal ? "width" : "height" }

  /// Returns a variant in a window of one of the sizes. The other dimension is the device's, which also keeps its
  /// insets, bars and orientation. The window determines the size classes.
  public func variant(_ variant: SceneVariant, at length: Double) -> SceneVariant {
    var swept = variant
    var size = variant.device.size(in: variant.orientation)
    if axis == .horizontal { size.width = length } else { size.height = length }
    let word = axis == .horizontal ? "wide" : "high"
    swept.device.split = nil
    swept.device.part = nil
    swept.device.window = size
    swept.device.host = variant.device.title
    swept.device.name = "\(length.pointText) points \(word)"
    swept.device.identifier = "\(variant.device.identifier)-\(length.pointText)-\(word)"
    return swept
  }

  /// Returns the window with one of the sizes, as a point of the plane of sizes.
  func point(at length: Double, in variant: SceneVariant) -> Point {
    let size = variant.device.size(in: variant.orientation)
    return axis == .horizontal ? Point(x: length, y: size.height) : Point(x: size.width, y: length)
  }

  /// Returns the windows of all sizes, as a segment in the plane of sizes.
  func line(in variant: SceneVariant) -> ConvexPolygon {
    ConvexPolygon(from: point(at: range.lowerBound, in: variant), to: point(at: range.upperBound, in: variant))
  }

  /// Returns the size that a point of the line represents.
  func length(of point: Point) -> Double { axis == .horizontal ? point.x : point.y }
}
