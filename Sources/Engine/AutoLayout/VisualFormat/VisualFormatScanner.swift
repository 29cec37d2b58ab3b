/// A scanner that reads a visual format from left to right.
struct VisualFormatScanner {
  /// The format as it was written.
  let text: String
  /// The position of the next scalar, from 0.
  private(set) var offset = 0
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// The next scalar, or nil at the end.
  var next: Unicode.Scalar? { peek(0) }

  /// Returns the scalar `distance` positions ahead, or nil after the end.
  func peek(_ distance: Int) -> Unicode.Scalar? {
    let index = offset + distance
    return index < scalars.count ? scalars[index] : nil
  }

  /// Skips the next scalar if it is `scalar`, and returns whether it did.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    offset += 1
    return true
  }

  mutating func skipBlanks() {
    while next == " " { offset += 1 }
  }

  /// Reads a relation, or returns nil if there is none.
  mutating func relation() -> LayoutRelation? {
    for relation in LayoutRelation.allCases where Array(relation.symbol.unicodeScalars) == [next, peek(1)] {
      offset += 2
      return relation
    }
    return nil
  }

  /// Reads a name, or returns nil if there is none.
  mutating func name() -> String? {
    guard let first = next, first == "_" || first.properties.isAlphabetic else { return nil }
    return take { $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType == .decimal }
  }

  /// Reads a number without a sign. Returns nil if there is none, or if it is too long to be finite.
  mutating func number() -> Double? {
    let start = offset
    var digits = take(while: Self.isDigit)
    if !digits.isEmpty, next == ".", peek(1).map(Self.isDigit) == true {
      offset += 1
      digits += "." + take(while: Self.isDigit)
    }
    if let number = Double(digits), number.isFinite { return number }
    offset = start
    return nil
  }

  /// Returns an error at the next scalar.
  func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason, format: text, offset: offset)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func take(while belongs: (Unicode.Scalar) -> Bool) -> String {
    var taken = String.UnicodeScalarView()
    while let scalar = next, belongs(scalar) {
      taken.append(scalar)
      offset += 1
    }
    return String(taken)
  }
}
