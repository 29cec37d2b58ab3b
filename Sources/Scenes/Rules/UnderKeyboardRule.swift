internal import Geometry

/// Text fields that the keyboard covers while one types in them (specification AUD-07).
///
/// What scrolls can be brought into sight, so that fields in scroll views are fine.
enum UnderKeyboardRule: SceneRule {
  static func findings(in layout: Layout) -> [Finding] {
    let top = layout.resolved.rootSize.height - keyboardHeight(of: layout.resolved.variant)
    guard layout.resolved.variant.device.size(in: layout.resolved.variant.orientation) == layout.resolved.rootSize
    else {
      // A component may lie anywhere on its screen.
      return []
    }
    return layout.contentViews.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      let covered = layout.absoluteFrames[position].maxY - top
      guard view.takesText, !layout.isScrolled(position), covered > Overhang.tolerance else { return nil }
      return Finding(
        code: "under-keyboard", severity: .note,
        message: "\(view.nameInFindings) reaches \(covered.pointText) points under the keyboard",
        hint: "put it higher, or into a scroll view", source: view.source ?? layout.resolved.scene.source,
        views: [position])
    }
  }

  /// The height of the lowest keyboard of a device, in points: that of iOS 7, which stood at the edge of the screen, and
  /// above the home indicator where there is one.
  static func keyboardHeight(of variant: SceneVariant) -> Double {
    let isUpright = variant.orientation == .portrait
    let keys: Double = variant.device.idiom == .pad ? (isUpright ? 264 : 352) : (isUpright ? 216 : 162)
    return keys + variant.device.insets(in: variant.orientation).bottom
  }
}

extension View {
  /// Whether the keyboard appears when it is touched.
  fileprivate var takesText: Bool {
    switch content {
    case .textField, .textView: true
    default: false
    }
  }
}
