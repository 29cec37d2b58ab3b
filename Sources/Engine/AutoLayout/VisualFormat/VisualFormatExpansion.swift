/// A converter of a parsed format to constraints.
struct VisualFormatExpansion {
  /// The constraints so far.
  private(set) var constraints: [LayoutConstraint] = []
  let format: VisualFormat
  let bindings: VisualFormatBindings
  let direction: VisualFormatDirection

  /// Adds every distance and size from the first edge to the last.
  mutating func placeViews(superview: (LayoutItemID) -> LayoutItemID?) throws(VisualFormatError) {
    var previous: LayoutItemID?
    for (index, element) in format.views.enumerated() {
      let item = try bindings.item(element)
      if let previous {
        try connect((previous, direction.end), (item, direction.start), format.connections[index - 1])
      } else if let connection = format.leadingConnection {
        guard let container = superview(item) else { throw noSuperview(atEnd: false) }
        try connect((container, direction.start), (item, direction.start), connection, isToSuperview: true)
      }
      for size in element.sizes { try self.size(item, size) }
      previous = item
    }
    guard let last = previous, let connection = format.trailingConnection else { return }
    guard let container = superview(last) else { throw noSuperview(atEnd: true) }
    try connect((last, direction.end), (container, direction.end), connection, isToSuperview: true)
  }

  /// Aligns each view with the next by each attribute. With two or more views, attributes along the axis are refused
  /// (specification VFL-23, VFE-06).
  mutating func alignViews(_ attributes: [LayoutAttribute]) throws(VisualFormatError) {
    guard format.views.count > 1 else { return }
    if attributes.contains(where: { $0.axis == format.axis }) {
      throw VisualFormatError(.parallelAlignment(format.axis), format: format.text, offset: 0)
    }
    for attribute in attributes {
      for (first, second) in zip(format.views, format.views.dropFirst()) {
        let first = try bindings.item(first)
        let second = try bindings.item(second)
        constraints.append(LayoutConstraint(first, attribute, .equal, second, attribute, text: format.text))
      }
    }
  }

  /// Adds the distances between two edges. The edge that is later in the format is measured from the earlier one.
  private mutating func connect(
    _ earlier: (item: LayoutItemID, attribute: LayoutAttribute),
    _ later: (item: LayoutItemID, attribute: LayoutAttribute),
    _ connection: VisualFormat.Connection, isToSuperview: Bool = false
  ) throws(VisualFormatError) {
    // Distances are positive towards higher coordinates, so a reversed format swaps the edges.
    let (second, first) = direction.isReversed ? (later, earlier) : (earlier, later)
    func constraint(_ relation: LayoutRelation, _ constant: Double, _ priority: LayoutPriority) -> LayoutConstraint {
      LayoutConstraint(
        first.item, first.attribute, relation, second.item, second.attribute, constant: constant, priority: priority,
        usesStandardSpacing: connection == .standard, text: format.text)
    }
    switch connection {
    case .flush: constraints.append(constraint(.equal, 0, .required))
    case .standard:
      let spacing = isToSuperview ? StandardSpacing.toSuperview : StandardSpacing.betweenSiblings
      constraints.append(constraint(.equal, spacing, .required))
    case .spacing(let predicates):
      for predicate in predicates {
        let distance = try bindings.distance(predicate.object)
        constraints.append(constraint(predicate.relation, distance, try bindings.priority(predicate)))
      }
    }
  }

  /// Adds a predicate on the size of a view.
  private mutating func size(_ item: LayoutItemID, _ predicate: VisualFormat.Predicate) throws(VisualFormatError) {
    let size = try bindings.size(predicate.object)
    constraints.append(
      LayoutConstraint(
        item, direction.size, predicate.relation, size.item, size.item == nil ? .notAnAttribute : direction.size,
        constant: size.points, priority: try bindings.priority(predicate), text: format.text))
  }

  private func noSuperview(atEnd: Bool) -> VisualFormatError {
    let scalars = Array(format.text.unicodeScalars)
    let bar = atEnd ? scalars.lastIndex(of: "|") : scalars.firstIndex(of: "|")
    return VisualFormatError(.noSuperview, format: format.text, offset: bar ?? 0)
  }
}
