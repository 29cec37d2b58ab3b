internal import AutoLayout

/// A writer of the constraints of a view in the short notation, as far as it has words for them.
struct ShorthandWriter {
  let equations: EquationWriter

  /// Returns a line of the short notation, and the constraints that it cannot express.
  func line(_ constraints: [WrittenConstraint]) -> (entry: WrittenEntry?, rest: [WrittenConstraint]) {
    guard let item = constraints.first?.item, item.guide == nil else { return (nil, constraints) }
    var (entries, open) = pin(constraints)
    var rest: [WrittenConstraint] = []
    if let center = center(open) {
      entries.append(center.entry)
      open = center.rest
    }
    for constraint in open {
      if let entry = entry(constraint), !entries.contains(where: { $0.key == entry.key }) {
        entries.append(entry)
      } else {
        rest.append(constraint)
      }
    }
    return (entries.isEmpty ? nil : WrittenEntry(equations.names[item.view], .mapping(entries)), rest)
  }

  // MARK: - Words for several constraints

  private static let edges: [LayoutAttribute] = [.top, .leading, .bottom, .trailing]

  /// Returns all edges, or all but one, pinned to the same item with the same distance.
  private func pin(_ constraints: [WrittenConstraint]) -> ([WrittenEntry], rest: [WrittenConstraint]) {
    var pinned: [LayoutAttribute: WrittenConstraint] = [:]
    for constraint in constraints where constraint.isPlainEquality && constraint.isRequired {
      guard Self.edges.contains(constraint.attribute), constraint.attribute == constraint.otherAttribute,
        pinned[constraint.attribute] == nil
      else { continue }
      pinned[constraint.attribute] = constraint
    }
    guard pinned.count >= 3, let first = pinned[.top] ?? pinned[.bottom], let target = first.other,
      pinned.values.allSatisfy({ $0.other == target && inset($0) == inset(first) })
    else { return ([], constraints) }
    var entries = [WrittenEntry("pin", equations.text(target, beside: first.item))]
    if inset(first) != 0 {
      let role = ConstraintMetrics.role(of: first, in: equations.views)
      let number = equations.metrics.text(first.constant, role)
      entries.append(WrittenEntry("inset", inset(first) < 0 ? "-\(number)" : number))
    }
    if let missing = Self.edges.first(where: { pinned[$0] == nil }) {
      entries.append(WrittenEntry("except", missing.name))
    }
    let used = Set(pinned.values)
    return (entries, constraints.filter { !used.contains($0) })
  }

  /// Returns how far an edge is inside the other item, in points. Negative if it is outside.
  private func inset(_ constraint: WrittenConstraint) -> Double {
    constraint.attribute == .top || constraint.attribute == .leading ? constraint.constant : 0 - constraint.constant
  }

  /// Returns constraints that align both centers with the same item.
  private func center(_ constraints: [WrittenConstraint]) -> (entry: WrittenEntry, rest: [WrittenConstraint])? {
    func centered(_ attribute: LayoutAttribute) -> WrittenConstraint? {
      constraints.first {
        $0.isPlainEquality && $0.isRequired && $0.constant == 0 && $0.attribute == attribute
          && $0.otherAttribute == attribute
      }
    }
    guard let x = centered(.centerX), let y = centered(.centerY), let target = x.other, y.other == target else {
      return nil
    }
    let entry = WrittenEntry("center", equations.text(target, beside: x.item))
    return (entry, constraints.filter { $0 != x && $0 != y })
  }

  // MARK: - Words for one constraint

  /// Returns the word of a constraint with its value, or nil if there is none.
  func entry(_ constraint: WrittenConstraint) -> WrittenEntry? {
    guard constraint.identifier == nil, let (word, implied) = word(for: constraint) else { return nil }
    return WrittenEntry(word.rawValue, equations.value(constraint, implied: implied))
  }

  private func word(for constraint: WrittenConstraint) -> (ShorthandWord, implied: LayoutAttribute)? {
    let candidates = ShorthandWord.allCases.filter {
      $0.equation?.attribute == constraint.attribute && $0.equation?.relation == constraint.relation
    }
    guard let standard = candidates.first, let implied = standard.equation?.implied else { return nil }
    guard constraint.other != nil else { return constraint.attribute.kind == .size ? (standard, implied) : nil }
    if let exact = candidates.first(where: { $0.equation?.implied == constraint.otherAttribute }) {
      return (exact, constraint.otherAttribute)
    }
    // If the word implies another attribute, the value can name the right one, except for baselines.
    return constraint.otherAttribute.isBaseline ? nil : (standard, implied)
  }
}
