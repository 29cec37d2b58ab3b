internal import AutoLayout
internal import Findings
internal import MarkupReading
internal import Scenes

/// A reader for constraints in all notations.
struct ConstraintNodeReader {
  let context: ReadingContext
  /// The superview of each view, by position.
  let superviews: [Int?]
  /// Whether equations may name size classes. Not in variants, which have their own conditions.
  var allowsInstallations = false

  /// Reads a list of constraints, or groups of lists.
  func constraints(_ node: YAMLNode, isInstalled: Bool) -> [SceneConstraint] {
    guard let groups = node.mapping else { return group(node, nil, isInstalled) }
    for entry in groups { context.note(.group, key: entry, isDefinition: true) }
    return groups.flatMap { group($0.value, $0.name, isInstalled) }
  }

  private func group(_ node: YAMLNode, _ name: String?, _ isInstalled: Bool) -> [SceneConstraint] {
    if node.mapping != nil {
      context.report(
        .wrongType, .init(kind: "constraints", "constraints must be a list, one item per line"), at: node.place,
        hint: "begin each line with '- '"
      )
      return []
    }
    return context.list(node).flatMap(item).map { SceneConstraint($0, group: name, isInstalled: isInstalled) }
  }

  /// Reads one item: an equation, a visual format, or views in the short notation.
  func item(_ node: YAMLNode) -> [LayoutConstraint] {
    switch node.content {
    case .scalar(let text) where VisualFormatReader.isFormat(text):
      return VisualFormatReader(context: context, superviews: superviews).constraints(text, in: node, options: nil)
    case .scalar:
      return equation(in: node)
    case .mapping(let entries):
      if let row = RowReader(context: context, superviews: superviews).constraints(of: node) { return row }
      if let macro = ConstraintMacro.of(node, context) {
        return MacroReader(context: context, superviews: superviews, item: node, macro: macro).constraints()
      }
      return entries.flatMap(views)
    case .sequence:
      context.report(
        .wrongType, .init(kind: "constraint", "a list cannot be a constraint"), at: node.place,
        hint: "a visual format begins with H: or V:, before the '['")
      return []
    }
  }

  /// Reads the constraints after a view's name, or a visual format with options.
  private func views(_ entry: YAMLNode.Entry) -> [LayoutConstraint] {
    if VisualFormatReader.isFormat(entry.name) {
      return VisualFormatReader(context: context, superviews: superviews)
        .constraints(entry.name, in: entry.key, options: entry.value)
    }
    guard let item = context.names.item([entry.name]) else {
      if entry.name == Equation.placeholder { return placeholders(entry.value) }
      if entry.name.contains("=") { return describedEquation(entry) }
      var error = context.names.error(path: [(entry.name, 0..<entry.name.unicodeScalars.count)])
      if entry.name == "H" || entry.name == "V" {
        error.hint = .init(kind: "visual-format", "a visual format has no space after '\(entry.name):'")
      }
      let words = ConstraintMacro.allCases.map(\.rawValue)
      error.hint = error.hint ?? Suggestion.hint(for: entry.name, in: words)
      context.report(error, in: entry.key)
      return []
    }
    if context.names.position(of: entry.name) != nil { context.note(.view, key: entry) }
    if entry.value.mapping != nil {
      return ShorthandReader(context: context, superviews: superviews, item: item, key: entry.key, name: entry.name)
        .constraints(entry.value)
    }
    return context.list(entry.value).flatMap { equation(in: $0, of: (item, entry.name)) }
  }

  /// Reads an equation with a description.
  private func describedEquation(_ entry: YAMLNode.Entry) -> [LayoutConstraint] {
    let constraints = equation(in: entry.key)
    let allowed = [ShorthandWord.describe.rawValue] + (allowsInstallations ? InstallationReader.keys : [])
    guard context.fields(entry.value, allowed: allowed, of: "an equation") != nil else { return [] }
    let sentence = context.sentence(of: entry.value)
    return constraints.map { $0.described(by: sentence) }
  }

  /// Reads a list of constraints that are removed at run time (specification PLC-01).
  private func placeholders(_ node: YAMLNode) -> [LayoutConstraint] {
    var reader = self
    reader.allowsInstallations = false
    return context.list(node).flatMap(reader.item).map {
      var constraint = $0
      constraint.isPlaceholder = true
      return constraint
    }
  }

  /// Reads the constraints of an equation. A chain gives one constraint for each relation.
  private func equation(
    in node: YAMLNode, of item: (item: AttributeReference.Item, name: String)? = nil
  ) -> [LayoutConstraint] {
    guard let text = context.word(node, "the constraint") else { return [] }
    let constraints = context.parse(text, in: node, implied: EquationParser.Implied(item: item)) {
      (parser) throws(EquationError) in try parser.equation().constraints { superviews[$0] }
    }
    let written = item.map { "\($0.name): \(text)" } ?? text
    return (constraints ?? []).map { context.located($0, text: written, at: node.range.start) }
  }
}

extension LayoutConstraint {
  /// Returns the constraint with a description of its purpose.
  func described(by sentence: String?) -> LayoutConstraint {
    var constraint = self
    constraint.sentence = sentence
    return constraint
  }
}

extension ReadingContext {
  /// Returns the value of `describe`. Nil if it is missing, or invalid, which is reported.
  func sentence(of node: YAMLNode) -> String? {
    node[ShorthandWord.describe.rawValue].flatMap { word($0, "'describe'") }
  }

  /// Returns the constraint with its source text and location.
  func located(_ constraint: LayoutConstraint, text: String, at mark: YAMLMark) -> LayoutConstraint {
    var constraint = constraint
    constraint.text = text
    constraint.source = source.location(mark)
    return constraint
  }
}
