package import Gallery
public import HostFiles
package import ReviewReports

/// The result of a review.
public struct ReviewResult: Sendable, Hashable {
  /// Everything that was found in what was drawn; scenes that were finished before are not among it.
  package var report: ReviewReport
  /// Files that could not be written, in the order of the plan.
  public var failures: [FileError]
  /// True where every layout had its turn; not so where the review was stopped.
  public var isComplete: Bool
  /// The outcome of the gallery as one page; nil where there is none.
  package var singleFile: SingleFileReport?

  /// A result.
  package init(report: ReviewReport, failures: [FileError] = [], isComplete: Bool = true) {
    self.report = report
    self.failures = failures
    self.isComplete = isComplete
  }
}
