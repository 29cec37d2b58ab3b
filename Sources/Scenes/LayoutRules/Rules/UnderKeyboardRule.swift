internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes
internal import Typography

/// The rule for views that the keyboard covers (specification AUD-07). In layouts that show the keyboard, these are
/// text and controls; in others, they are text fields that are covered while typing, and editable text views.
///
/// Views in scroll views are skipped, since they can be scrolled into sight.
enum UnderKeyboardRule: LayoutRule {
  static let code = FindingCode(
    "under-keyboard", .note, isLint: true,
    "The keyboard covers a text field while it is edited, or any view in a scene that shows the keyboard.",
    why: """
      People cannot see what they type, or cannot reach the next control. In a scene with `keyboard`, text and controls
      are reported; in other scenes, text fields below the lowest keyboard are reported if lints are enabled. That
      keyboard is 216 points high in portrait and 162 in landscape on phones, 264 and 352 on tablets, above the home
      indicator if there is one.
      """,
    mend: """
      Constrain it to the keyboard, `name.bottom <= keyboard.top - 8`, or put it into a scroll view that code scrolls when the
      keyboard appears.
      """,
    example: """
      format: 1
      views: { name: { type: textField, placeholder: Name, width: 200 } }
      constraints:
        - name: { leading: superview + 60, bottom: safeArea - 20 }
      """)

  /// Whether the rule is enabled, which includes scenes that show the keyboard.
  static func isAsked(in resolved: ResolvedScene) -> Bool {
    resolved.keyboardHeight != nil || resolved.asks(for: code)
  }

  static func findings(in layout: Layout) -> [Finding] {
    let (resolved, variant) = (layout.resolved, layout.resolved.variant)
    // A component may be anywhere on its screen.
    guard !resolved.extent.isComponent,
      resolved.keyboardHeight != nil || variant.device.size(in: variant.orientation) == resolved.rootSize
    else { return [] }
    let height = resolved.keyboardHeight ?? variant.device.lowestKeyboardHeight(in: variant.orientation)
    let top = resolved.rootSize.height - height
    return layout.contentViews.compactMap { position -> Finding? in
      let view = resolved.views[position]
      let frame = resolved.keyboardHeight == nil ? layout.typedFrame(of: position) : layout.seenFrame(of: position)
      guard let frame, !layout.isScrolled(position), frame.maxY - top > Overhang.tolerance else { return nil }
      let covered = layout.absoluteFrames[position].maxY - top
      return finding(
        about: position, in: layout, severity: resolved.keyboardHeight == nil ? .note : .warning,
        "\(view.nameInFindings) extends \(measure: covered.pointsText) under the keyboard",
        hint: "move it up, or put it into a scroll view")
    }
  }
}

extension Layout {
  /// Returns the part of a view in which text is typed, in root coordinates, in points. For a text field that is its
  /// line, which is at the top of a tall field. For a text view it is the upper half, because the view scrolls its
  /// text. Nil if nothing can be typed.
  fileprivate func typedFrame(of position: Int) -> Rect? {
    let (view, frame) = (resolved.views[position], absoluteFrames[position])
    switch view.content {
    case .textField(let field) where view.appearance.isEnabled:
      let line = field.font.pointSize * 1.2
      let top = max(0, min((frame.height - line) / 2, line))
      return Rect(x: frame.minX, y: frame.minY + top, width: frame.width, height: min(line, frame.height))
    case .textView(let text) where text.isEditable:
      return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height / 2)
    default: return nil
    }
  }
}
