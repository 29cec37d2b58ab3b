public import Foundation
internal import Geometry
package import Scenes

/// A color. A dynamic one has values for both appearances.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let header = AttributeHeader()
  /// The color in the form of pictures.
  let viewColor: ViewColor

  /// Creates a color with red, green, blue and alpha, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    viewColor = .components(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  /// Creates a color of a document.
  package init(_ viewColor: ViewColor) { self.viewColor = viewColor }

  /// The components in the current appearance.
  var color: Color {
    let traits = UITraitCollection.current
    return viewColor(in: traits).resolved(in: traits.userInterfaceStyle == .dark ? .dark : .light).color
  }

  /// Returns the color in the form of pictures, at the level of traits.
  func viewColor(in traits: UITraitCollection) -> ViewColor {
    guard case .system(let color) = viewColor, let dark = color.elevatedDark, traits.userInterfaceLevel == .elevated
    else { return viewColor }
    return ViewColor(light: color.color(in: .light), dark: dark)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color with hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a color with a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Creates a Display P3 color. Its components are used as sRGB components.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color that depends on the appearance. Other traits are the current ones when it is created.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle, _ appearance: Appearance) -> Color {
      let traits = UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)])
      return dynamicProvider(traits).viewColor.resolved(in: appearance).color
    }
    self.init(ViewColor(light: color(.light, .light), dark: color(.dark, .dark)))
  }

  /// Looks up the color with the given name in an asset catalog of a bundle, by default the main one, with its
  /// components in each appearance; nil if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let color = AppResources.color(named: name, in: bundle ?? .main) else { return nil }
    self.init(color)
  }

  /// Returns the color with another alpha value.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      ViewColor(
        light: viewColor.resolved(in: .light).color.opacity(Double(alpha)),
        dark: viewColor.resolved(in: .dark).color.opacity(Double(alpha))))
  }

  /// Returns the color in the appearance of traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let color = viewColor(in: traits).resolved(in: traits.userInterfaceStyle == .dark ? .dark : .light).color
    return UIColor(ViewColor(light: color, dark: color))
  }

  /// Creates a color with a pattern; here gray.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// Returns the components of the color. The result is always true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = self.color
    unsafe red?.pointee = CGFloat(color.red)
    unsafe green?.pointee = CGFloat(color.green)
    unsafe blue?.pointee = CGFloat(color.blue)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// The Core Graphics color in the current appearance.
  public var cgColor: CGColor {
    let color = self.color
    return CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return colors == other.colors
  }

  open override var hash: Int { colors.hashValue }

  /// The components in light and dark mode, by which colors are compared.
  private var colors: [Color] { [viewColor.resolved(in: .light).color, viewColor.resolved(in: .dark).color] }
}

