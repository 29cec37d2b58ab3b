/// The whole content of a value as text. Values that differ anywhere have different strings.
///
/// The members are found by reflection, so that a new member of a type is never forgotten. The text is the same in
/// every run, in any order of sets and dictionaries.
package enum Fingerprint {
  /// Returns the text of a value made of structures, enumerations, lists, sets and dictionaries.
  package static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let members = mirror.children.map { "\($0.label ?? ""):\(text(of: $0.value))" }
    switch mirror.displayStyle {
    case .set, .dictionary: return "{\(members.sorted().joined(separator: ","))}"
    case .collection, .tuple, .struct, .class: return "[\(members.joined(separator: ","))]"
    case .optional: return members.first ?? "nil"
    default: return members.isEmpty ? String(reflecting: value) : "[\(members.joined(separator: ","))]"
    }
  }
}
