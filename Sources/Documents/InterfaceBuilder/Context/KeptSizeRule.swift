internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography

/// The sizes that views without measurable content keep: the recorded sizes, or the sizes of a new view.
enum KeptSizeRule {
  static func setSizes(_ tree: inout ViewTree, _ constraints: [SceneConstraint]) {
    let holders = Set(tree.views.compactMap(\.superview))
    let emptyLabels = emptyArrangedLabels(of: tree)
    setWidths(&tree, of: holders, constraints)
    for index in tree.views.indices.dropFirst() where !holders.contains(index) {
      let view = tree.views[index]
      // Most views have content, so the rules are applied to these only.
      let isEmptyLabel = emptyLabels.contains(index)
      guard view.isPlain || view.isTextView || view.content.isEmptyImage || isEmptyLabel,
        let frame = view.placement.recordedFrame
      else { continue }
      var subject = RuleSubject()
      subject.note(.emptyView, view.isPlain)
      subject.note(.textView, view.isTextView)
      // An image view without a size was never laid out.
      subject.note(.emptyImage, view.content.isEmptyImage && frame.size != .zero)
      subject.note(.emptyLabel, isEmptyLabel)
      guard tree.apply(InterfaceBuilderRules.keptSizes, to: subject, at: index) else { continue }
      let insets = view.placement.alignmentRectInsets ?? .zero
      tree.update(index) {
        $0.placement.keptSize = IntrinsicContentSize(ofFrame: frame.size, insetBy: insets)
      }
    }
  }

  /// Returns the empty labels that stacks arrange. Proportional stacks are skipped, since they need content sizes.
  private static func emptyArrangedLabels(of tree: ViewTree) -> Set<Int> {
    var labels: Set<Int> = []
    for case let stack? in tree.views.map(\.placement.stack) where stack.distribution != .fillProportionally {
      labels.formUnion(
        stack.arrangedViews.filter { tree.views.indices.contains($0) && tree.views[$0].content.isEmptyLabel })
    }
    return labels
  }

  /// Sets the width of views with subviews whose width nothing else determines.
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

  /// Whether a vertical stack arranges a view without stretching it.
  private static func isInColumn(_ view: Int, _ tree: ViewTree) -> Bool {
    guard let superview = tree.views[view].superview, let stack = tree.views[superview].placement.stack,
      stack.arrangedViews.contains(view)
    else { return false }
    return stack.axis == .vertical && stack.alignment != .fill
  }

  /// Returns the views whose width or horizontal edges, or their guides', are named by constraints.
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

  /// Whether the content is that of an image view for which only code has an image.
  fileprivate var isEmptyImage: Bool {
    if case .image(let image) = self { image.name == nil && image.size == nil } else { false }
  }
}

extension View {
  /// Whether the view shows nothing itself and neither arranges nor scrolls views.
  fileprivate var isPlain: Bool {
    guard case .container = content else { return false }
    return placement.stack == nil && !placement.isScrollView
  }

  fileprivate var isTextView: Bool {
    if case .textView = content { true } else { false }
  }
}
