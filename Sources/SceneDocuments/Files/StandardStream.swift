internal import Glibc

/// The two streams that a command-line tool writes to.
package enum StandardStream: Int32, Sendable, Hashable {
  /// Results.
  case output = 1
  /// Messages and progress.
  case error = 2

  /// Writes a text as it is.
  package func write(_ text: String) throws(FileError) {
    let name = self == .output ? "standard output" : "standard error"
    try FileDescriptor.write(Array(text.utf8), to: rawValue, path: name)
  }

  /// Whether a person watches.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in characters, or nil where there is none.
  package var width: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
