/// An end of a constraint: an edge, center or length of a view or guide.
struct ConstraintEnd: Sendable, Hashable {
  var view: String
  var attribute: String
}

extension DocumentObject {
  /// The ends of a constraint, the first item's first. One that has only a constant has one end; other objects have
  /// none.
  var ends: [ConstraintEnd] {
    guard isConstraint else { return [] }
    return [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].compactMap { item, attribute in
      guard let view = self[item], let attribute = self[attribute] else { return nil }
      return ConstraintEnd(view: view, attribute: attribute)
    }
  }
}
