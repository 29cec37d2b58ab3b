internal import Geometry

/// What the keyboard covers (specification AUD-07): of layouts that show it texts and controls, of others the text fields
/// that one could not see while one types in them.
///
/// What scrolls can be brought into sight, so that what lies in scroll views is fine.
enum UnderKeyboardRule: SceneRule {
  static func findings(in layout: Layout) -> [Finding] {
    let (resolved, variant) = (layout.resolved, layout.resolved.variant)
    // A component may lie anywhere on its screen.
    guard resolved.keyboardHeight != nil || variant.device.size(in: variant.orientation) == resolved.rootSize
    else { return [] }
    let height = resolved.keyboardHeight ?? variant.device.lowestKeyboardHeight(in: variant.orientation)
    let top = resolved.rootSize.height - height
    return layout.contentViews.compactMap { position -> Finding? in
      let view = resolved.views[position]
      let covered = layout.absoluteFrames[position].maxY - top
      guard view.takesText || resolved.keyboardHeight != nil, !layout.isScrolled(position),
        covered > Overhang.tolerance
      else { return nil }
      return Finding(
        code: "under-keyboard", severity: resolved.keyboardHeight == nil ? .note : .warning,
        message: "\(view.nameInFindings) reaches \(covered.pointText) points under the keyboard",
        hint: "put it higher, or into a scroll view", source: view.source ?? resolved.scene.source, views: [position])
    }
  }
}

extension ResolvedView {
  /// Whether the keyboard appears when it is touched.
  fileprivate var takesText: Bool {
    switch content {
    case .textField, .textView: true
    default: false
    }
  }
}
