// The names are those of Core Graphics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A space of colours.
public final class CGColorSpace: NSObject, Sendable {
  /// The name.
  public let name: String
  /// A space by its name.
  public init?(name: String) { self.name = name }
  init(known name: String) { self.name = name }
  /// The colours of screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// More colours of screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Colours of screens beyond white.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
}

/// The colours of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(known: "kCGColorSpaceDeviceRGB") }
/// The greys of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(known: "kCGColorSpaceDeviceGray") }

/// Rules by which colours above one another become one.
public enum CGBlendMode: Int32, Sendable {
  /// The upper one covers.
  case normal = 0
  /// They are multiplied.
  case multiply = 1
  /// Their complements are multiplied.
  case screen = 2
  /// Multiplied or screened, by the lower one.
  case overlay = 3
  /// The darker one.
  case darken = 4
  /// The lighter one.
  case lighten = 5
  /// The lower one is made lighter.
  case colorDodge = 6
  /// The lower one is made darker.
  case colorBurn = 7
  /// As a soft light.
  case softLight = 8
  /// As a hard light.
  case hardLight = 9
  /// The distance between them.
  case difference = 10
  /// The distance between them, softly.
  case exclusion = 11
  /// The hue of the upper one.
  case hue = 12
  /// The saturation of the upper one.
  case saturation = 13
  /// The colour of the upper one.
  case color = 14
  /// The lightness of the upper one.
  case luminosity = 15
  /// Nothing.
  case clear = 16
  /// The upper one alone.
  case copy = 17
  /// The upper one where there is a lower one.
  case sourceIn = 18
  /// The upper one where there is none.
  case sourceOut = 19
  /// The upper one above the lower one alone.
  case sourceAtop = 20
  /// The lower one above.
  case destinationOver = 21
  /// The lower one where there is an upper one.
  case destinationIn = 22
  /// The lower one where there is none.
  case destinationOut = 23
}

/// Ways of drawing a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its area.
  case fill = 0
  /// Its area, by every second line.
  case eoFill = 1
  /// Its line.
  case stroke = 2
  /// Both.
  case fillStroke = 3
  /// Both, by every second line.
  case eoFillStroke = 4
}

/// Colours that become one another.
public final class CGGradient: NSObject {
  /// Colours at places from 0 to 1.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {}
}

/// Parts of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32
  /// Parts by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the beginning.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Sets the rule by which colours become one.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets whether edges are soft.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be soft.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets how long corners may be.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Draws the path in a way.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Adds a curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Adds a curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {}
  /// Adds lines.
  public func addLines(between points: [CGPoint]) {}
  /// Draws lines.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Draws pixels.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Draws a gradient between circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  /// Sets the colour of areas by its parts, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the colour of lines by its parts, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Begins what is drawn as one.
  public func beginTransparencyLayer() {}
  /// Ends what is drawn as one.
  public func endTransparencyLayer() {}
  /// The pixels; nil, for none are kept here.
  public func makeImage() -> CGImage? { nil }
}

extension CGColor {
  /// The space of the colour.
  public var colorSpace: CGColorSpace? { CGColorSpace(known: CGColorSpace.sRGB) }
  /// The number of its parts with the opacity.
  public var numberOfComponents: Int { components?.count ?? 0 }
}
