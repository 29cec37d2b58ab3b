/// A range of versions of Xcode's tools.
struct ToolsVersionRange: Sendable, Hashable, CustomStringConvertible {
  /// The first version. Nil for no lower bound.
  let first: Int?
  /// The version after the last. Nil for no upper bound.
  let end: Int?

  static let all = ToolsVersionRange(first: nil, end: nil)

  /// Returns the range from a version up to, but not including, another one.
  static func from(_ first: Int, before end: Int? = nil) -> ToolsVersionRange {
    ToolsVersionRange(first: first, end: end)
  }

  static func before(_ end: Int) -> ToolsVersionRange { ToolsVersionRange(first: nil, end: end) }

  func contains(_ version: ToolsVersion) -> Bool {
    version.number >= first ?? .min && version.number < end ?? .max
  }

  var description: String {
    switch (first, end) {
    case (nil, nil): "all"
    case (let first?, nil): "\(first) and newer"
    case (nil, let end?): "before \(end)"
    case (let first?, let end?): "\(first) to \(end - 1)"
    }
  }
}
