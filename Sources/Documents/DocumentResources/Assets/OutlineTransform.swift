internal import Geometry

/// An affine transform of SVG outlines (SVG 1.1, section 7.6).
struct OutlineTransform: Sendable, Hashable {
  /// The linear part of the matrix, by columns.
  private var a = 1.0, b = 0.0, c = 0.0, d = 1.0
  /// The translation.
  private(set) var x = 0.0, y = 0.0

  /// Whether it only translates.
  var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The transform in SVG notation.
  var text: String {
    "matrix(\([a, b, c, d, x, y].map { $0.decimalText(places: 6) }.joined(separator: " ")))"
  }

  func place(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }

  /// Returns the transform inside an element with this `transform` attribute. Invalid parts are ignored.
  func followed(by written: String?) -> OutlineTransform {
    (written ?? "").split(separator: ")").reduce(self) { transform, part in
      let words = part.split(separator: "(")
      guard words.count == 2, let name = words.first?.split(whereSeparator: { " ,\n\t".contains($0) }).last else {
        return transform
      }
      let numbers = OutlineNumbers.all(in: words[1].utf8)
      return Self.single(String(name), numbers).map(transform.applied) ?? transform
    }
  }

  private static func single(_ name: String, _ numbers: [Double]) -> OutlineTransform? {
    var transform = OutlineTransform()
    switch (name, numbers.count) {
    case ("matrix", 6):
      (transform.a, transform.b, transform.c, transform.d) = (numbers[0], numbers[1], numbers[2], numbers[3])
      (transform.x, transform.y) = (numbers[4], numbers[5])
    case ("translate", 1...2): (transform.x, transform.y) = (numbers[0], numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2): (transform.a, transform.d) = (numbers[0], numbers.last ?? numbers[0])
    default: return nil
    }
    return transform
  }

  private func applied(_ inner: OutlineTransform) -> OutlineTransform {
    var whole = OutlineTransform()
    whole.a = a * inner.a + c * inner.b
    whole.b = b * inner.a + d * inner.b
    whole.c = a * inner.c + c * inner.d
    whole.d = b * inner.c + d * inner.d
    let origin = place(Point(x: inner.x, y: inner.y))
    (whole.x, whole.y) = (origin.x, origin.y)
    return whole
  }
}

/// Functions that parse numbers in SVG attributes, which may be separated only by a sign or a dot: `1.5-2 .5.5`.
enum OutlineNumbers {
  /// Returns all numbers up to the first invalid one.
  static func all(in text: some Collection<UInt8>) -> [Double] {
    var numbers: [Double] = []
    var word: [UInt8] = []
    func number() -> Double? { Double(String(decoding: word, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil } }
    for byte in text {
      let isExponent = byte | 0x20 == UInt8(ascii: "e")
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      let isPart = isExponent || isSign || byte == UInt8(ascii: ".") || (0x30...0x39).contains(byte)
      let followsExponent = word.last.map { $0 | 0x20 == UInt8(ascii: "e") } ?? false
      let beginsNext =
        isSign && !followsExponent
        || byte == UInt8(ascii: ".") && (word.contains(byte) || word.contains { $0 | 0x20 == UInt8(ascii: "e") })
      if !word.isEmpty, !isPart || beginsNext {
        guard let value = number() else { return numbers }
        numbers.append(value)
        word = []
      }
      if isPart { word.append(byte) }
    }
    if !word.isEmpty, let value = number() { numbers.append(value) }
    return numbers
  }
}
