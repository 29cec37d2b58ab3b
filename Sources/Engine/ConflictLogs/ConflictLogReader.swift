internal import AutoLayout
internal import Geometry

/// A reader of the constraints of one log.
struct ConflictLogReader {
  private var items: [ConflictLog.Item] = []
  /// The positions of items by address, or by name if only that is printed.
  private var positions: [String: Int] = [:]
  /// The items that represent the margins and baselines of other items.
  private var parts: [Part: Int] = [:]

  /// A rectangle or line inside an item.
  private struct Part: Hashable {
    /// The position of the item.
    var item: Int
    /// The name of the part in messages.
    var name: String
  }
  /// The superviews known from formats, by view.
  private var superviews: [Int: Int] = [:]
  /// The printed names of the items, once all lines are read.
  private var names: [Int: String] = [:]

  /// Returns the log of the given constraints.
  static func log(of group: ConflictLogScanner.Group) -> ConflictLog {
    var reader = ConflictLogReader()
    let all = group.constraints + (group.broken.map { [$0] } ?? [])
    let lines = all.map(ConflictLogLine.init)
    for line in lines { reader.learn(from: line) }
    reader.names = Dictionary(uniqueKeysWithValues: reader.named.map(\.name).enumerated().map { ($0, $1) })
    var entries = lines.map { reader.entry($0) }
    var broken: Int?
    if group.broken != nil, let last = entries.popLast() {
      let address = lines[lines.count - 1].address
      broken = lines.dropLast().firstIndex { $0.address == address } ?? entries.firstIndex { $0.text == last.text }
      if broken == nil {
        broken = entries.count
        entries.append(last)
      }
    }
    return ConflictLog(items: reader.named, entries: entries, broken: broken, isCutOff: group.isCutOff)
  }

  /// Records the best name of each item, and which view contains which.
  private mutating func learn(from line: ConflictLogLine) {
    for (name, reference) in line.names {
      let position = item(reference)
      positions[name] = position
      if name != "'|'" { items[position].identifier = items[position].identifier ?? name }
    }
    if case .equation(let equation) = line.body {
      for reference in [equation.first, equation.second].compactMap(\.self) { _ = item(reference) }
    }
    guard case .format(let format) = line.body else { return }
    let superview = line.superview.map { item($0) }
    for (index, view) in format.views.enumerated() {
      let position = item(view.reference)
      guard let superview else { continue }
      if (index == 0 && format.leading != nil) || (index == format.views.count - 1 && format.trailing != nil) {
        superviews[position] = superviews[position] ?? superview
      }
    }
  }

  /// Returns the position of an item, which is added at its first occurrence.
  private mutating func item(_ reference: ConflictLogReference) -> Int {
    let key = reference.address ?? reference.name
    if let known = positions[key] {
      items[known].title = items[known].title ?? reference.title
      return known
    }
    let position = items.count
    let isClass = reference.address != nil
    items.append(
      ConflictLog.Item(
        name: "", className: isClass ? reference.name : nil, title: reference.title,
        identifier: isClass ? nil : reference.name))
    positions[key] = position
    return position
  }

  /// The items with distinct names.
  private var named: [ConflictLog.Item] {
    let addresses = Dictionary(positions.map { ($0.value, $0.key) }) { first, second in
      first.hasPrefix("0x") ? first : second
    }
    let plain = items.map(Self.plainName)
    let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(items.indices, plain).map { position, name in
      var item = items[position]
      let address = addresses[position] ?? ""
      item.name = counts[name] ?? 0 > 1 && address.hasPrefix("0x") ? "\(name) (\(address))" : name
      return item
    }
  }

  /// Returns a name such as `UILabel 'Seconds'`: the name that the app set, or the class without its module and the
  /// text that it shows.
  private static func plainName(_ item: ConflictLog.Item) -> String {
    if let identifier = item.identifier { return identifier }
    let name = item.className.map(shortClassName) ?? "view"
    // A string of several lines becomes one line of the explanation.
    return item.title.map { "\(name) '\($0.replacing("\n", with: #"\n"#))'" } ?? name
  }

