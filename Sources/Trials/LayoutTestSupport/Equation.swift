public import AutoLayout

/// A constraint of a test as an equation: `b.width == 2*a.width + 5 @750 #identifier`.
public struct Equation {
  /// An error for a string that is not an equation.
  public struct Malformed: Error {
    /// The text that cannot be read.
    public let text: String

    /// Creates an error about a string.
    public init(text: String) { self.text = text }
  }

  /// The name of the item on the left side, with its attribute.
  public var first: (item: String, attribute: LayoutAttribute)
  /// The relation of the left side to the right side.
  public var relation: LayoutRelation
  /// The name of the item on the right side, with its attribute; nil if the right side is a constant.
  public var second: (item: String, attribute: LayoutAttribute)?
  /// The factor of the second attribute.
  public var multiplier = 1.0
  /// The number that the right side adds, in points.
  public var constant = 0.0
  /// The priority, greater than 0 and at most 1000.
  public var priority = 1000.0
  /// The name of the constraint, or nil.
  public var identifier: String?
  /// Whether the constant is marked as the standard distance.
  public var usesStandardSpacing = false
  /// Whether the constraint is marked as a placeholder, which holds at design time only.
  public var isPlaceholder = false

  /// Creates the equation that a string describes.
  ///
  /// - Throws: ``Malformed`` if the text is not an equation.
  public init(_ text: String) throws {
    var words = text.split(separator: " ").map(String.init)
    identifier = words.first { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
    priority = words.first { $0.hasPrefix("@") }.flatMap { Double($0.dropFirst()) } ?? 1000
    usesStandardSpacing = words.contains("std")
    isPlaceholder = identifier == "placeholder"
    if isPlaceholder { identifier = nil }
    words.removeAll { $0.hasPrefix("#") || $0.hasPrefix("@") || $0 == "std" }
    guard words.count >= 3, let left = Self.attribute(words[0]), let relation = LayoutRelation(symbol: words[1])
    else { throw Malformed(text: text) }
    first = left
    self.relation = relation
    if let number = Double(words[2]) {
      constant = number
      return
    }
    let factors = words[2].split(separator: "*").map(String.init)
    guard let last = factors.last, let right = Self.attribute(last) else { throw Malformed(text: text) }
    second = right
    if factors.count == 2 { multiplier = Self.number(factors[0]) ?? .nan }
    if words.count == 5, let number = Double(words[4]) { constant = words[3] == "-" ? -number : number }
  }

  private static func number(_ text: String) -> Double? {
    let parts = text.split(separator: "/").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] / parts[1] : parts.first
  }

  private static func attribute(_ text: String) -> (String, LayoutAttribute)? {
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2, let attribute = LayoutAttribute(name: parts[1]) else { return nil }
    return (parts[0], attribute)
  }
}
