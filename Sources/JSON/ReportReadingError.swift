/// A file that no reports can be made from, with the reason.
public struct ReportReadingError: Error, Sendable, Hashable {
  /// The line, counted from 1; nil where the whole file is meant or the place is told in the message.
  public var line: Int?
  /// The column, counted from 1 in bytes; nil where there is no line.
  public var column: Int?
  /// The fault, without a full stop.
  public var message: String
  /// The advice what to do about it.
  public var hint: String

  /// The advice how to make a whole report.
  private static let remedy = "make it anew with 'render-layouts render'"

  /// Something is wrong with the file as a whole, or at a place that the message tells.
  package init(_ message: String, hint: String = Self.remedy) {
    self.message = message
    self.hint = hint
  }

  /// The file is no JSON from some byte on.
  package init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    self.init(message)
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
  }
}
