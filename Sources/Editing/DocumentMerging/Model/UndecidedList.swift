package import JSON

/// The undecided places of a merged file, as a file that users and programs fill in.
///
///     {"format": 1, "document": "App/Main.storyboard", "undecided": [
///       {"key": "top-00-001 'constant'", "text": "…", "ours": {"line": 72, "value": "9"}, "decision": "theirs"}]}
package enum UndecidedList {
  /// The largest list that is read, in bytes.
  package static let sizeLimit = 64 << 20

  /// Returns a list without decisions.
  ///
  /// `document` is the path of the merged file in its repository.
  package static func json(of places: [UndecidedPlace], in document: String) -> JSONValue {
    [
      "format": 1, "document": .string(document),
      "undecided": .array(
        places.map { place in
          [
            "key": .string(place.key), "id": place.id.map(JSONValue.string), "text": .string(place.text),
            "base": json(of: place.base), "ours": json(of: place.ours), "theirs": json(of: place.theirs),
            "decision": .null,
          ]
        }),
    ]
  }

  private static func json(of version: UndecidedPlace.Version) -> JSONValue {
    ["line": version.line.map { .number($0) } ?? .null, "value": .optional(version.value)]
  }

  /// Returns the decisions in a list, by the keys of places. Places without one are skipped.
  ///
  /// - Throws: ``MergeRefusal`` if the bytes are not a list, or a decision is not a side.
  package static func decisions(in bytes: [UInt8]) throws(MergeRefusal) -> [String: MergeChoice] {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONParser.value(in: bytes)
    } catch {
      throw MergeRefusal("line \(error.place(in: bytes).line): \(error.message)")
    }
    guard value["format"]?.number == 1, case .array(let places)? = value["undecided"] else {
      throw MergeRefusal("the file is not a list of undecided places in format 1")
    }
    var decisions: [String: MergeChoice] = [:]
    for (index, place) in places.enumerated() {
      guard let key = place["key"]?.string else { throw MergeRefusal("place \(index + 1) of 'undecided' has no 'key'") }
      switch place["decision"] {
      case nil, .null?: continue
      case .string(let word)?:
        guard let choice = MergeChoice(rawValue: word) else {
          throw MergeRefusal(
            "the decision of place \(index + 1) is '\(word)'", hint: "write 'ours', 'theirs' or 'base'")
        }
        decisions[key] = choice
      default: throw MergeRefusal("the decision of place \(index + 1) is not 'ours', 'theirs' or 'base'")
      }
    }
    return decisions
  }
}
