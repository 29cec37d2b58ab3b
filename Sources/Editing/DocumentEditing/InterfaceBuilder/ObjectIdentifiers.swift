/// New object ids in Interface Builder's form, `a1B-2c-3Dd`, which are the same for the same edit.
struct ObjectIdentifiers {
  private var taken: Set<String>
  private static let letters = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

  /// Creates ids that differ from all ids of a document.
  init(besides taken: Set<String>) { self.taken = taken }

  /// Returns an id that the document does not have yet.
  ///
  /// - Parameter words: A description of the object. The same description gives the same id.
  mutating func make(for words: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in words.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    while true {
      let id = Self.id(of: hash)
      if taken.insert(id).inserted { return id }
      hash = (hash ^ 1) &* 0x100_0000_01B3
    }
  }

  private static func id(of hash: UInt64) -> String {
    var rest = hash ^ (hash >> 29)
    var bytes: [UInt8] = []
    for position in 0..<8 {
      bytes.append(letters[Int(rest % UInt64(letters.count))])
      rest /= UInt64(letters.count)
      if position == 2 || position == 4 { bytes.append(UInt8(ascii: "-")) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
