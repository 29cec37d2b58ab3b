internal import MarkupReading
internal import Scenes

/// A reader for `<color>` elements.
enum ColorReader {
  /// Returns the color under a key of an element, or nil.
  static func color(_ key: XMLName, of element: XMLElement, _ resources: InterfaceBuilderResources) -> ViewColor? {
    element.child(.color, key: key).flatMap { color($0, resources) }
  }

  /// Returns the color of an element, or nil if it is unknown. `darkTextColor` is black in every appearance, as in UIKit.
  static func color(_ element: XMLElement, _ resources: InterfaceBuilderResources) -> ViewColor? {
    let names = [element[.systemColor], element[.xcode11CocoaTouchSystemColor], element[.cocoaTouchSystemColor]]
    if let name = names.lazy.compactMap(\.self).first {
      if let color = systemColor(name) { return .system(color) }
      if name == "darkTextColor" { return .components(red: 0, green: 0, blue: 0, alpha: 1) }
      return resources.systemColor(name) ?? components(element)
    }
    if let name = element[.name] {
      if element[.catalog] == "System", let color = systemColor(name) { return .system(color) }
      return resources.namedColor(name) ?? .named(name)
    }
    return components(element)
  }

  /// Returns the fixed components of an element, or nil if it has none.
  static func components(_ element: XMLElement) -> ViewColor? {
    let alpha = element.number(.alpha) ?? 1
    if let white = element.number(.white) {
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = element.number(.red), let green = element.number(.green), let blue = element.number(.blue) else {
      return nil
    }
    return .components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the system color with a UIKit name: `secondarySystemBackgroundColor` is the secondary background.
  static func systemColor(_ name: String) -> SystemColor? {
    switch name {
    case "groupTableViewBackgroundColor": return .groupedBackground
    case "tableCellGroupedBackgroundColor": return .secondaryGroupedBackground
    default: break
    }
    guard name.hasSuffix("Color") else { return nil }
    var word = String(name.dropLast("Color".count))
    if word.hasPrefix("system") {
      word = lowercasedStart(word.dropFirst("system".count))
    } else if let start = ["secondary", "tertiary", "quaternary"].first(where: { word.hasPrefix("\($0)System") }) {
      word = start + word.dropFirst(start.count + "System".count)
    }
    return SystemColor(rawValue: word)
  }

  private static func lowercasedStart(_ word: Substring) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }
}
