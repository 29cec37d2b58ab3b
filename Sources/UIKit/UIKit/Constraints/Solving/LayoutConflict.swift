internal import Foundation

/// Required constraints that cannot all be satisfied.
public struct LayoutConflict: Sendable, Hashable, CustomStringConvertible {
  /// The text that UIKit logs.
  public let description: String
  /// The constraints, the broken one first.
  public let constraints: [String]
}
