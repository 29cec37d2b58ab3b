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
}
