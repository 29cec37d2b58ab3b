internal import Geometry
internal import MarkupReading
internal import Scenes

/// The layout margins that Interface Builder gives root views and the parts of cells, from the rule tables.
struct MarginRules {
  let document: InterfaceBuilderDocument

  /// Sets the margins of a scene's views. Returns the margins that hold only on the saved canvas, by position.
  func setMargins(_ tree: inout ViewTree) -> [Int: ViewMargins] {
    var saved: [Int: ViewMargins] = [:]
    if !tree.apply(InterfaceBuilderRules.rootMarginInsets, to: RuleSubject(), at: 0) {
      for index in tree.views.indices where tree.views[index].placement.margins.insetsFromSafeArea {
        var margins = tree.views[index].placement.margins
        margins.insetsFromSafeArea = false
        saved[index] = margins
      }
    }
    setCollectionMargins(&tree)
    saved.merge(setCellMargins(&tree)) { $1 }
    return saved
  }

  /// Removes the safe area from the margins of views that scroll away from the edges of the screen.
  private func setCollectionMargins(_ tree: inout ViewTree) {
    for index in tree.views.indices where tree.views[index].className.hasPrefix("collection") {
      var subject = RuleSubject()
      subject.note(.collectionAround, isInCollection(index, tree))
      subject.note(.reusable, tree.elements[index].name == .collectionReusableView)
      let hasSafeArea = tree.apply(InterfaceBuilderRules.scrolledMargins, to: subject, at: index)
      if !hasSafeArea { tree.update(index) { $0.placement.margins.insetsFromSafeArea = false } }
    }
  }

  /// Whether a view is a collection or inside one.
  private func isInCollection(_ view: Int, _ tree: ViewTree) -> Bool {
    if tree.elements[view].name == .collectionView { return true }
    return tree.views[view].superview.map { isInCollection($0, tree) } ?? false
  }

  /// Marks the parts of table cells. Returns their margins on the saved canvas; margins that the author set hold
  /// everywhere.
  private func setCellMargins(_ tree: inout ViewTree) -> [Int: ViewMargins] {
    var saved: [Int: ViewMargins] = [:]
    for index in tree.views.indices {
      guard tree.elements[index].key == .contentView, let cell = tree.views[index].superview,
        case .cell(let look) = tree.views[cell].content, tree.views[cell].className == "tableViewCell"
      else { continue }
      let margins = contentMargins(content: index, cell: cell, in: &tree)
      let followsReadableWidth = [cell, index].contains { tree.views[$0].placement.margins.followsReadableWidth }
      for part in [cell, index] {
        tree.update(part) {
          // The margins of a cell follow the table's. Its system margins already include them. Margins that the
          // author set for the content do not, so the wider ones are used (24 of 26 constraints).
          let isStatedContent = part == index && $0.placement.margins.stated != nil
          $0.placement.margins.preservesSuperviewMargins =
            isStatedContent && $0.placement.margins.preservesSuperviewMargins
          $0.placement.margins.insetsFromSafeArea = false
          $0.placement.margins.followsReadableWidth = followsReadableWidth
          if $0.placement.margins.stated == nil {
            $0.placement.margins.role = .cell(hasAccessory: look.accessory != .none)
          }
        }
        saved[part] = tree.views[part].placement.margins.asSaved(margins)
      }
    }
    return saved
  }

  private func contentMargins(content: Int, cell: Int, in tree: inout ViewTree) -> EdgeInsets {
    let subject = subject(content: content, cell: cell, in: tree)
    let side = tree.apply(InterfaceBuilderRules.cellMargins, to: subject, at: content)
    let vertical = tree.apply(InterfaceBuilderRules.cellHeightMargins, to: subject, at: content)
    let isUnderStatusBar = tree.apply(InterfaceBuilderRules.cellTops, to: subject, at: content)
    let top = vertical + (isUnderStatusBar ? screenTop(for: subject, at: content, in: &tree) : 0)
    let trailing = tree.apply(InterfaceBuilderRules.cellAccessoryMargins, to: subject, at: content) ?? side
    return EdgeInsets(top: top, left: side, bottom: vertical, right: trailing)
  }

  /// Returns the top inset of the screen, in points.
  private func screenTop(for subject: RuleSubject, at view: Int, in tree: inout ViewTree) -> Double {
    let inset = document.screen.device.insets(in: document.screen.orientation).top
    var subject = subject
    subject.lengths[.screenTop] = inset
    return tree.apply(InterfaceBuilderRules.topInsets, to: subject, at: view) ?? inset
  }

  /// Returns the facts about a cell for the rules.
  private func subject(content: Int, cell: Int, in tree: ViewTree) -> RuleSubject {
    let screen = document.screen
    var subject = RuleSubject(lengths: [.screenWidth: screen.size.width])
    if let size = tree.views[cell].placement.recordedFrame?.size {
      subject.lengths[.cellWidth] = size.width
      subject.lengths[.cellHeight] = size.height
      subject.lengths[.cellExcess] = size.width - screen.size.width
    }
    if let table = tree.views[cell].superview {
      subject.note(.tableAround)
      let frame = tree.views[table].placement.recordedFrame
      subject.lengths[.tableWidth] = frame?.width
      // Constraints decide the height of other tables, not what the document records.
      if table == 0, let frame, let top = tree.views[cell].placement.recordedFrame?.minY {
        subject.lengths[.cellBeyond] = top - frame.height
      }
    }
    subject.note(.tablet, screen.device.idiom == .pad)
    subject.note(.homeIndicator, screen.device.hasHomeIndicator)
    subject.note(.renewedScreen, screen.isRenewed)
    subject.note(.screen, screen.identifier != nil)
    subject.note(.preservedMargins, tree.elements[content].isYes(.preservesSuperviewLayoutMargins))
    subject.note(.separator, hasSeparator(content: content, cell: cell, in: tree))
    if case .cell(let look) = tree.views[cell].content { subject.note(.accessory, look.accessory != .none) }
    return subject
  }

  /// Whether the table draws separators or, for a cell without a table, whether it is one point taller than its
  /// content view. True if a frame is not recorded.
  private func hasSeparator(content: Int, cell: Int, in tree: ViewTree) -> Bool {
    if let table = tree.views[cell].superview { return tree.elements[table][.separatorStyle] != "none" }
    guard let inner = tree.views[content].placement.recordedFrame, let outer = tree.views[cell].placement.recordedFrame
    else { return true }
    return inner.height < outer.height
  }
}

extension ViewMargins {
  /// Returns the margins of the saved canvas, unless the author set some.
  fileprivate func asSaved(_ margins: EdgeInsets) -> ViewMargins {
    guard stated == nil else { return self }
    return ViewMargins(
      stated: margins, isDirectional: true, preservesSuperviewMargins: preservesSuperviewMargins,
      insetsFromSafeArea: insetsFromSafeArea, followsReadableWidth: followsReadableWidth)
  }
}
