import Testing

@testable import ReviewCache

@Suite struct CacheSealTests {
  /// Test cases 1 and 2 of RFC 4231. A key is extended with zeros, so these secrets are equal to the shorter keys there.
  @Test(
    arguments: [
      (
        Array(repeating: 0x0b, count: 20), "Hi There",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
    ] as [([UInt8], String, String)])
  func `a seal is an HMAC-SHA-256`(key: [UInt8], text: String, expected: String) throws {
    let secret = key + Array(repeating: 0, count: CacheSeal.length - key.count)
    let code = try #require(CacheSeal(secret: secret)).code(of: Array(text.utf8)[...])
    #expect(code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == expected)
  }

  @Test func `a seal depends on every byte and on the number of bytes`() {
    let seal = CacheSeal()
    let whole = Array(repeating: UInt8(0), count: 40)
    var codes: Set<[UInt8]> = [seal.code(of: whole[...])]
    for place in whole.indices {
      var changed = whole
      changed[place] = 1
      codes.insert(seal.code(of: changed[...]))
      codes.insert(seal.code(of: whole.prefix(place)))
    }
    #expect(codes.count == 81)
  }

  @Test func `a secret has 32 bytes, and another secret makes another seal`() {
    #expect(CacheSeal(secret: [1]) == nil)
    #expect(CacheSeal().code(of: [1]) != CacheSeal().code(of: [1]))
  }
}
