internal import CIGZip
internal import Drawing

/// Compresses bytes with Intel's igzip at its level 1, in zlib's format.
final class DeflateStream {
  private let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
  private let levelBuffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: DeflateStream.levelBufferSize)
  private let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64 << 10)

  /// What level 1 needs by igzip's header (`ISAL_DEF_LVL1_DEFAULT`, a macro that Swift cannot read): a few tables and
  /// 4 bytes for each of 65,536 symbols.
  private static let levelBufferSize = (4 << 10) + 2 * (8 << 10) + 4 * (64 << 10)

  deinit {
    stream.deallocate()
    levelBuffer.deallocate()
    output.deallocate()
  }

  /// Begins a new stream.
  func begin() {
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = levelBuffer.baseAddress
    stream.pointee.level_buf_size = UInt32(levelBuffer.count)
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    stream.pointee.flush = UInt16(NO_FLUSH)
  }

  /// Compresses bytes and adds what is ready to a file; with the last bytes, the whole rest.
  ///
  /// - Throws: ``RasterizingError`` where igzip fails.
  func append(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, isLast: Bool, to file: inout [UInt8]
  ) throws(RasterizingError) {
    stream.pointee.next_in = bytes.baseAddress
    stream.pointee.avail_in = UInt32(clamping: bytes.count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat {
      stream.pointee.next_out = output.baseAddress
      stream.pointee.avail_out = UInt32(output.count)
      let status = isal_deflate(stream)
      guard status == COMP_OK else { throw RasterizingError(message: "Compressing the image failed (\(status)).") }
      file.append(contentsOf: output[..<(output.count - Int(stream.pointee.avail_out))])
    } while stream.pointee.avail_out == 0
  }
}
