/// The end of a process by its own code, as Swift's runtime reports it.
package struct CodeEnding: Sendable, Hashable {
  package struct Place: Sendable, Hashable {
    /// The path, below the copy of the package if `module` is nil; otherwise the name of the file.
    let path: String
    let module: String?
    let line: Int
    /// The column in bytes, counted from 1. Nil if only the line is known.
    let column: Int?
  }

  /// The reason that the runtime printed: `Fatal error` if the code gives none. Nil if it printed no message.
  package let reason: String?
  /// The places of the calls in the package, the innermost first.
  package let places: [Place]

  /// The settings with which the runtime prints the calls.
  static let backtrace =
    "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,sanitize=no,limit=200"

  /// Reads the output of a process: the last message about an error, and the calls that follow it.
  ///
  /// - Parameters:
  ///   - messages: The text.
  ///   - folder: The absolute path of the package.
  package init(in messages: String, below folder: String) {
    let lines = messages.split(whereSeparator: \.isNewline)
    let last = lines.lastIndex { Self.mark(in: $0) != nil }
    let start = last ?? lines.lastIndex { $0.hasPrefix("*** Program crashed") } ?? lines.startIndex
    reason = last.flatMap { Self.reason(in: lines[$0]) }
    let own = last.flatMap { Self.place(ofMessage: lines[$0], below: folder) }
    places =
      [own].compactMap(\.self)
      + lines[min(start, lines.endIndex)...].compactMap { Self.place(ofCall: $0, below: folder) }
  }

  /// Returns the range of `Fatal error` in the runtime's message, or nil for another line. The runtime prints no colon
  /// after it if the code gives no reason.
  private static func mark(in line: Substring) -> Range<Substring.Index>? {
    guard let range = line.firstRange(of: "Fatal error") else { return nil }
    let (before, rest) = (line[..<range.lowerBound], line[range.upperBound...])
    let isMessage = (before.isEmpty || before.hasSuffix(": ")) && (rest.isEmpty || rest.hasPrefix(": "))
    return isMessage ? range : nil
  }

  private static func reason(in line: Substring) -> String? {
    mark(in: line).map { String(line[$0.upperBound...].isEmpty ? line[$0] : line[$0.upperBound...].dropFirst(2)) }
  }

  /// Reads `Screens/Card.swift:12: ` at the start of a message, or the whole path, which the compiler writes in older
  /// modes of the language. The runtime's own sources are not part of the package.
  private static func place(ofMessage line: Substring, below folder: String) -> Place? {
    guard let range = mark(in: line) else { return nil }
    let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { return nil }
    let path = parts[parts.count - 3]
    if path.hasPrefix("\(folder)/") {
      return Place(path: String(path.dropFirst(folder.count + 1)), module: nil, line: number, column: nil)
    }
    let names = path.split(separator: "/")
    guard names.count == 2, names[0] != "Swift", names[1].hasSuffix(".swift") else { return nil }
    return Place(path: String(names[1]), module: String(names[0]), line: number, column: nil)
  }

  /// Reads `4 [ra] 0x00005643cc101f79 Card.show() + 24 in Program at /copy/Sources/Card.swift:1:48`.
  private static func place(ofCall line: Substring, below folder: String) -> Place? {
    let mark = " at \(folder)/"
    guard let range = line.firstRange(of: mark) else { return nil }
    let parts = line[range.upperBound...].split(separator: ":")
    guard parts.count == 3, let number = Int(parts[1]), number > 0, let column = Int(parts[2]) else { return nil }
    return Place(path: String(parts[0]), module: nil, line: number, column: column)
  }
}
