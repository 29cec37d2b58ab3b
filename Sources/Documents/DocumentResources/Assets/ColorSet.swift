internal import Geometry
internal import HostFiles
internal import JSON
package import Scenes

/// Functions that read colors of asset catalogs (Asset Catalog Format Reference, color set).
package enum ColorSet {
  /// Returns the color in a folder. Nil if its description cannot be read or names a system color.
  static func color(in folder: String) -> AdaptiveColor? {
    let path = FolderPath.join(folder, "Contents.json")
    guard let bytes = try? FileSystem.contents(of: path, limit: ImageSet.descriptionLimit) else { return nil }
    return color(describedBy: bytes)
  }

  /// Returns the color of a description, or nil if it has none.
  ///
  /// A dark color takes precedence over one for increased contrast in any appearance.
  package static func color(describedBy bytes: [UInt8]) -> AdaptiveColor? {
    guard let value = try? JSONParser.value(in: bytes) else { return nil }
    let entries = value["colors"]?.elements ?? []
    let ranked = entries.filter { $0["idiom"]?.string == "universal" } + entries
    func color(_ luminosity: String?, _ contrast: String? = nil) -> Color? {
      ranked.lazy.filter { entry in
        appearance("luminosity", of: entry) == luminosity && appearance("contrast", of: entry) == contrast
      }
      .compactMap(Self.color).first
    }
    guard let light = color(nil) ?? color("light") else { return nil }
    let dark = color("dark")
    let strong = color(nil, "high") ?? color("light", "high")
    return AdaptiveColor(
      light: light, dark: dark ?? light, lightInIncreasedContrast: strong,
      darkInIncreasedContrast: color("dark", "high") ?? dark ?? strong)
  }

  private static func appearance(_ kind: String, of entry: JSONValue) -> String? {
    (entry["appearances"]?.elements ?? []).first { $0["appearance"]?.string == kind }?["value"]?.string
  }

  private static func color(_ entry: JSONValue) -> Color? {
    guard let components = entry["color"]?["components"] else { return nil }
    func component(_ name: String) -> Double? { (components[name]?.string).flatMap(Self.component) }
    // Unlike the other components, alpha is never given in 255ths.
    let alpha = components["alpha"]?.string.flatMap(Double.init).map { $0.isFinite ? min(1, max(0, $0)) : 1 } ?? 1
    if let white = component("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a component from 0 to 1: `0.5`, an integer in 255ths, or `0x80`.
  private static func component(_ word: String) -> Double? {
    let number: Double? =
      if word.hasPrefix("0x") {
        UInt8(word.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if word.contains(".") {
        Double(word)
      } else {
        Double(word).map { $0 / 255 }
      }
    guard let number, number.isFinite else { return nil }
    return min(1, max(0, number))
  }
}
