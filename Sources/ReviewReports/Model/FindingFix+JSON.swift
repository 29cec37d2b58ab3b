internal import AutoLayout
internal import JSON
internal import Scenes

/// The words for changes in reports.
enum ChangeWord: String, CaseIterable {
  case remove, removeView, set, renew, replace
}

extension Finding.Fix {
  /// The edit as a JSON value that stands on one line.
  var value: JSONValue {
    ["title": .string(title), "safe": .boolean(isSafe), "changes": .array(changes.map(\.value))]
  }
}

extension Finding.Change {
  /// The change as a JSON value; what is not there is left out.
  fileprivate var value: JSONValue {
    func value(_ word: ChangeWord, _ place: SourceLocation, _ rest: [JSONValue.Member] = []) -> JSONValue {
      .object(
        [
          JSONValue.Member("change", .string(word.rawValue)), JSONValue.Member("line", .number(place.line)),
          JSONValue.Member("column", .number(place.column)),
        ] + rest)
    }
    switch self {
    case .remove(let place): return value(.remove, place)
    case .removeView(let place): return value(.removeView, place)
    case .renew(let place): return value(.renew, place)
    case .set(let name, let new, let previous, let place):
      let texts = [("name", name), ("value", new), ("after", previous)]
      return value(.set, place, texts.compactMap { key, text in text.map { JSONValue.Member(key, .string($0)) } })
    case .replace(let place, let columns, let word):
      return value(
        .replace, place, [JSONValue.Member("columns", .number(columns)), JSONValue.Member("word", .string(word))])
    }
  }
}

extension ReportCursor {
  /// The edit that a part of a report states about a document.
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
