internal import Foundation

/// The mode that decides which approved layouts tests write instead of comparing with them.
///
/// The environment variable `RENDER_LAYOUTS_RECORD`, or else `SNAPSHOT_TESTING_RECORD`, sets the mode of all tests
/// without one of their own: `RENDER_LAYOUTS_RECORD=all swift test`.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Writes layouts without an approved one. The test fails once, as a reminder to review them.
  case missing
  /// Writes all layouts. Every test fails, as a reminder to turn the mode off.
  case all
  /// Writes layouts that differ, and fails the test.
  case failed
  /// Writes nothing. A layout without an approved one is a failure. For continuous integration.
  case never

  /// The mode of tests without one of their own.
  static var standard: RecordMode {
    let environment = ProcessInfo.processInfo.environment
    let word = environment["RENDER_LAYOUTS_RECORD"] ?? environment["SNAPSHOT_TESTING_RECORD"]
    return word.flatMap { RecordMode(rawValue: $0.lowercased()) } ?? .missing
  }
}

/// The layouts that a test compares with.
public enum LayoutReference: Sendable, Hashable {
  /// The approved ones in `__layouts__`, next to the file of the test.
  case approved
  /// The approved ones in the same place, with a tolerance for frames, in points.
  case approvedWithin(points: Double)

  /// The largest difference between the numbers of equal frames, in points.
  var tolerance: Double {
    switch self {
    case .approved: 0
    case .approvedWithin(let points): max(0, points)
    }
  }
}
