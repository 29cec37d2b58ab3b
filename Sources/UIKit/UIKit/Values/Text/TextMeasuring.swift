internal import Foundation
internal import Geometry
internal import LayoutFonts
internal import LayoutViews
internal import Scenes
internal import Synchronization

/// Measures texts with the fonts of this machine; with letters of one width where there are none.
enum TextMeasuring {
  struct Metrics: Sendable {
    let ascender: Double
    let descender: Double
    let lineHeight: Double
  }

  private static let fonts = Mutex(Fonts())

  /// Measures for a screen of a density from now on, in pixels of a point.
  static func use(scale: CGFloat) { fonts.withLock { $0 = Fonts(scale: Double(scale)) } }

  static func metrics(of font: UIFont) -> Metrics { fonts.withLock { $0.metrics(of: font) } }

  /// The size of a text in points, rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - width: The width that it is wrapped at, in points; nil for none.
  ///   - numberOfLines: The most lines, 0 for any number.
  static func size(of text: String, in font: UIFont, width: CGFloat?, numberOfLines: Int) -> CGSize {
    let width = width.map { Double($0) }
    let size = fonts.withLock { $0.size(of: text, in: font, width: width, numberOfLines: numberOfLines) }
    return CGSize(width: size.width, height: size.height)
  }
}

/// The fonts that were used so far.
private struct Fonts: ~Copyable {
  private let scale: Double
  private var library: FontLibrary?
  private var hasNoFonts = false
  private var known: [[String]: any LabelMeasuring] = [:]
  private var metrics: [[String]: TextMeasuring.Metrics] = [:]

  init(scale: Double = 2) { self.scale = scale }

  mutating func metrics(of font: UIFont) -> TextMeasuring.Metrics {
    if let found = metrics[font.key] { return found }
    let measurer = measurer(of: font)
    let height = (measurer as? LayoutFont)?.lineHeight ?? measurer.ascender + measurer.descender
    let found = TextMeasuring.Metrics(
      ascender: measurer.ascender, descender: measurer.descender, lineHeight: height)
    metrics[font.key] = found
    return found
  }

  mutating func size(of text: String, in font: UIFont, width: Double?, numberOfLines: Int) -> Size {
    measurer(of: font).size(of: text, width: width, numberOfLines: numberOfLines)
  }

  private mutating func measurer(of font: UIFont) -> any LabelMeasuring {
    if let found = known[font.key] { return found }
    let made = makeMeasurer(of: font)
    known[font.key] = made
    return made
  }

  private mutating func makeMeasurer(of font: UIFont) -> any LabelMeasuring {
    if library == nil, !hasNoFonts {
      library = try? FontLibrary(scale: scale)
      hasNoFonts = library == nil
    }
    let size = Double(font.pointSize)
    guard let library else {
      return FixedPitchFont(
        advance: size / 2, lineHeight: (size * 1.2).rounded(.up), descender: (size * 0.24).rounded(.up))
    }
    if let style = font.style?.engineStyle, font.family == nil,
      let textSize = TextSize.allCases.first(where: { style.pointSize(at: $0) == size })
    {
      return library.preferredFont(forTextStyle: style, textSize: textSize, weight: font.weight.engineWeight)
    }
    if let family = font.family { return library.font(named: family, size: size) }
    return library.systemFont(ofSize: size, weight: font.weight.engineWeight)
  }
}

extension UIFont.Weight {
  var engineWeight: LayoutFonts.FontWeight {
    let weights: [(UIFont.Weight, LayoutFonts.FontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    return weights.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
  }
}
