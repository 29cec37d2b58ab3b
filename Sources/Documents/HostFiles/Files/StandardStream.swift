internal import Glibc
package import VisibleText

/// The output streams of the tool.
package enum StandardStream: Int32, Sendable, Hashable {
  /// Results.
  case output = 1
  /// Messages and progress.
  case error = 2
  /// Results of a program whose own code prints to standard output.
  case results = 3

  /// Writes a string. All text goes through this function, so it is always escaped.
  package func write(_ text: PrintedText) throws(FileError) {
    let name = self == .error ? "standard error" : "standard output"
    try FileDescriptor.write(Array(text.characters.utf8), to: rawValue, path: name)
  }

  /// Reads standard input to its end.
  ///
  /// - Parameter limit: The largest accepted size, in bytes.
  package static func input(limit: Int) throws(FileError) -> [UInt8] {
    let name = "standard input"
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let length = read(STDIN_FILENO, &piece, piece.count)
      if length == 0 { return bytes }
      guard length > 0 else {
        if errno == EINTR { continue }
        throw FileError(path: name, errno: errno)
      }
      bytes += piece.prefix(length)
      guard bytes.count <= limit else { throw FileError(path: name, reason: .tooLarge(limit: limit)) }
    }
  }

  package var isTerminal: Bool { isatty(rawValue) == 1 }
}
