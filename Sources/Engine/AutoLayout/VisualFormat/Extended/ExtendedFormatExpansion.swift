internal import Geometry

/// A converter of lines of the extended language to constraints.
struct ExtendedFormatExpansion {
  /// The constraints so far.
  private(set) var constraints: [LayoutConstraint] = []
  /// The items of `Z:` so far, from back to front.
  private(set) var order: [LayoutItemID] = []
  private var bindings: ExtendedFormatBindings
  private let options: VisualFormatOptions
  /// The line being expanded.
  private var text = ""

  private typealias Edge = (item: LayoutItemID, attribute: LayoutAttribute)

  init(bindings: ExtendedFormatBindings, options: VisualFormatOptions) {
    (self.bindings, self.options) = (bindings, options)
  }

  /// Adds the constraints or the order of a line.
  mutating func add(_ format: ExtendedFormat) throws(VisualFormatError) {
    text = format.text
    bindings.text = text
    switch format.statement {
    case .chain(let chain, let axes):
      if axes.count > 1, let group = chain.elements.first(where: { $0.group != nil }) {
        throw bindings.error(.groupInBothDirections, group.name.range)
      }
      for axis in axes { try add(chain, along: axis) }
    case .order(let names):
      for name in names { order.append(try bindings.item(name)) }
    case .attributes(let rules):
      for rule in rules {
        let item = try bindings.item(rule.name)
        for predicate in rule.predicates { try relate((item, rule.attribute), predicate) }
      }
    }
  }

  private mutating func add(_ chain: ExtendedFormat.Chain, along axis: Axis) throws(VisualFormatError) {
    let direction = try VisualFormatDirection(axis: axis, options: options, format: text)
    let items = try place(chain, in: nil, direction)
    guard items.count > 1 else { return }
    let attributes = options.alignedAttributes
    if attributes.contains(where: { $0.axis == axis }) {
      throw VisualFormatError(.parallelAlignment(axis), format: text, offset: 0)
    }
    for attribute in attributes {
      for (first, second) in zip(items, items.dropFirst()) {
        constraints.append(LayoutConstraint(first, attribute, .equal, second, attribute, text: text))
      }
    }
  }

  /// Adds distances and sizes from the first edge to the last. A chain in a group extends from edge to edge of the
  /// group.
  private mutating func place(
    _ chain: ExtendedFormat.Chain, in group: LayoutItemID?, _ direction: VisualFormatDirection
  ) throws(VisualFormatError) -> [LayoutItemID] {
    var items: [LayoutItemID] = []
    for (index, element) in chain.elements.enumerated() {
      let item = try bindings.item(element)
      let start: Edge = (item, direction.start)
      if let previous = items.last {
        try connect((previous, direction.end), start, chain.connections[index - 1], direction)
      } else if let group {
        link((group, direction.start), start, direction)
      } else if let connection = chain.leadingConnection {
        let edge: Edge = (try container(of: item, atEnd: false), direction.start)
        try connect(edge, start, connection, direction, isToSuperview: true)
      }
      for size in element.sizes { try relate((item, direction.size), size) }
      if let chain = element.group { try fill(item, with: chain, direction) }
      items.append(item)
    }
    guard let last = items.last else { return items }
    if let group {
      link((last, direction.end), (group, direction.end), direction)
    } else if let connection = chain.trailingConnection {
      let edge: Edge = (try container(of: last, atEnd: true), direction.end)
      try connect((last, direction.end), edge, connection, direction, isToSuperview: true)
    }
    return items
  }

  /// Adds constraints that make the views of a group fill it: together along the direction, and each of them across it.
  private mutating func fill(
    _ group: LayoutItemID, with chain: ExtendedFormat.Chain, _ direction: VisualFormatDirection
  ) throws(VisualFormatError) {
    let across: [LayoutAttribute] = direction.size == .width ? [.top, .bottom] : [.leading, .trailing]
    for item in try place(chain, in: group, direction) {
      for edge in across { constraints.append(LayoutConstraint(item, edge, .equal, group, edge, text: text)) }
    }
  }

