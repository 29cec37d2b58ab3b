internal import MarkupReading

/// The numbers that a constraint has in variations that do not set them.
struct InheritedNumbers {
  /// A number in some size classes: `constant` in `heightClass=compact`.
  private struct Place: Hashable {
    var number: String
    var conditions: Set<Substring>
  }

  private let constraint: DocumentObject
  private var found: [Place: (variation: Substring, value: DocumentObject.Value)] = [:]

  /// Collects the numbers of a constraint in all its variations. Other objects have none.
  init(of constraint: DocumentObject) {
    self.constraint = constraint
    guard constraint.isConstraint else { return }
    for (name, value) in constraint.values where name.hasPrefix(Self.variation) {
      guard let number = ConstraintNumber(name)?.name else { continue }
      let (variation, conditions) = Self.conditions(ofValue: name)
      let place = Place(number: number, conditions: conditions)
      // Of two equal variations, the last one counts.
      if let other = found[place], other.value.place.offset > value.place.offset { continue }
      found[place] = (variation, value)
    }
  }

  /// Returns the number that the constraint has in a variation that does not set it: that of the variation with the
  /// most of its size classes, such as `heightClass=compact` for `heightClass=compact-widthClass=compact`, otherwise its
  /// own. Nil for other values.
  ///
  /// Of variations with as many size classes, the one whose key is last in the order of their characters counts, as it
  /// does when the scene is read.
  func number(_ value: String) -> String? {
    guard constraint.isConstraint, value.contains("."), let number = ConstraintNumber(value)?.name else { return nil }
    let own = constraint[number] ?? UsualValues.value(of: number, tag: constraint.tag)
    let conditions = Array(Self.conditions(ofValue: value).conditions)
    guard !found.isEmpty, conditions.count <= Self.mostConditions else { return own }
    // The bits of each number select some of the conditions, but neither none nor all of them.
    let wider = (0..<1 << conditions.count).dropFirst().dropLast().compactMap { part in
      let chosen = conditions.indices.filter { part >> $0 & 1 == 1 }.map { conditions[$0] }
      return found[Place(number: number, conditions: Set(chosen))].map { (count: chosen.count, found: $0) }
    }
    let last = wider.max { ($0.count, $0.found.variation) < ($1.count, $1.found.variation) }
    return last?.found.value.text ?? own
  }

  private static let variation = "variation "

  /// The number of conditions that a variation may have: width, height, idiom and appearance.
  private static let mostConditions = 4

  /// Returns the key of a variation in the name of a value, and its size classes: `heightClass=compact` in
  /// `variation heightClass=compact.constant`.
  private static func conditions(ofValue name: String) -> (variation: Substring, conditions: Set<Substring>) {
    let variation = name.dropFirst(Self.variation.count).prefix { $0 != "." }
    return (variation, Set(variation.split(separator: "-").filter { $0.contains("=") }))
  }
}
