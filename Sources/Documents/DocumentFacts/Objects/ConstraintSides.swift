/// Constraints whose items are exchanged: `a.top == b.top + 8` is `b.top == a.top - 8`. Interface Builder exchanges them
/// when it recreates a constraint, and on request.
extension DocumentObject {
  /// The constraint with its items exchanged. Nil if it has one item, or a multiplier.
  var exchangingItems: DocumentObject? {
    guard isConstraint, self["secondItem"] != nil, Double(self["multiplier"] ?? "1") == 1 else { return nil }
    var result = self
    for (first, second) in [("firstItem", "secondItem"), ("firstAttribute", "secondAttribute")] {
      result.values[first] = values[second]
      result.values[second] = values[first]
    }
    let relations = ["greaterThanOrEqual": "lessThanOrEqual", "lessThanOrEqual": "greaterThanOrEqual"]
    if let relation = self["relation"].flatMap({ relations[$0] }) { result.values["relation"]?.text = relation }
    // Variations have constants of their own: `variation widthClass=compact.constant`.
    for name in values.keys where name == "constant" || name.hasSuffix(".constant") {
      guard let text = self[name], Double(text) != 0 else { continue }
      result.values[name]?.text = text.hasPrefix("-") ? String(text.dropFirst()) : "-\(text)"
    }
    return result
  }
}

extension DocumentObjects {
  /// Returns the objects with the items of constraints in the order of another state, if they are only exchanged.
  func orderingItems(as other: DocumentObjects) -> DocumentObjects {
    replacing { object in
      guard object.isConstraint, let present = other[object.identifier], object.ends != present.ends,
        let exchanged = object.exchangingItems, exchanged.ends == present.ends
      else { return nil }
      return exchanged
    }
  }
}
