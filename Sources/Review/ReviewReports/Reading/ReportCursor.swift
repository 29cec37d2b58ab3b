internal import JSON

/// A value in a report that is read, with the way that leads to it.
struct ReportCursor {
  /// The value.
  let value: JSONValue
  /// The way from the beginning of the report: `scenes[2].layouts[0]`; empty for the whole report.
  var path = ""

  /// The text of a member.
  func text(_ name: String) throws(ReportReadingError) -> String {
    guard let text = value[name]?.string else { throw problem(name, "must be a string") }
    return text
  }

  /// The text of a member that may be missing or null.
  func optionalText(_ name: String) throws(ReportReadingError) -> String? {
    isThere(name) ? try text(name) : nil
  }

  /// The whole number of a member, not negative.
  func count(_ name: String) throws(ReportReadingError) -> Int {
    guard let count = value[name].flatMap(Self.count(of:)) else { throw problem(name, "must be a whole number") }
    return count
  }

  /// The whole number that a value is, of those that a report counts with; nil for others. Sums of two have room.
  static func count(of value: JSONValue) -> Int? {
    value.number.flatMap(Int.init(exactly:)).flatMap { (0...Int(Int32.max)).contains($0) ? $0 : nil }
  }

  /// The whole number of a member that may be missing or null.
  func optionalCount(_ name: String) throws(ReportReadingError) -> Int? {
    isThere(name) ? try count(name) : nil
  }

  /// The member that is one of the words of a type.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Word.Type
  ) throws(ReportReadingError) -> Word {
    guard let word = Word(rawValue: try text(name)) else {
      throw problem(name, "must be one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return word
  }

  /// The texts of a list that may be missing.
  func texts(_ name: String) throws(ReportReadingError) -> [String] {
    guard let list = value[name] else { return [] }
    let texts = list.elements.compactMap(\.string)
    guard case .array = list, texts.count == list.elements.count else {
      throw problem(name, "must be a list of strings")
    }
    return texts
  }

  /// The elements of a list.
  func list(_ name: String) throws(ReportReadingError) -> [ReportCursor] {
    guard case .array(let elements)? = value[name] else { throw problem(name, "must be a list") }
    return elements.enumerated().map { ReportCursor(value: $1, path: "\(way(to: name))[\($0)]") }
  }

  /// A member that is an object.
  func object(_ name: String) throws(ReportReadingError) -> ReportCursor {
    guard let object = value[name], case .object = object else { throw problem(name, "must be an object") }
    return ReportCursor(value: object, path: way(to: name))
  }

  /// The fault of a member, with the way to it.
  func problem(_ name: String, _ message: String) -> ReportReadingError {
    ReportReadingError("'\(way(to: name))' \(message)")
  }

  /// True where there is a member, and it is not null.
  private func isThere(_ name: String) -> Bool { value[name] ?? .null != .null }

  private func way(to name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
}

/// A file that no reports can be made from, with the reason.
package struct ReportReadingError: Error, Sendable, Hashable {
  /// The line, counted from 1; nil where the whole file is meant or the place is told in the message.
  package var line: Int?
  /// The column, counted from 1 in bytes; nil where there is no line.
  package var column: Int?
  /// The fault, without a full stop.
  package var message: String
  /// The advice what to do about it.
  package var hint: String

  /// Something is wrong with the file as a whole, or at a place that the message tells; the way out is a whole report
  /// unless said otherwise.
  init(_ message: String, hint: String = "create it again with 'render-layouts render'") {
    self.message = message
    self.hint = hint
  }

  /// The file is no JSON.
  init(_ error: JSONError, in bytes: [UInt8]) {
    self.init(error.message)
    let place = error.place(in: bytes)
    (line, column) = (place.line, place.column)
  }
}
