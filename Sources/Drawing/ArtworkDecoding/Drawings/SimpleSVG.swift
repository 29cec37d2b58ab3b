/// An SVG drawing of plain shapes, as most icons are: the time and memory that it takes grow with its size alone.
///
/// It is told by the bytes, not by the document: what is not known for sure is not plain.
struct SimpleSVG {
  /// The elements, and as many more as long outlines count for, each as often as it may be drawn.
  private let effort: Int
  /// The largest number in it.
  private let reach: Int

  /// The largest file of a plain drawing, in bytes.
  private static let sizeLimit = 16 << 10
  /// The bytes that take as long to draw as an element.
  private static let bytesOfElement = 128
  /// The most effort times pixels: each element may need pixels of its own, and a quarter of a gigabyte in all.
  private static let mostEffort = 64_000_000
  /// The most pixels from one point of an outline to the next: curves are drawn as lines, the more the longer they are.
  private static let longestReach = 8192.0
  /// The most times that a plain drawing is clipped: outlines may be clipped themselves, and each time the work doubles.
  private static let mostClips = 3

  /// The elements that draw what they say and nothing else.
  private static let elements: Set<String> = [
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "defs", "linearGradient",
    "radialGradient", "stop", "clipPath", "title", "desc",
  ]
  /// The words of what can take any time, wherever they stand: dashes, filters, masks and what enlarges; and of what
  /// another one could stand for, or what depends on the machine.
  private static let words = ["dash", "filter", "mask", "scale", "matrix", "skew", "systemlanguage"]

  /// A drawing; nil for one that is not plain.
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

  /// Returns whether it can be drawn within seconds.
  ///
  /// - Parameters:
  ///   - pixels: The number of pixels.
  ///   - scale: The pixels of one of its units.
  func isQuick(pixels: Int, scale: Double) -> Bool {
    pixels <= Self.mostEffort / effort && Double(reach) * scale <= Self.longestReach
  }

  private static func count(of word: String, in bytes: [UInt8]) -> Int {
    let word = Array(word.utf8)
    return bytes.indices.count { bytes[$0...].starts(with: word) }
  }

  /// The units that are larger than a point, and the sign of an exponent.
  private static let largeUnits = ["in", "cm", "mm", "pc", "em", "ex", "e"].map { Array($0.utf8) }

  /// The largest whole number; nil where one has more than four digits, an exponent or a large unit. Colours and the like
  /// are no numbers.
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
        // Digits behind a point are no whole number.
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

  /// The number of elements; nil where there is one that is not plain, or something else than elements and comments.
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

  /// Returns whether a head declares nothing, and no other encoding than UTF-8.
  private static func isPlainHead(_ head: ArraySlice<UInt8>) -> Bool {
    guard !head.contains(UInt8(ascii: "[")) else { return false }
    return !head.holds("encoding") || head.holds("UTF-8") || head.holds("utf-8")
  }

  /// The rest behind the first place of a sign; nil where there is none.
  private static func end(of bytes: ArraySlice<UInt8>, sign: String) -> ArraySlice<UInt8>? {
    let sign = Array(sign.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: sign) }.map { bytes[($0 + sign.count)...] }
  }
}
