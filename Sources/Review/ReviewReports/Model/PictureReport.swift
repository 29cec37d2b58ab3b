package import Geometry

/// The files of one picture.
package struct PictureReport: Sendable, Hashable {
  /// The path of the PNG relative to the report, with `/` between its parts; nil if none was written.
  package var pngPath: String?
  /// The path of the SVG relative to the report; nil if none was written.
  package var svgPath: String?
  /// The path of the PDF with all pages of a sheet, relative to the report. Only the first page has it; nil for others.
  package var pdfPath: String?
  /// The size of the PNG, in pixels; of the SVG, in its own units.
  package var pixelSize: Size
  /// The area of the root view that the picture shows, in points; nil for the whole root view, and for pictures of
  /// several layouts.
  package var area: Rect?
  /// The layers of the SVG, which can be shown one by one, from back to front.
  package var layers: [String]

  package var path: String? { pngPath ?? svgPath }

  /// Creates a picture in one or both formats.
  package init(
    pngPath: String?, svgPath: String?, pixelSize: Size, area: Rect? = nil, layers: [String] = []
  ) {
    self.pngPath = pngPath
    self.svgPath = svgPath
    self.pixelSize = pixelSize
    self.area = area
    self.layers = layers
  }
}
