/// Tells SVG drawings of plain shapes, as most icons are, from others: what they take grows with their size alone.
///
/// It looks at the bytes and not at the document: what it does not know for sure is not plain.
enum PlainDrawing {
  /// The largest file of a plain drawing, in bytes.
  private static let sizeLimit = 16 << 10
  /// The most elements times pixels of a drawing that is drawn here: each element may need pixels of its own, and a
  /// quarter of a gigabyte in all.
  static let mostEffort = 64_000_000
  /// The most pixels for a unit of a drawing.
  static let largestScale = 64.0
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

  /// The elements of a plain drawing, each as often as it may be drawn; nil for others.
  static func effort(of bytes: [UInt8]) -> Int? {
    guard bytes.count <= sizeLimit, bytes.allSatisfy({ $0 != 0 && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "\\") })
    else { return nil }
    let lower = bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    let clips = count(of: "clip-path", in: lower)
    guard clips <= mostClips, hasPlainNumbers(lower), !words.contains(where: { lower.holds($0) }),
      let elements = elementCount(bytes)
    else { return nil }
    return elements << clips
  }

  private static func count(of word: String, in bytes: [UInt8]) -> Int {
    let word = Array(word.utf8)
    return bytes.indices.count { bytes[$0...].starts(with: word) }
  }

  /// Returns whether all numbers are below 10,000 and without an exponent; colours and the like are no numbers.
  private static func hasPlainNumbers(_ bytes: [UInt8]) -> Bool {
    var digits = 0
    var last: UInt8 = 0
    var isColor = false
    for byte in bytes {
      let isDigit = (0x30...0x39).contains(byte)
      if byte == UInt8(ascii: "#") { isColor = true }
      let isLetter = (0x61...0x7A).contains(byte)
      if !isDigit, !isLetter, byte != UInt8(ascii: "#") { isColor = false }
      if isDigit {
        // Digits behind a point are no whole numbers.
        digits = digits == 0 && last == UInt8(ascii: ".") ? -sizeLimit : digits + 1
        if digits > 4, !isColor { return false }
      } else {
        if byte == UInt8(ascii: "e"), digits != 0, !isColor { return false }
        digits = 0
      }
      last = byte
    }
    return true
  }

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

  /// What follows the first place of a sign; nil where there is none.
  private static func end(of bytes: ArraySlice<UInt8>, sign: String) -> ArraySlice<UInt8>? {
    let sign = Array(sign.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: sign) }.map { bytes[($0 + sign.count)...] }
  }
}
