internal import Glibc
package import VisibleText

/// The two streams that a command-line tool writes to.
package enum StandardStream: Int32, Sendable, Hashable {
  /// Results.
  case output = 1
  /// Messages and progress.
  case error = 2

  /// Writes a text; there is no other way to these streams.
  package func write(_ text: PrintedText) throws(FileError) {
    let name = self == .output ? "standard output" : "standard error"
    try FileDescriptor.write(Array(text.characters.utf8), to: rawValue, path: name)
  }

  /// The bytes of standard input, to its end.
  ///
  /// - Parameter limit: The largest number of bytes that is read.
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

  /// True where the stream is a terminal, so that a person watches.
  package var isTerminal: Bool { isatty(rawValue) == 1 }
}
