/// A 128-bit SipHash-2-4 of bytes, under a secret: only who knows the secret can compute it.
///
/// The algorithm is that of Aumasson and Bernstein, "SipHash: a fast short-input PRF", with the 128-bit output of their
/// reference implementation.
package struct KeyedDigest: Sendable, Hashable {
  /// The halves of the secret.
  private let low: UInt64
  private let high: UInt64

  /// The number of bytes of a secret and of a digest.
  package static let length = 16

  /// Creates a digest function; nil unless the secret has ``length`` bytes.
  package init?(secret: [UInt8]) {
    guard secret.count == Self.length else { return nil }
    low = Self.word(secret[0..<8])
    high = Self.word(secret[8..<16])
  }

  /// Creates a digest function with a secret that nothing else knows.
  package init() {
    low = .random(in: .min ... .max)
    high = .random(in: .min ... .max)
  }

  /// Returns the digest of bytes.
  package func digest(of bytes: some Collection<UInt8>) -> [UInt8] {
    var state = State(low, high)
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) << shift
      shift += 8
      if shift == 64 {
        state.add(word)
        (word, shift) = (0, 0)
      }
    }
    state.add(word | UInt64(truncatingIfNeeded: bytes.count) << 56)
    return state.finish().flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) } }
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private struct State {
    private var v0: UInt64
    private var v1: UInt64
    private var v2: UInt64
    private var v3: UInt64

    init(_ low: UInt64, _ high: UInt64) {
      v0 = low ^ 0x736f_6d65_7073_6575
      v1 = high ^ 0x646f_7261_6e64_6f6d ^ 0xee
      v2 = low ^ 0x6c79_6765_6e65_7261
      v3 = high ^ 0x7465_6462_7974_6573
    }

    mutating func add(_ word: UInt64) {
      v3 ^= word
      mix(rounds: 2)
      v0 ^= word
    }

    mutating func finish() -> [UInt64] {
      v2 ^= 0xee
      mix(rounds: 4)
      let first = v0 ^ v1 ^ v2 ^ v3
      v1 ^= 0xdd
      mix(rounds: 4)
      return [first, v0 ^ v1 ^ v2 ^ v3]
    }

    private mutating func mix(rounds: Int) {
      for _ in 0..<rounds {
        v0 &+= v1
        v2 &+= v3
        v1 = Self.turned(v1, 13) ^ v0
        v3 = Self.turned(v3, 16) ^ v2
        v0 = Self.turned(v0, 32) &+ v3
        v2 &+= v1
        v3 = Self.turned(v3, 21) ^ v0
        v1 = Self.turned(v1, 17) ^ v2
        v2 = Self.turned(v2, 32)
      }
    }

    private static func turned(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 - count) }
  }
}
