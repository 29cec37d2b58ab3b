package import ContactSheets
public import Drawing
public import SceneDrawing

/// A kind of picture file, by its extension.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
  case png
  case svg
  /// A document for printing, for contact sheets only.
  case pdf

  /// The default formats of layouts: the gallery needs SVG to show single layers.
  public static let standard: [PictureFormat] = [.svg]
  /// The default formats of contact sheets: PNG can be pasted into chats and tickets.
  public static let standardOfSheets: [PictureFormat] = [.png]
}

/// The look of layouts' SVG files in dark mode.
public enum SVGAppearance: String, Sendable, Hashable, CaseIterable {
  /// The same as in light mode.
  case plain
  /// Light layouts become dark in dark mode.
  case adaptive
}

/// The look of the artwork that views show.
public enum ArtworkLook: String, Sendable, Hashable, CaseIterable {
  /// As the app shows it.
  case full
  /// Pale, so that lines over it are legible.
  case pale
  /// Boxes instead of artwork.
  case off

  /// The opacity, from 0 to 1; nil to draw no artwork.
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

/// The maps of storyboards to draw.
public enum MapOutput: Sendable, Hashable {
  /// No maps.
  case none
  /// The maps that the gallery shows: of storyboards with several scenes, in one format that browsers show.
  case gallery
  /// The maps of all storyboards, in all formats of the output.
  case all
}

/// The output of a review: what to draw and where to write it.
public struct ReviewOutput: Sendable, Hashable {
  /// The folder for all files.
  public var directory: String
  /// The formats of layouts.
  public var formats: [PictureFormat]
  /// The formats of contact sheets.
  public var sheetFormats: [PictureFormat]
  /// The resolution of PNG files, in pixels for each point.
  public var pixelsPerPoint: Double
  /// The overlays over the views, and their colors.
  public var style: LayoutDrawingStyle
  /// The property of variants that runs across contact sheets; nil for the scene's default.
  package var sheetColumns: ContactSheet.Columns?
  /// The maximum size of the gallery as one page, in bytes; nil to skip that page.
  package var singleFileLimit: Int?
  /// Whether the gallery can show scenes in windows of all sizes.
  public var hasLiveSizes = false
  /// The maps of storyboards.
  public var maps = MapOutput.none
  public var artwork = ArtworkLook.full
  /// The look of views whose content only the app knows.
  public var content = ContentLook.off
  /// The look of layouts' SVG files in dark mode.
  public var svgAppearance = SVGAppearance.plain
  public var painter = PicturePainter.direct

  /// Creates output to a folder.
  ///
  /// - Parameters:
  ///   - directory: The folder for all files.
  ///   - formats: The formats of layouts and of contact sheets. If empty, each has its standard formats.
  ///   - pixelsPerPoint: The resolution of PNG files, in pixels for each point.
  ///   - style: The overlays over the views, and their colors.
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

  package var allFormats: [PictureFormat] {
    PictureFormat.allCases.filter { formats.contains($0) || sheetFormats.contains($0) }
  }

  /// Returns the formats of the layouts of a scene. A single layout is its own contact sheet and has the formats of
  /// both.
  package func formats(ofLayoutsInSceneWith layoutCount: Int) -> [PictureFormat] {
    layoutCount == 1 ? allFormats : formats
  }

  /// Returns the formats of the contact sheet of a scene. A single layout only needs one for PDF, in which layouts are
  /// not written.
  package func formats(ofSheetOf layoutCount: Int) -> [PictureFormat] {
    layoutCount == 1 ? sheetFormats.filter { $0 == .pdf } : sheetFormats
  }
}
