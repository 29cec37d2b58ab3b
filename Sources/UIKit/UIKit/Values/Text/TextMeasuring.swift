internal import CairoDrawing
internal import Foundation
internal import Geometry
internal import Scenes
internal import Synchronization
internal import Typography

/// Functions that measure strings with the installed fonts, or with fixed-width letters if there are none.
enum TextMeasuring {
  struct Metrics: Sendable {
    let ascender: Double
    let descender: Double
    let lineHeight: Double
  }

  /// Sets the scale of the screen, in pixels for each point.
  static func use(scale: CGFloat) {
    LayoutSurroundings.current.fonts.withLock { fonts in
      if fonts.scale != Double(scale) { fonts = Fonts(scale: Double(scale)) }
    }
  }

  static func metrics(of font: UIFont) -> Metrics {
    LayoutSurroundings.current.fonts.withLock { $0.metrics(of: font) }
  }

  /// Returns a length in points, rounded up to whole pixels.
  static func roundedUp(_ length: Double) -> Double {
    LayoutSurroundings.current.fonts.withLock { $0.grid.roundedUp(length) }
  }

  /// Returns the size of a string in points, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - width: The width for wrapping, in points; nil for none.
  ///   - numberOfLines: The largest number of lines; 0 for no limit.
  static func size(of text: String, in font: UIFont, width: CGFloat?, numberOfLines: Int) -> CGSize {
    let width = width.map { Double($0) }
    let size = LayoutSurroundings.current.fonts.withLock {
      $0.size(of: text, in: font, width: width, numberOfLines: numberOfLines)
    }
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the height of a string in a text view in points, not rounded: the height of one line if it is empty.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - width: The width for wrapping, in points; nil for none.
  ///   - numberOfLines: The largest number of lines; 0 for no limit.
  static func heightInTextView(of text: String, in font: UIFont, width: CGFloat?, numberOfLines: Int) -> Double {
    let width = width.map { Double($0) } ?? .infinity
    return LayoutSurroundings.current.fonts.withLock {
      $0.heightInTextView(of: text, in: font, width: width, numberOfLines: numberOfLines)
    }
  }
}

/// The fonts used so far on screens with one scale.
struct Fonts: ~Copyable {
  /// The pixels of the screen.
  let grid: PixelGrid
  /// The pixels for each point.
  var scale: Double { grid.scale }
  private var measurer: (any Typography.TextMeasuring)?
  private var known: [[String]: Font] = [:]
  private var metrics: [[String]: TextMeasuring.Metrics] = [:]

  /// Creates fonts for a screen with a scale, in pixels for each point.
  init(scale: Double = 2) { grid = PixelGrid(scale: scale) }

  mutating func metrics(of font: UIFont) -> TextMeasuring.Metrics {
    if let found = metrics[font.key] { return found }
    let measured = engine().metrics(of: known(font))
    // Labels align on whole pixels, but line heights are summed before rounding.
    let found = TextMeasuring.Metrics(
      ascender: grid.rounded(measured.ascender), descender: grid.rounded(measured.descender),
      lineHeight: measured.lineHeight)
    metrics[font.key] = found
    return found
  }

  mutating func size(of text: String, in font: UIFont, width: Double?, numberOfLines: Int) -> Size {
    engine().size(of: text, in: known(font), width: width, limit: numberOfLines, grid: grid)
  }

  mutating func heightInTextView(of text: String, in font: UIFont, width: Double, numberOfLines: Int) -> Double {
    let (measurer, typeface) = (engine(), known(font))
    let lines = measurer.lines(of: text, in: typeface, width: width, limit: numberOfLines)
    return measurer.heightInTextView(ofLines: lines.count, in: typeface)
  }

  /// Returns the measuring engine, which is created for the first text.
  private mutating func engine() -> any Typography.TextMeasuring {
    if let measurer { return measurer }
    let made: any Typography.TextMeasuring
    do { made = try CairoTextMeasurer() } catch { made = FixedPitchFonts() }
    measurer = made
    return made
  }

  private mutating func known(_ font: UIFont) -> Font {
    if let found = known[font.key] { return found }
    let made = font.engineFont
    known[font.key] = made
    return made
  }
}

/// Fonts with letters half as wide as they are tall, for machines without Inter.
private struct FixedPitchFonts: Typography.TextMeasuring {
  func width(of text: String, in font: Font) -> Double { Double(text.count) * font.pointSize / 2 }

  func metrics(of font: Font) -> FontMetrics {
    let descender = (font.pointSize * 0.24).rounded(.up)
    return FontMetrics(ascender: (font.pointSize * 1.2).rounded(.up) - descender, descender: descender)
  }
}

extension UIFont {
  /// The font in the form of scenes. A text style at one of its own sizes has the line height of the style.
  var engineFont: Font {
    let size = Double(pointSize)
    if let family {
      return Font(family: family, pointSize: size, weight: weight.engineWeight, isItalic: isItalic)
    }
    guard let style = style?.engineStyle,
      let textSize = TextSize.allCases.first(where: { style.pointSize(at: $0) == size })
    else { return Font(pointSize: size, weight: weight.engineWeight, isItalic: isItalic) }
    var font = FontDescription.style(style).resolved(at: textSize, era: .current)
    font.weight = weight.engineWeight
    font.isItalic = isItalic
    return font
  }
}

extension UIFont.Weight {
  var engineWeight: FontWeight {
    let weights: [(UIFont.Weight, FontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    return weights.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
  }
}
