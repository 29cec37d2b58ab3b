internal import AutoLayout
internal import Geometry

/// The name of a view or guide as a log prints it: `UILabel:0x7fca0bd50f70'Seconds'`, or `NextButton`.
struct ConflictLogReference: Hashable {
  /// The class, or the name that the app set.
  var name: String
  /// The address, or nil if only a name is printed.
  var address: String?
  /// The text that it shows, or the identifier of a guide.
  var title: String?
}

/// A number with a relation and a priority, as in a format's distances and sizes: `>=8@750`.
struct ConflictLogNumber: Hashable {
  var relation = LayoutRelation.equal
  var constant = 0.0
  var priority = 1000.0
  /// The view whose size is compared, or nil for a number.
  var reference: ConflictLogReference?
}

/// A constraint in the visual format.
struct ConflictLogFormat: Hashable {
  /// A view in square brackets with its sizes.
  struct View: Hashable {
    var reference: ConflictLogReference
    var sizes: [ConflictLogNumber]
  }

  var isVertical: Bool
  /// The distances from the superview's first edge, or nil if it does not start there.
  var leading: [ConflictLogNumber]?
  var views: [View]
  /// The distances between neighbors, one list fewer than there are views.
  var connections: [[ConflictLogNumber]]
  /// The distances to the superview's last edge, or nil if it does not end there.
  var trailing: [ConflictLogNumber]?

  /// Returns the format with different names for the views.
  func text(superview: String?, _ name: (ConflictLogReference) -> String) -> String {
    func numbers(_ list: [ConflictLogNumber]) -> String {
      list.map { number in
        let relation = number.relation == .equal ? "" : number.relation.symbol
        let value = number.reference.map(name) ?? number.constant.decimalText(places: 4)
        return relation + value + (number.priority < 1000 ? "@\(number.priority.decimalText(places: 4))" : "")
      }
      .joined(separator: ", ")
    }
    func connection(_ list: [ConflictLogNumber]) -> String { list.isEmpty ? "" : "-(\(numbers(list)))-" }
    var text = isVertical ? "V:" : "H:"
    if let leading { text += "|\(connection(leading))" }
    for (index, view) in views.enumerated() {
      if index > 0 { text += connection(connections[index - 1]) }
      text += "[\(name(view.reference))\(view.sizes.isEmpty ? "" : "(\(numbers(view.sizes)))")]"
    }
    if let trailing { text += "\(connection(trailing))|" }
    return text + (superview.map { "   (| is \($0))" } ?? "")
  }
}

/// A constraint as an equation: `first.attribute RELATION multiplier*second.attribute + constant`.
struct ConflictLogEquation: Hashable {
  var first: ConflictLogReference
  var firstAttribute: String
  var relation: LayoutRelation
  var second: ConflictLogReference?
  var secondAttribute = ""
  var multiplier = 1.0
  var constant = 0.0

  /// Returns the equation with different names for the items.
  func text(_ name: (ConflictLogReference) -> String) -> String {
    var text = "\(name(first)).\(firstAttribute) \(relation.symbol) "
    guard let second else { return text + constant.decimalText(places: 4) }
    if multiplier != 1 { text += "\(multiplier.decimalText(places: 4)) * " }
    text += "\(name(second)).\(secondAttribute)"
    if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).decimalText(places: 4))" }
    return text
  }
}

/// A parsed constraint of a log.
struct ConflictLogLine {
  /// The statement of a constraint.
  enum Body: Hashable {
    case format(ConflictLogFormat)
    case equation(ConflictLogEquation)
  }

  /// The class, without the name of its module if that is `SnapKit`.
  var className = ""
  /// The address of the constraint itself.
  var address = ""
  /// The place in code that a library printed.
  var place: String?
  var identifier: String?
  /// The statement, or nil if it is unreadable.
  var body: Body?
  /// The statement as printed.
  var rest = ""
  /// The priority, if it is printed after the constraint.
  var priority: LayoutPriority?
  /// The items that `|` and identifiers represent.
  var names: [(name: String, reference: ConflictLogReference)] = []

  /// The names of baselines in equations, and their names in messages.
  static let baselines = [
    "baseline": "last baseline", "lastBaseline": "last baseline", "firstBaseline": "first baseline",
  ]

  /// Whether an attribute is a baseline.
  var hasBaseline: Bool {
    guard case .equation(let equation) = body else { return false }
    return [equation.firstAttribute, equation.secondAttribute].contains { Self.baselines[$0] != nil }
  }

  /// The superview that `|` represents, or nil.
  var superview: ConflictLogReference? { names.first { $0.name == "'|'" }?.reference }

  /// Parses a constraint as printed between `<` and `>`.
  init(_ text: String) {
    var scanner = ConflictLogCharacters(text)
    className = scanner.prefix { $0 != ":" }
    scanner.skip(":")
    address = scanner.prefix { $0.isHexDigit || $0 == "x" }
    if scanner.skip("@") { place = Self.shortened(scanner.prefix { $0 != " " }) }
    scanner.skipBlanks()
    if scanner.peek == "'" { identifier = scanner.quoted() }
    scanner.skipBlanks()
    // The codes of an autoresizing mask add nothing to the constraint.
    while scanner.hasPrefix("h=") || scanner.hasPrefix("v=") {
      _ = scanner.prefix { $0 != " " }
      scanner.skipBlanks()
    }
    rest = String(scanner.remaining)
    body = scanner.body()
    let tail = String(scanner.remaining)
    names = Self.names(in: tail)
    if let range = tail.firstRange(of: "priority:") {
      let digits = tail[range.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
      priority = Double(digits).map { LayoutPriority($0) }.flatMap { $0.isLegal ? $0 : nil }
    }
  }

  /// Returns the name of a file with its line, without the folders of another machine.
  private static func shortened(_ place: String) -> String? { place.split(separator: "/").last.map(String.init) }

  /// Reads the entries of `(active, names: NextButton:0x7ff35, '|':UIView:0x7fa01 )`.
  private static func names(in text: String) -> [(name: String, reference: ConflictLogReference)] {
    guard let start = text.firstRange(of: "ames:") else { return [] }
    var scanner = ConflictLogCharacters(String(text[start.upperBound...]))
    var found: [(name: String, reference: ConflictLogReference)] = []
    while true {
      scanner.skip { $0 == " " || $0 == "," }
      if scanner.hasPrefix("'|'") {
        scanner.drop(3)
        scanner.skip(":")
        guard let reference = scanner.reference() else { return found }
        found.append(("'|'", reference))
      } else {
        guard let reference = scanner.reference(), reference.address != nil else { return found }
        found.append((reference.name, ConflictLogReference(name: reference.name, address: reference.address)))
      }
    }
  }
}
