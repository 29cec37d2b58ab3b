internal import DocumentEditing
internal import Findings

/// The scenes that both sides of a merge moved to different places of the canvas. Positions have no effect on the app,
/// so our position is used without a decision, and reported.
struct CanvasPositions {
  private let trees: MergeTrees
  private let presence: PresenceMerge

  init(_ trees: MergeTrees, _ presence: PresenceMerge) {
    self.trees = trees
    self.presence = presence
  }

  /// The number of scenes that are named.
  private static let namedScenes = 3

  /// The note about the scenes; empty if there are none.
  var lines: [String] {
    let scenes = (0..<trees.count).filter(isContested).map(subject)
    guard !scenes.isEmpty else { return [] }
    let ending = scenes.count == 1 ? "kept the position of ours" : "kept the positions of ours"
    return ["both sides moved \(scenes.listed(atMost: Self.namedScenes)) on the canvas; \(ending)"]
  }

  /// Whether an element is a position that both sides changed in different ways.
  private func isContested(_ identity: Int) -> Bool {
    presence.isPresent[identity] && trees.isCanvasPosition(identity) && trees.canvasWinner(of: identity) == nil
  }

  /// Returns the controller of the scene at a position, or the view of a xib, as text.
  private func subject(of position: Int) -> String {
    guard let owner = presence.parents[position] else { return "" }
    if trees.isObject(owner) { return trees.subject(of: owner) }
    let objects = trees.versions.ours.children(of: owner).flatMap { trees.versions.ours.children(of: $0) }
    let start = objects.first { trees.name(of: $0).lowercased().contains("controller") } ?? objects.first
    return start.map(trees.subject) ?? ""
  }
}

extension MergeTrees {
  /// The largest difference between equal positions, in points of the canvas. Versions of Xcode round differently.
  private static let canvasTolerance = 1.0

  /// Whether an element is the position of a scene on the canvas.
  func isCanvasPosition(_ identity: Int) -> Bool {
    isOwn(identity) && name(of: identity) == "point"
      && versions[home(of: identity)].value("key", of: identity) == "canvasLocation"
  }

  /// Returns the side whose position on the canvas is used: theirs if only they moved the scene. Nil if both sides moved
  /// it to different positions.
  func canvasWinner(of identity: Int) -> MergeSide? {
    let positions = versions.map { version in
      ["x", "y"].map { version.value($0, of: identity).flatMap(Double.init) }
    }
    func areEqual(_ first: [Double?], _ second: [Double?]) -> Bool {
      zip(first, second).allSatisfy { one, other in
        if let one, let other { abs(one - other) < Self.canvasTolerance } else { one == other }
      }
    }
    if areEqual(positions.ours, positions.theirs) || areEqual(positions.theirs, positions.base) { return .ours }
    return areEqual(positions.ours, positions.base) ? .theirs : nil
  }
}
