internal import AutoLayout
internal import Findings
internal import Geometry
internal import SceneLayouts
internal import Scenes

/// The rule for controls that are easy to miss with a finger (specification AUD-01).
enum TouchTargetRule: LayoutRule {
  static let code = FindingCode(
    "touch-target", .note, isLint: true, "A control is smaller than 44 × 44 points.",
    why: """
      Small controls are hard to hit. Apple's guidelines ask for 44 points in both directions. Switches, text fields and
      other system controls are lower by default, and work well if there is space around them: they are reported only if
      they are smaller than their default size.
      """,
    mend: "Set a minimum width and height, or enlarge the touch area in code.",
    example: """
      format: 1
      views: { new: { type: button, text: New Car } }
      constraints:
        - new: { leading: superview + 20, top: superview + 20 }
      """)

  /// The smallest width and height of a touch target, in points, from Apple's guidelines.
  static let smallest = 44.0

  static func findings(in layout: Layout) -> [Finding] {
    lazy var written = WrittenConstraints(of: layout)
    lazy var lengths = FixedLengths(in: layout)
    return layout.contentViews.compactMap { position -> Finding? in
      let view = layout.resolved.views[position]
      let size = layout.frames[position].size
      guard view.isInteractive, !isLargeEnough(size), layout.isMadeSmall(position) else { return nil }
      var finding = finding(
        about: position, in: layout, "\(view.nameInFindings) is hard to touch: \(measure: size.pointText) points",
        hint: "make it at least 44 × 44 points, or leave more space around it")
      if case .button = view.content { finding.command = command(enlarging: position, in: layout, written, lengths) }
      return finding
    }
  }

  /// Returns the command that makes a button large enough if constraints state each length that is too small. Otherwise
  /// nil, since other causes of the size are not so simple, and other controls have their own sizes.
  private static func command(
    enlarging position: Int, in layout: Layout, _ written: WrittenConstraints, _ lengths: FixedLengths
  ) -> Finding.Command? {
    let size = layout.frames[position].size
    let short = [(LayoutAttribute.width, size.width), (.height, size.height)].filter { $0.1 < smallest }.map(\.0)
    let words = short.compactMap { attribute in
      lengths.constraint(of: position, attribute).flatMap { layout.commandWord(for: $0, written) }
    }
    return words.count == short.count ? .editing(words, "--constant", "\(smallest.pointText)") : nil
  }

  /// The first constraint that fixes each length of a view below what is easy to hit, collected once for all buttons.
  private struct FixedLengths {
    private struct Length: Hashable {
      var item: LayoutItemID
      var attribute: LayoutAttribute
    }

    private var constraints: [Length: LayoutConstraint] = [:]

    init(in layout: Layout) {
      for constraint in layout.system.constraints
      where constraint.secondItem == nil && constraint.relation == .equal && constraint.constant < smallest {
        let length = Length(item: constraint.firstItem, attribute: constraint.firstAttribute)
        if constraints[length] == nil { constraints[length] = constraint }
      }
    }

    func constraint(of view: Int, _ attribute: LayoutAttribute) -> LayoutConstraint? {
      constraints[Length(item: LayoutItemID(view: view), attribute: attribute)]
    }
  }

  /// Whether a control of the given size, in points, is easy to hit.
  static func isLargeEnough(_ size: Size) -> Bool { min(size.width, size.height) >= smallest }
}

extension Layout {
  /// Whether a control is small because of its scene: a button, or a control smaller than its UIKit size.
  fileprivate func isMadeSmall(_ position: Int) -> Bool {
    let (content, size) = (resolved.views[position].content, frames[position].size)
    if case .button = content { return true }
    let natural = system.items[position].intrinsicContentSize
    return [(size.width, natural.width), (size.height, natural.height)].contains { length, own in
      length < TouchTargetRule.smallest && own.map { length < $0 - 1 } ?? true
    }
  }
}
