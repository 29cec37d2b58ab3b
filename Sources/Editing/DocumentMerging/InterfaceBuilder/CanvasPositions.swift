internal import DocumentEditing
internal import Findings

/// The scenes that both sides of a merge moved to different places of the canvas. Positions have no effect on the app,
/// so that of ours is used without a decision, and reported.
struct CanvasPositions {
  private let trees: MergeTrees
  private let presence: PresenceMerge

  init(_ trees: MergeTrees, _ presence: PresenceMerge) {
    self.trees = trees
    self.presence = presence
  }

  /// The largest difference between equal positions, in points of the canvas. Versions of Xcode round differently.
  private static let tolerance = 1.0
  /// The number of scenes that are named.
  private static let namedScenes = 3

  /// The note about the scenes; empty if there are none.
  var lines: [String] {
    let scenes = (0..<trees.count).filter(isContested).map(subject)
    guard !scenes.isEmpty else { return [] }
    let ending = scenes.count == 1 ? "it has its position in ours" : "they have their positions in ours"
    return ["both sides moved \(scenes.listed(atMost: Self.namedScenes)) on the canvas; \(ending)"]
  }

  /// Whether an element is a position that both sides changed in different ways.
  private func isContested(_ identity: Int) -> Bool {
    guard presence.isPresent[identity], trees.isOwn(identity), trees.name(of: identity) == "point",
      trees.versions.ours.value("key", of: identity) == "canvasLocation"
    else { return false }
    let positions = trees.versions.map { version in
      ["x", "y"].map { version.value($0, of: identity).flatMap(Double.init) }
    }
    return zip(positions.ours, positions.theirs).contains { ours, theirs in
      guard let ours, let theirs else { return false }
      return abs(ours - theirs) >= Self.tolerance
    } && positions.winner == nil
  }

  /// Returns the controller of the scene at a position, or the view of a xib, in words.
  private func subject(of position: Int) -> String {
    guard let owner = presence.parents[position] else { return "" }
    if trees.isObject(owner) { return trees.subject(of: owner) }
    let objects = trees.versions.ours.children(of: owner).flatMap { trees.versions.ours.children(of: $0) }
    let start = objects.first { trees.name(of: $0).lowercased().contains("controller") } ?? objects.first
    return start.map(trees.subject) ?? ""
  }
}
