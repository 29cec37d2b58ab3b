import LayoutTestSupport
import Scenes
import Testing

@testable import ReviewReports

/// Reports after messages were reworded.
@Suite struct RewordedReportTests {
  @Test(arguments: 0..<20)
  func `rewording changes no fingerprint and no group, in a run and in a report that is read`(
    seed: UInt64
  ) throws {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let report = ReportSamples.report()
    var reworded = report
    for scene in reworded.scenes.indices {
      for layout in reworded.scenes[scene].layouts.indices {
        for index in reworded.scenes[scene].layouts[layout].findings.indices {
          let finding = reworded.scenes[scene].layouts[layout].findings[index].finding
          reworded.scenes[scene].layouts[layout].findings[index].finding = finding.reworded(using: &generator)
        }
      }
    }
    let (before, after) = (ReportedReview(report).uniqueFindings, ReportedReview(reworded).uniqueFindings)
    #expect(before.map(\.text) != after.map(\.text))
    expect(before.map(\.fingerprint), is: after.map(\.fingerprint))
    expect(before.map(\.place), is: after.map(\.place))
    let read = try ReportedReview(reading: Array(reworded.json.utf8), in: nil).uniqueFindings
    expect(read.map(\.place), is: before.map(\.place))
    #expect(
      read.map(\.fingerprint)
        == (try ReportedReview(reading: Array(report.json.utf8), in: nil)).uniqueFindings.map(\.fingerprint))
  }
}
