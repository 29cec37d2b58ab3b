/// A reader for binary property lists. Xcode compiles string tables and settings to them.
///
/// Objects are numbered; a table at the end has their offsets. The file is untrusted: all offsets are checked and
/// nesting is limited.
package struct BinaryPropertyList {
  /// The magic bytes of a binary property list.
  static let magic = Array("bplist00".utf8)

  private static let depthLimit = 16
  /// The total length of all strings and data that is read, in bytes. Many references may lead to one string, so that a
  /// small file could fill all memory.
  private static let textLimit = 16 << 20

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableOffset: Int
  private var readCount = 0
  private var textCount = 0

  /// Returns the value of a file.
  package static func value(in bytes: [UInt8]) throws(PropertyList.Damage) -> PropertyList {
    var list = try BinaryPropertyList(bytes)
    let top = try list.number(at: bytes.count - 16, size: 8)
    return try list.object(top, depth: 0)
  }

  private init(_ bytes: [UInt8]) throws(PropertyList.Damage) {
    guard bytes.count >= Self.magic.count + 32 else {
      throw PropertyList.Damage(message: "the property list is truncated", offset: bytes.count)
    }
    self.bytes = bytes
    offsetSize = Int(bytes[bytes.count - 26])
    referenceSize = Int(bytes[bytes.count - 25])
    objectCount = Self.number(bytes[(bytes.count - 24)..<(bytes.count - 16)])
    tableOffset = Self.number(bytes[(bytes.count - 8)...])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw damage(bytes.count - 26) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(clamping: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private func damage(_ offset: Int) -> PropertyList.Damage {
    PropertyList.Damage(message: "the property list is damaged", offset: max(0, min(offset, bytes.count)))
  }

  private func slice(at offset: Int, count: Int) throws(PropertyList.Damage) -> ArraySlice<UInt8> {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { throw damage(offset) }
    return bytes[offset..<(offset + count)]
  }

  private func number(at offset: Int, size: Int) throws(PropertyList.Damage) -> Int {
    Self.number(try slice(at: offset, count: size))
  }

  /// Reads an integer. Eight-byte integers are signed.
  private func integer(at offset: Int, size: Int) throws(PropertyList.Damage) -> Int {
    let bits = try slice(at: offset, count: size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(truncatingIfNeeded: bits)
  }

  /// Multiplies two numbers. Throws if the product exceeds the length of the file.
  private func product(_ first: Int, _ second: Int) throws(PropertyList.Damage) -> Int {
    let (value, isTooLarge) = first.multipliedReportingOverflow(by: second)
    guard !isTooLarge, value <= bytes.count else { throw damage(0) }
    return value
  }

  private mutating func object(_ index: Int, depth: Int) throws(PropertyList.Damage) -> PropertyList {
    readCount += 1
    // Each reference takes at least one byte and containers are not shared, so a valid file has fewer reads than bytes.
    guard index < objectCount, depth < Self.depthLimit, readCount <= bytes.count else { throw damage(tableOffset) }
    let entry = try product(index, offsetSize)
    guard tableOffset <= bytes.count else { throw damage(tableOffset) }
    let offset = try number(at: tableOffset + entry, size: offsetSize)
    let marker = try number(at: offset, size: 1)
    switch marker >> 4 {
    case 0x0 where marker == 0x8 || marker == 0x9: return .integer(marker - 0x8)
    case 0x1 where marker & 0xF <= 3: return .integer(try integer(at: offset + 1, size: 1 << (marker & 0xF)))
    case 0x4:
      let (count, start) = try length(marker, at: offset)
      return .data(Array(try text(at: start, count: count)))
    case 0x5:
      let (count, start) = try length(marker, at: offset)
      return .string(String(decoding: try text(at: start, count: count), as: UTF8.self))
    case 0x6:
      let (count, start) = try length(marker, at: offset)
      let units = Array(try text(at: start, count: try product(count, 2)))
      let pairs = stride(from: 0, to: units.count, by: 2).map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) }
      return .string(String(decoding: pairs, as: UTF16.self))
    case 0xA: return try array(marker, at: offset, depth: depth)
    case 0xD: return try dictionary(marker, at: offset, depth: depth)
    default: return .other
    }
  }

  /// Returns the bytes of a string or data. Each read counts towards the limit.
  private mutating func text(at offset: Int, count: Int) throws(PropertyList.Damage) -> ArraySlice<UInt8> {
    textCount += count
    guard textCount <= Self.textLimit else { throw damage(offset) }
    return try slice(at: offset, count: count)
  }

  private mutating func array(
    _ marker: Int, at offset: Int, depth: Int
  ) throws(PropertyList.Damage) -> PropertyList {
    let (count, start) = try length(marker, at: offset)
    _ = try product(count, referenceSize)
    var values: [PropertyList] = []
    for position in 0..<count {
      let reference = try number(at: start + position * referenceSize, size: referenceSize)
      values.append(try object(reference, depth: depth + 1))
    }
    return .array(values)
  }

  private mutating func dictionary(
    _ marker: Int, at offset: Int, depth: Int
  ) throws(PropertyList.Damage) -> PropertyList {
    let (count, start) = try length(marker, at: offset)
    let values = try product(count, referenceSize)
    var members: [PropertyList.Member] = []
    for position in 0..<count {
      let place = start + position * referenceSize
      let key = try object(try number(at: place, size: referenceSize), depth: depth + 1)
      let value = try object(try number(at: place + values, size: referenceSize), depth: depth + 1)
      if let key = key.string { members.append(PropertyList.Member(key: key, value: value)) }
    }
    return .dictionary(members)
  }

  /// Returns the number of elements of an object, and the offset of the first one in bytes. Small counts are in the
  /// marker, larger ones after it.
  private func length(_ marker: Int, at offset: Int) throws(PropertyList.Damage) -> (count: Int, start: Int) {
    guard marker & 0xF == 0xF else { return (marker & 0xF, offset + 1) }
    let kind = try number(at: offset + 1, size: 1)
    guard kind >> 4 == 1, kind & 0xF <= 3 else { throw damage(offset) }
    let size = 1 << (kind & 0xF)
    let count = try number(at: offset + 2, size: size)
    guard count <= bytes.count else { throw damage(offset) }
    return (count, offset + 2 + size)
  }
}
