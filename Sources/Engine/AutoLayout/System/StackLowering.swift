internal import Geometry

/// The constraints that a stack view uses to place its arranged views.
///
/// They follow UIKit's documentation. Their priorities reproduce the frames that Interface Builder records: a stack
/// fits its views only if nothing else decides, and views without their own size fill it.
struct StackLowering {
  /// Below every priority that a document is likely to use: a stack is as small as its views allow.
  static let fit = LayoutPriority(49)
  /// Above ``fit``: a view keeps its kept size if nothing else decides (specification SIZ-21).
  static let keptSize = LayoutPriority(50)
  /// Below ``fit``: views fill the breadth of a stack whose alignment does not demand it.
  static let fillBreadth = LayoutPriority(25)
  /// Above ``fillBreadth`` and below ``fit``: views aligned by first baseline are at the bottom of a stack that is
  /// taller than necessary.
  static let hang = LayoutPriority(30)
  /// Below ``fit``: a view without content is no longer than shown in the editor if another such view can be longer.
  static let emptyView = LayoutPriority(26)
  /// A hidden view has no length, unless its own required constraints demand one (specification STK-01).
  static let collapse = LayoutPriority(999)
  /// Equal distances between centers yield to the spacing.
  static let equalCentering = LayoutPriority(149)

  let view: Int
  let stack: StackLayout
  let items: [LayoutItem]
  /// The lengths along the axis, in points, that constraints with only a number give views, by view.
  var givenLengths: [Int: Double] = [:]

  private var container: LayoutItemID { LayoutItemID(view: view) }
  private var axis: Axis { stack.axis }

  /// All constraints of the stack. Empty if it arranges no view.
  var constraints: [LayoutConstraint] {
    let (arranged, visible) = (arranged, visible)
    guard !arranged.isEmpty else { return [] }
    return alongAxis(visible) + arranged.flatMap(acrossAxis) + containment(visible) + baselines(visible)
      + arranged.filter { items[$0].isHidden }.flatMap(collapsing) + emptyViewLengths
      + visible.flatMap(keptSizes) + fitting
  }

  /// The arranged views that are subviews of the stack.
  private var arranged: [Int] {
    stack.arrangedViews.filter { items.indices.contains($0) && items[$0].superview == view }
  }

  /// The arranged views that take space along the axis.
  private var visible: [Int] { arranged.filter { !items[$0].isHidden } }

  // MARK: - Along the axis

  private func alongAxis(_ visible: [Int]) -> [LayoutConstraint] {
    guard let first = visible.first, let last = visible.last else { return [] }
    return [
      constraint(first, start, .equal, container, start, constant: margin(start)),
      constraint(
        view, end, .equal, LayoutItemID(view: last), end, constant: margin(end), priority: endPriority(visible)),
    ] + gaps(visible) + sizes(visible)
  }

  private func gaps(_ visible: [Int]) -> [LayoutConstraint] {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    return zip(visible, visible.dropFirst()).map { before, after in
      constraint(
        after, start, isLoose ? .greaterThanOrEqual : .equal, LayoutItemID(view: before), end,
        constant: stack.customSpacing[before] ?? stack.spacing)
    }
  }

  /// The distances between neighbors that should be equal, each compared with the previous one.
  var equalDistances: [EqualDistances] {
    let isCentering = stack.distribution == .equalCentering
    guard isCentering || stack.distribution == .equalSpacing else { return [] }
    let visible = visible
    guard visible.count > 2 else { return [] }
    return (2..<visible.count).map {
      EqualDistances(
        views: (visible[$0 - 2], visible[$0 - 1], visible[$0]), from: isCentering ? middle : end,
        to: isCentering ? middle : start, priority: isCentering ? Self.equalCentering : .required)
    }
  }

  /// A requirement for three views in a row: the distance from the second to the third equals the distance from the
  /// first to the second.
  struct EqualDistances {
    let views: (first: Int, second: Int, third: Int)
    let from: LayoutAttribute
    let to: LayoutAttribute
    let priority: LayoutPriority
  }

  private func sizes(_ visible: [Int]) -> [LayoutConstraint] {
    guard let first = visible.first else { return [] }
    switch stack.distribution {
    case .fillEqually:
      return visible.dropFirst().map { constraint($0, length, .equal, LayoutItemID(view: first), length) }
    case .fillProportionally:
      return proportionalSizes(visible)
    case .fill, .equalSpacing, .equalCentering:
      return []
    }
  }

