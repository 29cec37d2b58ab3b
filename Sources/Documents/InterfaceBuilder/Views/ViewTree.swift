internal import AutoLayout
internal import Geometry
internal import MarkupReading
internal import Scenes

/// The views of a scene in order, with their elements and ids.
struct ViewTree {
  /// The views, superviews before their subviews.
  private(set) var views: [View] = []
  /// The elements of the views, in the order of the views.
  private(set) var elements: [XMLElement] = []
  /// The views and guides that constraints may name, by object id. The first one is used if ids are repeated.
  private(set) var items: [String: LayoutItemID] = [:]
  /// The views with the object id of an earlier view, in order. Constraints cannot name them.
  private(set) var nameless: [Int] = []
  /// The rules of Interface Builder, and the record of those that applied in the scene.
  private(set) var rules: RuleBook
  private let reader: ViewReader

  /// Reads a root element and everything below it.
  ///
  /// `controller` is the controller whose guides constraints may name, or nil.
  init(root: XMLElement, guidesOf controller: XMLElement?, in document: InterfaceBuilderDocument) {
    reader = ViewReader(document: document)
    rules = document.emptyRuleBook
    add(root, superview: nil, isArranged: false)
    for index in views.indices where views[index].placement.recordedFrame == nil || hasOutdatedFrame(index) {
      views[index].placement.recordedFrame = frameOfCell(index) ?? frameOfContentView(index)
    }
    for view in nameless { views[view].identity.isNameless = true }
    if let controller { addControllerGuides(of: controller) }
  }

  /// Adds the layout guides that controllers had before the safe area, by object id.
  private mutating func addControllerGuides(of controller: XMLElement) {
    for guide in controller.list(.layoutGuides) where guide.name == .viewControllerLayoutGuide {
      guard let id = guide[.id], items[id] == nil else { continue }
      items[id] = LayoutItemID(view: 0, guide: guide[.type] == "bottom" ? .bottomLayoutGuide : .topLayoutGuide)
    }
  }

  mutating func update(_ index: Int, _ change: (inout View) -> Void) { change(&views[index]) }

  /// Returns the value of a rule table for a view, and records the rule.
  mutating func apply<Value>(_ table: RuleTable<Value>, to subject: RuleSubject, at view: Int) -> Value {
    rules.apply(table, to: subject, at: reader.document.source(of: elements[view]), view: views[view].name)
  }

  func contentView(of cell: Int) -> Int? { subviews(of: cell).first { elements[$0].key == .contentView } }

  /// Returns the direct subviews of a view. Descendants directly follow their view in the list.
  func subviews(of superview: Int) -> [Int] {
    views.indices[(superview + 1)...].prefix { views[$0].superview.map { $0 >= superview } ?? false }
      .filter { views[$0].superview == superview }
  }

  private mutating func add(_ element: XMLElement, superview: Int?, isArranged: Bool) {
    let index = views.count
    let name = name(of: element, superview: superview)
    views.append(reader.view(element, name: name, superview: superview, isArranged: isArranged))
    elements.append(element)
    // Then autoresizing masks have no effect (specification AUT-07).
    if let superview, elements[superview][.autoresizesSubviews] == "NO" { views[index].placement.autoresizingMask = [] }
    if let superview, case .cell = views[superview].content {
      views[index].list.isContentOfCell = element.key == .contentView
      views[index].list.isAccessoryOfCell = element.key == .accessoryView
    }
    if let id = element[.id], reader.document.accessories.contains(id) { views[index].list.isAccessoryOfCell = true }
    if let id = element[.id] {
      if items[id] == nil { items[id] = LayoutItemID(view: index) } else { nameless.append(index) }
    }
    addGuides(of: element, view: index)
    setAlignmentRectInsets(of: index)
    var stack = stack(of: index)
    for subview in ViewElement.subviews(of: element) {
      // Only elements of the list of subviews are arranged.
      let isArranged = stack != nil && !subview.has(.key)
      if isArranged { stack?.arrangedViews.append(views.count) }
      add(subview, superview: index, isArranged: isArranged)
    }
    views[index].placement.stack = stack
    if element.name == .tableView { addSectionTitles(of: element, table: index) }
    if element[.style] == "IBUITableViewCellStyleValue1" { keepAtRightEdge(element[.detailTextLabel]) }
    if element[.style] == "IBUITableViewCellStyleValue2" {
      for id in [element[.textLabel], element[.detailTextLabel]].compactMap(\.self) {
        if let label = items[id]?.view { views[label].list.isSizedByCell = true }
      }
    }
  }

  private mutating func stack(of view: Int) -> StackLayout? {
    StackReader.stack(elements[view]) { apply(InterfaceBuilderRules.stackSpacings, to: RuleSubject(), at: view) }
  }

  /// Sets the alignment rectangles of sliders and symbols if Interface Builder's differ from the class's.
  private mutating func setAlignmentRectInsets(of view: Int) {
    if elements[view].name == .slider, apply(InterfaceBuilderRules.sliderInsets, to: RuleSubject(), at: view) {
      views[view].placement.alignmentRectInsets = .zero
    }
    if case .image(let image) = views[view].content, image.isSymbol {
      let inset = apply(InterfaceBuilderRules.symbolInsets, to: SymbolSizes.subject(of: image), at: view)
      views[view].placement.alignmentRectInsets = inset.map { EdgeInsets(top: $0, bottom: $0) }
    }
  }

  /// Keeps the detail label of a cell at its right edge, where UIKit puts it at any cell width. The label's mask does
  /// not express that.
  private mutating func keepAtRightEdge(_ label: String?) {
    guard let view = label.flatMap({ items[$0]?.view }), views[view].placement.isPlacedByMask else { return }
    views[view].placement.autoresizingMask.remove(.flexibleRightMargin)
    views[view].placement.autoresizingMask.insert(.flexibleLeftMargin)
  }

