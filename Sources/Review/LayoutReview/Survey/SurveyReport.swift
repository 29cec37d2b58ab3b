internal import AutoLayout
internal import Findings
package import InterfaceBuilder
internal import JSON

/// The strings that `doctor` prints about a survey.
package enum SurveyReport {
  /// Returns the title of each section and its rows: name, count, support, a remark and an example location.
  package static func tables(of survey: DocumentSurvey) -> [(title: String, rows: [[String]])] {
    DocumentSurvey.Section.allCases.compactMap { section in
      let rows = survey.rows.filter { $0.section == section }
      return rows.isEmpty ? nil : (section.rawValue, rows.map(cells))
    }
  }

  private static func cells(of row: DocumentSurvey.Row) -> [String] {
    [row.name.oneLine, String(row.count), row.support.rawValue, row.remark ?? "", row.example.description]
  }

  /// Returns the number of rows of each kind of support, as text: `41 supported, 3 approximated`.
  package static func summary(of survey: DocumentSurvey) -> String {
    let parts = DocumentSurvey.Support.allCases.compactMap { support in
      let count = survey.rows.count { $0.support == support }
      return count == 0 ? nil : "\(count) \(support.rawValue)"
    }
    return parts.isEmpty ? "no features of Interface Builder found" : parts.joined(separator: ", ")
  }

  /// Returns the survey as JSON, with a line break at the end. It includes the rules of Interface Builder and the facts
  /// from code if they are given.
  package static func json(
    of survey: DocumentSurvey, rules applied: RuleSurvey? = nil, code: CodeSurvey? = nil
  ) -> String {
    let rows = survey.rows.map { row -> JSONValue in
      [
        "section": .string(row.section.rawValue), "name": .string(row.name), "count": .number(row.count),
        "support": .string(row.support.rawValue), "remark": .optional(row.remark),
        "example": .string(row.example.description),
      ]
    }
    let sections = [applied.map { ("rules", RuleSurveyReport.json(of: $0)) }, code.map { ("code", $0.json) }]
    let members = [("schemaVersion", 1), ("rows", JSONValue.array(rows))] + sections.compactMap(\.self)
    return JSONValue.object(members.map { JSONValue.Member($0, $1) }).lines(before: "\n")
  }
}
