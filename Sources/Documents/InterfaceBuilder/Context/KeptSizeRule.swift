internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography

/// The sizes that views with nothing to measure keep from the frames that the document records.
enum KeptSizeRule {
  /// Gives the views of a scene their kept sizes.
  static func setSizes(_ tree: inout ViewTree) {
    let holders = Set(tree.views.compactMap(\.superview))
    let emptyLabels = emptyArrangedLabels(of: tree)
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
