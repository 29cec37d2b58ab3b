/// Compares pixels of cairo's, two at once; the byte that they do not use may be anything.
enum PixelComparison {
  /// The bits of two pixels that are colour.
  private static let colors: UInt64 = 0x00FF_FFFF_00FF_FFFF

  /// How many pixels from two places on are the same, none beyond a limit.
  @inline(__always)
  static func equalCount(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, atMost limit: Int) -> Int {
    var count = 0
    while count &+ 8 <= limit {
      let (here, there) = (first + count, second + count)
      let start = difference(here, there) | difference(here + 2, there + 2)
      let end = difference(here + 4, there + 4) | difference(here + 6, there + 6)
      if start | end != 0 { break }
      count &+= 8
    }
    while count < limit, isSame(first[count], second[count]) { count &+= 1 }
    return count
  }

  /// Whether two pixels from two places on are the same.
  @inline(__always)
  static func isSamePair(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) -> Bool {
    difference(first, second) == 0
  }

  /// Whether two pixels have the same colour.
  @inline(__always)
  static func isSame(_ first: UInt32, _ second: UInt32) -> Bool { (first ^ second) << 8 == 0 }

  @inline(__always)
  private static func difference(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) -> UInt64 {
    let pair = UnsafeRawPointer(first).loadUnaligned(as: UInt64.self)
    return (pair ^ UnsafeRawPointer(second).loadUnaligned(as: UInt64.self)) & colors
  }
}
