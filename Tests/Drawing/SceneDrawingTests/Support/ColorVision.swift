import Foundation
import Geometry

/// Full color vision, or vision without one kind of cones.
///
/// The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
/// Vision Deficiency" (2009), for the full deficiency. They apply to linear components.
enum ColorVision: CaseIterable {
  case normal
  case protan
  case deutan
  case tritan

  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protan:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deutan:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritan:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  /// Returns the perceived difference of two colors (CIEDE2000). Colors with a difference of 10 or more are not
  /// confused.
  func difference(_ first: Color, _ second: Color) -> Double { seen(first).difference(from: seen(second)) }

  private func seen(_ color: Color) -> LabColor {
    let linear = [color.red, color.green, color.blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    let seen = matrix.map { row in min(1, max(0, zip(row, linear).map(*).reduce(0, +))) }
    return LabColor(linearRed: seen[0], green: seen[1], blue: seen[2])
  }
}

/// A color in CIELAB under D65.
struct LabColor {
  let lightness: Double
  let a: Double
  let b: Double

  init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates a color from linear sRGB components.
  init(linearRed red: Double, green: Double, blue: Double) {
    func curve(_ value: Double) -> Double { value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116 }
    let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    self.init(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// Returns the difference of two colors by CIEDE2000.
  func difference(from other: LabColor) -> Double {
    let meanChroma = pow((hypot(a, b) + hypot(other.a, other.b)) / 2, 7)
    let stretch = 1.5 - 0.5 * (meanChroma / (meanChroma + pow(25, 7))).squareRoot()
    let (chroma, otherChroma) = (hypot(a * stretch, b), hypot(other.a * stretch, other.b))
    let (hue, otherHue) = (Self.hue(a * stretch, b), Self.hue(other.a * stretch, other.b))
    let isGray = chroma * otherChroma == 0
    var turn = isGray ? 0 : otherHue - hue
    if abs(turn) > 180 { turn += turn > 0 ? -360 : 360 }
    let hueDifference = 2 * (chroma * otherChroma).squareRoot() * sin(Self.radians(turn / 2))
    let meanHue = isGray ? hue + otherHue : Self.meanHue(hue, otherHue)
    let (middle, mean) = (pow((lightness + other.lightness) / 2 - 50, 2), (chroma + otherChroma) / 2)
    let weights = (
      1 + 0.015 * middle / (20 + middle).squareRoot(), 1 + 0.045 * mean, 1 + 0.015 * mean * Self.hueWeight(meanHue)
    )
    let parts = (
      (other.lightness - lightness) / weights.0, (otherChroma - chroma) / weights.1, hueDifference / weights.2
    )
    let rotation = Self.rotation(meanHue, mean) * parts.1 * parts.2
    return (parts.0 * parts.0 + parts.1 * parts.1 + parts.2 * parts.2 + rotation).squareRoot()
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  private static func hue(_ a: Double, _ b: Double) -> Double {
    let degrees = a == 0 && b == 0 ? 0 : atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func meanHue(_ first: Double, _ second: Double) -> Double {
    guard abs(first - second) > 180 else { return (first + second) / 2 }
    return (first + second + (first + second < 360 ? 360 : -360)) / 2
  }

  private static func hueWeight(_ hue: Double) -> Double {
    1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue)) + 0.32 * cos(radians(3 * hue + 6))
      - 0.2 * cos(radians(4 * hue - 63))
  }

  private static func rotation(_ hue: Double, _ chroma: Double) -> Double {
    let strength = pow(chroma, 7)
    return -2 * (strength / (strength + pow(25, 7))).squareRoot()
      * sin(radians(60 * exp(-pow((hue - 275) / 25, 2))))
  }
}
