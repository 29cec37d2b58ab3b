package import Geometry
internal import HostFiles
internal import MarkupReading

/// Functions that read the natural size of an image from the beginning of its file, without decoding it.
package enum ImageFile {
  /// The largest vector file that is searched, in bytes.
  private static let drawingLimit = 4 << 20
  /// The largest valid size, in points.
  private static let sizeLimit = 100_000.0

  /// Returns the size of the image at a path in points. Nil if it cannot be determined.
  ///
  /// `scale` is the pixels per point of a bitmap. Vector images are measured in points.
  package static func size(at path: String, scale: Double) -> Size? {
    guard let bytes = try? FileSystem.beginning(of: path, count: drawingLimit) else { return nil }
    return size(in: bytes, scale: scale)
  }

  /// Returns the size of the image that begins with these bytes, or nil.
  package static func size(in bytes: [UInt8], scale: Double) -> Size? {
    let size: Size?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      size = png(bytes).map { Size(width: $0.width / scale, height: $0.height / scale) }
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      size = jpeg(bytes).map { Size(width: $0.width / scale, height: $0.height / scale) }
    } else if bytes.starts(with: "%PDF-".utf8) {
      size = pdf(bytes)
    } else if let pixels = PictureHeader.size(in: bytes) {
      size = pixels.scaled(by: 1 / scale)
    } else {
      size = svg(bytes)
    }
    guard let size, (0...sizeLimit).contains(size.width), (0...sizeLimit).contains(size.height), size.width > 0,
      size.height > 0
    else { return nil }
    return size
  }

  /// Returns the size of a PNG in pixels, from its first chunk.
  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(at offset: Int) -> Double {
      Double(bytes[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }
    return Size(width: number(at: 16), height: number(at: 20))
  }

  /// Returns the size of a JPEG in pixels, from the start-of-frame segment. Segments before it are skipped.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      func number(at index: Int) -> Double { Double(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])) }
      // Of the markers C0 to CF, three introduce tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return Size(width: number(at: offset + 7), height: number(at: offset + 5))
      }
      offset += 2 + Int(number(at: offset + 2))
    }
    return nil
  }

  /// Returns the first media box of a PDF. Nil if the objects are compressed.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    let word = Array("/MediaBox".utf8)
    guard let start = bytes.offset(of: word) else { return nil }
    let rest = bytes[(start + word.count)...].prefix(200).drop { isBlank($0) }
    guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let numbers = rest[(rest.startIndex + 1)..<end].split(whereSeparator: isBlank)
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4 else { return nil }
    return Size(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0 }

  /// Returns the size of an SVG: its width and height in points, otherwise the size of its view box.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    guard
      let root = try? XMLElementParser.root(of: XMLText(DocumentTypeDeclaration.blanked("svg", in: bytes), path: "")),
      root.name == .svg
    else { return nil }
    if let width = root[.width].flatMap(length), let height = root[.height].flatMap(length) {
      return Size(width: width, height: height)
    }
    let box = (root[.viewBox] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.count == 4 ? Size(width: box[2], height: box[3]) : nil
  }

  /// Returns a length in pixels or points, which Xcode treats alike. Nil for other units.
  private static func length(_ word: String) -> Double? {
    Double(word.hasSuffix("px") || word.hasSuffix("pt") ? String(word.dropLast(2)) : word)
  }
}
