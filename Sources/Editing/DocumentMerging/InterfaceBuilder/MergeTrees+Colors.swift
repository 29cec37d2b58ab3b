internal import DocumentEditing

extension MergeTrees {
  /// The largest difference between equal components of a color. A display has at most 1024 levels.
  private static let colorTolerance = 1e-6

  /// Whether an element is the same system color in two versions that have it: Xcode writes the components of such a
  /// color, and its versions write them with different digits.
  func isSameColor(_ identity: Int, _ first: DocumentVersion, _ second: DocumentVersion) -> Bool {
    guard let one = first.element(identity), let other = second.element(identity) else { return false }
    let (left, right) = (first.source, second.source)
    let (record, otherRecord) = (left.elements[one], right.elements[other])
    guard record.name == "color", otherRecord.name == "color", left.attribute("systemColor", of: one) != nil,
      record.attributes.count == otherRecord.attributes.count
    else { return false }
    return record.attributes.allSatisfy { attribute in
      guard let value = left.value(attribute.name, of: one), let counterpart = right.value(attribute.name, of: other)
      else { return false }
      if value == counterpart { return true }
      guard Self.components.contains(attribute.name), let number = Double(value), let present = Double(counterpart)
      else { return false }
      return abs(number - present) <= Self.colorTolerance
    }
  }

  private static let components: Set<String> = ["red", "green", "blue", "white", "alpha"]
}
