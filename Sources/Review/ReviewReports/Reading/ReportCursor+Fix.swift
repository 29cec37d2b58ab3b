internal import Findings
internal import JSON

extension ReportCursor {
  /// Returns the edit that a part of a report describes.
  func fix(in path: String) throws(ReportReadingError) -> Finding.Fix {
    let changes = try list("changes").map { change throws(ReportReadingError) in try change.change(in: path) }
    return Finding.Fix(try text("title"), isSafe: value["safe"] == .boolean(true), changes)
  }

  private func change(in path: String) throws(ReportReadingError) -> Finding.Change {
    let place = SourceLocation(path: path, line: try count("line"), column: try count("column"))
    return switch try word("change", of: ChangeWord.self) {
    case .remove: .remove(at: place)
    case .removeView: .removeView(at: place)
    case .renew: .renew(at: place)
    case .set:
      .set(
        name: try text("name"), value: try optionalText("value"), after: try optionalText("after"), at: place)
    case .replace: .replace(at: place, columns: try count("columns"), word: try text("word"))
    }
  }
}
