/// Functions that compare cairo pixels, two at a time. The unused byte is ignored.
enum PixelComparison {
  /// The color bits of two pixels.
  private static let colors: UInt64 = 0x00FF_FFFF_00FF_FFFF

  /// Returns how many pixels from two positions on are equal, up to a limit.
  @inline(__always)
  static func equalCount(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, atMost limit: Int) -> Int {
    var count = 0
    while count &+ 16 <= limit {
      let (here, there) = (first + count, second + count)
      if differenceOfEight(here, there) | differenceOfEight(here + 8, there + 8) != 0 { break }
      count &+= 16
    }
    while count &+ 2 <= limit {
      let pair = difference(first + count, second + count)
      if pair != 0 { return pair & 0xFF_FFFF == 0 ? count &+ 1 : count }
      count &+= 2
    }
    if count < limit, isSame(first[count], second[count]) { count &+= 1 }
    return count
  }

  /// Whether two pixels from two positions on are equal.
  @inline(__always)
  static func isSamePair(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) -> Bool {
    difference(first, second) == 0
  }

  /// Whether eight pixels equal a value, including the unused byte.
  @inline(__always)
  static func areEight(_ pixels: UnsafePointer<UInt32>, equalTo value: UInt32) -> Bool {
    let pair = UInt64(value) << 32 | UInt64(value)
    let pairs = UnsafeRawPointer(pixels)
    func difference(_ index: Int) -> UInt64 { pairs.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self) ^ pair }
    return difference(0) | difference(1) | difference(2) | difference(3) == 0
  }

  /// Whether two pixels have the same color.
  @inline(__always)
  static func isSame(_ first: UInt32, _ second: UInt32) -> Bool { (first ^ second) << 8 == 0 }

  @inline(__always)
  private static func differenceOfEight(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) -> UInt64 {
    let start = difference(first, second) | difference(first + 2, second + 2)
    return start | difference(first + 4, second + 4) | difference(first + 6, second + 6)
  }

  /// Returns the bits in which two pixels differ from two others. The bits of the first pixel are the lowest.
  @inline(__always)
  private static func difference(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) -> UInt64 {
    let pair = UnsafeRawPointer(first).loadUnaligned(as: UInt64.self)
    return (pair ^ UnsafeRawPointer(second).loadUnaligned(as: UInt64.self)).littleEndian & colors
  }
}
