package import ContactSheets
public import SceneDrawing

/// A kind of picture file, by its extension.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case png
  case svg
  /// A document for printing, of contact sheets only.
  case pdf

  /// The formats of layouts unless others are chosen: the gallery shows their layers one by one.
  public static let standard: [PictureFormat] = [.svg]
  /// The formats of contact sheets unless others are chosen: people paste them into chats and tickets.
  public static let standardOfSheets: [PictureFormat] = [.png]
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
  /// The kinds of files that each layout becomes.
  public var formats: [PictureFormat]
  /// The kinds of files that each contact sheet becomes.
  public var sheetFormats: [PictureFormat]
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

  /// Output to a folder, at two pixels per point unless said otherwise.
  ///
  /// - Parameters:
  ///   - directory: The folder that everything is written to.
  ///   - formats: The formats of layouts and of contact sheets. If empty, each has its standard formats.
  ///   - pixelsPerPoint: Pixels per point of PNG files.
  ///   - style: The overlays over the views, and their colours.
  public init(
    directory: String, formats: [PictureFormat] = [], pixelsPerPoint: Double = 2,
    style: LayoutDrawingStyle = LayoutDrawingStyle()
  ) {
    self.directory = directory
    self.formats = formats.isEmpty ? PictureFormat.standard : formats
    sheetFormats = formats.isEmpty ? PictureFormat.standardOfSheets : formats
    self.pixelsPerPoint = pixelsPerPoint
    self.style = style
  }

  /// All formats of the output.
  package var allFormats: [PictureFormat] {
    PictureFormat.allCases.filter { formats.contains($0) || sheetFormats.contains($0) }
  }

  /// The formats of the layouts of a scene. A single layout is its own contact sheet and has the formats of both.
  package func formats(ofLayoutsInSceneWith layoutCount: Int) -> [PictureFormat] {
    layoutCount == 1 ? allFormats : formats
  }

  /// The formats of the contact sheet of a scene. A single layout only needs one for PDF, in which layouts are not written.
  package func formats(ofSheetOf layoutCount: Int) -> [PictureFormat] {
    layoutCount == 1 ? sheetFormats.filter { $0 == .pdf } : sheetFormats
  }
}
