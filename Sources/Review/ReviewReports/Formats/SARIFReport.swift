package import Findings
internal import JSON
internal import Scenes

extension ReportFormat {
  /// SARIF 2.1.0, for code scanning.
  package static let sarif = ReportFormat(SARIFReport.self)
}

/// The report in the format SARIF 2.1.0 (OASIS) for code scanning, with one result for each finding rather than for
/// each of its layouts.
package struct SARIFReport: Report {
  static let name = "sarif"
  static let fileName: String? = "report.sarif"

  private let review: ReportedReview
  private let uniqueFindings: [SharedFinding]
  private let fixes: [String: ReportedFix]
  private let place: ReportPlace
  /// The codes that occur, sorted by name.
  private let codes: [FindingCode]

  init(_ requirements: ReportRequirements) {
    self.init(
      requirements.review, rules: requirements.rules, fixes: requirements.fixes, place: requirements.place)
  }

  /// Creates the report of a review.
  ///
  /// - Parameters:
  ///   - review: The review to report.
  ///   - rules: The codes with their pages. A review that was read from a file has only their names.
  ///   - fixes: The edits that fix findings, by the fingerprints of the findings.
  ///   - place: The place where the report is read.
  package init(
    _ review: ReportedReview, rules: [FindingCode], fixes: [String: ReportedFix] = [:],
    place: ReportPlace = ReportPlace()
  ) {
    self.review = review
    self.fixes = fixes
    self.place = place
    uniqueFindings = review.uniqueFindings
    let known = Dictionary(rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    codes = Set(uniqueFindings.map(\.finding.code.name)).sorted().map { known[$0] ?? FindingCode($0) }
  }

  /// The log, with a line break at the end.
  package var text: String {
    let driver: JSONValue = [
      "name": "render-layouts", "version": .string(review.toolVersion), "rules": .array(codes.map(Self.rule)),
    ]
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver], "columnKind": "unicodeCodePoints", "results": .array(uniqueFindings.map(result)),
        ]
      ],
    ]
    return log.lines(before: "\n")
  }

  /// Returns the description of a rule, from its page.
  private static func rule(_ code: FindingCode) -> JSONValue {
    guard let page = code.page else { return ["id": .string(code.name)] }
    return [
      "id": .string(code.name), "shortDescription": ["text": .string(page.summary)],
      "fullDescription": ["text": .string("\(page.summary) \(page.reason)")],
      "help": [
        "text": .string("\(page.summary)\n\n\(page.reason)\n\n\(page.remedy)"), "markdown": .string(page.markdown),
      ],
    ]
  }

  private func result(_ unique: SharedFinding) -> JSONValue {
    let location: JSONValue = [
      "physicalLocation": location(of: unique),
      "logicalLocations": unique.viewNames.isEmpty ? nil : .array(Self.views(unique.viewNames, of: unique)),
    ]
    let others = locations(ofConsequencesOf: unique)
    return [
      "ruleId": .string(unique.finding.code.name),
      "ruleIndex": .number(codes.firstIndex { $0.name == unique.finding.code.name } ?? 0),
      "level": .string(unique.finding.severity.rawValue), "message": ["text": .string(unique.text)],
      "locations": .array([location] + others),
      "suppressions": unique.finding.isExpected
        ? [["kind": "inSource", "justification": "the scene expects it"]] : nil,
      "partialFingerprints": ["cause/v2": .string(unique.fingerprint)],
      "fixes": fixes[unique.fingerprint].map { [value(of: $0, in: unique.source.path)] },
      "properties": [
        "scene": unique.scene.map(JSONValue.string),
        "layouts": unique.reports.isEmpty ? nil : .strings(unique.reports.map(\.variant.identifier)),
      ],
    ]
  }

  /// Returns an edit of a document.
  private func value(of fix: ReportedFix, in path: String) -> JSONValue {
    let replacements = fix.replacements.map { replacement -> JSONValue in
      [
        "deletedRegion": [
          "startLine": .number(replacement.line), "startColumn": .number(replacement.column),
          "endLine": .number(replacement.endLine), "endColumn": .number(replacement.endColumn),
        ], "insertedContent": replacement.text.isEmpty ? nil : ["text": .string(replacement.text)],
      ]
    }
    return [
      "description": ["text": .string(fix.title)],
      "artifactChanges": [
        ["artifactLocation": ["uri": .string(uri(of: path))], "replacements": .array(replacements)]
      ],
    ]
  }

  private func location(of unique: SharedFinding) -> JSONValue {
    let column = max(1, unique.source.column)
    let excerpt = unique.finding.excerpt.flatMap { $0.column == unique.source.column ? $0 : nil }
    return [
      "artifactLocation": ["uri": .string(uri(of: unique.source.path))],
      "region": [
        "startLine": .number(max(1, unique.source.line)), "startColumn": .number(column),
        "endColumn": excerpt.map { .number(column + $0.length) }, "snippet": excerpt.map { ["text": .string($0.line)] },
      ],
    ]
  }

  /// Returns the locations of the consequences of a finding, each once.
  private func locations(ofConsequencesOf unique: SharedFinding) -> [JSONValue] {
    var reported: Set<SourceLocation> = [unique.source]
    return unique.finding.consequences.compactMap { consequence in
      guard let source = consequence.source, reported.insert(source).inserted else { return nil }
      return [
        "physicalLocation": [
          "artifactLocation": ["uri": .string(uri(of: source.path))],
          "region": ["startLine": .number(max(1, source.line)), "startColumn": .number(max(1, source.column))],
        ],
        "logicalLocations": .array(Self.views([consequence.name], of: unique)),
      ]
    }
  }

  /// Returns the views of a finding. Views with the same name are listed once, since locations must be unique.
  private static func views(_ viewNames: [String], of unique: SharedFinding) -> [JSONValue] {
    var names: Set<String> = []
    return viewNames.filter { names.insert($0).inserted }.map { name in
      ["name": .string(name), "fullyQualifiedName": .string(unique.scene.map { "\($0)/\(name)" } ?? name)]
    }
  }

  /// Returns the URI of a document, relative to the top of the repository.
  private func uri(of path: String) -> String { URIReference.text(of: place.path(of: path)) }
}
