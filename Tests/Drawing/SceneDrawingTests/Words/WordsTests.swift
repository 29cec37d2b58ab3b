import Findings
import Geometry
import LayoutTestSupport
import Testing

@testable import SceneDrawing

@Suite struct WordsTests {
  @Test(arguments: [
    (16, "16"), (8.5, "8.5"), (-0.333, "-0.33"), (0.05, "0.05"), (-0.001, "0"), (1e12, "1000000000000.0"),
    (Double.infinity, "inf"),
  ])
  func `lengths are written briefly`(number: Double, text: String) { #expect(number.pointText == text) }

  @Test(arguments: [
    ("de", "German"), ("pt-BR", "Portuguese (BR)"), ("zh_Hans", "Chinese (Hans)"), ("tlh", "tlh"), ("", ""),
  ])
  func `languages have names`(locale: String, name: String) { #expect(LocaleName.name(of: locale) == name) }

  @Test func `findings are counted by kind, the most severe first, and ambiguous views once`() {
    func finding(_ code: String, _ severity: Finding.Severity, views: [Int] = []) -> Finding {
      Finding(code: FindingCode(code), severity: severity, message: "\(code)", source: nil, views: views)
    }
    var builder = SceneBuilder()
    builder.findings = [
      finding("off-screen", .warning), finding("ambiguous", .error, views: [2]),
      finding("ambiguous", .error, views: [2]), finding("conflict", .error), finding("truncated", .warning),
      finding("truncated", .note), finding("conflict", .error),
    ]
    let words = builder.layout.findingCounts.map { $0.kind.words($0.count) }
    expect(words, is: ["2 conflicts", "1 ambiguous view", "1 truncated text", "1 warning", "1 note"])
  }

  @Test func `the summary of a layout without findings reports none`() {
    expect(SceneBuilder().layout.summary, is: "Test, Test, portrait: no findings")
  }

  @Test func `expected findings are counted separately`() {
    var expected = Finding(code: FindingCode("conflict"), severity: .note, message: "a", source: nil)
    expected.isExpected = true
    var builder = SceneBuilder()
    builder.findings = [
      expected, Finding(code: FindingCode("off-screen"), severity: .warning, message: "b", source: nil),
    ]
    expect(builder.layout.summary, is: "Test, Test, portrait: 1 warning, 1 expected")
  }
}
