/// The versions of Xcode's tools that a rule holds for.
struct ToolsVersionRange: Sendable, Hashable, CustomStringConvertible {
  /// The first version; nil for no lower bound.
  let first: Int?
  /// The version that the rule ends before; nil for no upper bound.
  let end: Int?

  /// Every version.
  static let all = ToolsVersionRange(first: nil, end: nil)

  /// A version and all newer ones, up to another one if given.
  static func from(_ first: Int, before end: Int? = nil) -> ToolsVersionRange {
    ToolsVersionRange(first: first, end: end)
  }

  /// All versions older than one.
  static func before(_ end: Int) -> ToolsVersionRange { ToolsVersionRange(first: nil, end: end) }

  /// Returns whether a version lies in the range.
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
