/// Gets back what a ``ByteWriter`` wrote; any bytes may be given to it.
package struct ByteReader {
  /// The bytes are not what was expected.
  package struct Malformed: Error, Hashable {
    /// An error.
    package init() {}
  }

  private var rest: ArraySlice<UInt8>

  /// Reads bytes from the first on.
  package init(_ bytes: some Collection<UInt8>) { rest = ArraySlice(bytes) }

  /// True where no bytes are left.
  package var isAtEnd: Bool { rest.isEmpty }

  /// The next bytes.
  package mutating func bytes(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw Malformed() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// The next bytes as a number that takes eight of them.
  package mutating func word() throws(Malformed) -> UInt64 {
    try bytes(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The next whole number: how many there are of something, or which one of them, never negative and never so large that
  /// calculating with it could fail.
  package mutating func count() throws(Malformed) -> Int {
    guard let count = Int32(exactly: try word()) else { throw Malformed() }
    return Int(count)
  }

  /// The next truth value.
  package mutating func boolean() throws(Malformed) -> Bool {
    switch try bytes(1).first {
    case 0: false
    case 1: true
    default: throw Malformed()
    }
  }

  /// The next text.
  package mutating func text() throws(Malformed) -> String { String(decoding: try bytes(try count()), as: UTF8.self) }

  /// The next digest.
  package mutating func digest() throws(Malformed) -> ContentDigest { ContentDigest(high: try word(), low: try word()) }

  /// The next value of a type that is written as one of its words.
  package mutating func oneCase<Value: RawRepresentable<String>>(of type: Value.Type) throws(Malformed) -> Value {
    guard let value = Value(rawValue: try text()) else { throw Malformed() }
    return value
  }

  /// The next value where there is one.
  package mutating func optional<Value>(
    _ read: (inout ByteReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try boolean() ? try read(&self) : nil
  }

  /// The next values; each takes a byte at least, so that no count can ask for more than there is.
  package mutating func list<Value>(_ read: (inout ByteReader) throws(Malformed) -> Value) throws(Malformed) -> [Value]
  {
    let count = try count()
    guard count <= rest.count else { throw Malformed() }
    var values: [Value] = []
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  /// The next texts.
  package mutating func texts() throws(Malformed) -> [String] {
    try list { reader throws(Malformed) in try reader.text() }
  }
}
