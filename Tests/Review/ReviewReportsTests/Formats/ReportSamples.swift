import Findings
import Foundation
import LayoutTestSupport
import ReviewTestSupport
import Scenes

@testable import ReviewReports

/// Reviews as read from `report.json`.
enum ReportSamples {
  /// The small review, read from its text. Its document is in `App`, its pictures are in `Output`.
  static func review(naming name: String = "Login") throws -> ReportedReview {
    try ReportedReview(reading: Array(report(naming: name).json.utf8), in: "Output")
  }

  /// The small review. Its document is in `App`, and its second layout has one more finding than the first.
  static func report(naming name: String = "Login") -> ReviewReport {
    var report = SampleReview.report(naming: name)
    report.documents = [
      .init(name: "Scenes/Broken.scene.yaml", path: "App/Scenes/Broken.scene.yaml", sceneCount: 0),
      .init(name: SampleReview.path, path: "App/\(SampleReview.path)", sceneCount: 1),
    ]
    report.scenes[0].layouts[1].findings = report.scenes[0].layouts[0].findings
    report.scenes[0].layouts[1].findings += [
      FindingReport(
        Finding(
          code: "truncated", severity: .warning, message: "'\(name)' is cut off",
          source: SampleReview.place(9), views: [2]), in: SampleReview.scene.views)
    ]
    return report
  }

  /// A review of one scene with a number of different errors, the last ones on most layouts.
  static func review(errors: Int) throws -> ReportedReview {
    var report = SampleReview.report
    report.unreadDocuments = []
    for (position, layout) in report.scenes[0].layouts.indices.enumerated() {
      let first = position == 0 ? 0 : errors / 2
      report.scenes[0].layouts[layout].findings = (first..<errors).map { number in
        let word = String(UnicodeScalar(UInt8(97 + number % 26))) + String(UnicodeScalar(UInt8(97 + number / 26)))
        return FindingReport(
          Finding(
            code: "conflict", severity: .error, message: "view \(word) is in conflict",
            source: SampleReview.place(number + 1)))
      }
    }
    return try ReportedReview(reading: Array(report.json.utf8), in: nil)
  }

  /// Names that a format could mistake for its own syntax.
  static let hostileNames =
    SampleReview.awkwardNames + [
      "::error file=x,line=1::pwned", "100%0Aof%25", "a,b:c=d", "line\r\nbreak\nand\u{0}null\u{7}", "]]>&amp;<!--",
      "|a|`b`*c*_d_[e](f)@g#1", "\\\"'", ":\u{301},\u{301}", "file:///etc/passwd", "\u{FEFF}\u{FFFE}\u{85}",
    ]
}
