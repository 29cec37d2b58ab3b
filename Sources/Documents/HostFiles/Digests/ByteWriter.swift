/// Puts values behind each other as bytes, so that a ``ByteReader`` gets them back.
package struct ByteWriter {
  /// The bytes that were written so far.
  package private(set) var bytes: [UInt8] = []

  /// A writer that has written nothing.
  package init() {}

  /// Writes bytes without saying how many.
  package mutating func write(_ raw: some Sequence<UInt8>) { bytes += raw }

  /// Writes a whole number, eight bytes with the lowest first.
  package mutating func write(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
  }

  /// Writes a whole number.
  package mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  /// Writes a truth value.
  package mutating func write(_ isTrue: Bool) { bytes.append(isTrue ? 1 : 0) }

  /// Writes the number of bytes of a text's UTF-8, and the bytes.
  package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  /// Writes a digest.
  package mutating func write(_ digest: ContentDigest) {
    write(digest.high)
    write(digest.low)
  }

  /// Writes whether there is a value, and the value.
  package mutating func write<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  /// Writes how many values there are, and the values.
  package mutating func write<Value>(_ values: [Value], _ write: (inout ByteWriter, Value) -> Void) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }

  /// Writes texts.
  package mutating func write(_ texts: [String]) { write(texts) { $0.write($1) } }
}
