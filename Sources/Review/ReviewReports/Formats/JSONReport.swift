extension ReportFormat {
  package static let json = ReportFormat(JSONReport.self)
}

/// The report as JSON, as `render` writes it next to the gallery.
struct JSONReport: Report {
  static let name = "json"
  static let fileName: String? = "report.json"

  private let review: ReportedReview

  init(_ requirements: ReportRequirements) { review = requirements.review }

  var text: String { review.json }
}
