internal import Geometry
internal import VisibleText

/// Parts with several values in words: fonts, colors, classes and runtime attributes.
enum PartWords {
  /// Returns a changed part before and after the change: `system 17 bold`, `systemBackgroundColor`, `Shop.RetryButton`.
  /// Nil for other parts, and if the words are the same.
  static func words(
    of change: DocumentChange, in difference: DocumentDifference
  ) -> (from: String?, to: String?)? {
    let part = change.part
    let words: (DocumentObject) -> String?
    switch part {
    case "fontDescription", "font": words = { font(part, of: $0) }
    case "customClass": words = { list(["customModule", "customClass"], of: $0, separator: ".") }
    case "customModule": words = { $0[part] }
    case "segment": words = segments
    case attributedText: words = text
    case "simulatedTopBarMetrics", "simulatedBottomBarMetrics": words = { $0[part] }
    case _ where part.hasPrefix("runtime "): words = { runtimeValue(part, of: $0) }
    case _ where part.hasSuffix("Color"): words = { color(part, of: $0) }
    default: return nil
    }
    let (from, to) = (difference.old[change.object].flatMap(words), difference.new[change.object].flatMap(words))
    // Differences that the words do not show are not reported this way.
    return from == to ? nil : (from, to)
  }

  private static func list(_ names: [String], of object: DocumentObject, separator: String) -> String? {
    let values = names.compactMap { object[$0] }.filter { !$0.isEmpty }
    return values.isEmpty ? nil : values.joined(separator: separator)
  }

  /// Returns the titles of segments in their order. The names of all but the first are numbered: `segment#2.title`.
  private static func segments(of object: DocumentObject) -> String? {
    list(
      (1...max(1, object.values.count)).map { "segment\($0 == 1 ? "" : "#\($0)").title" }, of: object, separator: ", ")
  }

  /// The part of a label with text in several fonts or colors.
  static let attributedText = "attributedText"

  /// Returns the characters of an attributed text, without its attributes.
  private static func text(of object: DocumentObject) -> String? {
    list(
      (1...max(1, object.values.count)).map { "\(attributedText).fragment\($0 == 1 ? "" : "#\($0)").content" },
      of: object, separator: "")
  }

  /// Returns the kinds of attributes that changed in an attributed text with the same characters.
  static func attributes(of values: [DocumentChange.Kind]) -> [String] {
    let names = values.compactMap { if case .value(let name, _, _) = $0 { name } else { nil } }
    let kinds = [("NSFont", "fonts"), ("NSColor", "colors"), ("NSParagraphStyle", "paragraphs")]
    return kinds.filter { kind, _ in names.contains { $0.contains(".\(kind)") } }.map(\.1)
  }

  private static func font(_ part: String, of object: DocumentObject) -> String? {
    let words = list(
      ["style", "name", "type", "pointSize", "weight"].map { "\(part).\($0)" }, of: object, separator: " ")
    // The name of a text style begins with the name of its list.
    return words.map { $0.hasPrefix(textStyle) ? "text style \($0.dropFirst(textStyle.count))" : $0 }
  }

  private static let textStyle = "UICTFontTextStyle"

  /// Returns the name of a color, otherwise its components as Interface Builder shows them: `#336699`, `white 0.5`.
  private static func color(_ part: String, of object: DocumentObject) -> String? {
    if let name = object["\(part).systemColor"] ?? object["\(part).name"] { return name }
    func component(_ name: String) -> Double? { object["\(part).\(name)"].flatMap(Double.init) }
    let alpha = component("alpha").flatMap { $0 == 1 ? nil : " alpha \($0.decimalText(places: 3))" } ?? ""
    if let white = component("white") { return "white \(white.decimalText(places: 3))\(alpha)" }
    let components = ["red", "green", "blue"].compactMap(component).compactMap { UInt8(exactly: ($0 * 255).rounded()) }
    guard components.count == 3 else { return nil }
    return "#\(components.map { $0.digits(2, radix: 16, uppercase: true) }.joined())\(alpha)"
  }

  private static func runtimeValue(_ part: String, of object: DocumentObject) -> String? {
    for name in ["\(part).value.value", "\(part).value"] {
      if let text = object[name], !text.isEmpty { return text }
    }
    let numbers = list(["x", "y", "width", "height"].map { "\(part).value.\($0)" }, of: object, separator: ", ")
    return numbers ?? color("\(part).value", of: object)
  }
}
