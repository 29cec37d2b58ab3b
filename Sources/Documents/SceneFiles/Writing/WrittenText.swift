internal import AutoLayout
internal import Geometry
internal import Typography
internal import VisibleText

/// Strings and numbers as scene files write them.
enum WrittenText {
  /// Returns a string as a value or key: plain if YAML reads it as itself in any context, otherwise in quotes.
  static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// Returns a localized text. A leading dollar sign is doubled, since it would mark a key.
  static func text(_ text: LocalizedText, locale: String) -> WrittenValue {
    func written(_ text: String) -> String { scalar(text.hasPrefix("$") ? "$" + text : text) }
    guard !text.translations.isEmpty else { return .scalar(written(text.text)) }
    let own = text.translations.contains { $0.locale == locale } ? [] : [WrittenEntry(locale, scalar(text.text))]
    return .mapping(own + text.translations.map { WrittenEntry($0.locale, scalar($0.text)) })
  }

  /// Returns the name of a group or variant. Names with a comma are quoted, for flow lists.
  static func name(_ text: String) -> String { text.contains(",") ? quoted(text) : scalar(text) }

  /// Returns a number that reads back as the same value. Numbers far below a pixel become 0, and numbers that exceed
  /// the limit of scenes become that limit.
  static func number(_ number: Double) -> String {
    let number = bounded(number)
    if abs(number) < smallest { return "0" }
    if let whole = Int(exactly: number) { return String(whole) }
    let text = String(number)
    return text.contains("e") ? DecimalNumber(number, places: 9).text : text
  }

  /// The smallest number that is written: far below a pixel, even as a factor of the largest screen.
  private static let smallest = 1e-9

  /// Returns a number that reads back as the same value, or as the smallest of its sign. Only 0 becomes 0, which would
  /// change the meaning of a factor or a priority.
  private static func distinct(_ number: Double) -> String {
    number == 0 || abs(number) >= smallest ? self.number(number) : self.number(number < 0 ? -smallest : smallest)
  }

  static func priority(_ priority: LayoutPriority) -> String { distinct(priority.rawValue) }

  /// Returns a count within the limits of scenes. Negative counts become 0.
  static func count(_ count: Int) -> String { String(min(max(0, count), Int(SceneNumber.largest))) }

  /// Returns a length rounded to a thousandth of a point, far below a pixel: a third is `0.333`. This also removes the
  /// rounding noise of values stored as single-precision numbers.
  static func length(_ length: Double) -> String { DecimalNumber(bounded(length)).text }

  private static func bounded(_ number: Double) -> Double {
    min(max(number, -SceneNumber.largest), SceneNumber.largest)
  }

  /// Returns a factor, as a fraction with a small divisor if possible: `16/9`.
  static func factor(_ number: Double) -> String {
    let text = distinct(number)
    guard text.count > 6 else { return text }
    for divisor in 2...1000 {
      let count = (number * Double(divisor)).rounded()
      if count / Double(divisor) == number, let whole = Int(exactly: count) { return "\(whole)/\(divisor)" }
    }
    return text
  }

  /// Returns a size as `8x13`. Its sides are valid lengths.
  static func size(_ size: Size) -> String {
    "\(length(SceneNumber.length(nearestTo: size.width)))x\(length(SceneNumber.length(nearestTo: size.height)))"
  }

  /// Returns insets: one number if all are equal, otherwise the edges that are not 0.
  ///
  /// `isDirectional` specifies whether left and right are written as leading and trailing.
  static func insets(_ insets: EdgeInsets, isDirectional: Bool = false) -> WrittenValue {
    if insets == EdgeInsets(all: insets.top), !isDirectional || insets == .zero { return .scalar(number(insets.top)) }
    let edges = [
      ("top", insets.top), (isDirectional ? "leading" : "left", insets.left), ("bottom", insets.bottom),
      (isDirectional ? "trailing" : "right", insets.right),
    ]
    // A mapping with only vertical edges loses `isDirectional`, which then makes no difference.
    return .mapping(edges.filter { $0.1 != 0 }.map { WrittenEntry($0.0, number($0.1)) })
  }

  /// Whether a string reads back unchanged without quotes, in block and flow style.
  private static func isPlain(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, text.utf8.count <= 200 else { return false }
    let isStart = first.properties.isAlphabetic || first == "$" || ("0"..."9").contains(first)
    guard isStart, last != " ", last != ":" else { return false }
    return scalars.allSatisfy { scalar in
      scalar.isASCII
        ? scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || " .!?'()+-=*/_$%&;<>@".unicodeScalars.contains(scalar)
        : scalar.properties.isAlphabetic && scalar.value < 0xFFF0
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if isPrintable(scalar) { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
      }
    }
    return result + "\""
  }

  /// Whether a character can be written in YAML and is visible in an editor.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
    default: true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let isLong = scalar.value > 0xFFFF
    return (isLong ? "\\U" : "\\u") + scalar.value.digits(isLong ? 8 : 4, radix: 16, uppercase: true)
  }
}
