/// A writer of a sequence of bits, lowest first, as deflate requires (RFC 1951, 3.1.1).
struct BitWriter: ~Copyable {
  /// The output position and the bits of an incomplete byte. Separate, so that a loop can keep them in registers.
  struct Stream {
    fileprivate var next: UnsafeMutablePointer<UInt8>
    fileprivate var pending: UInt64 = 0
    fileprivate var pendingCount: UInt64 = 0

    /// Adds at most 48 bits. At most 56 may be pending before ``drain()``.
    @inline(__always)
    mutating func add(_ bits: UInt64, count: UInt64) {
      pending |= bits &<< pendingCount
      pendingCount &+= count
    }

    /// Writes the pending bits as bytes, so that fewer than eight remain.
    @inline(__always)
    mutating func drain() {
      UnsafeMutableRawPointer(next).storeBytes(of: pending.littleEndian, as: UInt64.self)
      next += Int(truncatingIfNeeded: pendingCount &>> 3)
      pending &>>= pendingCount & ~7
      pendingCount &= 7
    }
  }

  private let bytes: UnsafeMutablePointer<UInt8>
  /// The output state. A loop copies it, adds to it and stores it back.
  var stream: Stream

  /// Creates a writer with a buffer of `capacity` bytes, eight of which must remain free.
  init(capacity: Int) {
    bytes = .allocate(capacity: capacity)
    stream = Stream(next: bytes)
  }

  deinit { bytes.deallocate() }

  /// Adds at most 16 bits. At most 56 may be pending before ``drain()``.
  mutating func add(_ bits: some FixedWidthInteger & UnsignedInteger, count: some FixedWidthInteger) {
    stream.add(UInt64(bits), count: UInt64(count))
  }

  /// Writes the pending bits as bytes, so that fewer than eight remain.
  mutating func drain() { stream.drain() }

  /// Fills the last byte with zeros.
  mutating func align() {
    stream.pendingCount = (stream.pendingCount + 7) & ~7
    drain()
  }

  /// Moves the complete bytes to the end of `target`.
  mutating func move(to target: inout [UInt8]) {
    target.append(contentsOf: UnsafeBufferPointer(start: bytes, count: stream.next - bytes))
    stream.next = bytes
  }
}
