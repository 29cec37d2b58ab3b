/// The parts of objects that changes are about.
extension DocumentChange {
  package var isValue: Bool { if case .value = kind { true } else { false } }

  /// Whether it is a value that a constraint requires: one of its items, attributes and numbers.
  var isOfEquation: Bool {
    guard tag == "constraint", case .value(let name, _, _) = kind else { return false }
    return ConstraintNumber.equation.contains(name) || ConstraintNumber(name) != nil
  }

  /// The part of the object that the value belongs to: `fontDescription` for `fontDescription.pointSize`. Empty for other
  /// changes.
  package var part: String {
    guard case .value(let name, _, _) = kind else { return "" }
    return ValueParts.part(of: name)
  }
}
