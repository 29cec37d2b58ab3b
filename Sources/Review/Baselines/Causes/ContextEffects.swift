internal import Geometry
internal import ReviewReports

/// The differences of a scene's layouts that follow from its container, its bars or the size of its root. They are
/// found by laying the scene out with the former ones.
struct ContextEffects {
  /// The paths of the views that have their former frames in the former container, by tried variant.
  private var views: [String: Set<String>] = [:]
  private let representatives: LayoutRepresentatives

  /// Creates the effects on the layouts of a scene. Without trials, nothing follows.
  init(on layouts: [LayoutPair], _ trials: TriedLayouts) {
    representatives = LayoutRepresentatives(among: layouts) { trials.context[$0] != nil }
    for layout in layouts {
      let variant = layout.after.variant
      guard let former = trials.context[variant]?.framesByPath else { continue }
      views[variant] = Set(
        layout.changes.compactMap(\.frames).filter { frames in
          former[frames.view].map { Self.isRestored(frames, by: $0) } ?? false
        }.map(\.view))
    }
  }

  /// Returns the paths of the views whose frames in a layout changed because of the container. A layout that was not
  /// tried is judged by a similar one.
  func views(in layout: LayoutPair) -> Set<String> {
    representatives.variant(for: layout).flatMap { views[$0] } ?? []
  }

  /// Whether a tried frame equals the former one, apart from a small part of each difference.
  private static func isRestored(_ frames: LayoutChange.Frames, by tried: Rect) -> Bool {
    LayoutChange.parts.allSatisfy { part in
      let whole = abs(part(frames.new) - part(frames.old))
      return abs(part(tried) - part(frames.old)) <= CauseEffects.leastDistance + CauseEffects.unexplainedShare * whole
    }
  }
}
