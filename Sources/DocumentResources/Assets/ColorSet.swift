package import Geometry
internal import HostFiles
internal import JSON

/// A colour of an asset catalogue in light and in dark appearance (Asset Catalog Format Reference, color set).
package struct ColorSet: Sendable, Hashable {
  /// The colour in light appearance.
  package let light: Color
  /// The colour in dark appearance.
  package let dark: Color

  /// The colour in a folder; nil where its description cannot be read or names a colour of the system.
  init?(in folder: String) {
    let path = FolderPath.join(folder, "Contents.json")
    guard let bytes = try? FileSystem.contents(of: path, limit: ImageSet.descriptionLimit) else { return nil }
    self.init(describedBy: bytes)
  }

  /// The colour of a description; nil where that tells none. Colours for those who want more contrast are left out.
  package init?(describedBy bytes: [UInt8]) {
    guard let value = try? JSONParser.value(in: bytes) else { return nil }
    let entries = (value["colors"]?.elements ?? []).filter { Self.appearance("contrast", of: $0) == nil }
    let ranked = entries.filter { $0["idiom"]?.string == "universal" } + entries
    func color(_ luminosity: String?) -> Color? {
      ranked.lazy.filter { Self.appearance("luminosity", of: $0) == luminosity }.compactMap(Self.color).first
    }
    guard let light = color(nil) ?? color("light") else { return nil }
    self.light = light
    dark = color("dark") ?? light
  }

  private static func appearance(_ kind: String, of entry: JSONValue) -> String? {
    (entry["appearances"]?.elements ?? []).first { $0["appearance"]?.string == kind }?["value"]?.string
  }

  private static func color(_ entry: JSONValue) -> Color? {
    guard let components = entry["color"]?["components"] else { return nil }
    func component(_ name: String) -> Double? { (components[name]?.string).flatMap(Self.component) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component from 0 to 1: `0.5`, of 255 parts where it is whole, `0x80`.
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
