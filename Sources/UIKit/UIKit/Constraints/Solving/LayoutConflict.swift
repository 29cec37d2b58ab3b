internal import Foundation

/// Required constraints that could not all hold.
public struct LayoutConflict: Sendable, Hashable, CustomStringConvertible {
  /// The text that UIKit logs.
  public let description: String
  /// The constraints, the broken one first.
  public let constraints: [String]
}
