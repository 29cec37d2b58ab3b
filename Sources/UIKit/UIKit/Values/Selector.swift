/// The name of a method. Swift on Linux cannot call methods by name: a selector is kept and printed, but never called.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }
}
