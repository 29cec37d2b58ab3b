/// The name of a method. Swift on Linux has no methods that are called by their names: a selector is kept and told, and
/// nothing is called.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }
}