  /// Returns the shares of a proportional stack with the positions of its views: each view's natural length, relative
  /// to the total length of all views and the distances between them. Nil for another stack, if the views have no
  /// content, and if a view's length follows from its subviews, since only a solution has it.
  private func shares(_ visible: [Int]) -> [(view: Int, share: Double)]? {
    guard stack.distribution == .fillProportionally else { return nil }
    let spacing = stack.spacing * Double(visible.count - 1)
    var natural: [(view: Int, length: Double)] = []
    for view in visible {
      guard let length = naturalLength(of: view) ?? givenLengths[view] ?? emptyLength(of: view) else { return nil }
      natural.append((view, max(length, 0)))
    }
    let whole = natural.map(\.length).reduce(spacing, +)
    // UIKit distributes nothing if there is no length to share.
    guard whole > max(spacing, 1) else { return nil }
    return natural.map { ($0.view, $0.length / whole) }
  }

  /// Returns zero for a view without content or subviews, otherwise nil.
  private func emptyLength(of view: Int) -> Double? {
    items.contains { $0.superview == view } ? nil : 0
  }

  /// Returns lengths that give each view its share of the whole stack. Margins do not count, so the last view gets the
  /// remainder (specification STK-05).
  private func proportionalSizes(_ visible: [Int]) -> [LayoutConstraint] {
    guard let shares = shares(visible) else { return relativeSizes(visible) }
    return shares.enumerated().filter { $0.element.share > 0 }.map { index, share in
      constraint(
        share.view, length, .equal, container, length, multiplier: share.share,
        priority: share.share == 1 ? .required : LayoutPriority(max(Self.collapse.rawValue - Double(index), 751)))
    }
  }

  /// Returns the lengths of views with content, in proportion to each other.
  private func relativeSizes(_ visible: [Int]) -> [LayoutConstraint] {
    let natural = visible.compactMap { view in
      naturalLength(of: view).map { (view: view, length: $0) }
    }
    .filter { $0.length > 0 }
    guard let first = natural.first else { return [] }
    return natural.dropFirst().map {
      constraint(
        $0.view, length, .equal, LayoutItemID(view: first.view), length, multiplier: $0.length / first.length,
        priority: Self.collapse)
    }
  }

  /// Returns the priority of the constraint that ends the last view at the margin. A single view that is as long as its
  /// proportional stack extends beyond it.
  private func endPriority(_ visible: [Int]) -> LayoutPriority {
    guard margin(start) + margin(end) != 0, let shares = shares(visible), shares.contains(where: { $0.share == 1 })
    else { return .required }
    return Self.collapse
  }

  /// Returns the length of a view's content along the axis. For a stack, it is the length of its arranged views.
  private func naturalLength(of view: Int) -> Double? {
    guard let inner = items[view].stack else { return items[view].intrinsicContentSize[axis] }
    let nested = StackLowering(view: view, stack: inner, items: items)
    // Views come after their superviews, so the recursion ends.
    let lengths = nested.visible.filter { $0 > view }.compactMap(naturalLength)
    guard let longest = lengths.max() else { return nil }
    let margins = inner.margins
    let room = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard inner.axis == axis else { return room + longest }
    return room + lengths.reduce(0, +) + inner.spacing * Double(lengths.count - 1)
  }

  private var emptyViewLengths: [LayoutConstraint] {
    guard let empty = stack.emptyView, arranged.contains(empty) else { return [] }
    return [
      constraint(
        empty, length, .greaterThanOrEqual, nil, .notAnAttribute, constant: StackLayout.emptyViewLength,
        priority: StackLayout.emptyViewPriority),
      constraint(
        empty, length, .lessThanOrEqual, nil, .notAnAttribute, constant: StackLayout.emptyViewLength,
        // Measured on Xcode documents: an empty stack is not stretched, an empty label is.
        priority: items[empty].stack == nil ? Self.emptyView : StackLayout.emptyViewPriority),
    ]
  }

  private func keptSizes(_ arranged: Int) -> [LayoutConstraint] {
    Axis.allCases.compactMap { axis in
      guard items[arranged].intrinsicContentSize[axis] == nil else { return nil }
      return items[arranged].keptSize[axis].map {
        constraint(arranged, axis.sizeAttribute, .equal, nil, .notAnAttribute, constant: $0, priority: Self.keptSize)
      }
    }
  }

  private func collapsing(_ hidden: Int) -> [LayoutConstraint] {
    [
      constraint(hidden, length, .equal, nil, .notAnAttribute, priority: Self.collapse),
      constraint(hidden, start, .equal, container, start, constant: margin(start), priority: Self.fit),
    ]
  }

  // MARK: - Across the axis

