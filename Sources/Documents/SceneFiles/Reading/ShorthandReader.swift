internal import AutoLayout
internal import Findings
internal import Geometry
internal import MarkupReading
internal import Scenes

/// A reader for the short notation of a view: words with values, each of which expands to one or more equations.
struct ShorthandReader {
  let context: ReadingContext
  /// The superview of each view, by position.
  let superviews: [Int?]
  /// The view.
  let item: AttributeReference.Item
  /// The key that names the view.
  let key: YAMLNode
  let name: String

  /// Returns the constraints of all words, in order.
  func constraints(_ node: YAMLNode) -> [LayoutConstraint] {
    let words = ShorthandWord.allCases.map(\.rawValue)
    guard let fields = context.fields(node, allowed: words, of: "the short notation") else { return [] }
    let priority = node[ShorthandWord.priority.rawValue].flatMap { context.priority($0, "the priority") }
    let sentence = context.sentence(of: node)
    for field in fields where field.name == "inset" || field.name == "except" {
      guard node["pin"] == nil else { continue }
      context.report(
        .missingValue, .init(kind: "without-pin", "'\(field.name)' has no effect without 'pin'"), at: field.key.place)
    }
    return fields.flatMap { field in
      let text = "\(name): { \(field.name): \(field.value.flowText) }"
      return (field.name == "pin" ? pin(node, field) : constraints(field)).map { constraint in
        var constraint = context.located(
          constraint, text: field.name == "pin" ? pinText(node) : text, at: field.key.range.start)
        constraint.sentence = sentence
        if let priority, constraint.priority == .required { constraint.priority = priority }
        return constraint
      }
    }
  }

  /// Returns the constraints of one word, without source text and location.
  func constraints(_ field: YAMLNode.Entry) -> [LayoutConstraint] {
    guard let word = ShorthandWord(rawValue: field.name) else { return [] }
    switch word {
    case .center: return center(field.value)
    case .aspect: return aspect(field.value)
    case .size: return size(field.value)
    default: return word.equation.map { equation($0, field.value) } ?? []
    }
  }

  private func equation(_ equation: ShorthandWord.Equation, _ value: YAMLNode) -> [LayoutConstraint] {
    guard let text = context.word(value, "the value") else { return [] }
    let implied = EquationParser.Implied(attribute: equation.implied)
    let constraints = context.parse(text, in: value, implied: implied) { (parser) throws(EquationError) in
      let (expression, priority, identifier) = try parser.term()
      return try self.equation(equation, expression, priority, identifier).constraints { superviews[$0] }
    }
    return constraints ?? []
  }

  private func equation(
    _ equation: ShorthandWord.Equation, _ right: LinearExpression, _ priority: LayoutPriority? = nil,
    _ identifier: String? = nil
  ) -> Equation {
    let reference = AttributeReference(
      item: item, attribute: equation.attribute, text: "\(name).\(equation.attribute.name)", range: 0..<0)
    let left = LinearExpression(attribute: reference, multiplier: 1, constant: 0, range: 0..<0)
    let relation = Equation.Relation(relation: equation.relation, range: 0..<0)
    return Equation(sides: [left, right], relations: [relation], priority: priority, identifier: identifier)
  }

  /// Reads `width == height × ratio`.
  private func aspect(_ node: YAMLNode) -> [LayoutConstraint] {
    guard let ratio = context.ratio(node, "the aspect ratio") else { return [] }
    guard ratio > 0 else {
      context.report(
        .numberOutOfRange, .init(kind: "aspect-ratio", "the aspect ratio must be above 0"), at: node.place,
        hint: "write width/height or width:height")
      return []
    }
    let item = resolvedItem
    return [LayoutConstraint(item, .width, .equal, item, .height, multiplier: ratio)]
  }

  private func size(_ node: YAMLNode) -> [LayoutConstraint] {
    guard let size = context.size(node, "the size") else { return [] }
    let item = resolvedItem
    return [
      size.width.map { LayoutConstraint(item, .width, constant: $0) },
      size.height.map { LayoutConstraint(item, .height, constant: $0) },
    ].compactMap { $0 }
  }

  private func center(_ node: YAMLNode) -> [LayoutConstraint] {
    target(node, "center", [.centerX, .centerY]).flatMap { attribute, constraint in constraint }
  }

