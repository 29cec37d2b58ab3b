internal import Geometry

/// The header of a HEIF file, from which its size is read in pixels. A picture consists of tiles and may have previews.
/// The size is therefore the primary item's, rotated if its properties say so (ISO/IEC 14496-12, section 8.11;
/// ISO/IEC 23008-12, section 6.5).
struct HEIFHeader {
  /// The properties of all items, in order.
  private let properties: [Box]
  /// The positions of the primary item's properties, from 1.
  private let positions: [Int]

  /// The number of bytes that are read. The properties come before the pixels.
  private static let longestHead = 1 << 16

  /// Returns the columns and rows of the picture. Nil if the file does not state them.
  static func size(in bytes: [UInt8]) -> Size? { HEIFHeader(bytes[..<min(bytes.count, longestHead)])?.size }

  private init?(_ bytes: ArraySlice<UInt8>) {
    guard let meta = Box.all(in: bytes).first("meta")?.contents.dropFirst(4) else { return nil }
    let parts = Box.all(in: meta)
    let items = Box.all(in: parts.first("iprp")?.contents ?? [])
    guard let primary = parts.first("pitm")?.contents, let properties = items.first("ipco")?.contents,
      let associations = items.first("ipma")?.contents
    else { return nil }
    // Version 0 has item ids of two bytes, later versions of four.
    let id = Box.number(primary.dropFirst(4).prefix(primary.first == 0 ? 2 : 4))
    self.properties = Box.all(in: properties)
    positions = Self.positions(of: id, in: associations)
  }

  /// Returns the positions of an item's properties.
  private static func positions(of item: Int, in associations: ArraySlice<UInt8>) -> [Int] {
    let idSize = associations.first == 0 ? 2 : 4
    let width = (associations.dropFirst(3).first ?? 0) & 1 == 1 ? 2 : 1
    var rest = associations.dropFirst(8)
    while rest.count > idSize {
      let id = Box.number(rest.prefix(idSize))
      let count = Int(rest.dropFirst(idSize).first ?? 0)
      rest = rest.dropFirst(idSize + 1)
      if id == item {
        // The highest bit marks an essential property.
        let mask = width == 2 ? 0x7FFF : 0x7F
        return (0..<count).map { Box.number(rest.dropFirst($0 * width).prefix(width)) & mask }
      }
      rest = rest.dropFirst(count * width)
    }
    return []
  }

  private var size: Size? {
    let own = positions.compactMap { properties.indices.contains($0 - 1) ? properties[$0 - 1] : nil }
    guard let extent = own.first("ispe")?.contents.dropFirst(4), extent.count >= 8 else { return nil }
    let (width, height) = (Box.number(extent.prefix(4)), Box.number(extent.dropFirst(4).prefix(4)))
    let isTurned = (own.first("irot")?.contents.first ?? 0) & 1 == 1
    return isTurned
      ? Size(width: Double(height), height: Double(width)) : Size(width: Double(width), height: Double(height))
  }
}

/// A box of a HEIF file, which may contain other boxes.
private struct Box {
  /// The four letters of its type.
  let kind: String
  let contents: ArraySlice<UInt8>

  /// Returns the consecutive boxes in the given bytes. The last one may be truncated.
  static func all(in bytes: ArraySlice<UInt8>) -> [Box] {
    var boxes: [Box] = []
    var rest = bytes
    while rest.count >= 8 {
      let size = number(rest.prefix(4))
      let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      // Smaller values announce 64-bit sizes. Such boxes contain pixels and come after the properties.
      guard size >= 8 else { break }
      boxes.append(Box(kind: kind, contents: rest.prefix(size).dropFirst(8)))
      rest = rest.dropFirst(size)
    }
    return boxes
  }

  /// Returns a big-endian number.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

extension [Box] {
  /// Returns the first box of a type, or nil.
  fileprivate func first(_ kind: String) -> Box? { first { $0.kind == kind } }
}
