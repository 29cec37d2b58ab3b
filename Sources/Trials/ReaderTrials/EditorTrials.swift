internal import LanguageServer

extension ReaderTrial {
  /// Streams of messages from editors. The length chooses the size of the parts in which they arrive.
  static let editorMessages = ReaderTrial("editor-messages", longestInput: 512, mutantCount: 8_000) { bytes in
    let whole = pieces(of: bytes, size: max(1, bytes.count))
    let size = bytes.count % 4 == 0 ? 1 : 7
    guard pieces(of: bytes, size: size) == whole else {
      return "split into pieces of \(size), the stream reads differently"
    }
    let read = whole.reduce(0) { count, piece in
      if case .contents(let contents) = piece { count + contents.count } else { count }
    }
    return read <= bytes.count ? nil : "more was read than came"
  }

  /// Returns what the reader finds in a stream that arrives in parts of `size` bytes.
  private static func pieces(of bytes: [UInt8], size: Int) -> [MessageReader.Piece] {
    var reader = MessageReader()
    var pieces: [MessageReader.Piece] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.append(Array(bytes[start..<min(bytes.count, start + size)]))
      while let piece = reader.next() { pieces.append(piece) }
    }
    return pieces
  }
}
