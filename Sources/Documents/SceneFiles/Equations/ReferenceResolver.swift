internal import AutoLayout
internal import Findings
internal import MarkupReading

/// A resolver that resolves a dotted name in an equation to an item and an attribute.
struct ReferenceResolver {
  let names: EquationNames
  let implied: EquationParser.Implied

  /// Returns the item and attribute of a path that is not a metric.
  func resolve(
    _ path: [(name: String, range: Range<Int>)]
  ) throws(EquationError) -> (AttributeReference.Item, LayoutAttribute) {
    guard let last = path.last else { throw names.error(path: path) }
    if path.count == 1 { return try lone(last.name, last.range) }
    if let attribute = LayoutAttribute(name: last.name) {
      guard let item = names.item(path.dropLast().map(\.name)) else { throw names.error(path: path.dropLast()) }
      return (item, attribute)
    }
    if let attribute = implied.attribute, let item = names.item(path.map(\.name)) { return (item, attribute) }
    guard names.item(path.dropLast().map(\.name)) != nil else { throw names.error(path: path.dropLast()) }
    throw EquationError(
      code: .unknownAttribute, message: "unknown attribute '\(last.name)'", range: last.range,
      hint: Suggestion.hint(for: last.name, inAll: LayoutAttribute.equationNames))
  }

  /// Resolves a single name. The context decides whether it is an item or an attribute.
  private func lone(_ name: String, _ range: Range<Int>) throws(EquationError) -> (
    AttributeReference.Item, LayoutAttribute
  ) {
    if let attribute = implied.attribute {
      guard let item = names.item([name]) else {
        let isSize = attribute.kind == .size
        let message: Finding.Message =
          isSize ? "unknown metric or view '\(name)'" : "unknown view '\(name)'"
        throw unknown(name, range, message, .unknownView, mayBeMetric: isSize)
      }
      return (item, attribute)
    }
    if let attribute = LayoutAttribute(name: name) {
      if let item = implied.item { return (item.item, attribute) }
      throw EquationError(
        code: .invalidEquation, message: .init(kind: "owner", "'\(name)' of which view?"), range: range,
        hint: "write the view before it, such as 'superview.\(name)'")
    }
    if names.item([name]) != nil {
      throw EquationError(
        code: .invalidEquation,
        message: .init(kind: "view", "'\(name)' is a view; an equation needs one of its attributes"), range: range,
        hint: "write for example '\(name).top'")
    }
    throw unknown(name, range, "unknown metric '\(name)'", .unknownMetric)
  }

  private func unknown(
    _ name: String, _ range: Range<Int>, _ message: Finding.Message, _ code: FindingCode, mayBeMetric: Bool = true
  )
    -> EquationError
  {
    let views = code == .unknownView ? names.viewNames + EquationNames.reserved : []
    return EquationError(
      code: code, message: message, range: range,
      hint: Suggestion.hint(for: name, in: views + names.metrics.keys.sorted())
        ?? (mayBeMetric ? Suggestion.forMetrics : nil))
  }
}
