/// What a change is about.
extension DocumentChange {
  /// Whether it is that of a value.
  package var isValue: Bool { if case .value = kind { true } else { false } }

  /// The part of its object that a value belongs to: `fontDescription` of `fontDescription.pointSize`.
  package var part: String {
    guard case .value(let name, _, _) = kind else { return "" }
    // What one variation after the other installs is one change.
    if name.hasPrefix("variation ") { return "variation" }
    let pieces = name.split(separator: ".", maxSplits: 2)
    guard pieces.count > 1 else { return name }
    // The segments behind a new one all have another number.
    if pieces[0].split(separator: "#").first == "segment" { return "segment" }
    return ["normal", "configuration"].contains(pieces[0]) ? "\(pieces[0]).\(pieces[1])" : String(pieces[0])
  }
}
