internal import Foundation

/// The tests that write approved layouts instead of comparing with them.
///
/// The environment variable `RENDER_LAYOUTS_RECORD`, else `SNAPSHOT_TESTING_RECORD`, names one for all tests that do not say
/// themselves: `RENDER_LAYOUTS_RECORD=all swift test`.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Layouts that nobody has approved yet are written; the test fails once, so that somebody looks at them.
  case missing
  /// All layouts are written anew; every test fails, so that nobody leaves the mode on.
  case all
  /// Layouts that are different are written anew, and the test fails.
  case failed
  /// Nothing is written: a layout that nobody has approved is a failure. For continuous integration.
  case never

  /// The mode of tests that do not say themselves.
  static var standard: RecordMode {
    let environment = ProcessInfo.processInfo.environment
    let word = environment["RENDER_LAYOUTS_RECORD"] ?? environment["SNAPSHOT_TESTING_RECORD"]
    return word.flatMap { RecordMode(rawValue: $0.lowercased()) } ?? .missing
  }
}

/// The layouts that a test compares with.
public enum LayoutReference: Sendable, Hashable {
  /// The approved ones in `__layouts__` beside the file of the test.
  case approved
  /// The approved ones in the same place, with frames that may differ by some points.
  case approvedWithin(points: Double)

  /// The largest difference between the numbers of equal frames, in points.
  var tolerance: Double {
    switch self {
    case .approved: 0
    case .approvedWithin(let points): max(0, points)
    }
  }
}
