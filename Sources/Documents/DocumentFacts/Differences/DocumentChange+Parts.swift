/// The parts of objects that changes are about.
extension DocumentChange {
  /// Whether it is a change of a value.
  package var isValue: Bool { if case .value = kind { true } else { false } }

  /// The part of the object that the value belongs to: `fontDescription` for `fontDescription.pointSize`.
  package var part: String {
    guard case .value(let name, _, _) = kind else { return "" }
    // Consecutive changes of what variations install are one change.
    if name.hasPrefix("variation ") { return "variation" }
    let pieces = name.split(separator: ".", maxSplits: 2)
    guard pieces.count > 1 else { return name }
    // A new segment renumbers all segments after it.
    if pieces[0].split(separator: "#").first == "segment" { return "segment" }
    return ["normal", "configuration"].contains(pieces[0]) ? "\(pieces[0]).\(pieces[1])" : String(pieces[0])
  }
}
