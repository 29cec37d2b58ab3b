/// An SVG file of plain shapes, like most icons: its drawing time and memory depend only on its size.
///
/// The bytes are checked without parsing the document. If it is uncertain whether a file is plain, it is not.
struct SimpleSVG {
  /// The drawing cost: the number of elements, plus long outlines counted as several, times how often each may be
  /// drawn.
  private let effort: Int
  /// The largest number in the file.
  private let reach: Int

  /// The largest file of a plain drawing, in bytes.
  private static let sizeLimit = 16 << 10
  /// The number of outline bytes that cost as much as an element.
  private static let bytesOfElement = 128
  /// The largest product of cost and pixels: each element may need its own pixels, up to a quarter of a gigabyte in
  /// total.
  private static let mostEffort = 64_000_000
  /// The largest distance between two points of an outline, in pixels: curves become lines, whose number grows with
  /// length.
  private static let longestReach = 8192.0
  /// The maximum number of clips: clip paths may be clipped themselves, and each level doubles the work.
  private static let mostClips = 3

  /// The elements whose cost is known.
  private static let elements: Set<String> = [
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "linearGradient",
    "radialGradient", "stop", "clipPath", "title", "desc",
  ]
  /// Words that are not allowed anywhere: dashes, filters, masks and scaling, whose cost is unbounded; references that
  /// could hide others; and conditions that depend on the machine.
  private static let words = ["dash", "filter", "mask", "scale", "matrix", "skew", "systemlanguage"]

  /// Creates a plain drawing by checking a file. Nil if it is not plain.
  init?(_ bytes: [UInt8]) {
    let hiding = [0, UInt8(ascii: "&"), UInt8(ascii: "\\")]
    guard bytes.count <= Self.sizeLimit, !bytes.contains(where: hiding.contains) else { return nil }
    let lower = bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    let clips = Self.count(of: "clip-path", in: lower)
    guard clips <= Self.mostClips, let reach = Self.largestNumber(in: lower),
      !Self.words.contains(where: lower.holds), let elements = Self.elementCount(bytes)
    else { return nil }
    self.reach = reach
    effort = (elements + bytes.count / Self.bytesOfElement) << clips
  }

  /// Whether it can be drawn within seconds.
  ///
  /// - Parameters:
  ///   - pixels: The number of pixels.
  ///   - scale: The pixels per unit.
  func isQuick(pixels: Int, scale: Double) -> Bool {
    pixels <= Self.mostEffort / effort && Double(reach) * scale <= Self.longestReach
  }

  private static func count(of word: String, in bytes: [UInt8]) -> Int {
    let word = Array(word.utf8)
    return bytes.indices.count { bytes[$0...].starts(with: word) }
  }

  /// Units that are larger than a point, and the exponent sign.
  private static let largeUnits = ["in", "cm", "mm", "pc", "em", "ex", "e"].map { Array($0.utf8) }

  /// Returns the largest integer. Nil if a number has more than four digits, an exponent or a large unit. Digits in
  /// names and colors are ignored.
  private static func largestNumber(in bytes: [UInt8]) -> Int? {
    var largest = 1
    var last: UInt8 = 0
    var isName = false
    var rest = bytes[...]
    while let byte = rest.first {
      guard isDigit(byte) else {
        isName = byte == UInt8(ascii: "#") || (isName && isLetter(byte))
        last = byte
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix(while: isDigit)
      rest = rest[digits.endIndex...]
      if !isName {
        guard !largeUnits.contains(where: rest.starts) else { return nil }
        // Digits after a decimal point.
        let isFraction = last == UInt8(ascii: ".")
        guard isFraction || digits.count <= 4 else { return nil }
        let number = isFraction ? 0 : Int(String(decoding: digits, as: UTF8.self)) ?? 0
        guard rest.first != UInt8(ascii: "%") || number <= 100 else { return nil }
        largest = max(largest, number)
      }
      last = UInt8(ascii: "0")
    }
    return largest
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  /// Returns the number of elements. Nil if one is not plain, or if there is anything except elements and comments.
  private static func elementCount(_ bytes: [UInt8]) -> Int? {
    var rest = bytes[...]
    var (count, roots) = (0, 0)
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      if rest.starts(with: "!--".utf8) {
        guard let comment = end(of: rest, sign: "-->") else { return nil }
        rest = comment
      } else if rest.starts(with: "!DOCTYPE ".utf8) || rest.starts(with: "?xml ".utf8) {
        guard let head = end(of: rest, sign: ">"), isPlainHead(rest[..<head.startIndex]) else { return nil }
        rest = head
      } else if !rest.starts(with: "/".utf8) {
        let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
        guard elements.contains(String(decoding: name, as: UTF8.self)) else { return nil }
        count += 1
        roots += name.elementsEqual("svg".utf8) ? 1 : 0
      }
    }
    return roots == 1 ? count : nil
  }

  /// Whether a declaration or DOCTYPE defines nothing except an encoding, which is UTF-8.
  private static func isPlainHead(_ head: ArraySlice<UInt8>) -> Bool {
    guard !head.contains(UInt8(ascii: "[")) else { return false }
    return !head.holds("encoding") || head.holds("UTF-8") || head.holds("utf-8")
  }

  /// Returns the bytes after the first occurrence of a sign, or nil.
  private static func end(of bytes: ArraySlice<UInt8>, sign: String) -> ArraySlice<UInt8>? {
    let sign = Array(sign.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: sign) }.map { bytes[($0 + sign.count)...] }
  }
}
