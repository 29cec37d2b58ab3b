import Foundation
import LayoutTestSupport
import Testing

@testable import ReviewReports

@Suite struct ReportListTests {
  private static let folder = "Sources/Review/ReviewReports/Formats"

  @Test func `every kind of report is in the list of reports`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: SharedFolder.packagePath(Self.folder)).sorted()
    let kinds = try names.flatMap { name in
      let text = try String(contentsOfFile: SharedFolder.packagePath("\(Self.folder)/\(name)"), encoding: .utf8)
      return text.matches(of: /struct (\w+): Report {/).map { String($0.output.1) }
    }
    #expect(
      ReportList.all.map { "\($0)" }.sorted() == kinds.sorted(), "scripts/rule-pages adds kinds of reports to the list")
  }

  @Test func `reports and their files have different names`() {
    let formats = ReportFormat.allCases
    expect(Set(formats.map(\.rawValue)).count, is: formats.count)
    expect(Set(formats.compactMap(\.fileName)).count, is: formats.compactMap(\.fileName).count)
    expect(formats.map { ReportFormat(rawValue: $0.rawValue) }, is: formats)
    #expect(ReportFormat(rawValue: "pdf") == nil)
  }
}
