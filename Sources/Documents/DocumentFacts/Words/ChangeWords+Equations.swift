internal import Findings
internal import Geometry

/// Changed equations of constraints, in messages.
extension ChangeWords {
  /// Returns the message for the changed equation of a constraint.
  ///
  /// `companions` are the changes that are reported with it, of which only the removal of a placeholder is named.
  func message(
    of equation: [DocumentChange], with companions: [DocumentChange], ofConstraint identifier: String
  ) -> Finding.Message? {
    let message = message(of: equation, ofConstraint: identifier)
    guard let message, companions.contains(where: { $0.part == "placeholder" }) else { return message }
    let isOne = difference.new[identifier]?["placeholder"] == "YES"
    return .init(kind: "\(message.kind), \(isOne ? "a" : "no") placeholder", message)
      + ", and it is \(words: isOne ? "" : "no longer ")a placeholder"
  }

  private func message(of changes: [DocumentChange], ofConstraint identifier: String) -> Finding.Message? {
    guard let now = difference.new[identifier], let then = difference.old[identifier] else { return nil }
    if let numbers = clause(of: changes, ofConstraint: identifier) {
      return .init(kind: "numbers", "\(equation(of: now, before: changes)): \(numbers)")
    }
    let (form, former) = (names.form(of: now), names.form(of: then))
    guard form != former else {
      return .init(kind: "items", "the constraint \(form) is for another view of the same name")
    }
    return .init(kind: "constraint", "the constraint \(form) was \(former)")
  }

  /// Returns a constraint as an equation without the numbers that changed, which are named after it.
  func equation(of constraint: DocumentObject, before changes: [DocumentChange]) -> String {
    let numbers = changes.compactMap { change in
      if case .value(let name, _, _) = change.kind { ConstraintNumber(name)?.name } else { nil }
    }
    return names.equation(of: constraint, without: Set(numbers))
  }

  /// Returns the changed numbers of a constraint, without the constraint. Nil if more than numbers changed.
  func clause(of changes: [DocumentChange], ofConstraint identifier: String) -> Finding.Message? {
    guard let now = difference.new[identifier], let then = difference.old[identifier] else { return nil }
    let inherited = (InheritedNumbers(of: then), InheritedNumbers(of: now))
    var parts: [Finding.Message] = []
    for change in changes {
      guard case .value(let name, let from, let to) = change.kind else { continue }
      guard let changed = ConstraintNumber(name) else { return nil }
      func number(_ value: String?) -> String {
        let text = value ?? UsualValues.value(of: changed.name, tag: "constraint") ?? ""
        return Double(text)?.pointText ?? text
      }
      let states = (inherited.0.number(name) ?? then[changed.name], inherited.1.number(name) ?? now[changed.name])
      let (old, new) = (number(from ?? states.0), number(to ?? states.1))
      let head: Finding.Message = "the \(words: changed.words) is "
      parts.append(head + "\(measure: new) instead of \(measure: old)")
    }
    return "\(parts.joined(separator: ", "))"
  }
}
