internal import AutoLayout
internal import Findings
package import InterfaceBuilder
package import JSON

/// The strings that `doctor` prints about the rules of Interface Builder.
package enum RuleSurveyReport {
  /// The names of the columns.
  package static let heading = ["rule", "what", "value", "evidence", "count", "for example"]

  /// Returns the rules that were applied, as rows of a table.
  package static func rows(of survey: RuleSurvey) -> [[String]] {
    survey.rows.map { row in
      [
        row.rule.id, row.rule.what, row.rule.value, row.rule.evidence ?? "", String(row.count),
        place(of: row.example),
      ]
    }
  }

  package static func json(of survey: RuleSurvey) -> JSONValue {
    .array(
      survey.rows.map { row in
        [
          "rule": .string(row.rule.id), "kind": .string(row.rule.kind), "what": .string(row.rule.what),
          "versions": .string(row.rule.versions), "condition": .string(row.rule.condition),
          "value": .string(row.rule.value), "evidence": .optional(row.rule.evidence), "count": .number(row.count),
          "example": .string(row.example.place.description), "view": .optional(row.example.view),
        ]
      })
  }

  /// Returns the location where a rule was applied, with the object id of the view.
  private static func place(of applied: AppliedRule) -> String {
    "\(applied.place)\(applied.view.map { " \($0.oneLine)" } ?? "")"
  }
}