  private func acrossAxis(_ arranged: Int) -> [LayoutConstraint] {
    let item = LayoutItemID(view: arranged)
    let toStart = constraint(arranged, crossStart, .equal, container, crossStart, constant: margin(crossStart))
    let toEnd = constraint(view, crossEnd, .equal, item, crossEnd, constant: margin(crossEnd))
    switch stack.alignment {
    case .fill: return [toStart, toEnd]
    case .leading, .top: return [toStart]
    case .trailing, .bottom: return [toEnd]
    case .center:
      // Centers are measured from the left in every writing direction, as are margins.
      let margins = stack.margins
      let offset = (axis == .horizontal ? margins.top - margins.bottom : margins.left - margins.right) / 2
      return [constraint(arranged, crossMiddle, .equal, container, crossMiddle, constant: offset)]
    case .firstBaseline, .lastBaseline:
      return []
    }
  }

  /// Returns constraints that keep views inside a stack that does not stretch them, and let them fill it if nothing
  /// else decides.
  private func containment(_ visible: [Int]) -> [LayoutConstraint] {
    guard stack.alignment != .fill else { return [] }
    return visible.flatMap { arranged -> [LayoutConstraint] in
      let item = LayoutItemID(view: arranged)
      let isFirst = arranged == visible.first
      let isOutside: (LayoutAttribute) -> Bool = { edge in
        // Views aligned by baseline may extend beyond the side that the first view does not decide.
        stack.alignment == .firstBaseline && edge == crossStart && !isFirst
          || stack.alignment == .lastBaseline && edge == crossEnd && !isFirst
      }
      var rows: [LayoutConstraint] = []
      if !isOutside(crossStart) {
        rows.append(
          constraint(arranged, crossStart, .greaterThanOrEqual, container, crossStart, constant: margin(crossStart)))
      }
      if !isOutside(crossEnd) {
        rows.append(
          constraint(view, crossEnd, .greaterThanOrEqual, item, crossEnd, constant: margin(crossEnd)))
      }
      rows.append(
        constraint(
          arranged, crossStart, .equal, container, crossStart, constant: margin(crossStart), priority: Self.fillBreadth)
      )
      rows.append(
        constraint(
          view, crossEnd, .equal, item, crossEnd, constant: margin(crossEnd),
          priority: axis == .horizontal && stack.alignment == .firstBaseline ? Self.hang : Self.fillBreadth))
      return rows
    }
  }

  /// Returns constraints that align the baselines of all views with the first view's. For last baselines, the first
  /// view is at the edge of the stack (specification STK-02).
  private func baselines(_ visible: [Int]) -> [LayoutConstraint] {
    guard axis == .horizontal, let first = visible.first else { return [] }
    let attribute: LayoutAttribute
    var rows: [LayoutConstraint] = []
    switch stack.alignment {
    case .firstBaseline:
      attribute = .firstBaseline
    case .lastBaseline:
      attribute = .lastBaseline
      rows.append(
        constraint(view, crossEnd, .equal, LayoutItemID(view: first), crossEnd, constant: margin(crossEnd)))
    default: return []
    }
    return rows + visible.dropFirst().map { constraint($0, attribute, .equal, LayoutItemID(view: first), attribute) }
  }

  private var fitting: [LayoutConstraint] {
    [
      constraint(view, .width, .lessThanOrEqual, nil, .notAnAttribute, priority: Self.fit),
      constraint(view, .height, .lessThanOrEqual, nil, .notAnAttribute, priority: Self.fit),
    ]
  }

  // MARK: - Attributes of the axis

  private var start: LayoutAttribute { axis.startAttribute }
  private var end: LayoutAttribute { axis.endAttribute }
  private var middle: LayoutAttribute { axis.centerAttribute }
  private var length: LayoutAttribute { axis.sizeAttribute }
  private var crossStart: LayoutAttribute { axis.perpendicular.startAttribute }
  private var crossEnd: LayoutAttribute { axis.perpendicular.endAttribute }
  private var crossMiddle: LayoutAttribute { axis.perpendicular.centerAttribute }

  private func margin(_ edge: LayoutAttribute) -> Double {
    let margins = items[view].direction == .rightToLeft ? stack.margins.mirrored : stack.margins
    return switch edge {
    case .leading: margins.left
    case .trailing: margins.right
    case .top: margins.top
    default: margins.bottom
    }
  }

  private func constraint(
    _ first: Int, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation, _ second: LayoutItemID?,
    _ secondAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required
  ) -> LayoutConstraint {
    LayoutConstraint(
      LayoutItemID(view: first), firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant,
      priority: priority, owner: view, origin: .stackView, source: items[view].source)
  }
}
