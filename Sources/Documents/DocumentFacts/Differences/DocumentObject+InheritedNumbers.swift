internal import MarkupReading

extension DocumentObject {
  /// Returns the number that a constraint has in a variation that does not set it: that of a variation with fewer size
  /// classes, such as `heightClass=compact` for `heightClass=compact-widthClass=compact`, otherwise its own. Nil for
  /// other values.
  func inheritedNumber(_ value: String) -> String? {
    guard isConstraint, value.contains("."), let number = ConstraintNumber(value) else { return nil }
    let conditions = Self.conditions(ofValue: value)
    let wider = values.filter { name, _ in
      guard name.hasPrefix("variation "), ConstraintNumber(name)?.name == number.name else { return false }
      let others = Self.conditions(ofValue: name)
      return !others.isEmpty && others.isStrictSubset(of: conditions)
    }
    // Of variations that apply together, the last one counts.
    let last = wider.values.max { $0.place.offset < $1.place.offset }
    return last?.text ?? self[number.name] ?? UsualValues.value(of: number.name, tag: tag)
  }

  /// Returns the size classes in the name of a value: `heightClass=compact` in `variation heightClass=compact.constant`.
  private static func conditions(ofValue name: String) -> Set<Substring> {
    let variation = name.dropFirst("variation ".count).prefix { $0 != "." }
    return Set(variation.split(separator: "-").filter { $0.contains("=") })
  }
}