  /// Adds the titles of a table's sections, named after their sections.
  private mutating func addSectionTitles(of element: XMLElement, table: Int) {
    for title in SectionTitles(of: element, reader.document.strings).titles {
      let name = "\(title.section[.id] ?? "\(views[table].name).section\(views.count)").\(title.role)"
      var view = View(
        name: name, superview: table, className: "view", content: .textView(title.content),
        source: reader.document.source(of: title.section))
      view.identity.outlineName = "Section \(title.role.prefix(1).uppercased())\(title.role.dropFirst())"
      view.placement.recordedFrame = title.frame
      // The background of the table is visible between the letters.
      view.appearance.background = .components(red: 1, green: 1, blue: 1, alpha: 0)
      view.placement.autoresizingMask = .flexibleWidth
      view.placement.isPlacedByMask = true
      views.append(view)
      elements.append(title.section)
    }
  }

  /// Returns the object id. Content views in old documents have none and are named after their key.
  private func name(of element: XMLElement, superview: Int?) -> String {
    if let id = element[.id] { return id }
    let parent = superview.map { "\(views[$0].name)." } ?? ""
    return "\(parent)\(element[.key] ?? "\(element.tag)\(views.count)")"
  }

  private mutating func addGuides(of element: XMLElement, view: Int) {
    for child in element.children {
      guard let guide = Self.guide(child), let id = child[.id], items[id] == nil else { continue }
      items[id] = LayoutItemID(view: guide == .bottomLayoutGuide ? 0 : view, guide: guide)
    }
  }

  private static func guide(_ element: XMLElement) -> LayoutGuide? {
    if element.name == .keyboardLayoutGuide { return .bottomLayoutGuide }
    guard element.name == .viewLayoutGuide else { return nil }
    switch element[.key] {
    case "safeArea": return .safeArea
    case "layoutMargins", "layoutMarginsGuide": return .layoutMargins
    case "readableContent", "readableContentGuide": return .readableContent
    case "contentLayoutGuide": return .scrollContent
    case "frameLayoutGuide": return .scrollFrame
    // While no keyboard is shown, its top is at the bottom of the safe area.
    case "keyboard": return .bottomLayoutGuide
    default: return nil
    }
  }

  /// Returns the frame of a table's cell without a rectangle, as Xcode 6 wrote it: below the row above, as wide as the
  /// table, and as tall as the document states. Nil for other views.
  private func frameOfCell(_ index: Int) -> Rect? {
    guard elements[index].name == .tableViewCell, let table = table(of: index) else { return nil }
    let top = views[..<index].last { $0.superview == table }?.placement.recordedFrame?.maxY ?? 0
    let width = views[table].placement.recordedFrame?.width ?? 0
    return Rect(x: 0, y: top, width: width, height: statedHeight(ofCell: index) ?? Self.rowHeight)
  }

  /// Returns the table that contains a cell, or nil.
  private func table(of cell: Int) -> Int? {
    views[cell].superview.flatMap { elements[$0].name == .tableView ? $0 : nil }
  }

  /// Returns the height that the document states for a cell or for all rows of its table, in points, or nil.
  private func statedHeight(ofCell cell: Int) -> Double? {
    ([cell] + (table(of: cell).map { [$0] } ?? [])).lazy.compactMap { elements[$0].number(.rowHeight) }.first { $0 > 0 }
  }

  /// The height of rows without a stated height, in points.
  private static let rowHeight = 44.0

  /// Whether a view is the content view of a cell that is narrower than its table, in a version of Xcode that did not
  /// update such cells.
  private mutating func hasOutdatedFrame(_ index: Int) -> Bool {
    guard views[index].className == "tableViewCellContentView", let cell = views[index].superview,
      let table = table(of: cell), let width = views[cell].placement.recordedFrame?.width,
      let whole = views[table].placement.recordedFrame?.width, width < whole
    else { return false }
    var subject = RuleSubject()
    subject.note(.tableAround)
    return apply(InterfaceBuilderRules.oldContents, to: subject, at: index)
  }

  /// Returns the frame of a cell's content view without a rectangle, as Xcode 7 and 8 wrote it: a `<frame>` has its
  /// size, or it is the size of the cell without the separator. The rectangle of such a cell may be outdated, but not the
  /// stated height.
  private mutating func frameOfContentView(_ index: Int) -> Rect? {
    guard let superview = views[index].superview else { return nil }
    let bounds = views[superview].placement.recordedFrame?.size
    if let insets = InsetFrame(of: elements[index]) { return insets.frame(in: bounds) }
    guard let bounds, views[index].className == "tableViewCellContentView" else { return nil }
    let width = widthOfContentView(index, in: superview) ?? bounds.width
    let height = table(of: superview) == nil ? bounds.height : statedHeight(ofCell: superview) ?? bounds.height
    var subject = RuleSubject()
    subject.note(.separator, table(of: superview).map { elements[$0][.separatorStyle] != "none" } ?? true)
    let separator = apply(InterfaceBuilderRules.contentGaps, to: subject, at: index)
    return Rect(x: 0, y: 0, width: width, height: height - separator)
  }

  /// Returns the width of a content view without a rectangle if it differs from its cell's, which may be outdated.
  private mutating func widthOfContentView(_ index: Int, in cell: Int) -> Double? {
    guard let table = views[cell].superview, let width = views[table].placement.recordedFrame?.width else { return nil }
    var subject = RuleSubject()
    subject.note(.tableAround)
    if case .cell(let look) = views[cell].content { subject.note(.accessory, look.accessory != .none) }
    return apply(InterfaceBuilderRules.contentWidths, to: subject, at: index).map { width - $0 }
  }
}
