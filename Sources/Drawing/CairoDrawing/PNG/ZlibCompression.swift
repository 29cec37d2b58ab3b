internal import CDeflate

/// Compresses bytes into the format of zlib, which browsers unpack by themselves (RFC 1950).
public enum ZlibCompression {
  /// Beyond this level results are hardly smaller, at several times the time.
  private static let level: Int32 = 9

  /// The bytes, compressed; the same for the same bytes everywhere. Nil where there is no memory for it.
  public static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let compressed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = bytes.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, buffer.baseAddress, bound)
      }
    }
    return compressed.isEmpty ? nil : compressed
  }
}
