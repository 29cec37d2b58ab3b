internal import Geometry

/// The origins of the content of scroll views, in windows of all sizes of a part of the plane.
struct ParametricContent {
  /// The distance of each view's content from the view's upper left corner. Empty if all of it starts there.
  private(set) var origins: [PlanePoint] = []
  /// The distance of each view's visible place from its place in Auto Layout.
  private var shifts: [PlanePoint] = []

  /// Creates content that starts at the edges of its views.
  init() {}

  /// Creates the content from its values in three windows or, along a line, in two. Nil if their sizes do not span the
  /// plane or line.
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

  /// Returns the visible frames of the views.
  func shown(_ frames: [PlaneRect]) -> [PlaneRect] {
    guard !shifts.isEmpty else { return frames }
    return zip(frames, shifts).map { $0.moved(byX: $1.x, y: $1.y) }
  }
}
