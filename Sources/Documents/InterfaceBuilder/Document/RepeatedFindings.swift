internal import Findings

/// Findings that are reported once for each kind, with a count and the first location.
struct RepeatedFindings {
  private struct Kind {
    let code: FindingCode
    let message: Finding.Message
    let first: SourceLocation
    var count = 1
    var views: [Int]
  }

  private var kinds: [Kind] = []
  private var positions: [Key: Int] = [:]

  private struct Key: Hashable {
    let code: FindingCode
    let message: Finding.Message
  }

  /// Counts an occurrence. The message describes the objects, as in "constraints on the attribute 'top'".
  mutating func add(
    _ code: FindingCode, describing message: Finding.Message, at place: SourceLocation, view: Int? = nil
  ) {
    let key = Key(code: code, message: message)
    if let known = positions[key] {
      kinds[known].count += 1
      if let view { kinds[known].views.append(view) }
    } else {
      positions[key] = kinds.count
      kinds.append(
        Kind(code: code, message: message, first: place, views: view.map { [$0] } ?? []))
    }
  }

  /// The findings, in the order of their first locations.
  var findings: [Finding] {
    kinds.map { kind in
      let hint = Self.hints[kind.code]
      return Finding(
        code: kind.code, message: kind.message + ": \(kind.count)", hint: hint,
        source: kind.first, views: kind.views)
    }
  }

  private static let hints: [FindingCode: Finding.Message] = [
    .unsupportedElement: "they are drawn as hatched boxes with their recorded size",
    .unsupportedAttribute: "these constraints are ignored",
    .unsupportedConstraint: "these constraints are ignored; delete them in Xcode",
    .unresolvedItem: "these constraints are ignored; delete them in Xcode",
    .unsupportedVariation: "these changes are ignored",
  ]
}
