internal import Geometry

/// The places at which the content of scroll views begins in windows of all sizes of a part of the plane.
struct ParametricContent {
  /// The distance of each view's content from the view's upper left corner; empty where all of it begins there.
  private(set) var origins: [PlanePoint] = []
  /// The distance of each view, as it is seen, from the place that Auto Layout gives it.
  private var shifts: [PlanePoint] = []

  /// Content that begins at the edges of its views.
  init() {}

  /// The content that begins as it does in three windows, or along a line, in two; nil where their sizes do not span that.
  init?(_ contents: [ScrolledContent], at points: [Point]) {
    let count = contents.map(\.origins.count).max() ?? 0
    for view in 0..<count {
      guard let origin = PlanePoint(contents.map { $0.origin(of: view) }, at: points),
        let shift = PlanePoint(contents.map { $0.shift(of: view) }, at: points)
      else { return nil }
      origins.append(origin)
      shifts.append(shift)
    }
  }

  /// The frames of the views where they are seen.
  func shown(_ frames: [PlaneRect]) -> [PlaneRect] {
    guard !shifts.isEmpty else { return frames }
    return zip(frames, shifts).map { $0.moved(byX: $1.x, y: $1.y) }
  }
}
