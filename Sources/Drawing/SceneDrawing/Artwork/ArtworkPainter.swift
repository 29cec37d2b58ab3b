public import Drawing
internal import Geometry
public import Scenes

/// Reads the pixels of artwork; it is handed in.
public protocol ArtworkReading: Sendable {
  /// The pixels of a file.
  ///
  /// - Parameters:
  ///   - file: The file; drawings are drawn with as many pixels as are asked for, and pictures have at most so many.
  ///   - width: The columns that are seen; nil for those that the file has.
  ///   - height: The rows that are seen; nil for those that the file has.
  /// - Returns: Nil where the file cannot be shown; the reader knows why.
  func bitmap(of file: ArtworkFile, width: Int?, height: Int?) -> Bitmap?

  /// The reason why a file that was asked for cannot be shown, in a sentence without its end; nil where it can.
  func fault(of file: ArtworkFile) -> String?
}

/// Draws artwork where views show it.
public struct ArtworkPainter: Sendable {
  /// The reader of files.
  let reader: any ArtworkReading
  /// The pixels that a point of the picture has.
  let pixelsPerPoint: Double
  /// The opacity of artwork, from 0 to 1; less than 1 where lines over it are to be read.
  let opacity: Double
  /// The pictures that were made smaller, for sheets of all scenes of a run.
  package let shrunkBitmaps = ShrunkBitmaps()
  /// The pixels that are left for the picture that is being drawn; nil for no bound but that of each file.
  private var allowance: PixelAllowance?

  /// A painter for pictures of so many pixels per point.
  public init(reading reader: any ArtworkReading, pixelsPerPoint: Double, opacity: Double = 1) {
    self.reader = reader
    self.pixelsPerPoint = pixelsPerPoint
    self.opacity = opacity
  }

  /// The painter for one picture of a layout, whose artwork has a bounded number of pixels in all.
  var forOnePicture: ArtworkPainter {
    guard allowance == nil else { return self }
    var painter = self
    painter.allowance = PixelAllowance()
    return painter
  }

  /// The reason why a file cannot be shown that was to be drawn, in a sentence without its end; nil where it can.
  public func fault(of file: ArtworkFile) -> String? { reader.fault(of: file) }

  /// The look of artwork in its place.
  struct Look {
    /// The colour of a template; nil where the artwork has its own colours.
    let ink: Color?
    /// True where it is turned round.
    let isMirrored: Bool

    /// The look of a file of an image.
    ///
    /// - Parameters:
    ///   - ink: The colour of templates.
    ///   - isTemplate: Whether an image is one that does not say so itself.
    ///   - isTurned: Whether the image is to be turned round; a file that is made for the direction is not.
    init(of file: ArtworkFile, in artwork: Artwork?, ink: Color, isTemplate: Bool, isTurned: Bool) {
      let intent = artwork?.intent ?? .automatic
      self.ink = intent == .template || isTemplate && intent == .automatic ? ink : nil
      isMirrored = isTurned && file.direction == nil
    }
  }

  /// A file in its place, which it fills; nil where it cannot be shown.
  func commands(_ file: ArtworkFile, in place: Rect, _ look: Look) -> DrawingCommand? {
    guard var bitmap = bitmap(of: file, for: place.size) else { return nil }
    if look.isMirrored { bitmap = bitmap.mirrored() }
    if let ink = look.ink { bitmap = bitmap.tinted(ink) }
    allowance?.take(bitmap)
    let image = DrawingCommand.image(PlacedBitmap(bitmap, in: place))
    return opacity < 1 ? .group(.init("artwork", opacity: opacity), [image]) : image
  }

  private func bitmap(of file: ArtworkFile, for size: Size) -> Bitmap? {
    let (width, height) = (Self.pixels(size.width, at: file.scale), Self.pixels(size.height, at: file.scale))
    if let slicing = file.slicing, width * height <= min(Self.mostStretchedPixels, allowance?.rest ?? .max) {
      return reader.bitmap(of: file, width: nil, height: nil)?
        .stretched(toWidth: width, height: height, keeping: slicing)
    }
    let asked = (width: pixels(size.width), height: pixels(size.height))
    let fitting = allowance?.fitting(asked) ?? asked
    return reader.bitmap(of: file, width: fitting.width, height: fitting.height)
  }

  /// The most pixels that edges are kept in, those of two of the largest screens; larger pictures are stretched as a whole.
  private static let mostStretchedPixels = 1 << 24

  private func pixels(_ length: Double) -> Int { Self.pixels(length, at: pixelsPerPoint) }

  /// The pixels of a length in points; never more than any picture has.
  private static func pixels(_ length: Double, at scale: Double) -> Int {
    Int(min(16_384, max(1, (length * scale).rounded(.up))))
  }
}
