package import HostFiles

/// A value that the cache keeps, as bytes.
package protocol CacheContent {
  /// Writes it.
  func write(to writer: inout ByteWriter)
  /// Reads it.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed)
}

/// A finished document, or what else is kept, as a file of the cache: what the file is, what it is kept for, the content,
/// and what stands for all these bytes.
///
/// Bytes of which any is missing, changed or more than there were lead to nothing.
enum CacheEntry {
  /// The first line of every entry. The number grows with each change of what follows.
  private static let mark = Array("render-layouts cache 6\n".utf8)
  /// A digest takes as many bytes.
  private static let digestLength = 16

  /// The bytes of an entry.
  package static func bytes(of content: some CacheContent, key: ContentDigest) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(mark)
    writer.write(key)
    content.write(to: &writer)
    writer.write(ContentDigest(of: writer.bytes))
    return writer.bytes
  }

  /// The content of an entry; nil where these are not the whole and unchanged bytes of an entry for the key.
  package static func content<Content: CacheContent>(
    in bytes: [UInt8], key: ContentDigest, as type: Content.Type = Content.self
  ) -> Content? {
    let body = bytes.dropLast(digestLength)
    var reader = ByteReader(body)
    var end = ByteReader(bytes.dropFirst(body.count))
    do throws(ByteReader.Malformed) {
      guard try reader.bytes(mark.count).elementsEqual(mark), try reader.digest() == key,
        try end.digest() == ContentDigest(of: body)
      else { return nil }
      let content = try Content(from: &reader)
      return reader.isAtEnd ? content : nil
    } catch {
      return nil
    }
  }
}
