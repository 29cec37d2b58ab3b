public import CairoDrawing
public import Drawing
public import Typography

/// The fonts that iOS has, as far as Linux has them: what the text of labels and controls is measured with.
///
/// `AutoLayout` itself needs no library of the system. This one measures with Pango, and with Inter fitted to the
/// metrics of San Francisco, as `render-layouts` does: most labels come within a point of the widths that Xcode records.
///
/// A library and its fonts belong to one task at a time, as views do. Widths that were measured are kept, so that one
/// library should serve a whole program.
public final class FontLibrary {
  private let measurer: CairoTextMeasurer
  /// The number of pixels in a point of the screen; sizes of texts are rounded up to whole pixels.
  public let scale: Double

  /// The fonts of this machine.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has, 1, 2 or 3.
  ///   - fonts: The folders that fonts are taken from.
  /// - Throws: `RasterizingError` where the font Inter is missing (Debian's package `fonts-inter`) or Pango cannot be
  ///   started.
  public init(scale: Double = 2, fonts: FontDirectories = .system) throws(RasterizingError) {
    measurer = try CairoTextMeasurer(fonts: fonts)
    self.scale = scale
  }

  /// The system font at a size in points; UIKit's `UIFont.systemFont(ofSize:weight:)`.
  public func systemFont(ofSize size: Double, weight: FontWeight = .regular) -> LayoutFont {
    LayoutFont(Font(pointSize: size, weight: weight), measurer, scale: scale)
  }

  /// The system font in bold at a size in points; UIKit's `UIFont.boldSystemFont(ofSize:)`.
  public func boldSystemFont(ofSize size: Double) -> LayoutFont { systemFont(ofSize: size, weight: .bold) }

  /// A family at a size in points; one that is not installed is measured with what comes nearest to it.
  public func font(named family: String, size: Double) -> LayoutFont {
    LayoutFont(Font(family: family, pointSize: size), measurer, scale: scale)
  }

  /// The system font in a text style, at the size that the user chose in the settings; UIKit's
  /// `UIFont.preferredFont(forTextStyle:)`.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - textSize: The size in the settings.
  ///   - weight: Another weight than that of the style, whose distance of lines stays; nil for that of the style.
  public func preferredFont(
    forTextStyle style: TextStyle, textSize: TextSize = .l, weight: FontWeight? = nil
  ) -> LayoutFont {
    var font = FontDescription.style(style).resolved(at: textSize, era: .current)
    font.weight = weight ?? font.weight
    return LayoutFont(font, measurer, scale: scale)
  }
}
