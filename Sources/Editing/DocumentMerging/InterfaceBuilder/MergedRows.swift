internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rows of the tables in a merged scene.
///
/// No constraint places a row: Xcode records it below the row above. If both sides added or removed rows, the rows
/// below move by both distances together.
struct MergedRows {
  /// A row in one version.
  private struct Row {
    /// The name of the row above; nil for the first one.
    let above: String?
    /// The distance to the row above, or to the upper edge of the table, in points.
    let gap: Double
  }

  private let scene: Scene
  /// The rows of the versions, by object id.
  private let rows: MergeInput<[String: Row]>

  /// Creates the rows of a merged scene from the rows of its versions; nil for a version without the scene.
  init(of scene: Scene, from versions: MergeInput<Scene?>) {
    self.scene = scene
    rows = versions.map { version in
      guard let version else { return [:] }
      let found = version.views.indices.compactMap { view in
        Self.row(view, in: version).map { (version.views[view].name, $0) }
      }
      return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The rows that the merge did not leave directly below the row above, with their new frames.
  var moved: [SceneEdit.MovedView] {
    let found = scene.views.indices.filter { Self.frame(ofRow: $0, in: scene) != nil }
    let followers = Dictionary(grouping: found) { Self.rowAbove($0, in: scene) }
    var open = followers[nil] ?? []
    var ends: [Int: Double] = [:]
    var moved: [SceneEdit.MovedView] = []
    while let view = open.popLast() {
      guard var frame = Self.frame(ofRow: view, in: scene) else { continue }
      let above = Self.rowAbove(view, in: scene)
      let top = (above.flatMap { ends[$0] } ?? 0) + gap(of: view, below: above, frame)
      if abs(top - frame.minY) > 0.5 {
        frame.origin.y = top
        moved.append(SceneEdit.MovedView(view: view, frame: frame))
      }
      ends[view] = frame.maxY
      open += followers[view] ?? []
    }
    return moved.sorted { $0.view < $1.view }
  }

  /// Returns the distance between two rows that the sides agree on. If no version has them next to each other, because
  /// both sides added rows in the same place, it is the distance that the lower one has on its side.
  private func gap(of view: Int, below above: Int?, _ frame: Rect) -> Double {
    let (name, aboveName) = (scene.views[view].name, above.map { scene.views[$0].name })
    let known = rows.map { rows in rows[name].flatMap { $0.above == aboveName ? $0.gap : nil } }
    if let agreed = known.agreed, let gap = agreed { return gap }
    return known.ours ?? known.theirs ?? known.base ?? rows.ours[name]?.gap ?? rows.theirs[name]?.gap
      ?? frame.minY - (above.flatMap { Self.frame(ofRow: $0, in: scene)?.maxY } ?? 0)
  }

  // MARK: - Rows of a version

  private static func row(_ view: Int, in scene: Scene) -> Row? {
    guard let frame = frame(ofRow: view, in: scene) else { return nil }
    let above = rowAbove(view, in: scene)
    let gap = frame.minY - (above.flatMap { self.frame(ofRow: $0, in: scene)?.maxY } ?? 0)
    // Equal distances must compare as equal wherever they are.
    return Row(above: above.map { scene.views[$0].name }, gap: (gap * 1000).rounded() / 1000)
  }

  /// Returns the recorded frame of a cell, header or footer; nil for other views, and for the title of a section, which
  /// has no element of its own.
  private static func frame(ofRow view: Int, in scene: Scene) -> Rect? {
    guard case .row(let row)? = scene.views[view].list.placement else { return nil }
    if case .title = row.sides { return nil }
    return scene.views[view].placement.recordedFrame
  }

  private static func rowAbove(_ view: Int, in scene: Scene) -> Int? {
    var next = view
    while case .row(let row)? = scene.views[next].list.placement, let above = row.above {
      if frame(ofRow: above, in: scene) != nil { return above }
      next = above
    }
    return nil
  }
}
