/// Puts bits one behind the other, the first one lowest, as deflate wants them (RFC 1951, 3.1.1).
struct BitWriter: ~Copyable {
  /// The place for the bits, and those that are no whole byte yet; kept apart so that a loop can have it in registers.
  struct Stream {
    fileprivate var next: UnsafeMutablePointer<UInt8>
    fileprivate var pending: UInt64 = 0
    fileprivate var pendingCount: UInt64 = 0

    /// Adds at most 48 bits; there may be 56 until ``drain()``.
    @inline(__always)
    mutating func add(_ bits: UInt64, count: UInt64) {
      pending |= bits &<< pendingCount
      pendingCount &+= count
    }

    /// Makes bytes of the bits there are, so that fewer than eight are left.
    @inline(__always)
    mutating func drain() {
      UnsafeMutableRawPointer(next).storeBytes(of: pending.littleEndian, as: UInt64.self)
      next += Int(truncatingIfNeeded: pendingCount &>> 3)
      pending &>>= pendingCount & ~7
      pendingCount &= 7
    }
  }

  private let bytes: UnsafeMutablePointer<UInt8>
  /// The place for the next bits: a loop takes it, adds to it and puts it back.
  var stream: Stream

  /// A writer with room for `capacity` bytes, eight of which stay free, until they are taken.
  init(capacity: Int) {
    bytes = .allocate(capacity: capacity)
    stream = Stream(next: bytes)
  }

  deinit { bytes.deallocate() }

  /// Adds at most 16 bits; there may be 56 until ``drain()``.
  mutating func add(_ bits: some FixedWidthInteger & UnsignedInteger, count: some FixedWidthInteger) {
    stream.add(UInt64(bits), count: UInt64(count))
  }

  /// Makes bytes of the bits there are, so that fewer than eight are left.
  mutating func drain() { stream.drain() }

  /// Fills the last byte with zeros.
  mutating func align() {
    stream.pendingCount = (stream.pendingCount + 7) & ~7
    drain()
  }

  /// Moves the whole bytes to the end of others and makes room for new ones.
  mutating func move(to target: inout [UInt8]) {
    target.append(contentsOf: UnsafeBufferPointer(start: bytes, count: stream.next - bytes))
    stream.next = bytes
  }
}
