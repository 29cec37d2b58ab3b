/// A number of a constraint: `constant`, or `variation widthClass=compact.constant`, which applies in some size classes.
struct ConstraintNumber {
  let name: String
  /// The size classes in words: `compact width, regular height`; empty for all.
  private let sizeClasses: String

  private static let names: Set<String> = ["constant", "priority", "multiplier"]
  /// The attributes that are part of a constraint's equation.
  static let equation = names.union(["firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation"])

  /// Looks up the number with the name of a changed value; nil if the value is not a number of a constraint.
  init?(_ value: String) {
    let variation = "variation "
    guard value.hasPrefix(variation) else {
      guard Self.names.contains(value) else { return nil }
      (name, sizeClasses) = (value, "")
      return
    }
    let parts = value.dropFirst(variation.count).split(separator: ".")
    guard parts.count == 2, Self.names.contains(String(parts[1])) else { return nil }
    name = String(parts[1])
    sizeClasses = Self.sizeClasses(ofVariation: parts[0])
  }

  /// Returns the size classes of a variation in words: `compact width, regular height` for
  /// `heightClass=regular-widthClass=compact`. Empty for the default, which is all size classes.
  static func sizeClasses(ofVariation variation: Substring) -> String {
    guard variation != "default" else { return "" }
    let words = variation.split(separator: "-").map { condition -> String in
      let sides = condition.split(separator: "=")
      guard sides.count == 2, sides[0].hasSuffix("Class") else { return String(condition) }
      return "\(sides[1]) \(sides[0].dropLast("Class".count))"
    }
    // Interface Builder writes the height first.
    return words.reversed().joined(separator: ", ")
  }

  /// The number in words: `constant in compact width`.
  var words: String { sizeClasses.isEmpty ? name : "\(name) in \(sizeClasses)" }
}
