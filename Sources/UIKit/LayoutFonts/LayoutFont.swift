internal import CairoDrawing
public import Geometry
public import LayoutViews
internal import Typography

/// A font at a size, which measures the text of a `LayoutLabel` or of a control; UIKit's `UIFont` as far as layout
/// goes. A ``FontLibrary`` makes it.
public final class LayoutFont: LabelMeasuring {
  private let font: Font
  private let measurer: CairoTextMeasurer
  private let grid: PixelGrid

  init(_ font: Font, _ measurer: CairoTextMeasurer, scale: Double) {
    self.font = font
    self.measurer = measurer
    grid = PixelGrid(scale: scale)
  }

  /// The size of the letters, in points.
  public var pointSize: Double { font.pointSize }

  /// The height of a line, in points, not rounded.
  public var lineHeight: Double { measurer.metrics(of: font).lineHeight }

  /// From the top edge of a text to its first baseline, in points, on the grid of pixels.
  public var ascender: Double { grid.rounded(measurer.metrics(of: font).ascender) }

  /// From the last baseline of a text to its bottom edge, in points, on the grid of pixels; positive, other than UIKit's.
  public var descender: Double { grid.rounded(measurer.metrics(of: font).descender) }

  /// The size of a text in points, rounded up to whole pixels; nothing for an empty one.
  ///
  /// - Parameters:
  ///   - text: The text; its line breaks break lines.
  ///   - width: The width that it is wrapped at, in points; nil for none.
  ///   - numberOfLines: The most lines that are shown, 0 for any number.
  public func size(of text: String, width: Double?, numberOfLines: Int) -> Size {
    measurer.size(of: text, in: font, width: width, limit: numberOfLines, grid: grid)
  }
}

/// UIKit's name for ``LayoutFont``.
public typealias UIFont = LayoutFont
