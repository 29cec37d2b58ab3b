internal import AutoLayout
internal import Findings
internal import MarkupWriting
internal import Scenes
internal import VisibleText

extension ReportFormat {
  /// JUnit XML: a suite for each scene, a test case for each finding.
  package static let junit = ReportFormat(JUnitReport.self)
}

/// The report as JUnit XML: a suite for each scene and for each document that could not be read, with a test case for
/// each finding. A scene without findings has one test case that passed.
///
/// Elements and attributes follow Jenkins' schema `junit-10.xsd`. Pictures are attached in GitLab's format.
struct JUnitReport: Report {
  static let name = "junit"
  static let fileName: String? = "junit.xml"

  /// The maximum number of pictures attached to a test case.
  private static let pictures = 3

  private let review: ReportedReview
  /// Whether warnings are failures.
  private let isStrict: Bool

  init(_ requirements: ReportRequirements) {
    review = requirements.review
    isStrict = requirements.isStrict
  }

  /// A suite of tests.
  private struct Suite {
    var name: String
    var path: String
    var cases: [Case]
  }

  /// A test case.
  private struct Case {
    /// The result of a test case.
    enum Outcome { case passed, failure, error }

    var name: String
    var outcome = Outcome.passed
    var unique: SharedFinding?
  }

  /// The document, with a line break at the end.
  var text: String {
    let suites = suites
    let cases = suites.flatMap(\.cases)
    var buffer = MarkupBuffer()
    buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    buffer.attribute("name", "render-layouts")
    appendCounts(of: cases, to: &buffer)
    buffer.append(">\n")
    for suite in suites { append(suite, to: &buffer) }
    buffer.append("</testsuites>\n")
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  private var suites: [Suite] {
    let outside = zip(review.unread + review.others, review.suites.outside).map { document, found in
      Suite(
        name: document.path, path: document.path, cases: found.map { testCase($0, failing: .error) })
    }
    let scenes = zip(review.scenes, review.suites.scenes).map { scene, found in
      let cases = found.map { testCase($0, failing: .failure) }
      let count = scene.layouts.count
      return Suite(
        name: scene.name, path: scene.place.path,
        cases: cases.isEmpty ? [Case(name: count.counted("layout"))] : cases)
    }
    return distinct(outside + scenes)
  }

  private func testCase(_ unique: SharedFinding, failing: Case.Outcome) -> Case {
    let fails = unique.finding.severity >= (isStrict ? .warning : .error)
    return Case(
      name: "\(unique.finding.message) [\(unique.finding.code)]", outcome: fails ? failing : .passed, unique: unique)
  }

  /// Returns the suites with unique names of test cases, since readers drop duplicates.
  private func distinct(_ suites: [Suite]) -> [Suite] {
    suites.map { suite in
      var suite = suite
      var seen: [String: Int] = [:]
      for index in suite.cases.indices {
        let name = suite.cases[index].name
        seen[name, default: 0] += 1
        if let count = seen[name], count > 1 { suite.cases[index].name = "\(name) (\(count))" }
      }
      return suite
    }
  }

  private func appendCounts(of cases: [Case], to buffer: inout MarkupBuffer) {
    buffer.attribute("tests", "\(cases.count)")
    buffer.attribute("failures", "\(cases.count { $0.outcome == .failure })")
    buffer.attribute("errors", "\(cases.count { $0.outcome == .error })")
  }

  private func append(_ suite: Suite, to buffer: inout MarkupBuffer) {
    buffer.append("  <testsuite")
    buffer.attribute("name", VisibleText.line(suite.name))
    appendCounts(of: suite.cases, to: &buffer)
    buffer.attribute("file", VisibleText.line(suite.path))
    buffer.append(">\n")
    for testCase in suite.cases { append(testCase, of: suite, to: &buffer) }
    buffer.append("  </testsuite>\n")
  }

  private func append(_ testCase: Case, of suite: Suite, to buffer: inout MarkupBuffer) {
    buffer.append("    <testcase")
    buffer.attribute("classname", VisibleText.line(suite.path))
    buffer.attribute("name", VisibleText.line(testCase.name))
    guard let unique = testCase.unique else { return buffer.append("/>\n") }
    buffer.append(">\n")
    var output: [String] = []
    let kind = unique.finding.isExpected ? "expected" : unique.finding.severity.rawValue
    let text = "\(VisibleText.line(unique.source.description)): \(kind): \(unique.text)"
    switch testCase.outcome {
    case .passed: output.append(text)
    case .failure: append(text, of: unique, as: "failure", to: &buffer)
    case .error: append(text, of: unique, as: "error", to: &buffer)
    }
    output += unique.reports.compactMap(\.picture?.path).prefix(Self.pictures).map { "[[ATTACHMENT|\($0)]]" }
    if !output.isEmpty {
      buffer.append("      <system-out>")
      buffer.append(escaping: output.joined(separator: "\n"), in: .content)
      buffer.append("</system-out>\n")
    }
    buffer.append("    </testcase>\n")
  }

  private func append(_ text: String, of unique: SharedFinding, as element: String, to buffer: inout MarkupBuffer) {
    buffer.append("      <\(element)")
    buffer.attribute("type", VisibleText.line(unique.finding.code.name))
    buffer.attribute("message", VisibleText.line(unique.finding.message.text))
    buffer.append(">")
    buffer.append(escaping: text, in: .content)
    buffer.append("</\(element)>\n")
  }
}
