public import Foundation

/// A colour of Core Graphics.
public final class CGColor: NSObject {
  /// Red, green, blue and opacity, from 0 to 1.
  public let components: [CGFloat]?

  /// A colour by red, green, blue and opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// The opacity.
  public var alpha: CGFloat { components?.last ?? 1 }
}

/// A colour, in the numbers of the light appearance.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let opacity: CGFloat

  /// A colour by red, green, blue and opacity, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, opacity) = (red, green, blue, alpha)
  }

  /// A grey, 0 for black and 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// A colour of screens with more colours, by the nearest numbers of the usual ones.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour that an editor shows as a patch.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A colour that depends on the appearance; here that of the traits that are current.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection.current)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }

  /// Nil: Swift packages on Linux have no catalogues of colours.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    return nil
  }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour in an appearance: the colour itself.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

  /// A colour that is a picture's: grey here.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// The red, green and blue of the colour, and its opacity; true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = opacity
    return true
  }

  /// Fills with the colour from now on; nothing is drawn here.
  public func setFill() {}
  /// Draws lines in the colour from now on; nothing is drawn here.
  public func setStroke() {}
  /// Draws in the colour from now on; nothing is drawn here.
  public func set() {}

  /// The colour of Core Graphics.
  public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: opacity) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, opacity) == (other.red, other.green, other.blue, other.opacity)
  }

  open override var hash: Int { [red, green, blue, opacity].hashValue }
}

extension UIColor {
  private static func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// No colour.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// A middle grey.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// A dark grey.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// A light grey.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// Red.
  public class var red: UIColor { bytes(255, 0, 0) }
  /// Green.
  public class var green: UIColor { bytes(0, 255, 0) }
  /// Blue.
  public class var blue: UIColor { bytes(0, 0, 255) }
  /// Cyan.
  public class var cyan: UIColor { bytes(0, 255, 255) }
  /// Yellow.
  public class var yellow: UIColor { bytes(255, 255, 0) }
  /// Magenta.
  public class var magenta: UIColor { bytes(255, 0, 255) }
  /// Orange.
  public class var orange: UIColor { bytes(255, 127.5, 0) }
  /// Purple.
  public class var purple: UIColor { bytes(127.5, 0, 127.5) }
  /// Brown.
  public class var brown: UIColor { bytes(153, 102, 51) }
  /// The system's red.
  public class var systemRed: UIColor { bytes(255, 59, 48) }
  /// The system's green.
  public class var systemGreen: UIColor { bytes(52, 199, 89) }
  /// The system's blue.
  public class var systemBlue: UIColor { bytes(0, 122, 255) }
  /// The system's orange.
  public class var systemOrange: UIColor { bytes(255, 149, 0) }
  /// The system's yellow.
  public class var systemYellow: UIColor { bytes(255, 204, 0) }
  /// The system's pink.
  public class var systemPink: UIColor { bytes(255, 45, 85) }
  /// The system's purple.
  public class var systemPurple: UIColor { bytes(175, 82, 222) }
  /// The system's teal.
  public class var systemTeal: UIColor { bytes(48, 176, 199) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { bytes(88, 86, 214) }
  /// The system's mint.
  public class var systemMint: UIColor { bytes(0, 199, 190) }
  /// The system's cyan.
  public class var systemCyan: UIColor { bytes(50, 173, 230) }
  /// The system's brown.
  public class var systemBrown: UIColor { bytes(162, 132, 94) }
  /// The system's grey.
  public class var systemGray: UIColor { bytes(142, 142, 147) }
  /// The system's second grey.
  public class var systemGray2: UIColor { bytes(174, 174, 178) }
  /// The system's third grey.
  public class var systemGray3: UIColor { bytes(199, 199, 204) }
  /// The system's fourth grey.
  public class var systemGray4: UIColor { bytes(209, 209, 214) }
  /// The system's fifth grey.
  public class var systemGray5: UIColor { bytes(229, 229, 234) }
  /// The system's sixth grey.
  public class var systemGray6: UIColor { bytes(242, 242, 247) }
  /// The colour of a screen.
  public class var systemBackground: UIColor { white }
  /// The colour of groups on a screen.
  public class var secondarySystemBackground: UIColor { systemGray6 }
  /// The colour of groups in groups.
  public class var tertiarySystemBackground: UIColor { white }
  /// The colour of a screen of groups.
  public class var systemGroupedBackground: UIColor { systemGray6 }
  /// The colour of groups on a screen of groups.
  public class var secondarySystemGroupedBackground: UIColor { white }
  /// The colour of groups in those.
  public class var tertiarySystemGroupedBackground: UIColor { systemGray6 }
  /// The colour of text.
  public class var label: UIColor { black }
  /// The colour of less important text.
  public class var secondaryLabel: UIColor { bytes(60, 60, 67, 0.6) }
  /// The colour of even less important text.
  public class var tertiaryLabel: UIColor { bytes(60, 60, 67, 0.3) }
  /// The colour of the least important text.
  public class var quaternaryLabel: UIColor { bytes(60, 60, 67, 0.18) }
  /// The colour of placeholders.
  public class var placeholderText: UIColor { bytes(60, 60, 67, 0.3) }
  /// The colour of links.
  public class var link: UIColor { systemBlue }
  /// The colour of lines between contents.
  public class var separator: UIColor { bytes(60, 60, 67, 0.29) }
  /// The colour of lines that cover what lies below.
  public class var opaqueSeparator: UIColor { bytes(198, 198, 200) }
  /// The colour that fills thin shapes.
  public class var systemFill: UIColor { bytes(120, 120, 128, 0.2) }
  /// The colour that fills middle shapes.
  public class var secondarySystemFill: UIColor { bytes(120, 120, 128, 0.16) }
  /// The colour that fills large shapes.
  public class var tertiarySystemFill: UIColor { bytes(118, 118, 128, 0.12) }
  /// The colour that fills the largest shapes.
  public class var quaternarySystemFill: UIColor { bytes(116, 116, 128, 0.08) }
  /// The colour that tints what can be touched.
  public class var tintColor: UIColor { systemBlue }
  /// The colour of text on something light.
  public class var darkText: UIColor { black }
  /// The colour of text on something dark.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}

/// The colours that patches in code are.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// The grey of the colour and its opacity; true.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    white?.pointee = (red + green + blue) / 3
    alpha?.pointee = opacity
    return true
  }

  /// The hue, saturation and brightness of the colour, from 0 to 1, and its opacity; true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let largest = max(red, green, blue)
    let range = largest - min(red, green, blue)
    let sector: CGFloat =
      if range == 0 {
        0
      } else if largest == red {
        (green - blue) / range
      } else if largest == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = largest == 0 ? 0 : range / largest
    brightness?.pointee = largest
    alpha?.pointee = opacity
    return true
  }
}

extension CGColor {
  /// A grey of Core Graphics.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }
  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components, components.count == 4 else { return nil }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }
}
