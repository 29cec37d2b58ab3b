internal import Geometry

/// A view along an axis.
struct FrameTrack: Hashable {
  var view: String
  var axis: Axis
}

/// The change of a recorded frame along an axis, in points.
struct FrameMovement {
  /// The change of the near edge in the superview; nil if the superview is another one or a frame is unknown.
  var start: Double?
  /// The change of the length; nil if a frame is unknown.
  var length: Double?

  /// The largest difference between equal lengths, in points.
  static let tolerance = 0.01

  /// Whether the near edge is where it was.
  var keepsStart: Bool { start.map { abs($0) <= Self.tolerance } ?? false }

  /// Whether the length is another one.
  var resizes: Bool { length.map { abs($0) > Self.tolerance } ?? true }

  /// The distances by which the edges and the length changed, without those that are the same. Nil if one is unknown.
  var distances: [Double]? {
    guard let start, let length else { return nil }
    return [start, start + length, length].map(abs).filter { $0 > Self.tolerance }
  }

  /// The distance by which everything that changed did; nil if the distances differ or one is unknown.
  var distance: Double? {
    guard let distances, let first = distances.first,
      distances.allSatisfy({ abs($0 - first) <= Self.tolerance })
    else { return nil }
    return first
  }
}
