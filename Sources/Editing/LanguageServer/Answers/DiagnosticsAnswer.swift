internal import Findings
internal import JSON
internal import LayoutReview
internal import ReviewPlans
internal import ReviewReports
internal import VisibleText

/// The findings in a document as the protocol's diagnostics.
struct DiagnosticsAnswer {
  private let analysis: DocumentAnalysis
  private let encoding: PositionEncoding
  private let places: SourcePlaces

  /// The maximum number of diagnostics. Others are omitted.
  private static let limit = 1000
  /// The maximum number of related locations of a diagnostic.
  private static let relatedLimit = 20

  /// Creates the findings of an analysis.
  init(_ analysis: DocumentAnalysis, in encoding: PositionEncoding) {
    self.analysis = analysis
    self.encoding = encoding
    places = SourcePlaces(in: analysis.document)
  }

  /// The parameters of the notification with the diagnostics.
  var parameters: JSONValue {
    let reported = analysis.findings.filter { !$0.finding.isExpected }.prefix(Self.limit)
    return [
      "uri": .string(analysis.document.address.uri),
      "version": analysis.document.version.map { .number($0) },
      "diagnostics": .array(reported.map(diagnostic)),
    ]
  }

  /// Returns the parameters of the notification that clears the diagnostics of a document.
  static func none(for address: DocumentURI) -> JSONValue {
    ["uri": .string(address.uri), "diagnostics": []]
  }

  /// Returns the range of a finding in the text; its beginning for a finding in another file.
  func range(of unique: SharedFinding) -> TextRange {
    guard isHere(unique.source) else { return analysis.document.text.range(0..<0, in: encoding) }
    return analysis.document.text.range(places.range(at: unique.source, unique.finding.excerpt), in: encoding)
  }

  /// Whether a location is in the document itself.
  private func isHere(_ place: SourceLocation) -> Bool { place.path == analysis.read.name }

  func diagnostic(_ unique: SharedFinding) -> JSONValue {
    let isHere = isHere(unique.source)
    let elsewhere = isHere ? "" : VisibleText.line("\(analysis.read.shown(unique.finding).source ?? unique.source): ")
    let related = related(to: unique)
    return [
      "range": range(of: unique).value, "severity": .number(Self.severity(of: unique.finding)),
      "code": .string(unique.finding.code.name), "source": "render-layouts",
      "message": .string(elsewhere + unique.text(withCommand: false)),
      "relatedInformation": related.isEmpty ? nil : .array(related),
    ]
  }

  private static func severity(of finding: Finding) -> Int {
    switch finding.severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// Returns the locations of the finding's consequences.
  private func related(to unique: SharedFinding) -> [JSONValue] {
    let here = unique.finding.consequences.compactMap { consequence in
      consequence.source.flatMap { isHere($0) ? ($0, consequence.message.text) : nil }
    }
    return here.prefix(Self.relatedLimit).map { place, message in
      let range = analysis.document.text.range(places.range(at: place), in: encoding)
      return [
        "location": ["uri": .string(analysis.document.address.uri), "range": range.value],
        "message": .string(VisibleText.line(message)),
      ]
    }
  }
}
