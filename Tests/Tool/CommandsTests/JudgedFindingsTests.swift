import Foundation
import LayoutTestSupport
import Testing

/// Findings about real documents of Xcode that were judged by reading the documents: whether what `check` says is true of
/// the running app, and of use to its author.
@Suite(.enabled(if: JudgedDocuments.areAtHand, "no real documents lie next to the package"))
struct JudgedFindingsTests {
  /// A finding by the place that it is told at.
  struct Place: Hashable, CustomStringConvertible {
    var document: String
    var line: Int
    var rule: String

    var description: String { "\(document):\(line) [\(rule)]" }
  }

  /// A verdict on what was told at a place: `lint` is true and told with `--lint`, `lost` is true and not told any more.
  enum Verdict: String {
    case `true`, `false`, lint, lost
  }

  /// The places that `check` names by default: those of findings, and of what is folded below them.
  private struct Told {
    var findings: Set<Place> = []
    var folded: Set<Place> = []

    /// True where a place is named, below whichever finding.
    func names(_ place: Place) -> Bool {
      findings.contains(place) || folded.contains { $0.document == place.document && $0.line == place.line }
    }
  }

  @Test func `of what is told at most a tenth is false, and what is true is told`() throws {
    let told = try Self.told()
    let judged = try Self.judged()
    let missed = judged.filter { $0.verdict == .true && !told.names($0.place) }
    #expect(missed.map(\.place) == [], "true, and not told")
    let found = judged.filter { told.findings.contains($0.place) }
    let wrong = found.filter { $0.verdict == .false }
    #expect(found.count > 100 && 10 * wrong.count <= found.count, "\(wrong.map(\.place))")
    #expect(judged.filter { $0.verdict == .lost }.count <= 10)
  }

  /// What `check` tells of all documents.
  private static func told() throws -> Told {
    let tool = Tool()
    let report = "sarif=\"$OLDPWD/findings.sarif\""
    _ = try tool.shell("cd '\(JudgedDocuments.folder)' && \"$tool\" check . -q --report \(report)")
    let findings = try JSONDecoder().decode(
      Report.self, from: Data(contentsOf: URL(filePath: "\(tool.folder.path)/findings.sarif")))
    var told = Told()
    for result in findings.runs.flatMap(\.results) {
      let places = result.locations.map(\.physicalLocation).map {
        Place(
          document: $0.artifactLocation.uri.removingPercentEncoding ?? "", line: $0.region.startLine,
          rule: result.ruleId)
      }
      told.findings.formUnion(places.prefix(1))
      told.folded.formUnion(places.dropFirst())
    }
    return told
  }

  /// The verdicts: document, line, rule, verdict and reason, a line each.
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

  /// The part of a SARIF report that is asked for.
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
