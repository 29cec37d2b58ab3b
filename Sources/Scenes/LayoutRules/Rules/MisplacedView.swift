internal import SceneLayouts
internal import Scenes

/// A misplaced view, with the views that are misplaced because of it.
struct MisplacedView {
  let position: Int
  /// The difference of its frames.
  let misplacement: Misplacement
  /// The positions of the views that follow it.
  private(set) var followers: [Int] = []
  /// The absolute differences between the frames along each axis, in points.
  private let horizontal: [Double]
  private let vertical: [Double]
  private let distances: [Double]

  init(position: Int, misplacement: Misplacement) {
    self.position = position
    self.misplacement = misplacement
    func distances(_ quantities: Set<Misplacement.Quantity>) -> [Double] {
      misplacement.badges.map(\.quantity).filter(quantities.contains).map {
        abs($0.value(in: misplacement.expected) - $0.value(in: misplacement.actual))
      }
    }
    horizontal = distances([.x, .width])
    vertical = distances([.y, .height])
    self.distances = horizontal + vertical
  }

  /// Returns the views that others follow, in the order of the scene. A view in a wider one is wider, and a view tied
  /// to a moved one is moved. Both change by the same distance, or by half of it for a center.
  ///
  /// A view that Xcode marked is always reported separately. Others follow the first view that explains them, in the
  /// given order.
  static func causes(among misplaced: [MisplacedView], in layout: Layout) -> [MisplacedView] {
    var causes: [MisplacedView] = []
    var index = CauseIndex()
    for view in misplaced {
      let isMarked = layout.resolved.views[view.position].placement.isMarkedMisplaced
      guard !isMarked, let cause = index.candidates(for: view.distances).first(where: { causes[$0].explains(view) })
      else {
        index.add(causes.count, with: view.distances)
        causes.append(view)
        continue
      }
      causes[cause].followers.append(view.position)
    }
    for position in causes.indices { causes[position].followers.sort() }
    return causes.sorted { $0.position < $1.position }
  }

  /// Returns those of some moved views that are inside a misplaced one and whose differences along each axis follow
  /// from its own along the same axis. If they moved sideways, Xcode marked 14 of 14; of others that moved by the same
  /// distances as a misplaced view, it marked 4 of 46.
  static func followers(
    of misplaced: [MisplacedView], among moved: [MisplacedView], in layout: Layout
  ) -> [MisplacedView] {
    let outer = Dictionary(misplaced.map { ($0.position, $0) }) { first, _ in first }
    return moved.filter { view in
      layout.path(to: view.position).dropFirst().contains { outer[$0]?.explainsAxes(of: view) ?? false }
    }
  }

  /// Whether the distances of a view follow from these. An aspect ratio carries them from one axis to the other.
  private func explains(_ other: MisplacedView) -> Bool { Self.explain(other.distances, by: distances) }

  /// Whether the distances of a view along each axis follow from those along the same axis. Those that rounding
  /// explains need no cause.
  private func explainsAxes(of other: MisplacedView) -> Bool {
    func exceedsRounding(_ distance: Double) -> Bool { distance > Self.tolerance }
    return Self.explain(other.horizontal.filter(exceedsRounding), by: horizontal)
      && Self.explain(other.vertical.filter(exceedsRounding), by: vertical)
  }

  private static func explain(_ distances: [Double], by causes: [Double]) -> Bool {
    distances.allSatisfy { distance in
      causes.contains { own in shares.contains { abs(own * $0 - distance) <= tolerance } }
    }
  }

  /// The shares of its cause's distance by which a view may move: by all of it, by half of it for a center, or by twice
  /// if the cause is a center.
  fileprivate static let shares = [1, 0.5, 2]
  /// The largest difference of distances that count as equal, in points.
  fileprivate static let tolerance = 1.0
}

/// The positions of causes by their distances in whole points. A document with thousands of misplaced views has
/// thousands of causes, and a view can only follow a cause if its distances are shares of the cause's.
private struct CauseIndex {
  private var positions: [Double: [Int]] = [:]

  mutating func add(_ position: Int, with distances: [Double]) {
    for distance in Set(distances.map { $0.rounded(.down) }) { positions[distance, default: []].append(position) }
  }

  /// Returns the positions, in order, of all causes that can explain a view with these distances, and of others.
  func candidates(for distances: [Double]) -> [Int] {
    let keys = distances.map(Self.keys)
    func count(_ keys: [Double]) -> Int { keys.reduce(0) { $0 + (positions[$1]?.count ?? 0) } }
    // A cause explains all distances, so those with the rarest one are enough.
    guard let rarest = keys.min(by: { count($0) < count($1) }) else { return [] }
    return Set(rarest.flatMap { positions[$0] ?? [] }).sorted()
  }

  /// Returns the whole distances of causes that may explain a distance.
  private static func keys(of distance: Double) -> [Double] {
    MisplacedView.shares.flatMap { share in
      let reach = (MisplacedView.tolerance / share).rounded(.up)
      return stride(from: -reach, through: reach, by: 1).map { (distance / share).rounded(.down) + $0 }
    }
  }
}
