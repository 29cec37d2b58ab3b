/// A writer that serializes values to bytes that a ``ByteReader`` reads back.
package struct ByteWriter {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Writes bytes without their count.
  package mutating func write(_ raw: some Sequence<UInt8>) { bytes += raw }

  /// Writes an integer as eight bytes, lowest byte first.
  package mutating func write(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
  }

  /// Writes an integer in two's complement.
  package mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  /// Writes a Boolean as one byte.
  package mutating func write(_ isTrue: Bool) { bytes.append(isTrue ? 1 : 0) }

  /// Writes the length of the string's UTF-8, then its bytes.
  package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  package mutating func write(_ digest: ContentDigest) {
    write(digest.high)
    write(digest.low)
  }

  /// Writes whether there is a value, then the value.
  package mutating func write<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }

  /// Writes the number of values, then the values.
  package mutating func write<Value>(_ values: [Value], _ write: (inout ByteWriter, Value) -> Void) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }

  /// Writes a list of strings.
  package mutating func write(_ texts: [String]) { write(texts) { $0.write($1) } }
}
