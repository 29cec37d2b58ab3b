/// An sRGB color with opacity, each component from 0 to 1.
public struct Color: Sendable, Hashable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double

  /// Creates a color from components between 0 and 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from its CSS notation: `Color(0x3388FF)`.
  public init(_ hexadecimal: Int, alpha: Double = 1) {
    self.init(
      red: Double(hexadecimal >> 16 & 0xFF) / 255, green: Double(hexadecimal >> 8 & 0xFF) / 255,
      blue: Double(hexadecimal & 0xFF) / 255, alpha: alpha)
  }

  public static let white = Color(0xFFFFFF)
  public static let black = Color(0x000000)

  public func opacity(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The perceived brightness, from 0 to 1 (Rec. 709 weights on the encoded components, which is enough to choose
  /// between dark and light text).
  package var brightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Returns the opaque color that results from drawing this one over `ground`.
  package func over(_ ground: Color) -> Color {
    func mixed(_ component: KeyPath<Color, Double>) -> Double {
      self[keyPath: component] * alpha + ground[keyPath: component] * (1 - alpha)
    }
    return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }

  /// The components in CSS notation, without the opacity: `#3388ff`.
  public var hexadecimal: String {
    let digits = [red, green, blue].map { component -> String in
      let byte = Int((min(1, max(0, component)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined()
  }
}
