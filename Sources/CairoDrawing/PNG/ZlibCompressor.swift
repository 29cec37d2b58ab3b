internal import CDeflate
internal import Drawing

/// Compresses bytes in zlib's format with libdeflate.
///
/// Its output depends on the bytes and the level alone, on every processor. A faster library whose output changes with
/// the place of its tables in memory would break the promise that the same scenes give the same files.
final class ZlibCompressor {
  private let compressor: OpaquePointer?

  /// The fastest level that searches for repetitions; drawings are full of long ones.
  private static let level: Int32 = 1

  init() { compressor = libdeflate_alloc_compressor(Self.level) }

  deinit { libdeflate_free_compressor(compressor) }

  /// Adds the compressed form of bytes to a file.
  ///
  /// - Throws: ``RasterizingError`` where memory ran out.
  func append(_ bytes: UnsafeMutableBufferPointer<UInt8>, to file: inout [UInt8]) throws(RasterizingError) {
    guard let compressor else { throw RasterizingError(message: "There is no memory to compress the image.") }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let compressed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, bound)
    }
    guard !compressed.isEmpty else { throw RasterizingError(message: "Compressing the image failed.") }
    file += compressed
  }
}
