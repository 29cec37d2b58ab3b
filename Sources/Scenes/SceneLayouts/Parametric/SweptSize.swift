public import Geometry
public import Scenes

/// The widths or heights that a window takes on in a sweep, in points.
public struct SweptSize: Sendable, Hashable {
  /// The axis along which the window changes: the width along the horizontal one, else the height.
  public var axis: Axis
  /// The sizes from the smallest to the largest.
  public var range: ClosedRange<Double>

  /// The sizes of a range.
  public init(_ axis: Axis, _ range: ClosedRange<Double>) {
    self.axis = axis
    self.range = range
  }

  /// A word for what changes: `width`.
  public var name: String { axis == .horizontal ? "width" : "height" }

  /// A variant in a window of one of the sizes. What is not swept is as large as on the device, which also keeps its
  /// insets, bars and orientation; the size classes are those of the window.
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

  /// The window with one of the sizes, as a point of the plane of sizes.
  func point(at length: Double, in variant: SceneVariant) -> Point {
    let size = variant.device.size(in: variant.orientation)
    return axis == .horizontal ? Point(x: length, y: size.height) : Point(x: size.width, y: length)
  }

  /// The windows of all sizes, as a part of a line in the plane of sizes.
  func line(in variant: SceneVariant) -> ConvexPolygon {
    ConvexPolygon(from: point(at: range.lowerBound, in: variant), to: point(at: range.upperBound, in: variant))
  }

  /// The size that a point of the line stands for.
  func length(of point: Point) -> Double { axis == .horizontal ? point.x : point.y }
}
