package import Findings

/// The status of a layout, a scene or a whole review, the severity of its worst finding.
package enum ReviewStatus: String, Sendable, Hashable, Comparable, CaseIterable {
  /// No findings except notes.
  case ok
  /// Nothing to do, but the scene has expected findings. Reports contain ``ok`` instead.
  case expected
  /// At least one warning, no error.
  case warning
  /// At least one error.
  case error

  /// Creates the status of something with these findings.
  package init(_ findings: [FindingReport]) { self.init(findings.map(\.finding)) }

  /// Creates the status of something with these findings.
  package init(_ findings: [Finding]) {
    switch findings.map(\.severity).max() {
    case .error: self = .error
    case .warning: self = .warning
    case .note, nil: self = findings.contains(where: \.isExpected) ? .expected : .ok
    }
  }

  /// The word in reports. Expected findings are not faults, so they count as ok.
  package var word: String { isFine ? Self.ok.rawValue : rawValue }

  /// Whether nothing needs attention.
  package var isFine: Bool { self < .warning }

  /// The words of all statuses in reports.
  static let words = [Self.ok, .warning, .error].map(\.word)

  /// Orders statuses from the best to the worst.
  package static func < (first: ReviewStatus, second: ReviewStatus) -> Bool {
    (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
  }
}
