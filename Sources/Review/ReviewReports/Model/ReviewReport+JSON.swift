package import JSON

extension ReviewReport {
  /// The version of the format of ``json``. It grows when a member changes its meaning or is removed.
  package static let schemaVersion = 1

  /// The text of `report.json`, with a line break at the end.
  ///
  /// Members are in a fixed order, and each finding is on one line. Frames are not included, since they would take
  /// twenty times the space of the rest. They are in the gallery's files, one for each scene.
  package var json: String { json(of: value) }

  /// Returns the text of `report.json` from the value that the gallery shows.
  ///
  /// It adds the locations of documents, for programs that show findings in them.
  package func json(of value: JSONValue) -> String {
    let places = documents.map { document -> JSONValue in
      ["name": .string(document.name), "path": .optional(document.path), "scenes": .number(document.sceneCount)]
    }
    let others: JSONValue = [
      "documents": .array(places), "findings": findings.isEmpty ? nil : .array(findings.map(\.value)),
    ]
    return value.adding(others).lines(before: "\n")
  }

  package var value: JSONValue { value(of: scenes.map { (standing: $0.standing, value: $0.value) }) }

  /// The statuses of a scene and of its layouts.
  package typealias Standing = (scene: ReviewStatus, layouts: [ReviewStatus])

  /// Returns the report as a JSON value, with these scenes instead of its own.
  package func value(of scenes: [(standing: Standing, value: JSONValue)]) -> JSONValue {
    let standings = scenes.map(\.standing)
    let status = status(of: standings.map(\.scene))
    return [
      "schemaVersion": .number(Self.schemaVersion),
      "tool": ["name": "render-layouts", "version": .string(toolVersion)],
      "selection": .string(selection),
      "status": .string(status.word),
      "totals": totals(of: standings),
      "unread": .array(
        unreadDocuments.map { ["path": .string($0.path), "findings": .array($0.findings.map(\.value))] }),
      "sheets": .array(sheets.map(\.value)),
      "maps": maps.isEmpty ? nil : .array(maps.map(\.value)),
      "folders": folders.isEmpty ? nil : .array(folders.map(\.value)),
      "scenes": .array(scenes.map(\.value)),
    ]
  }

  /// Returns the numbers of scenes, layouts, layouts of each status and unread documents.
  private func totals(of standings: [Standing]) -> JSONValue {
    let statuses = standings.flatMap(\.layouts)
    func count(_ isCounted: (ReviewStatus) -> Bool) -> JSONValue { .number(statuses.count(where: isCounted)) }
    return [
      "scenes": .number(standings.count), "layouts": .number(statuses.count), "ok": count(\.isFine),
      "expected": count { $0 == .expected }, "warning": count { $0 == .warning }, "error": count { $0 == .error },
      "unread": .number(unreadDocuments.count),
    ]
  }
}

extension SceneReport {
  /// The statuses of the scene and of its layouts.
  package var standing: ReviewReport.Standing { (status, layouts.map(\.status)) }
}
