import Foundation
import LayoutTestSupport
import Testing

/// Findings in real Xcode documents, judged by reading the documents: whether they are true in the running app, and
/// useful to its author.
@Suite(.enabled(if: JudgedDocuments.areAtHand, "the real documents are not next to the package"))
struct JudgedFindingsTests {
  /// A finding by its location.
  struct Place: Hashable, CustomStringConvertible {
    var document: String
    var line: Int
    var rule: String

    var description: String { "\(document):\(line) [\(rule)]" }
  }

  /// A verdict on a reported finding: `lint` is true and reported with `--lint`, `lost` is true and no longer reported.
  enum Verdict: String {
    case `true`, `false`, lint, lost
  }

  /// The locations that `check` reports by default: those of findings, and of folded findings.
  private struct Reported {
    var findings: Set<Place> = []
    var folded: Set<Place> = []

    /// Whether a location is reported, in any finding.
    func names(_ place: Place) -> Bool {
      findings.contains(place) || folded.contains { $0.document == place.document && $0.line == place.line }
    }
  }

  @Test func `at most a tenth of the reported findings is false, and no true finding is missing`() throws {
    let reported = try Self.reported()
    let judged = try Self.judged()
    let missed = judged.filter { $0.verdict == .true && !reported.names($0.place) }
    #expect(missed.map(\.place) == [], "true, and not told")
    let found = judged.filter { reported.findings.contains($0.place) }
    let wrong = found.filter { $0.verdict == .false }
    #expect(found.count > 100 && 10 * wrong.count <= found.count, "\(wrong.map(\.place))")
    #expect(judged.filter { $0.verdict == .lost }.count <= 10)
  }

  /// Returns what `check` reports about all documents.
  private static func reported() throws -> Reported {
    let tool = Tool()
    let report = "sarif=\"$OLDPWD/findings.sarif\""
    _ = try tool.shell("cd '\(JudgedDocuments.folder)' && \"$tool\" check . -q --report \(report)")
    let findings = try JSONDecoder().decode(
      Report.self, from: Data(contentsOf: URL(filePath: "\(tool.folder.path)/findings.sarif")))
    var reported = Reported()
    for result in findings.runs.flatMap(\.results) {
      let places = result.locations.map(\.physicalLocation).map {
        Place(
          document: $0.artifactLocation.uri.removingPercentEncoding ?? "", line: $0.region.startLine,
          rule: result.ruleId)
      }
      reported.findings.formUnion(places.prefix(1))
      reported.folded.formUnion(places.dropFirst())
    }
    return reported
  }

  /// Returns the verdicts, one per line: document, line, rule, verdict and reason.
  private static func judged() throws -> [(place: Place, verdict: Verdict)] {
    let list = URL(filePath: SharedFolder.packagePath("Tests/Samples/Documents/judged-findings.tsv"))
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t").map(String.init)
      try #require(fields.count == 5, "\(line)")
      let number = try #require(Int(fields[1]))
      let verdict = try #require(Verdict(rawValue: fields[3]))
      return (Place(document: fields[0], line: number, rule: fields[2]), verdict)
    }
  }

  /// The required part of a SARIF report.
  private struct Report: Decodable {
    var runs: [Run]

    struct Run: Decodable {
      var results: [Result]
    }

    struct Result: Decodable {
      var ruleId: String
      var locations: [Location]
    }

    struct Location: Decodable {
      var physicalLocation: Physical
    }

    struct Physical: Decodable {
      var artifactLocation: Artifact
      var region: Region
    }

    struct Artifact: Decodable {
      var uri: String
    }

    struct Region: Decodable {
      var startLine: Int
    }
  }
}

/// The documents that the findings are about.
private enum JudgedDocuments {
  static let folder = SharedFolder.path("corpus/documents")
  static let areAtHand = FileManager.default.fileExists(atPath: folder)
}
