package import Geometry

/// The files of one picture.
package struct PictureReport: Sendable, Hashable {
  /// The path of the PNG relative to the report, with `/` between its parts; nil where none was written.
  package var pngPath: String?
  /// The path of the SVG relative to the report; nil where none was written.
  package var svgPath: String?
  /// The path of the PDF of all pages of a sheet, relative to the report, at its first page; else nil.
  package var pdfPath: String?
  /// The size of the PNG, in pixels; of the SVG, in its own units.
  package var pixelSize: Size
  /// The part of the root view's coordinates that the picture shows, in points; nil for all of the root view, and for
  /// pictures of more than one layout.
  package var area: Rect?
  /// The layers of the SVG, which can be shown one by one, back to front.
  package var layers: [String]

  /// The path of the PNG, or else of the SVG.
  package var path: String? { pngPath ?? svgPath }

  /// A picture in one format or both.
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
