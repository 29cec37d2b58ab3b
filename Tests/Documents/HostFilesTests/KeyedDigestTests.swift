import HostFiles
import Testing

@Suite struct KeyedDigestTests {
  /// The vectors of the reference implementation for the bytes 0, 1, 2 and so on, with the key of the bytes 0 to 15.
  @Test(arguments: [
    (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
  ])
  func `the digests are those of SipHash`(count: Int, digest: String) throws {
    let keyed = try #require(KeyedDigest(secret: Array(0..<16)))
    #expect(keyed.digest(of: Array(0..<UInt8(count))) == bytes(digest))
  }

  @Test func `every byte counts, and so does the number of bytes`() throws {
    let keyed = KeyedDigest()
    let whole = Array(repeating: UInt8(0), count: 40)
    var digests: Set<[UInt8]> = [keyed.digest(of: whole)]
    for place in whole.indices {
      var changed = whole
      changed[place] = 1
      digests.insert(keyed.digest(of: changed))
      digests.insert(keyed.digest(of: whole.prefix(place)))
    }
    #expect(digests.count == 81)
  }

  @Test func `a secret has sixteen bytes, and others have another digest`() {
    #expect(KeyedDigest(secret: [1]) == nil)
    #expect(KeyedDigest().digest(of: [1]) != KeyedDigest().digest(of: [1]))
  }

  private func bytes(_ text: String) -> [UInt8] {
    var rest = Substring(text)
    var bytes: [UInt8] = []
    while let byte = UInt8(rest.prefix(2), radix: 16), !rest.isEmpty {
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
