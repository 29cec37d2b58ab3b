internal import MarkupReading
internal import Typography

/// A reader for `<fontDescription>` elements and the fonts of attributed text.
enum FontReader {
  /// Returns the font under a key of an element, or nil.
  static func font(_ key: XMLName = .fontDescription, of element: XMLElement) -> FontDescription? {
    element.child(.fontDescription, key: key).map(font)
  }

  /// Returns the font of a `<fontDescription>`.
  static func font(_ element: XMLElement) -> FontDescription {
    let size = stored(element.number(.pointSize)) ?? element[.size].flatMap(namedSize) ?? 17
    if let style = element[.style].flatMap(textStyle) {
      return FontDescription(size: .style(style), weight: weight(element))
    }
    if let name = element[.name] {
      return named(name, family: element[.family], size: size)
    }
    return FontDescription(size: .points(size), weight: weight(element), isItalic: element[.type] == "italicSystem")
  }

  /// The point size of fonts stored with size 0, as some versions of Xcode do for labels of cells: they record 25 × 14.5
  /// points for "Title", and 44 × 14.5 for "Subtitle". It is Core Text's default size.
  private static let defaultSize = 12.0

  /// Returns the point size of a font for its stored size.
  private static func stored(_ size: Double?) -> Double? { size.map { $0 > 0 ? $0 : defaultSize } }

  /// Returns the point size that UIKit has under a name: `UIFont.systemFontSize` for `system`. Documents up to Xcode 9
  /// name it instead of a number (10 of 11 labels of four projects are 17 points tall). Nil for any other name.
  private static func namedSize(_ name: String) -> Double? {
    switch name {
    case "smallSystem": 12
    case "system": 14
    case "label": 17
    case "button": 18
    default: nil
    }
  }

  /// Returns the font of a `<font>` in attributed text.
  static func attributedFont(_ element: XMLElement) -> FontDescription {
    let size = stored(element.number(.size)) ?? 17
    if let metaFont = element[.metaFont] {
      return .system(size, weight: metaFont.lowercased().contains("bold") ? .bold : nil)
    }
    return element[.name].map { named($0, family: nil, size: size) } ?? .system(size)
  }

  private static func weight(_ element: XMLElement) -> FontWeight? {
    if let weight = element[.weight].flatMap(FontWeight.init(rawValue:)) { return weight }
    return element[.type] == "boldSystem" ? .bold : nil
  }

  /// Returns a font by its PostScript name, such as `AvenirNext-DemiBoldItalic`.
  private static func named(_ name: String, family: String?, size: Double) -> FontDescription {
    let parts = name.split(separator: "-", maxSplits: 1)
    let face = (parts.count > 1 ? parts[1] : "").lowercased()
    let isItalic = face.contains("italic") || face.contains("oblique")
    // The system font also has a PostScript name, which begins with a dot.
    guard !name.hasPrefix(".") else { return FontDescription(size: .points(size), weight: weight(face: face)) }
    return FontDescription(
      family: condensed(family ?? spaced(parts.first ?? ""), face: face), size: .points(size),
      weight: weight(face: face), isItalic: isItalic)
  }

  private static func weight(face: String) -> FontWeight? {
    let words: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
      ("demi", .semibold), ("semibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black),
      ("bold", .bold), ("medium", .medium),
    ]
    return words.first { ByteSearch.contains($0.0, in: face) }?.1
  }

  /// Returns the family name for condensed faces, whose widths are those of a separate family.
  private static func condensed(_ family: String, face: String) -> String {
    ByteSearch.contains("condensed", in: face) ? family + " Condensed" : family
  }

  /// Returns the family in a PostScript name: `HelveticaNeue` becomes `Helvetica Neue`, and `CourierNewPSMT` becomes
  /// `Courier New`. Monotype's fonts end in `PS`, `MT` or both.
  private static func spaced(_ name: Substring) -> String {
    var name = name
    for ending in ["MT", "PS"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    var result = ""
    var isAfterLowercase = false
    for letter in name {
      if letter.isUppercase, isAfterLowercase { result.append(" ") }
      result.append(letter)
      isAfterLowercase = letter.isLowercase
    }
    return result
  }

  /// The prefix of UIKit's text style names.
  private static let stylePrefix = "UICTFontTextStyle"

  /// Returns UIKit's name of a text style: `UICTFontTextStyle…`.
  static func name(of style: TextStyle) -> String {
    let word = style == .largeTitle ? "Title0" : style.rawValue.prefix(1).uppercased() + style.rawValue.dropFirst()
    return stylePrefix + word
  }

  /// Returns the text style with UIKit's name `UICTFontTextStyle…`, or nil.
  private static func textStyle(_ name: String) -> TextStyle? {
    guard name.hasPrefix(stylePrefix) else { return nil }
    let word = name.dropFirst(stylePrefix.count)
    return word == "Title0" ? .largeTitle : TextStyle(rawValue: word.prefix(1).lowercased() + word.dropFirst())
  }
}
