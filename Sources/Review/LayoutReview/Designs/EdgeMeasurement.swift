internal import Drawing
internal import Geometry

/// A measurement of how far the edges of views are from their place in a design, in two pictures of the same screen and
/// scale.
///
/// An edge is measured only if it is visible in both pictures: a straight line of contrast at the edge of the frame in
/// our own picture, and in the design exactly as many lines with the same change of color nearby as in ours. Nothing is
/// measured if another line could be meant.
struct EdgeMeasurement {
  /// An edge of a frame.
  enum Edge: CaseIterable {
    case left, right, top, bottom

    /// The axis across the edge.
    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
  }

  /// The picture of the layout.
  let picture: Bitmap
  let design: Bitmap
  /// The pixels per point of both.
  let pixelsPerPoint: Double

  /// The largest deviation that is measured, in points. A line that is farther away may be another edge.
  static let reach = 12.0
  /// The part of an edge that is sampled, without rounded corners.
  private static let sampledPart = 0.2...0.8
  /// The maximum number of samples of an edge.
  private static let sampleLimit = 48
  /// The shortest edge that is measured, in points.
  private static let shortest = 4.0
  /// How far a line may be from the edge of the frame in our picture, in pixels.
  private static let ownDistance = 0.75

  /// Returns how far the design has an edge to the right of, or below, its place in the layout, in points; nil if that
  /// cannot be determined.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - frame: The frame of its view in the picture, in points.
  func deviation(of edge: Edge, of frame: Rect) -> Double? {
    let samples = samples(along: edge, of: frame)
    guard !samples.isEmpty else { return nil }
    let place = Self.place(of: edge, of: frame) * pixelsPerPoint
    // The search covers twice the reach, so that a neighbor that takes the place of the edge is noticed.
    let window = 2 * Self.reach * pixelsPerPoint
    let (first, last) = (Int((place - window).rounded(.down)), Int((place + window).rounded(.up)))
    func lines(in bitmap: Bitmap) -> [ContrastLine] {
      ContrastLineFinder(bitmap: bitmap, axis: edge.axis, samples: samples).lines(from: first, to: last)
    }
    let drawn = lines(in: picture)
    let own = drawn.min { abs($0.position - place) < abs($1.position - place) }
    guard let own, abs(own.position - place) <= Self.ownDistance else { return nil }
    let alike = drawn.filter(own.isAlike)
    let designed = lines(in: design).filter(own.isAlike)
    guard alike.count == designed.count, let rank = alike.firstIndex(of: own) else { return nil }
    let deviation = designed[rank].position - own.position
    let gaps = zip(alike, alike.dropFirst()).map { $1.position - $0.position }
    let limit = min(Self.reach * pixelsPerPoint, (gaps.min() ?? .infinity) / 2)
    guard abs(deviation) <= limit else { return nil }
    // Half a pixel is as exact as antialiasing is.
    return (deviation * 2).rounded() / 2 / pixelsPerPoint
  }

  /// Returns the rows or columns in which an edge is sampled; empty if it is too short.
  private func samples(along edge: Edge, of frame: Rect) -> [Int] {
    let (start, length, extent) =
      edge.axis == .horizontal
      ? (frame.minY, frame.height, min(picture.height, design.height))
      : (frame.minX, frame.width, min(picture.width, design.width))
    guard length >= Self.shortest else { return [] }
    let first = Int(((start + Self.sampledPart.lowerBound * length) * pixelsPerPoint).rounded(.up))
    let last = Int(((start + Self.sampledPart.upperBound * length) * pixelsPerPoint).rounded(.down)) - 1
    let (from, to) = (max(0, first), min(extent - 1, last))
    // An edge that is mostly off the screen cannot be measured.
    guard from <= to, to - from >= (last - first) / 2 else { return [] }
    let step = max(1, (to - from + 1) / Self.sampleLimit)
    return Array(stride(from: from, through: to, by: step))
  }

  /// Returns the distance of an edge from the left or top of the picture, in points.
  static func place(of edge: Edge, of frame: Rect) -> Double {
    switch edge {
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    }
  }
}
