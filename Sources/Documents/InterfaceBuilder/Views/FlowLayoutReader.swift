internal import Geometry
internal import MarkupReading
internal import ProjectSources
internal import Scenes

/// A reader that finds how flow layouts place the cells of collections on screens other than the saved one
/// (specification ROW-05).
enum FlowLayoutReader {
  /// Sets the roles of the items in all collections with a flow layout.
  ///
  /// Code takes precedence over the sizes in the document. Cells whose size it computes refer to the line.
  static func setPlacements(_ tree: inout ViewTree, _ code: DocumentCode) {
    for collection in tree.views.indices where tree.elements[collection].name == .collectionView {
      guard let element = tree.elements[collection].child(key: .collectionViewLayout),
        element.name == .collectionViewFlowLayout
      else { continue }
      let owners = code.isKnown ? code.owners(of: tree.elements[collection]) : []
      setItems(of: collection, laidOutBy: element, owners, in: &tree)
      guard let computed = owners.itemSize, isOpen(computed), let statement = code.statement(sizing: computed) else {
        continue
      }
      for item in tree.subviews(of: collection) where tree.elements[item].name == .collectionViewCell {
        tree.update(item) { $0.identity.statements.append(statement) }
      }
    }
  }

  private static func setItems(
    of collection: Int, laidOutBy element: XMLElement, _ owners: [ListOwner], in tree: inout ViewTree
  ) {
    var layout = layout(element)
    if owners.fitsItems { layout.fitsItems = true }
    let computed = owners.itemSize.map { CodeLength.size($0.setting.value) }
    for item in tree.subviews(of: collection) {
      guard let role = role(of: tree.elements[item]), var size = size(of: item, role, element, in: tree) else {
        continue
      }
      var filled = role == .cell ? filledAxes(of: item, in: collection, layout, tree) : []
      if role == .cell, let computed { apply(computed, to: &size, &filled) }
      tree.update(item) { $0.list.placement = .item(FlowItem(role, of: layout, size: size, filledAxes: filled)) }
      if let content = tree.contentView(of: item) {
        tree.update(content) { $0.list.placement = .cellContent(CellInsets()) }
      }
    }
  }

  /// Whether a part of a size is only known to the running code.
  private static func isOpen(_ size: ListOwner.Value) -> Bool {
    let (width, height) = CodeLength.size(size.setting.value)
    return width == .open || height == .open
  }

  /// Sets the lengths of a cell that code states.
  private static func apply(
    _ computed: (width: CodeLength, height: CodeLength), to size: inout Size, _ filled: inout Set<Axis>
  ) {
    for (axis, length) in [(Axis.horizontal, computed.width), (.vertical, computed.height)] {
      switch length {
      case .points(let points):
        size[axis] = points
        filled.remove(axis)
      case .whole: filled.insert(axis)
      case .fitting, .open: break
      }
    }
  }

  /// Returns the settings of a flow layout.
  static func layout(_ element: XMLElement) -> FlowLayout {
    let estimated = element.child(.size, key: .estimatedItemSize)
    return FlowLayout(
      axis: element[.scrollDirection] == "horizontal" ? .horizontal : .vertical,
      itemSpacing: max(0, element.number(.minimumInteritemSpacing) ?? 10),
      lineSpacing: max(0, element.number(.minimumLineSpacing) ?? 10),
      insets: element.insets(key: .sectionInset) ?? .zero,
      fitsItems: element.isYes(.automaticEstimatedItemSize) || (estimated?.number(.width) ?? 0) != 0)
  }

  private static func role(of element: XMLElement) -> FlowItem.Role? {
    switch (element.name, element.key) {
    case (.collectionViewCell, _): .cell
    case (.collectionReusableView, .sectionHeaderView): .header
    case (.collectionReusableView, .sectionFooterView): .footer
    default: nil
    }
  }

  /// Returns the size that the layout gives an item. A prototype with a custom size keeps it, since code must return
  /// individual sizes.
  private static func size(of item: Int, _ role: FlowItem.Role, _ layout: XMLElement, in tree: ViewTree) -> Size? {
    let custom = tree.elements[item].child(.size, key: .customSize)
    switch role {
    case .header: return layout.child(.size, key: .headerReferenceSize).flatMap(size)
    case .footer: return layout.child(.size, key: .footerReferenceSize).flatMap(size)
    case .cell:
      return custom.flatMap(size) ?? layout.child(.size, key: .itemSize).flatMap(size)
        ?? tree.views[item].placement.recordedFrame?.size
    }
  }

  private static func size(_ element: XMLElement) -> Size? {
    guard let width = element.number(.width), let height = element.number(.height), width > 0, height > 0 else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// Returns the axes along which a cell is as long as its collection. Code probably keeps it so, since no other length
  /// was designed.
  private static func filledAxes(
    of item: Int, in collection: Int, _ layout: FlowLayout, _ tree: ViewTree
  ) -> Set<Axis> {
    guard let bounds = tree.views[collection].placement.recordedFrame?.size,
      let frame = tree.views[item].placement.recordedFrame
    else {
      return []
    }
    return Set(
      Axis.allCases.filter { axis in
        let room = bounds[axis] - layout.insets.total(along: axis)
        return abs(frame.size[axis] - room) <= 2 || abs(frame.size[axis] - bounds[axis]) <= 2
      })
  }
}
