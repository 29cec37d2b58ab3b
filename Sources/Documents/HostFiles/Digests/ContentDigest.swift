internal import CXXHash

/// A number of 128 bits that stands for bytes: other bytes have, as good as surely, another one (XXH3).
///
/// It finds what has changed or was damaged. It is no protection from somebody who makes two files alike on purpose.
package struct ContentDigest: Sendable, Hashable {
  /// The kind of the bytes, so that equal bytes of different kinds are told apart.
  package enum Purpose: UInt64, Sendable, Hashable {
    /// The contents of a file or a text.
    case contents = 0
    /// The reason that there are no contents.
    case failure = 1
  }

  /// The upper half.
  package let high: UInt64
  /// The lower half.
  package let low: UInt64

  /// A digest of two halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest of bytes.
  package init(of bytes: some Sequence<UInt8>, as purpose: Purpose = .contents) {
    let hash =
      bytes.withContiguousStorageIfAvailable { XXH3_128bits_withSeed($0.baseAddress, $0.count, purpose.rawValue) }
      ?? Array(bytes).withUnsafeBufferPointer { XXH3_128bits_withSeed($0.baseAddress, $0.count, purpose.rawValue) }
    self.init(hash)
  }

  /// The digest of a text's UTF-8.
  package init(of text: String) { self.init(of: text.utf8) }

  /// The digest of several digests in their order.
  package init(of digests: [ContentDigest]) { self.init(of: digests.map(\.text).joined()) }

  /// A digest as the library has it.
  init(_ hash: XXH128_hash_t) { self.init(high: hash.high64, low: hash.low64) }

  /// 32 hexadecimal digits.
  package var text: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
