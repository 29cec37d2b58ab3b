/// Memory for pixels that is reused for the next image.
final class PixelBuffer {
  /// The largest amount of memory that is kept between images, in bytes.
  private static let keptCapacity = 64 << 20

  private(set) var bytes: UnsafeMutableBufferPointer<UInt8>

  init() { bytes = UnsafeMutableBufferPointer(start: nil, count: 0) }

  deinit { bytes.deallocate() }

  /// Makes room for `count` bytes, whose values are undefined.
  func reserve(_ count: Int) {
    guard bytes.count < count else { return }
    bytes.deallocate()
    bytes = .allocate(capacity: count)
  }

  /// Frees the memory if only a very large image needs it.
  func trim() {
    guard bytes.count > Self.keptCapacity else { return }
    bytes.deallocate()
    bytes = UnsafeMutableBufferPointer(start: nil, count: 0)
  }
}
