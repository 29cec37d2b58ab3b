package import ContactSheets
public import SceneDrawing

/// A kind of picture file, by its extension.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case png
  case svg
  /// A document for printing, of contact sheets only.
  case pdf

  /// The formats that are written unless somebody chooses.
  public static let standard: [PictureFormat] = [.png, .svg]
}

/// The look of the SVG files of layouts on dark screens.
public enum SVGAppearance: String, Sendable, Hashable, CaseIterable {
  /// Like everywhere else.
  case plain
  /// Light layouts turn dark where the reader's screen is.
  case adaptive
}

/// The look of the artwork that views show.
public enum ArtworkLook: String, Sendable, Hashable, CaseIterable {
  /// As the app shows it.
  case full
  /// Pale, so that lines over it can be read.
  case pale
  /// Boxes in its place.
  case off

  /// The opacity, from 0 to 1; nil where none is drawn.
  package var opacity: Double? {
    switch self {
    case .full: 1
    case .pale: 0.35
    case .off: nil
    }
  }
}

/// The look of views whose content only the app knows.
public enum ContentLook: String, Sendable, Hashable, CaseIterable {
  /// Container views show their scenes, and tables and collections repeat their prototypes.
  case sample
  /// Boxes in place of scenes, and each prototype once.
  case off
}

/// The maps of storyboards that are drawn.
public enum MapOutput: Sendable, Hashable {
  /// None.
  case none
  /// Those that the gallery shows: of storyboards with several scenes, in one format that browsers show.
  case gallery
  /// Those of all storyboards, in all formats of the output.
  case all
}

/// The output of a review: what is drawn and where it goes.
public struct ReviewOutput: Sendable, Hashable {
  /// The folder that everything is written to.
  public var directory: String
  /// The kinds of files that each picture becomes.
  public var formats: [PictureFormat]
  /// Pixels per point of PNG files.
  public var pixelsPerPoint: Double
  /// The overlays over the views, and their colours.
  public var style: LayoutDrawingStyle
  /// The property of variants that runs across contact sheets; nil for the one that suits the scene.
  package var sheetColumns: ContactSheet.Columns?
  /// The largest size of the gallery as one page, in bytes; nil where there is to be none.
  package var singleFileLimit: Int?
  /// True where the gallery can show scenes in windows of all sizes.
  public var hasLiveSizes = false
  /// The maps of storyboards.
  public var maps = MapOutput.none
  /// The look of artwork.
  public var artwork = ArtworkLook.full
  /// The look of views whose content only the app knows.
  public var content = ContentLook.off
  /// The look of the SVG files of layouts on dark screens.
  public var svgAppearance = SVGAppearance.plain

  /// Output to a folder; PNG and SVG files at two pixels per point unless said otherwise.
  public init(
    directory: String, formats: [PictureFormat] = PictureFormat.standard, pixelsPerPoint: Double = 2,
    style: LayoutDrawingStyle = LayoutDrawingStyle()
  ) {
    self.directory = directory
    self.formats = formats
    self.pixelsPerPoint = pixelsPerPoint
    self.style = style
  }
}
