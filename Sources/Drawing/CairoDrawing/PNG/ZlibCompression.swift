internal import CDeflate

/// Functions that compress bytes to the zlib format, which browsers can decompress natively (RFC 1950).
public enum ZlibCompression {
  /// Above this level, results are hardly smaller, at several times the time.
  private static let level: Int32 = 9

  /// Returns the compressed bytes. They are deterministic. Nil if memory is exhausted.
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
