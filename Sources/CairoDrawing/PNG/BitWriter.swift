/// Puts bits one behind the other, the first one lowest, as deflate wants them (RFC 1951, 3.1.1).
struct BitWriter: ~Copyable {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private var count = 0
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// A writer with room for `capacity` bytes, eight of which stay free, until they are taken.
  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(capacity: capacity)
  }

  deinit { bytes.deallocate() }

  /// Adds at most 16 bits; there may be 56 until ``drain()``.
  @inline(__always)
  mutating func add(_ bits: some FixedWidthInteger & UnsignedInteger, count: some FixedWidthInteger) {
    pending |= UInt64(truncatingIfNeeded: bits) &<< pendingCount
    pendingCount &+= UInt64(truncatingIfNeeded: count)
  }

  /// Makes bytes of the bits there are, so that fewer than eight are left.
  @inline(__always)
  mutating func drain() {
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: pending.littleEndian, as: UInt64.self)
    let whole = pendingCount &>> 3
    count &+= Int(truncatingIfNeeded: whole)
    pending &>>= whole &* 8
    pendingCount &= 7
  }

  /// How many bytes there is still room for.
  var room: Int { capacity - 8 - count }

  /// Fills the last byte with zeros.
  mutating func align() {
    pendingCount = (pendingCount + 7) & ~7
    drain()
  }

  /// Moves the whole bytes to the end of others and makes room for new ones.
  mutating func move(to target: inout [UInt8]) {
    target.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    count = 0
  }
}
