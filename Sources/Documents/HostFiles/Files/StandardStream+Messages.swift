internal import Glibc

/// Messages between programs, which are not escaped for terminals.
extension StandardStream {
  /// Reads the available bytes of standard input.
  ///
  /// - Parameter isWaiting: Whether to wait until bytes arrive.
  /// - Returns: An empty array if no bytes have arrived, nil at the end of the stream.
  @Sendable
  package static func arrived(isWaiting: Bool) -> [UInt8]? {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, isWaiting ? -1 : 0) > 0 else { return [] }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
      let length = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      if length < 0 { failure = errno }
      filled = max(0, length)
    }
    if failure == EINTR || failure == EAGAIN { return [] }
    return bytes.isEmpty ? nil : bytes
  }

  /// Writes a message for another program to standard output.
  package static func write(message: [UInt8]) throws(FileError) {
    try FileDescriptor.write(message, to: STDOUT_FILENO, path: "standard output")
  }
}
