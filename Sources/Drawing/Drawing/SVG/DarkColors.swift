internal import Geometry

/// The colours that parts of a document have on a dark screen, by the classes of their elements.
struct DarkColors {
  /// The part that is coloured.
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
  /// Tells whether parts are there twice, for light screens and for dark ones.
  var hasTwins = false

  /// The class that gives a colour to elements on a dark screen.
  mutating func className(for paint: Paint, _ color: Color) -> String {
    let key = Key(paint: paint, color: color)
    if let name = classes[key] { return name }
    let name = "dark-\(classes.count + 1)"
    classes[key] = name
    let alpha = min(1, max(0, color.alpha)).decimalText(places: DecimalNumber.places)
    rules.append(".\(name){\(paint.rawValue):\(color.hexadecimal);\(paint.rawValue)-opacity:\(alpha)}")
    return name
  }

  /// The style sheet; nil where the document looks the same on all screens.
  var styleSheet: String? {
    let twins = hasTwins ? [".on-light{display:none}", ".on-dark{display:inline}"] : []
    let all = twins + rules
    guard !all.isEmpty else { return nil }
    let standard = hasTwins ? ".on-dark{display:none}\n" : ""
    return "\(standard)@media (prefers-color-scheme:dark){\n\(all.joined(separator: "\n"))\n}"
  }
}
