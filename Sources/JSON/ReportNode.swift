/// A value in a report that is read, with the way that leads to it.
package struct ReportNode {
  /// The value.
  package let value: JSONNode
  /// The way from the beginning of the report: `scenes[2].layouts[0]`; empty for the whole report.
  package let path: String

  /// The value that a report consists of, or one in it.
  package init(value: JSONNode, path: String) {
    self.value = value
    self.path = path
  }

  /// The text of a member.
  package func text(_ name: String) throws(ReportReadingError) -> String {
    guard let text = value[name]?.string else { throw problem(name, "must be a text") }
    return text
  }

  /// The text of a member that may be missing or null.
  package func optionalText(_ name: String) throws(ReportReadingError) -> String? {
    switch value[name] {
    case nil, .null?: return nil
    default: return try text(name)
    }
  }

  /// The whole number of a member, not negative.
  package func count(_ name: String) throws(ReportReadingError) -> Int {
    guard let number = value[name]?.number, let count = Int(exactly: number), count >= 0 else {
      throw problem(name, "must be a whole number")
    }
    return count
  }

  /// The whole number of a member that may be missing or null.
  package func optionalCount(_ name: String) throws(ReportReadingError) -> Int? {
    switch value[name] {
    case nil, .null?: return nil
    default: return try count(name)
    }
  }

  /// The member that is one of the words of a type.
  package func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Word.Type
  ) throws(ReportReadingError) -> Word {
    guard let word = Word(rawValue: try text(name)) else {
      throw problem(name, "must be one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return word
  }

  /// The texts of a list that may be missing.
  package func texts(_ name: String) throws(ReportReadingError) -> [String] {
    guard let list = value[name] else { return [] }
    let texts = list.elements.compactMap(\.string)
    guard case .array = list, texts.count == list.elements.count else { throw problem(name, "must be a list of texts") }
    return texts
  }

  /// The elements of a list.
  package func list(_ name: String) throws(ReportReadingError) -> [ReportNode] {
    guard case .array(let elements)? = value[name] else { throw problem(name, "must be a list") }
    return elements.enumerated().map { ReportNode(value: $1, path: "\(way(to: name))[\($0)]") }
  }

  /// A member that is an object.
  package func object(_ name: String) throws(ReportReadingError) -> ReportNode {
    guard case .object? = value[name] else { throw problem(name, "must be an object") }
    return ReportNode(value: value[name] ?? .null, path: way(to: name))
  }

  /// The fault of a member, with the way to it.
  package func problem(_ name: String, _ message: String) -> ReportReadingError {
    ReportReadingError("'\(way(to: name))' \(message)")
  }

  private func way(to name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
}
