internal import Geometry
internal import ReviewReports

/// The differences of a scene's layouts that follow from its container, its bars or the size of its root, as layouts
/// with the former ones show.
struct ContextEffects {
  /// The paths of the views that have their former frames in the former container, by tried variant.
  private var views: [String: Set<String>] = [:]
  /// The tried layouts that represent others, by what changed in them.
  private var representatives: [CauseEffects.Signature: String] = [:]
  /// The tried layouts that represent layouts beyond the limit, by the directions of what changed in them.
  private var similar: [CauseEffects.Signature: String] = [:]

  /// Creates the effects on the layouts of a scene. Without trials, nothing follows.
  init(on layouts: [LayoutPair], _ trials: TriedLayouts) {
    for layout in layouts {
      let variant = layout.after.variant
      guard let tried = trials.context[variant] else { continue }
      let former = Dictionary(tried.views.map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
      views[variant] = Set(
        layout.changes.compactMap(\.frames).filter { frames in
          former[frames.view].map { Self.isRestored(frames, by: $0) } ?? false
        }.map(\.view))
      guard let signature = CauseEffects.Signature(of: layout.changes) else { continue }
      if representatives[signature] == nil { representatives[signature] = variant }
      if similar[signature.directions] == nil { similar[signature.directions] = variant }
    }
  }

  /// Returns the paths of the views whose other frames in a layout follow, judged by a similar layout if it was not
  /// tried.
  func views(in layout: LayoutPair) -> Set<String> {
    if views.isEmpty { return [] }
    if let own = views[layout.after.variant] { return own }
    guard let signature = CauseEffects.Signature(of: layout.changes),
      let variant = representatives[signature] ?? similar[signature.directions]
    else { return [] }
    return views[variant] ?? []
  }

  /// Whether a tried frame is the former one, apart from a small part of each difference.
  private static func isRestored(_ frames: LayoutChange.Frames, by tried: Rect) -> Bool {
    LayoutChange.parts.allSatisfy { part in
      let whole = abs(part(frames.new) - part(frames.old))
      return abs(part(tried) - part(frames.old)) <= CauseEffects.leastDistance + CauseEffects.unexplainedShare * whole
    }
  }
}