extension UIColor {
  private static func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  public class var black: UIColor { UIColor(.system(.black)) }
  public class var white: UIColor { UIColor(.system(.white)) }
  public class var clear: UIColor { UIColor(.system(.clear)) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var red: UIColor { bytes(255, 0, 0) }
  public class var green: UIColor { bytes(0, 255, 0) }
  public class var blue: UIColor { bytes(0, 0, 255) }
  public class var cyan: UIColor { bytes(0, 255, 255) }
  public class var yellow: UIColor { bytes(255, 255, 0) }
  public class var magenta: UIColor { bytes(255, 0, 255) }
  public class var orange: UIColor { bytes(255, 127.5, 0) }
  public class var purple: UIColor { bytes(127.5, 0, 127.5) }
  public class var brown: UIColor { bytes(153, 102, 51) }
  public class var systemRed: UIColor { UIColor(.system(.red)) }
  public class var systemGreen: UIColor { UIColor(.system(.green)) }
  public class var systemBlue: UIColor { UIColor(.system(.blue)) }
  public class var systemOrange: UIColor { UIColor(.system(.orange)) }
  public class var systemYellow: UIColor { UIColor(.system(.yellow)) }
  public class var systemPink: UIColor { UIColor(.system(.pink)) }
  public class var systemPurple: UIColor { UIColor(.system(.purple)) }
  public class var systemTeal: UIColor { UIColor(.system(.teal)) }
  public class var systemIndigo: UIColor { UIColor(.system(.indigo)) }
  public class var systemMint: UIColor { UIColor(.system(.mint)) }
  public class var systemCyan: UIColor { UIColor(.system(.cyan)) }
  public class var systemBrown: UIColor { UIColor(.system(.brown)) }
  public class var systemGray: UIColor { UIColor(.system(.gray)) }
  /// The system's second gray.
  public class var systemGray2: UIColor { UIColor(.system(.gray2)) }
  /// The system's third gray.
  public class var systemGray3: UIColor { UIColor(.system(.gray3)) }
  /// The system's fourth gray.
  public class var systemGray4: UIColor { UIColor(.system(.gray4)) }
  /// The system's fifth gray.
  public class var systemGray5: UIColor { UIColor(.system(.gray5)) }
  /// The system's sixth gray.
  public class var systemGray6: UIColor { UIColor(.system(.gray6)) }
  /// The main background color.
  public class var systemBackground: UIColor { UIColor(.system(.background)) }
  /// The background color of content on the main background.
  public class var secondarySystemBackground: UIColor { UIColor(.system(.secondaryBackground)) }
  /// The background color of content on the secondary background.
  public class var tertiarySystemBackground: UIColor { UIColor(.system(.tertiaryBackground)) }
  /// The main background color of grouped content.
  public class var systemGroupedBackground: UIColor { UIColor(.system(.groupedBackground)) }
  /// The background color of content on the grouped background.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(.system(.secondaryGroupedBackground)) }
  /// The background color of content on the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(.system(.tertiaryGroupedBackground)) }
  /// The color of primary text.
  public class var label: UIColor { UIColor(.system(.label)) }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { UIColor(.system(.secondaryLabel)) }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(.system(.tertiaryLabel)) }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(.system(.quaternaryLabel)) }
  public class var placeholderText: UIColor { UIColor(.system(.placeholderText)) }
  public class var link: UIColor { UIColor(.system(.link)) }
  /// The color of translucent separators.
  public class var separator: UIColor { UIColor(.system(.separator)) }
  public class var opaqueSeparator: UIColor { UIColor(.system(.opaqueSeparator)) }
  /// The fill color of thin shapes.
  public class var systemFill: UIColor { UIColor(.system(.fill)) }
  /// The fill color of medium shapes.
  public class var secondarySystemFill: UIColor { UIColor(.system(.secondaryFill)) }
  /// The fill color of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(.system(.tertiaryFill)) }
  /// The fill color of the largest shapes.
  public class var quaternarySystemFill: UIColor { UIColor(.system(.quaternaryFill)) }
  /// The tint color of interactive elements.
  public class var tintColor: UIColor { UIColor(.system(.tint)) }
  /// The color of text on a light background.
  public class var darkText: UIColor { black }
  /// The color of text on a dark background.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}

public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// The background color of grouped tables, by its old name.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// Returns the gray value and the alpha of the color. The result is always true.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = self.color
    unsafe white?.pointee = CGFloat((color.red + color.green + color.blue) / 3)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Returns the hue, saturation and brightness of the color, from 0 to 1, and its alpha. The result is always true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = self.color
    let (red, green, blue) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
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
    unsafe hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    unsafe saturation?.pointee = largest == 0 ? 0 : range / largest
    unsafe brightness?.pointee = largest
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }
}

extension ViewColor {
  /// Creates a color with components for both appearances.
  fileprivate init(light: Color, dark: Color) {
    let plain = ViewColor.components(red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
    self =
      light == dark
      ? plain
      : .adaptive(
        name: "\(ResolvedColor.words(of: light)), dark \(ResolvedColor.words(of: dark))",
        AdaptiveColor(light: light, dark: dark))
  }
}
