internal import CXXHash
internal import VisibleText

/// A 128-bit XXH3 hash. Collisions are negligible; it is not cryptographic.
///
/// It detects changes and damage. It does not protect against files that were made to collide on purpose.
package struct ContentDigest: Sendable, Hashable {
  /// The kind of the hashed bytes. Equal bytes of different kinds have different digests.
  package enum Purpose: UInt64, Sendable, Hashable {
    /// The contents of a file or a string.
    case contents = 0
    /// The reason why the contents could not be read.
    case failure = 1
  }

  /// The upper half.
  package let high: UInt64
  /// The lower half.
  package let low: UInt64

  /// Creates a digest from its halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates the digest of bytes, with the purpose as the seed.
  package init(of bytes: some Sequence<UInt8>, as purpose: Purpose = .contents) {
    let hash =
      bytes.withContiguousStorageIfAvailable { XXH3_128bits_withSeed($0.baseAddress, $0.count, purpose.rawValue) }
      ?? Array(bytes).withUnsafeBufferPointer { XXH3_128bits_withSeed($0.baseAddress, $0.count, purpose.rawValue) }
    self.init(hash)
  }

  /// Creates the digest of the UTF-8 of a string.
  package init(of text: String) { self.init(of: text.utf8) }

  /// Creates the digest of several digests in order.
  package init(of digests: [ContentDigest]) { self.init(of: digests.map(\.text).joined()) }

  /// Creates a digest from the value that the xxHash library returns.
  init(_ hash: XXH128_hash_t) { self.init(high: hash.high64, low: hash.low64) }

  /// The digest as 32 hexadecimal digits.
  package var text: String {
    high.digits(16, radix: 16) + low.digits(16, radix: 16)
  }
}
