internal import CGLib

/// A seal of cache entries: an HMAC-SHA-256 under a secret, which only a user who knows the secret can compute.
package struct CacheSeal: Sendable, Hashable {
  private let secret: [UInt8]

  /// The number of bytes of a secret and of a seal.
  package static let length = 32

  /// Creates the seal of a secret; nil unless the secret has ``length`` bytes.
  package init?(secret: [UInt8]) {
    guard secret.count == Self.length else { return nil }
    self.secret = secret
  }

  /// Creates a seal with a new secret.
  package init() { secret = Self.makeSecret() }

  /// Returns a new secret.
  package static func makeSecret() -> [UInt8] { (0..<length).map { _ in .random(in: .min ... .max) } }

  /// Returns the seal of bytes; empty if GLib lacks the algorithm, so that no entry is sealed.
  func code(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard let state = g_hmac_new(G_CHECKSUM_SHA256, secret, gsize(secret.count)) else { return [] }
    defer { g_hmac_unref(state) }
    bytes.withUnsafeBufferPointer { g_hmac_update(state, $0.baseAddress, gssize($0.count)) }
    var code = [UInt8](repeating: 0, count: Self.length)
    var length = gsize(code.count)
    g_hmac_get_digest(state, &code, &length)
    return code
  }
}
