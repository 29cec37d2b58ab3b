internal import AutoLayout
internal import Geometry
internal import Scenes

/// The sizes that views with nothing to measure keep from the frames that the document records.
enum KeptSizeRule {
  /// Gives the views of a scene their kept sizes.
  static func setSizes(_ tree: inout ViewTree) {
    let holders = Set(tree.views.compactMap(\.superview))
    for index in tree.views.indices.dropFirst() where !holders.contains(index) {
      let view = tree.views[index]
      // The rules are asked about these alone: most views have content.
      guard view.isPlain || view.isTextView, let frame = view.placement.recordedFrame else { continue }
      var subject = RuleSubject()
      subject.note(.emptyView, view.isPlain)
      subject.note(.textView, view.isTextView)
      guard tree.apply(InterfaceBuilderRules.keptSizes, to: subject, at: index) else { continue }
      let insets = view.placement.alignmentRectInsets ?? .zero
      tree.update(index) {
        $0.placement.keptSize = IntrinsicContentSize(ofFrame: frame.size, insetBy: insets)
      }
    }
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
