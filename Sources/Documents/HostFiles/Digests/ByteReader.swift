/// A reader for the bytes that a ``ByteWriter`` wrote. Arbitrary bytes are safe: malformed input throws.
package struct ByteReader {
  /// The error thrown for bytes that a ``ByteWriter`` did not write.
  package struct Malformed: Error, Hashable {
    package init() {}
  }

  private var rest: ArraySlice<UInt8>

  /// Creates a reader that starts at the first byte.
  package init(_ bytes: some Collection<UInt8>) { rest = ArraySlice(bytes) }

  /// Whether all bytes have been read.
  package var isAtEnd: Bool { rest.isEmpty }

  /// Reads the next `count` bytes.
  package mutating func bytes(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw Malformed() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Reads the next eight bytes as a number, lowest byte first.
  package mutating func word() throws(Malformed) -> UInt64 {
    try bytes(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads a count or an index: an integer that is never negative and fits into 32 bits, so that arithmetic on it
  /// cannot overflow.
  package mutating func count() throws(Malformed) -> Int {
    guard let count = Int32(exactly: try word()) else { throw Malformed() }
    return Int(count)
  }

  /// Reads a Boolean. Bytes other than 0 and 1 are malformed.
  package mutating func boolean() throws(Malformed) -> Bool {
    switch try bytes(1).first {
    case 0: false
    case 1: true
    default: throw Malformed()
    }
  }

  /// Reads a string: the length of its UTF-8, then the bytes.
  package mutating func text() throws(Malformed) -> String { String(decoding: try bytes(try count()), as: UTF8.self) }

  package mutating func digest() throws(Malformed) -> ContentDigest { ContentDigest(high: try word(), low: try word()) }

  /// Reads a value of a type that is written as its raw value.
  package mutating func oneCase<Value: RawRepresentable<String>>(of type: Value.Type) throws(Malformed) -> Value {
    guard let value = Value(rawValue: try text()) else { throw Malformed() }
    return value
  }

  /// Reads a Boolean, then a value if it is true.
  package mutating func optional<Value>(
    _ read: (inout ByteReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try boolean() ? try read(&self) : nil
  }

  /// Reads a count, then that many values. Each value takes at least one byte, so a count above the rest is malformed.
  package mutating func list<Value>(_ read: (inout ByteReader) throws(Malformed) -> Value) throws(Malformed) -> [Value]
  {
    let count = try count()
    guard count <= rest.count else { throw Malformed() }
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  /// Reads a list of strings.
  package mutating func texts() throws(Malformed) -> [String] {
    try list { reader throws(Malformed) in try reader.text() }
  }
}
