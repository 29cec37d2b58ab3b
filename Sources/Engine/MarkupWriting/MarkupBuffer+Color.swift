package import Geometry

extension MarkupBuffer {
  /// Adds an attribute with a color, without its opacity. A color whose digits come in pairs is written short.
  package mutating func attribute(_ name: String, _ color: Color) {
    let (red, green, blue) = (Self.byte(color.red), Self.byte(color.green), Self.byte(color.blue))
    let isShort = red >> 4 == red & 15 && green >> 4 == green & 15 && blue >> 4 == blue & 15
    beginAttribute(name)
    append(byte: UInt8(ascii: "#"))
    append(hexadecimal: red, isShort: isShort)
    append(hexadecimal: green, isShort: isShort)
    append(hexadecimal: blue, isShort: isShort)
    append(byte: UInt8(ascii: "\""))
  }

  private static func byte(_ component: Double) -> UInt8 { UInt8((min(1, max(0, component)) * 255).rounded()) }

  private mutating func append(hexadecimal byte: UInt8, isShort: Bool) {
    append(byte: Self.hexadecimalDigit(byte >> 4))
    if !isShort { append(byte: Self.hexadecimalDigit(byte & 15)) }
  }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }
}
