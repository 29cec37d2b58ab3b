internal import ReviewReports

/// The tried layouts of a scene, which represent those that were not tried.
struct LayoutRepresentatives {
  private var tried: Set<String> = []
  /// The first variant with the same changes.
  private var bySignature: [CauseEffects.Signature: String] = [:]
  /// The first variant with changes in the same directions, for layouts beyond the limit.
  private var byDirections: [CauseEffects.Signature: String] = [:]

  /// Creates the representatives among layouts, given the variants that were tried.
  init(among layouts: [LayoutPair], isTried: (String) -> Bool) {
    for layout in layouts where isTried(layout.after.variant) {
      let variant = layout.after.variant
      tried.insert(variant)
      guard let signature = CauseEffects.Signature(of: layout.changes) else { continue }
      if bySignature[signature] == nil { bySignature[signature] = variant }
      if byDirections[signature.directions] == nil { byDirections[signature.directions] = variant }
    }
  }

  /// Returns the variant of a layout if it was tried, otherwise the variant of a similar one. Nil if no tried layout is
  /// similar.
  func variant(for layout: LayoutPair) -> String? {
    if tried.isEmpty { return nil }
    if tried.contains(layout.after.variant) { return layout.after.variant }
    return CauseEffects.Signature(of: layout.changes).flatMap { bySignature[$0] ?? byDirections[$0.directions] }
  }
}
