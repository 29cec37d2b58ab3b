package import Drawing
package import Scenes

extension ViewColor {
  /// The colour in an appearance; a colour of an asset catalogue, which is not at hand, is a neutral gray.
  package func color(in appearance: Appearance) -> Color {
    switch self {
    case .system(let color): color.color(in: appearance)
    case .components(let red, let green, let blue, let alpha): Color(red: red, green: green, blue: blue, alpha: alpha)
    case .named: SystemColor.gray4.color(in: appearance)
    }
  }
}

extension Color {
  /// How bright the colour looks, from 0 to 1 (Rec. 709 weights on the encoded components, which is enough to choose
  /// between dark and light text).
  var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The opaque colour that is seen where this one lies over `ground`.
  func over(_ ground: Color) -> Color {
    func mixed(_ component: KeyPath<Color, Double>) -> Double {
      self[keyPath: component] * alpha + ground[keyPath: component] * (1 - alpha)
    }
    return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }
}
