internal import Geometry

/// Tells the pixels of a HEIF file, in which a picture is made of tiles and has previews: those of the item that is shown,
/// turned round where its properties say so (ISO/IEC 14496-12, section 8.11; ISO/IEC 23008-12, section 6.5).
struct HEIFHeader {
  /// The properties of all items, in order.
  private let properties: [Box]
  /// The positions among the properties of those that the shown item has, from 1 on.
  private let positions: [Int]

  /// The bytes in which properties stand, ahead of the pixels.
  private static let longestHead = 1 << 16

  /// The columns and rows of the picture in a file; nil where it does not tell.
  static func size(in bytes: [UInt8]) -> Size? { HEIFHeader(bytes[..<min(bytes.count, longestHead)])?.size }

  private init?(_ bytes: ArraySlice<UInt8>) {
    guard let meta = Box.all(in: bytes).first("meta")?.contents.dropFirst(4) else { return nil }
    let parts = Box.all(in: meta)
    let items = Box.all(in: parts.first("iprp")?.contents ?? [])
    guard let primary = parts.first("pitm")?.contents, let properties = items.first("ipco")?.contents,
      let associations = items.first("ipma")?.contents
    else { return nil }
    // The first version counts items with two bytes, later ones with four.
    let id = Box.number(primary.dropFirst(4).prefix(primary.first == 0 ? 2 : 4))
    self.properties = Box.all(in: properties)
    positions = Self.positions(of: id, in: associations)
  }

  /// The positions of the properties of an item.
  private static func positions(of item: Int, in associations: ArraySlice<UInt8>) -> [Int] {
    let idSize = associations.first == 0 ? 2 : 4
    let width = (associations.dropFirst(3).first ?? 0) & 1 == 1 ? 2 : 1
    var rest = associations.dropFirst(8)
    while rest.count > idSize {
      let id = Box.number(rest.prefix(idSize))
      let count = Int(rest.dropFirst(idSize).first ?? 0)
      rest = rest.dropFirst(idSize + 1)
      if id == item {
        // The highest bit tells that the property is needed.
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

/// A part of a file of boxes in boxes.
private struct Box {
  /// The four letters of its kind.
  let kind: String
  /// The bytes in it.
  let contents: ArraySlice<UInt8>

  /// The boxes beside each other in some bytes, as far as they are whole; the last one may be cut.
  static func all(in bytes: ArraySlice<UInt8>) -> [Box] {
    var boxes: [Box] = []
    var rest = bytes
    while rest.count >= 8 {
      let size = number(rest.prefix(4))
      let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      // Longer boxes hold pixels, behind the properties.
      guard size >= 8 else { break }
      boxes.append(Box(kind: kind, contents: rest.prefix(size).dropFirst(8)))
      rest = rest.dropFirst(size)
    }
    return boxes
  }

  /// The number of some bytes, the first of which is the highest.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

extension [Box] {
  /// The first box of a kind, or nil.
  fileprivate func first(_ kind: String) -> Box? { first { $0.kind == kind } }
}
