extension ReviewReport {
  /// The number of the format of ``json``; it grows when a member changes its meaning or goes.
  public static let schemaVersion = 1

  /// The text of `report.json`, with a line break at the end.
  ///
  /// Members stand in a fixed order; each view, constraint and finding is one line.
  public var json: String { JSONText.lines(value(scenes: scenes.map { $0.value(of: .everything) })) + "\n" }

  /// The report as a JSON value with its scenes given.
  func value(scenes: [JSONValue]) -> JSONValue {
    [
      "schemaVersion": .number(Self.schemaVersion),
      "tool": ["name": "render-layouts", "version": .string(toolVersion)],
      "selection": .string(selection),
      "status": .string(status.rawValue),
      "totals": totals,
      "unread": .array(
        unreadDocuments.map { ["path": .string($0.path), "findings": .array($0.findings.map(\.value))] }),
      "scenes": .array(scenes),
    ]
  }

  /// How many scenes, layouts, layouts of each status and unread documents there are.
  private var totals: JSONValue {
    let statuses = scenes.flatMap { $0.layouts.map(\.status) }
    func count(_ status: ReviewStatus) -> JSONValue { .number(statuses.count { $0 == status }) }
    return [
      "scenes": .number(scenes.count), "layouts": .number(statuses.count), "ok": count(.ok),
      "warning": count(.warning), "error": count(.error), "unread": .number(unreadDocuments.count),
    ]
  }
}

/// How much of a layout a JSON value holds.
enum ReportDetail: Sendable, Hashable {
  /// All there is.
  case everything
  /// Everything but views and constraints, which are by far the most.
  case summary
}
