internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography

/// The sizes that views with nothing to measure keep: those of the frames that the document records, or of a new view.
enum KeptSizeRule {
  /// Gives the views of a scene their kept sizes.
  static func setSizes(_ tree: inout ViewTree, _ constraints: [SceneConstraint]) {
    let holders = Set(tree.views.compactMap(\.superview))
    let emptyLabels = emptyArrangedLabels(of: tree)
    setWidths(&tree, of: holders, constraints)
    for index in tree.views.indices.dropFirst() where !holders.contains(index) {
      let view = tree.views[index]
      // The rules are asked about these alone: most views have content.
      let isEmptyLabel = emptyLabels.contains(index)
      guard view.isPlain || view.isTextView || isEmptyLabel, let frame = view.placement.recordedFrame else { continue }
      var subject = RuleSubject()
      subject.note(.emptyView, view.isPlain)
      subject.note(.textView, view.isTextView)
      subject.note(.emptyLabel, isEmptyLabel)
      guard tree.apply(InterfaceBuilderRules.keptSizes, to: subject, at: index) else { continue }
      let insets = view.placement.alignmentRectInsets ?? .zero
      tree.update(index) {
        $0.placement.keptSize = IntrinsicContentSize(ofFrame: frame.size, insetBy: insets)
      }
    }
  }

  /// The positions of the empty labels that stacks arrange; what is filled proportionally asks for lengths of content.
  private static func emptyArrangedLabels(of tree: ViewTree) -> Set<Int> {
    var labels: Set<Int> = []
    for case let stack? in tree.views.map(\.placement.stack) where stack.distribution != .fillProportionally {
      labels.formUnion(
        stack.arrangedViews.filter { tree.views.indices.contains($0) && tree.views[$0].content.isEmptyLabel })
    }
    return labels
  }

  /// Gives a width to those views with subviews that have none otherwise.
  private static func setWidths(_ tree: inout ViewTree, of holders: Set<Int>, _ constraints: [SceneConstraint]) {
    let open = holders.filter { $0 > 0 && isInColumn($0, tree) && tree.views[$0].isPlain }
    guard !open.isEmpty else { return }
    let decided = viewsWithNamedWidth(constraints)
    for index in open.sorted() where !decided.contains(index) {
      var subject = RuleSubject()
      subject.note(.openWidth)
      let width = tree.apply(InterfaceBuilderRules.keptWidths, to: subject, at: index)
      tree.update(index) { $0.placement.keptSize.width = width }
    }
  }

  /// Returns whether a vertical stack arranges a view without stretching it.
  private static func isInColumn(_ view: Int, _ tree: ViewTree) -> Bool {
    guard let superview = tree.views[view].superview, let stack = tree.views[superview].placement.stack,
      stack.arrangedViews.contains(view)
    else { return false }
    return stack.axis == .vertical && stack.alignment != .fill
  }

  /// The views of which constraints name the width or an edge at a side, or those of a guide of theirs.
  private static func viewsWithNamedWidth(_ constraints: [SceneConstraint]) -> Set<Int> {
    var named: Set<Int> = []
    for constraint in constraints.map(\.constraint) {
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
      ] where attribute.axis == .horizontal && attribute.withoutMargins != .centerX {
        if let item { named.insert(item.view) }
      }
    }
    return named
  }
}

extension ViewContent {
  fileprivate var isEmptyLabel: Bool {
    if case .label(let label) = self { label.text.text.isEmpty } else { false }
  }
}

extension View {
  /// Whether the view shows nothing of its own and neither arranges nor scrolls anything.
  fileprivate var isPlain: Bool {
    guard case .container = content else { return false }
    return placement.stack == nil && !placement.isScrollView
  }

  fileprivate var isTextView: Bool {
    if case .textView = content { true } else { false }
  }
}