  /// Reads constraints that pin each edge to the same edge of another item, moved inwards by the inset.
  private func pin(_ node: YAMLNode, _ field: YAMLNode.Entry) -> [LayoutConstraint] {
    let inset = node["inset"]
    let numbers = inset.flatMap { context.insets($0, "'inset'", besides: isStandardSpacing) }
    let names = Set(inset?.mapping?.map(\.name) ?? [])
    let usesLeft = !names.isDisjoint(with: ["left", "right"])
    let excepted = node["except"].map(edges) ?? []
    let attributes: [LayoutAttribute] = [.top, usesLeft ? .left : .leading, .bottom, usesLeft ? .right : .trailing]
    return target(field.value, "pin", attributes).flatMap { attribute, constraints -> [LayoutConstraint] in
      if excepted.contains(attribute) { return [] }
      if isStandard(inset, at: attribute) { return constraints.map(standard) }
      return constraints.map { moved($0, by: numbers?.insets ?? .zero) }
    }
  }

  /// Whether the inset at an edge is the standard spacing, given for all edges or for this one.
  private func isStandard(_ inset: YAMLNode?, at edge: LayoutAttribute) -> Bool {
    guard let inset else { return false }
    guard let fields = inset.mapping else { return isStandardSpacing(inset) }
    return fields.contains { Self.edges(named: $0.name).contains(edge) && isStandardSpacing($0.value) }
  }

  /// Whether a value is the word for the standard spacing. A metric of that name takes precedence
  /// (specification CON-10).
  private func isStandardSpacing(_ node: YAMLNode) -> Bool {
    node.scalar == StandardSpacing.word && context.names.metrics[StandardSpacing.word] == nil
  }

  /// Moves an edge inwards by the standard spacing.
  private func standard(_ constraint: LayoutConstraint) -> LayoutConstraint {
    let length = constraint.secondItem.map {
      EquationStandardSpacing.length(from: constraint.firstItem, to: $0) { superviews[$0] }
    }
    var constraint = moved(constraint, by: EdgeInsets(all: length ?? 0))
    constraint.usesStandardSpacing = true
    return constraint
  }

  /// Returns constraints that equate attributes of the view with attributes of an item named without an attribute.
  private func target(
    _ node: YAMLNode, _ word: String, _ attributes: [LayoutAttribute]
  ) -> [(LayoutAttribute, [LayoutConstraint])] {
    var result: [(LayoutAttribute, [LayoutConstraint])] = []
    for attribute in attributes {
      let equation = ShorthandWord.Equation(attribute: attribute, implied: attribute)
      let constraints = self.equation(equation, node)
      // An item that does not exist is reported once, not for each attribute.
      guard let constraint = constraints.first else { return [] }
      guard constraint.multiplier == 1, constraint.constant == 0, constraint.secondAttribute == attribute else {
        context.report(
          .invalidEquation, .init(kind: "pinned-attribute", "'\(word)' accepts only a view or guide"), at: node.place,
          hint: word == "pin"
            ? .init(kind: "pin", "write the distance as 'inset'")
            : .init(kind: "center", "write 'centerX' and 'centerY' for a distance"))
        return []
      }
      result.append((attribute, constraints))
    }
    return result
  }

  private func moved(_ constraint: LayoutConstraint, by insets: EdgeInsets) -> LayoutConstraint {
    var constraint = constraint
    switch constraint.firstAttribute {
    case .top: constraint.constant = insets.top
    case .bottom: constraint.constant = -insets.bottom
    case .left, .leading: constraint.constant = insets.left
    default: constraint.constant = -insets.right
    }
    return constraint
  }

  private func edges(_ node: YAMLNode) -> [LayoutAttribute] {
    let words = ["top", "bottom", "leading", "trailing", "left", "right"]
    return context.list(node).flatMap { item -> [LayoutAttribute] in
      guard let word = context.word(item, "'except'") else { return [] }
      let edges = Self.edges(named: word)
      if edges.isEmpty {
        context.report(
          .unknownValue, .init(kind: "edge", "unknown edge '\(word)'"), at: item.place,
          hint: Suggestion.hint(for: word, inAll: words))
      }
      return edges
    }
  }

  /// Returns the attributes of a word for an edge. Empty for other words.
  private static func edges(named word: String) -> [LayoutAttribute] {
    switch word {
    case "top": [.top]
    case "bottom": [.bottom]
    case "leading", "left": [.leading, .left]
    case "trailing", "right": [.trailing, .right]
    default: []
    }
  }

  /// The item that words without another item refer to. `superview` without a view is the root.
  private var resolvedItem: LayoutItemID {
    switch item {
    case .item(let item): item
    case .superview(let guide): LayoutItemID(view: 0, guide: guide)
    }
  }

  private func pinText(_ node: YAMLNode) -> String {
    let parts = (node.mapping ?? []).filter { ["pin", "inset", "except"].contains($0.name) }
    return "\(name): { \(parts.map { "\($0.name): \($0.value.flowText)" }.joined(separator: ", ")) }"
  }
}
