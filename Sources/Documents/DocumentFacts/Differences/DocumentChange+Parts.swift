/// The parts of objects that changes are about.
extension DocumentChange {
  /// Whether it is a change of a value.
  package var isValue: Bool { if case .value = kind { true } else { false } }

  /// Whether it is a value that a constraint requires: one of its items, attributes and numbers.
  var isOfEquation: Bool {
    guard tag == "constraint", case .value(let name, _, _) = kind else { return false }
    return ConstraintNumber.equation.contains(name) || ConstraintNumber(name) != nil
  }

  /// The part of the object that the value belongs to: `fontDescription` for `fontDescription.pointSize`.
  package var part: String {
    guard case .value(let name, _, _) = kind else { return "" }
    // Consecutive changes of what variations install are one change.
    if name.hasPrefix("variation ") { return "variation" }
    if name.hasPrefix("runtime ") { return Self.runtimePart(of: name) }
    let pieces = name.split(separator: ".", maxSplits: 2)
    guard pieces.count > 1 else { return name }
    // A new segment renumbers all segments after it.
    if pieces[0].split(separator: "#").first == "segment" { return "segment" }
    return Self.collections.contains(pieces[0]) ? "\(pieces[0]).\(pieces[1])" : String(pieces[0])
  }

  /// The parts with several values that are parts themselves.
  private static let collections: Set<Substring> = ["normal", "configuration", "accessibilityConfiguration"]

  /// Returns the key path of a runtime attribute: `runtime layer.borderColor` for
  /// `runtime layer.borderColor.value.white`.
  private static func runtimePart(of name: String) -> String {
    let pieces = name.split(separator: ".")
    let end = pieces.dropFirst().firstIndex { $0 == "type" || $0 == "value" } ?? pieces.endIndex
    return pieces[..<end].joined(separator: ".")
  }
}
