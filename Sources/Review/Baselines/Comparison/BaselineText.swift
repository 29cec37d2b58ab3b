internal import Geometry
internal import JSON
package import ReviewReports

/// The text of a baseline: the approved layouts of one scene, in a file next to its document.
///
/// It has one JSON object per line, so that diff, blame and merge work on it line by line. Each layout has a line with
/// its findings, if it has any, and one line for each view. Layouts are sorted by the names of their variants.
package enum BaselineText {
  // MARK: - Writing

  /// Returns the lines of the given layouts, each with a line break.
  package static func text(of layouts: [LayoutRecord]) -> String { layouts.sortedByVariant.map(lines).joined() }

  private static func lines(of layout: LayoutRecord) -> String {
    let at = JSONValue.string(layout.variant)
    let found: [JSONValue] = layout.findings.isEmpty ? [] : [["at": at, "findings": .strings(layout.findings)]]
    let views = layout.views.map { view -> JSONValue in
      [
        "at": at, "view": .string(view.path), "frame": .rect(view.frame),
        "look": view.look.isEmpty ? nil : .string(view.look),
      ]
    }
    return (found + views).map { $0.line + "\n" }.joined()
  }

  // MARK: - Reading

  /// Reads the layouts in the lines of a file. Empty lines are skipped.
  ///
  /// - Throws: ``BaselineError`` for the first line that does not belong to a baseline.
  package static func layouts(in bytes: [UInt8]) throws(BaselineError) -> [LayoutRecord] {
    var order: [String] = []
    var records: [String: LayoutRecord] = [:]
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      let value = try value(in: Array(line), line: index + 1)
      guard let variant = value["at"]?.string else {
        throw BaselineError(line: index + 1, message: "the line has no variant 'at'")
      }
      if records[variant] == nil { order.append(variant) }
      var record = records[variant] ?? LayoutRecord(variant: variant)
      if let findings = value["findings"] { record.findings = findings.elements.compactMap(\.string) }
      if let view = try view(value, line: index + 1) { record.views.append(view) }
      records[variant] = record
    }
    return order.compactMap { records[$0] }.sortedByVariant
  }

  private static func value(in line: [UInt8], line number: Int) throws(BaselineError) -> JSONValue {
    do throws(JSONError) {
      return try JSONParser.value(in: line)
    } catch {
      throw BaselineError(line: number, message: error.message)
    }
  }

  private static func view(_ value: JSONValue, line: Int) throws(BaselineError) -> LayoutRecord.ViewRecord? {
    guard let path = value["view"]?.string else { return nil }
    let numbers = value["frame"]?.elements.compactMap(\.number) ?? []
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      throw BaselineError(line: line, message: "the frame of '\(path)' is not four numbers")
    }
    let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return LayoutRecord.ViewRecord(path: path, frame: frame, look: value["look"]?.string ?? "")
  }
}

extension [LayoutRecord] {
  /// The layouts in the order of the names of their variants.
  package var sortedByVariant: [LayoutRecord] { sorted { $0.variant < $1.variant } }

  /// Returns the layouts, with `approved` in place of the layouts of the same variants.
  package func replacing(_ approved: [LayoutRecord]) -> [LayoutRecord] {
    let names = Set(approved.map(\.variant))
    return (filter { !names.contains($0.variant) } + approved).sortedByVariant
  }
}

/// A file that is not a baseline, with the reason.
package struct BaselineError: Error, Sendable, Hashable {
  /// The line, counted from 1.
  package var line: Int
  /// The reason, without a full stop.
  package var message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}
