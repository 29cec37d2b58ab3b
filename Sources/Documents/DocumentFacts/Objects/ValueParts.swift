/// The parts of objects that values belong to: all values of a font are one part.
enum ValueParts {
  /// The collections whose elements are parts of their own.
  private static let collections: Set<Substring> = [
    "normal", "configuration", "accessibilityConfiguration", "contentConfiguration",
  ]

  /// Returns the part of an object that a value belongs to: `fontDescription` for `fontDescription.pointSize`.
  static func part(of name: String) -> String {
    // Consecutive changes of what variations install are one change.
    if name.hasPrefix("variation ") { return "variation" }
    if name.hasPrefix("runtime ") { return runtimePart(of: name) }
    let pieces = name.split(separator: ".", maxSplits: 2)
    guard pieces.count > 1 else { return name }
    // A new segment renumbers all segments after it.
    if pieces[0].split(separator: "#").first == "segment" { return "segment" }
    return collections.contains(pieces[0]) ? "\(pieces[0]).\(pieces[1])" : String(pieces[0])
  }

  /// Returns the key path of a runtime attribute: `runtime layer.borderColor` for
  /// `runtime layer.borderColor.value.white`.
  private static func runtimePart(of name: String) -> String {
    let pieces = name.split(separator: ".")
    let end = pieces.dropFirst().firstIndex { $0 == "type" || $0 == "value" } ?? pieces.endIndex
    return pieces[..<end].joined(separator: ".")
  }
}
