internal import AutoLayout
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The empty labels that compete for the space of a stack on Xcode's canvas.
///
/// An empty label keeps its recorded length in a stack, but that length is only one of those that the canvas could have
/// given it. If the stack has more space than its views need and several empty labels hug equally, Xcode marks them and
/// the views behind them as ambiguous: 10 of 10 such views in stacks with a fixed length, and none of 10 in stacks that
/// are as long as their views (specification AMB-11).
struct StretchedLabels {
  /// The marked views of each stack: its labels, at least one, then the others, both in the order of the stack.
  private(set) var views: [[Int]] = []

  /// Finds the competing labels of a scene that is solved as saved. Other layouts have none.
  init(in layout: Layout, measuringTextWith measurer: any TextMeasuring) {
    let stacks = Self.stacks(of: layout)
    guard !stacks.isEmpty else { return }
    var resolved = layout.resolved
    for label in stacks.flatMap(\.labels) {
      // Without a recorded frame the content counts, which is empty.
      resolved.views[label].placement.recordedFrame = nil
      resolved.views[label].placement.keptSize = .none
    }
    let solution = resolved.uncheckedLayout(measuringTextWith: measurer).solution
    let open = Set(solution.ambiguities.filter { $0.leavesOpen(atLeast: 1) && layout.isVerified($0) }.map(\.view))
    views = stacks.compactMap { stack in
      let labels = stack.labels.filter(open.contains)
      // Without an open label, the views have another reason.
      return labels.isEmpty ? nil : labels + stack.arranged.filter { open.contains($0) && !labels.contains($0) }
    }
  }

  /// Returns the stacks that arrange several empty labels whose length along the stack is kept.
  private static func stacks(of layout: Layout) -> [(arranged: [Int], labels: [Int])] {
    guard layout.resolved.isAsSaved, layout.resolved.leafSizes == .recorded else { return [] }
    return layout.resolved.views.compactMap { view in
      guard let stack = view.placement.stack else { return nil }
      let arranged = stack.arrangedViews.filter { layout.resolved.views.indices.contains($0) && !layout.isHidden($0) }
      let labels = arranged.filter { position in
        let view = layout.resolved.views[position]
        return view.content.label?.text.isEmpty == true && view.placement.keptSize[stack.axis] != nil
      }
      return labels.count > 1 ? (arranged, labels) : nil
    }
  }
}
