internal import Findings
internal import JSON

/// The words for changes in reports.
enum ChangeWord: String, CaseIterable {
  case remove, removeView, set, renew, replace
}

extension Finding.Fix {
  /// The edit as a JSON value on one line.
  var value: JSONValue {
    ["title": .string(title), "safe": .boolean(isSafe), "changes": .array(changes.map(\.value))]
  }
}

extension Finding.Change {
  /// The change as a JSON value, without members that do not apply.
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
