internal import AutoLayout
internal import Geometry
internal import MarkupReading
internal import Scenes
internal import Typography

/// A reader for the sizes in which Interface Builder drew controls and text differently from the system.
struct SavedSizesReader {
  /// The screen that the document was shown on.
  let screen: SavedScreen

  func sizes(of tree: inout ViewTree, _ constraints: [SceneConstraint]) -> SavedSizes {
    var sizes = SavedSizes()
    let inStacks = Self.viewsInStacks(of: tree)
    for index in tree.views.indices {
      var subject = RuleSubject()
      subject.note(.stackAround, inStacks[index])
      subject.note(.screen, screen.identifier != nil)
      subject.note(.tablet, screen.device.idiom == .pad)
      if Self.isPointInBar(index, tree) {
        subject.note(.pointInBar)
        if tree.apply(InterfaceBuilderRules.keptPlaces, to: subject, at: index) { sizes.keptPlaces.insert(index) }
      }
      switch tree.views[index].content {
      case .progress:
        sizes.controlHeights[index] = tree.apply(InterfaceBuilderRules.progressHeights, to: subject, at: index)
      case .slider:
        subject.note(.ownCell, tree.elements.first?.name == .tableViewCell)
        sizes.controlHeights[index] = tree.apply(InterfaceBuilderRules.sliderHeights, to: subject, at: index)
      case .toolbar:
        subject.note(.tiedToHomeIndicator, isTiedToHomeIndicator(index, constraints))
        sizes.controlHeights[index] = tree.apply(InterfaceBuilderRules.toolbarHeights, to: subject, at: index)
      case .navigationBar:
        sizes.controlHeights[index] = tree.apply(InterfaceBuilderRules.navigationBarViewHeights, to: subject, at: index)
      case .searchBar:
        sizes.controlHeights[index] = tree.apply(InterfaceBuilderRules.searchBarHeights, to: subject, at: index)
      case .textField(let field) where !field.hasBorder:
        subject.note(.secure, field.isSecure)
        sizes.textFieldRooms[index] = tree.apply(InterfaceBuilderRules.textFieldRooms, to: subject, at: index)
      case .label(let label):
        note(label, in: &subject)
        let isWhole = tree.apply(InterfaceBuilderRules.wholePointLabels, to: subject, at: index)
        if isWhole { sizes.wholePointTexts.insert(index) }
        sizes.fontSizes[index] = fontSize(of: label, at: index, in: &tree)
      case .button(let button) where button.style.isConfigured:
        subject.note(.titleFont, Self.hasTitleFont(tree.elements[index]))
        let isWhole = tree.apply(InterfaceBuilderRules.wholePointButtons, to: subject, at: index)
        if isWhole { sizes.wholePointTexts.insert(index) }
      default: break
      }
    }
    return sizes
  }

  /// Returns the size in which a text style was drawn, in points. Nil for its own and for fonts of a fixed size.
  private func fontSize(of label: LabelContent, at view: Int, in tree: inout ViewTree) -> Double? {
    guard case .style(let style) = label.font.size else { return nil }
    var subject = RuleSubject()
    subject.lengths[.fontSize] = style.pointSize(at: .l)
    return tree.apply(InterfaceBuilderRules.titleSizes, to: subject, at: view)
  }

  /// Whether the configuration of a button has a font.
  private static func hasTitleFont(_ button: XMLElement) -> Bool {
    button.child(.buttonConfiguration, key: .configuration)?.child(.fontDescription, key: .titleFontDescription) != nil
  }

  /// Whether a view is the custom view of a bar item and is recorded with an empty size.
  private static func isPointInBar(_ view: Int, _ tree: ViewTree) -> Bool {
    guard tree.elements[view].key == .customView, let superview = tree.views[view].superview,
      tree.views[view].placement.recordedFrame?.size == .zero
    else { return false }
    return switch tree.views[superview].content {
    case .toolbar, .navigationBar: true
    default: false
    }
  }

  /// Adds the facts about a label that the text rules need.
  private func note(_ label: LabelContent, in subject: inout RuleSubject) {
    subject.note(.oneLine, label.numberOfLines == 1)
    guard case .points(let size) = label.font.size, label.font.family == nil else { return }
    subject.note(.sizedSystemFont)
    subject.lengths[.fontSize] = size
  }

  /// Whether a constraint ties the bottom of a view to the safe area above a home indicator, or to the older
  /// bottom layout guide.
  private func isTiedToHomeIndicator(_ view: Int, _ constraints: [SceneConstraint]) -> Bool {
    guard screen.device.hasHomeIndicator else { return false }
    return constraints.map(\.constraint).contains { constraint in
      guard let second = constraint.secondItem else { return false }
      let isBottom = [constraint.firstItem, second].contains { $0.view == view && $0.guide == nil }
      let isGuide = [constraint.firstItem, second].contains { $0.guide == .safeArea || $0.guide == .bottomLayoutGuide }
      return isBottom && isGuide && (constraint.firstAttribute == .bottom || constraint.secondAttribute == .bottom)
    }
  }

  /// Returns for each view whether it is inside a stack, at any depth.
  private static func viewsInStacks(of tree: ViewTree) -> [Bool] {
    // Works on positions, since copying a view costs more than the check.
    tree.views.indices.reduce(into: []) { known, position in
      known.append(tree.views[position].superview.map { known[$0] || tree.views[$0].placement.stack != nil } ?? false)
    }
  }
}
