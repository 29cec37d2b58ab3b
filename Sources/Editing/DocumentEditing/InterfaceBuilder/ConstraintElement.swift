internal import MarkupReading
internal import MarkupWriting

/// A constraint as an element of an Interface Builder document.
struct ConstraintElement: Hashable {
  /// The attributes in the order in which Interface Builder writes them.
  static let order = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority", "constant",
    "symbolic", "symbolType", "placeholder", "type", "identifier", "id", "userLabel",
  ]

  private var values: [String: String] = [:]

  /// The value of an attribute; nil if it is not written.
  subscript(_ name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The names of the attributes that are written, in order.
  var names: [String] { Self.order.filter { values[$0] != nil } }

  var text: String {
    let attributes = names.map { " \($0)=\"\(XMLCharacters.escaped(values[$0] ?? "", in: .attribute))\"" }
    return "<constraint\(attributes.joined())/>"
  }

  /// Returns the position of an attribute in the order; unknown ones are last.
  static func rank(of name: String) -> Int { order.firstIndex(of: name) ?? order.count }
}