  /// Returns a class without its module. The arguments of a generic class have their own modules.
  private static func shortClassName(_ name: String) -> String {
    let plain = name.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain) + name.dropFirst(plain.count)
  }

  // MARK: - Constraints

  private mutating func entry(_ line: ConflictLogLine) -> ConflictLog.Entry {
    var constraints: [LayoutConstraint] = []
    switch line.body {
    case .format(let format): constraints = self.constraints(format, line)
    case .equation(let equation): constraints = constraint(equation, line)
    case nil: break
    }
    let text = text(of: line)
    for index in constraints.indices {
      constraints[index].text = text
      constraints[index].identifier = line.identifier
      constraints[index].priority = line.priority ?? constraints[index].priority
    }
    let classes = classes(in: constraints)
    return ConflictLog.Entry(
      text: text, className: line.className, identifier: line.identifier, place: line.place, constraints: constraints,
      isBetweenSystemViews: SystemViews.own(classes), isOfKeyboard: SystemViews.areOfKeyboard(classes),
      hasBaseline: line.hasBaseline)
  }

  /// Returns the classes of the views in constraints, without guides.
  private func classes(in constraints: [LayoutConstraint]) -> [String] {
    constraints.flatMap { [$0.firstItem, $0.secondItem].compactMap(\.self) }
      .map { items[$0.view - ConflictLog.groundCount].className ?? "" }.filter { $0 != "UILayoutGuide" }
  }

  /// Returns the line with the names of items instead of classes and addresses.
  private func text(of line: ConflictLogLine) -> String {
    func name(_ reference: ConflictLogReference) -> String {
      positions[reference.address ?? reference.name].flatMap { names[$0] } ?? reference.name
    }
    return switch line.body {
    case .format(let format): format.text(superview: line.superview.map(name), name)
    case .equation(let equation): equation.text(name)
    case nil: line.rest
    }
  }

  private mutating func constraints(_ format: ConflictLogFormat, _ line: ConflictLogLine) -> [LayoutConstraint] {
    let (start, end): (LayoutAttribute, LayoutAttribute) = format.isVertical ? (.top, .bottom) : (.leading, .trailing)
    var made: [LayoutConstraint] = []
    let views = format.views.map { id(item($0.reference)) }
    let superview = line.superview.map { id(item($0)) }
    for (index, view) in format.views.enumerated() {
      for size in view.sizes {
        let other = size.reference.map { id(item($0)) }
        let attribute: LayoutAttribute = format.isVertical ? .height : .width
        made.append(
          LayoutConstraint(
            views[index], attribute, size.relation, other, other == nil ? .notAnAttribute : attribute,
            constant: size.constant, priority: LayoutPriority(size.priority)))
      }
      guard index > 0 else { continue }
      made += format.connections[index - 1].map {
        LayoutConstraint(
          views[index], start, $0.relation, views[index - 1], end, constant: $0.constant,
          priority: LayoutPriority($0.priority))
      }
    }
    if let superview {
      made += (format.leading ?? []).map {
        LayoutConstraint(
          views[0], start, $0.relation, superview, start, constant: $0.constant, priority: LayoutPriority($0.priority))
      }
      made += (format.trailing ?? []).map {
        LayoutConstraint(
          superview, end, $0.relation, views[views.count - 1], end, constant: $0.constant,
          priority: LayoutPriority($0.priority))
      }
    }
    return made
  }

  private mutating func constraint(_ equation: ConflictLogEquation, _ line: ConflictLogLine) -> [LayoutConstraint] {
    guard let first = side(equation.first, equation.firstAttribute) else { return [] }
    var made = first.extra
    var constraint = LayoutConstraint(
      first.item, first.attribute, equation.relation, multiplier: equation.multiplier, constant: equation.constant)
    if let reference = equation.second {
      guard let second = side(reference, equation.secondAttribute) else { return [] }
      made += second.extra
      constraint.secondItem = second.item
      constraint.secondAttribute = second.attribute
    } else if first.attribute.kind != .size {
      // A position without a second item is relative to the start of the superview.
      constraint.secondItem = id(superview(of: first.item.view - ConflictLog.groundCount))
      constraint.secondAttribute = first.attribute.axis == .vertical ? .top : .leading
    }
    // A factor of a position counts in the view that holds the constraint, which a log does not contain.
    guard equation.multiplier == 1 || first.attribute.kind == .size else { return [] }
    return made + [Self.withDistance(constraint)]
  }

  /// Returns a constraint with its sides swapped if its constant is the distance from one end to a later one. As a
  /// distance it can be added to others.
  private static func withDistance(_ constraint: LayoutConstraint) -> LayoutConstraint {
    guard let second = constraint.secondItem, constraint.constant < 0, constraint.multiplier == 1,
      [.trailing, .right, .bottom].contains(constraint.firstAttribute)
    else { return constraint }
    var exchanged = constraint
    (exchanged.firstItem, exchanged.secondItem) = (second, constraint.firstItem)
    (exchanged.firstAttribute, exchanged.secondAttribute) = (constraint.secondAttribute, constraint.firstAttribute)
    exchanged.constant = -constraint.constant
    exchanged.relation = constraint.relation.reversed
    return exchanged
  }

  /// Returns the superview of an item as far as formats show it, otherwise a new one that contains only this item.
  private mutating func superview(of position: Int) -> Int {
    if let known = superviews[position] { return known }
    items.append(ConflictLog.Item(name: "", className: ConflictLog.unknownSuperview))
    superviews[position] = items.count - 1
    return items.count - 1
  }

  private func id(_ position: Int) -> LayoutItemID { LayoutItemID(view: position + ConflictLog.groundCount) }

  /// Returns one side of an equation, or nil if its attribute is unknown.
  ///
  /// Margins are edges of a rectangle inside the item's, and a baseline is a line inside it. Nothing else is
  /// known about them.
  private mutating func side(
    _ reference: ConflictLogReference, _ name: String
  ) -> (item: LayoutItemID, attribute: LayoutAttribute, extra: [LayoutConstraint])? {
    let position = item(reference)
    if let baseline = ConflictLogLine.baselines[name] {
      let (line, isNew) = part(baseline, of: position)
      let bounds: [(LayoutAttribute, LayoutRelation)] = [(.top, .greaterThanOrEqual), (.bottom, .lessThanOrEqual)]
      let extra = bounds.map { edge, relation in
        LayoutConstraint(id(line), .centerY, relation, id(position), edge, origin: .guide)
      }
      return (id(line), .centerY, isNew ? extra : [])
    }
    guard let attribute = Self.attributes[name] else { return nil }
    guard attribute != attribute.withoutMargins else { return (id(position), attribute, []) }
    let (inner, isNew) = part("margins", of: position)
    let edges: [(LayoutAttribute, LayoutRelation)] = [
      (.leading, .greaterThanOrEqual), (.top, .greaterThanOrEqual), (.trailing, .lessThanOrEqual),
      (.bottom, .lessThanOrEqual),
    ]
    let extra = edges.map { LayoutConstraint(id(inner), $0, $1, id(position), $0, origin: .guide) }
    return (id(inner), attribute.withoutMargins, isNew ? extra : [])
  }

  /// Returns the item for a part of another, and whether it is new.
  private mutating func part(_ name: String, of position: Int) -> (item: Int, isNew: Bool) {
    let part = Part(item: position, name: name)
    if let known = parts[part] { return (known, false) }
    items.append(ConflictLog.Item(name: "", className: items[position].className, identifier: name))
    parts[part] = items.count - 1
    return (items.count - 1, true)
  }

  /// The attributes by the names that logs of several versions use, without baselines.
  private static let attributes: [String: LayoutAttribute] = {
    let known = LayoutAttribute.allCases.filter { ![.notAnAttribute, .firstBaseline, .lastBaseline].contains($0) }
    var names = Dictionary(uniqueKeysWithValues: known.map { ($0.name, $0) })
    names.merge([
      "minX": .left, "maxX": .right, "midX": .centerX, "minY": .top, "maxY": .bottom, "midY": .centerY,
    ]) { first, _ in first }
    return names
  }()
}
