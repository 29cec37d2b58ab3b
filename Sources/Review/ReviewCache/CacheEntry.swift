package import HostFiles

/// A value that the cache keeps, as bytes.
package protocol CacheContent {
  /// Writes the value.
  func write(to writer: inout ByteWriter)
  /// Reads a value.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed)
}

/// A cached value as a file: a mark of the format, the key, the content, a digest of all these bytes, and a seal.
///
/// Missing, changed or additional bytes make an entry invalid. The seal is computed with a secret of the user. It shows
/// whether this user wrote the entry: a copy from another machine has another seal, and so has a forged one.
enum CacheEntry {
  /// The first line of every entry. The number grows with each change of the format.
  private static let mark = Array("render-layouts cache 8\n".utf8)
  /// The number of bytes of a digest.
  private static let digestLength = 16

  package static func bytes(
    of content: some CacheContent, key: ContentDigest, sealedWith seal: CacheSeal
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(mark)
    writer.write(key)
    content.write(to: &writer)
    writer.write(ContentDigest(of: writer.bytes))
    return writer.bytes + seal.code(of: writer.bytes[...])
  }

  /// Whether the entry was written with this seal.
  package static func isSealed(_ bytes: [UInt8], with seal: CacheSeal) -> Bool {
    bytes.suffix(CacheSeal.length).elementsEqual(seal.code(of: bytes.dropLast(CacheSeal.length)))
  }

  /// Returns the content of an entry with any seal. Nil unless the bytes are complete, unchanged and for the key.
  package static func content<Content: CacheContent>(
    in bytes: [UInt8], key: ContentDigest, as type: Content.Type = Content.self
  ) -> Content? {
    let checked = bytes.dropLast(CacheSeal.length)
    let body = checked.dropLast(digestLength)
    var reader = ByteReader(body)
    var end = ByteReader(checked.dropFirst(body.count))
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
