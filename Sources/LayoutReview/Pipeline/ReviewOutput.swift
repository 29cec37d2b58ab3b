package import ContactSheets
public import SceneDrawing

/// A kind of picture file, by its extension.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case png
  case svg
  /// A document for printing, of contact sheets only.
  case pdf

  /// What is written unless somebody chooses.
  public static let standard: [PictureFormat] = [.png, .svg]
}

/// What the SVG files of layouts look like on dark screens.
public enum SVGAppearance: String, Sendable, Hashable, CaseIterable {
  /// Like everywhere else.
  case plain
  /// Light layouts turn dark where the reader's screen is.
  case adaptive
}

/// What a review draws and where it goes.
public struct ReviewOutput: Sendable, Hashable {
  /// The folder that everything is written to.
  public var directory: String
  /// The kinds of files that each picture becomes.
  public var formats: [PictureFormat]
  /// Pixels per point of PNG files.
  public var pixelsPerPoint: Double
  /// What is drawn over the views, and in which colours.
  public var style: LayoutDrawingStyle
  /// What runs across contact sheets.
  package var sheetColumns: ContactSheet.Columns
  /// The largest size of the gallery as one page, in bytes; nil where there is to be none.
  public var singleFileLimit: Int?
  /// Whether the gallery can show scenes in windows of all sizes.
  public var hasLiveSizes = false
  /// What the SVG files of layouts look like on dark screens.
  public var svgAppearance = SVGAppearance.plain

  /// Output to a folder; PNG and SVG files at two pixels per point unless said otherwise.
  package init(
    directory: String, formats: [PictureFormat] = PictureFormat.standard, pixelsPerPoint: Double = 2,
    style: LayoutDrawingStyle = LayoutDrawingStyle(), sheetColumns: ContactSheet.Columns = .device,
    singleFileLimit: Int? = nil
  ) {
    self.directory = directory
    self.formats = formats
    self.pixelsPerPoint = pixelsPerPoint
    self.style = style
    self.sheetColumns = sheetColumns
    self.singleFileLimit = singleFileLimit
  }
}