  /// Adds the distances between two edges. A distance that is not just a number is the size of a guide between them.
  private mutating func connect(
    _ earlier: Edge, _ later: Edge, _ connection: ExtendedFormat.Connection, _ direction: VisualFormatDirection,
    isToSuperview: Bool = false
  ) throws(VisualFormatError) {
    switch connection {
    case .flush: link(earlier, later, direction)
    case .standard:
      let spacing = isToSuperview ? StandardSpacing.toSuperview : StandardSpacing.betweenSiblings
      link(earlier, later, direction, constant: spacing, isStandard: true)
    case .spacing(let predicates):
      // Percentages refer to the superview of this item: the item that is not itself a superview.
      let item = isToSuperview && earlier.attribute == direction.start ? later.item : earlier.item
      var guided: [ExtendedFormat.Predicate] = []
      for predicate in predicates {
        let value = try bindings.value(predicate, for: direction.size, of: item)
        guard value.item == nil else {
          guided.append(predicate)
          continue
        }
        let priority = try bindings.priority(predicate)
        link(earlier, later, direction, predicate.relation, constant: value.constant, priority: priority)
      }
      if let first = guided.first { try separate(earlier, later, guided, at: first.range, beside: item, direction) }
    }
  }

  /// Puts a guide of height 0 between two edges, as wide as the predicates demand. In a column, it has the width 0
  /// instead.
  private mutating func separate(
    _ earlier: Edge, _ later: Edge, _ predicates: [ExtendedFormat.Predicate], at range: Range<Int>,
    beside item: LayoutItemID, _ direction: VisualFormatDirection
  ) throws(VisualFormatError) {
    guard let owner = bindings.container(of: item) else { throw bindings.error(.noSuperviewForGuide, range) }
    let guide = bindings.guide(in: owner, named: "")
    link(earlier, (guide, direction.start), direction)
    for predicate in predicates { try relate((guide, direction.size), predicate) }
    link((guide, direction.end), later, direction)
    let isRow = direction.size == .width
    let (center, size): (LayoutAttribute, LayoutAttribute) = isRow ? (.centerY, .height) : (.centerX, .width)
    constraints.append(LayoutConstraint(guide, center, .equal, item, center, text: text))
    constraints.append(LayoutConstraint(guide, size, text: text))
  }

  /// Adds a distance in points between two edges. The edge that is later in the format is measured from the earlier
  /// one.
  private mutating func link(
    _ earlier: Edge, _ later: Edge, _ direction: VisualFormatDirection, _ relation: LayoutRelation = .equal,
    constant: Double = 0, priority: LayoutPriority = .required, isStandard: Bool = false
  ) {
    let (second, first) = direction.isReversed ? (later, earlier) : (earlier, later)
    constraints.append(
      LayoutConstraint(
        first.item, first.attribute, relation, second.item, second.attribute, constant: constant, priority: priority,
        usesStandardSpacing: isStandard, text: text))
  }

  /// Adds a predicate on an attribute of an item.
  private mutating func relate(_ edge: Edge, _ predicate: ExtendedFormat.Predicate) throws(VisualFormatError) {
    let value = try bindings.value(predicate, for: edge.attribute, of: edge.item)
    let multiplier = value.item == nil ? 1 : value.multiplier
    if let reason = IllegalPairing(edge.attribute, value.attribute, multiplier: multiplier) {
      throw bindings.error(.illegalPairing(reason), predicate.range)
    }
    constraints.append(
      LayoutConstraint(
        edge.item, edge.attribute, predicate.relation, value.item, value.attribute, multiplier: multiplier,
        constant: value.constant, priority: try bindings.priority(predicate), text: text))
  }

  private func container(of item: LayoutItemID, atEnd: Bool) throws(VisualFormatError) -> LayoutItemID {
    if let container = bindings.container(of: item) { return container }
    let scalars = Array(text.unicodeScalars)
    let bar = atEnd ? scalars.lastIndex(of: "|") : scalars.firstIndex(of: "|")
    throw VisualFormatError(.noSuperview, format: text, offset: bar ?? 0)
  }
}
