internal import Geometry

/// The colors of elements in dark mode, by class.
struct DarkColors {
  /// The property that is colored.
  enum Paint: String, Hashable {
    case fill
    case stroke
  }

  private struct Key: Hashable {
    var paint: Paint
    var color: Color
  }

  private var classes: [Key: String] = [:]
  private var rules: [String] = []
  /// Whether some parts exist twice, for light and for dark mode.
  var hasTwins = false

  /// Returns the class that gives elements a color in dark mode.
  mutating func className(for paint: Paint, _ color: Color) -> String {
    let key = Key(paint: paint, color: color)
    if let name = classes[key] { return name }
    let name = "dark-\(classes.count + 1)"
    classes[key] = name
    let alpha = min(1, max(0, color.alpha)).decimalText(places: DecimalNumber.places)
    rules.append(".\(name){\(paint.rawValue):\(color.hexadecimal);\(paint.rawValue)-opacity:\(alpha)}")
    return name
  }

  /// The style sheet. Nil if the document looks the same in both modes.
  var styleSheet: String? {
    let twins = hasTwins ? [".on-light{display:none}", ".on-dark{display:inline}"] : []
    let all = twins + rules
    guard !all.isEmpty else { return nil }
    let standard = hasTwins ? ".on-dark{display:none}\n" : ""
    return "\(standard)@media (prefers-color-scheme:dark){\n\(all.joined(separator: "\n"))\n}"
  }
}
