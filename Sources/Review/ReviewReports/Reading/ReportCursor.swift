internal import JSON

/// A value in a report being read, with its path.
struct ReportCursor {
  let value: JSONValue
  /// The path from the top of the report: `scenes[2].layouts[0]`; empty for the whole report.
  var path = ""

  /// Returns the text of a member.
  func text(_ name: String) throws(ReportReadingError) -> String {
    guard let text = value[name]?.string else { throw problem(name, "must be a string") }
    return text
  }

  /// Returns the text of a member that may be missing or null.
  func optionalText(_ name: String) throws(ReportReadingError) -> String? {
    isThere(name) ? try text(name) : nil
  }

  /// Returns the non-negative integer of a member.
  func count(_ name: String) throws(ReportReadingError) -> Int {
    guard let count = value[name].flatMap(Self.count(of:)) else { throw problem(name, "must be a whole number") }
    return count
  }

  /// Returns the value as an integer from 0 to `Int32.max`, so that sums cannot overflow; nil for other values.
  static func count(of value: JSONValue) -> Int? {
    value.number.flatMap(Int.init(exactly:)).flatMap { (0...Int(Int32.max)).contains($0) ? $0 : nil }
  }

  /// Returns the integer of a member that may be missing or null.
  func optionalCount(_ name: String) throws(ReportReadingError) -> Int? {
    isThere(name) ? try count(name) : nil
  }

  /// Returns the member as a case of a type with raw words.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Word.Type
  ) throws(ReportReadingError) -> Word {
    guard let word = Word(rawValue: try text(name)) else {
      throw problem(name, "must be one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return word
  }

  /// Returns the text of a list that may be missing.
  func texts(_ name: String) throws(ReportReadingError) -> [String] {
    guard let list = value[name] else { return [] }
    let texts = list.elements.compactMap(\.string)
    guard case .array = list, texts.count == list.elements.count else {
      throw problem(name, "must be a list of strings")
    }
    return texts
  }

  /// Returns the elements of a list.
  func list(_ name: String) throws(ReportReadingError) -> [ReportCursor] {
    guard case .array(let elements)? = value[name] else { throw problem(name, "must be a list") }
    return elements.enumerated().map { ReportCursor(value: $1, path: "\(way(to: name))[\($0)]") }
  }

  /// Returns a member that is an object.
  func object(_ name: String) throws(ReportReadingError) -> ReportCursor {
    guard let object = value[name], case .object = object else { throw problem(name, "must be an object") }
    return ReportCursor(value: object, path: way(to: name))
  }

  /// Returns the error about a member, with its path.
  func problem(_ name: String, _ message: String) -> ReportReadingError {
    ReportReadingError("'\(way(to: name))' \(message)")
  }

  /// Whether a member exists and is not null.
  private func isThere(_ name: String) -> Bool { value[name] ?? .null != .null }

  private func way(to name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
}

/// A file that is not a usable report, with the reason.
package struct ReportReadingError: Error, Sendable, Hashable {
  /// The line, counted from 1; nil if the error is about the whole file, or the message has its location.
  package var line: Int?
  /// The column, counted from 1 in bytes; nil if there is no line.
  package var column: Int?
  /// The reason, without a full stop.
  package var message: String
  /// A hint on what to do.
  package var hint: String

  /// Creates an error about the whole file, or with its location in the message. The default hint is to write the
  /// report again.
  init(_ message: String, hint: String = "create it again with 'render-layouts render'") {
    self.message = message
    self.hint = hint
  }

  /// Creates an error of a file that is not JSON.
  init(_ error: JSONError, in bytes: [UInt8]) {
    self.init(error.message)
    let place = error.place(in: bytes)
    (line, column) = (place.line, place.column)
  }
}
