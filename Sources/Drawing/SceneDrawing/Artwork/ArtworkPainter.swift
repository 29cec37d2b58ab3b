public import Drawing
internal import Geometry
public import Scenes

/// A reader of artwork files. Callers provide it.
public protocol ArtworkReading: Sendable {
  /// Returns the pixels of a file.
  ///
  /// - Parameters:
  ///   - file: The file. Drawings get exactly the requested size; bitmaps get at most this size.
  ///   - width: The visible width in pixels. Nil to use the file's.
  ///   - height: The visible height in pixels. Nil to use the file's.
  /// - Returns: Nil if the file cannot be shown. ``fault(of:)`` then has the reason.
  func bitmap(of file: ArtworkFile, width: Int?, height: Int?) -> Bitmap?

  /// Returns the reason why a requested file cannot be shown, without a full stop. Nil if it can.
  func fault(of file: ArtworkFile) -> String?

  /// Whether that reason may be gone in the next run (`ArtworkFault.isPassing`).
  func isFaultPassing(of file: ArtworkFile) -> Bool
}

extension ArtworkReading {
  /// False: only readers that run external programs have such reasons.
  public func isFaultPassing(of file: ArtworkFile) -> Bool { false }
}

/// A painter that draws artwork in views.
public struct ArtworkPainter: Sendable {
  /// The reader of files.
  let reader: any ArtworkReading
  /// The pixels per point of the picture.
  let pixelsPerPoint: Double
  /// The opacity of artwork, from 0 to 1. Less than 1 makes lines over it more legible.
  let opacity: Double
  /// The shrunk pictures, shared by the sheets of all scenes of a run.
  package let shrunkBitmaps = ShrunkBitmaps()
  /// The pixels that remain for the picture that is being drawn. Nil if only the limit of each file applies.
  private var allowance: PixelAllowance?

  /// Creates a painter for pictures with this many pixels per point.
  public init(reading reader: any ArtworkReading, pixelsPerPoint: Double, opacity: Double = 1) {
    self.reader = reader
    self.pixelsPerPoint = pixelsPerPoint
    self.opacity = opacity
  }

  /// The painter for a single picture of a layout, which limits the total pixels of its artwork.
  var forOnePicture: ArtworkPainter {
    guard allowance == nil else { return self }
    var painter = self
    painter.allowance = PixelAllowance()
    return painter
  }

  /// Returns the reason why a file to draw cannot be shown, without a full stop. Nil if it can.
  public func fault(of file: ArtworkFile) -> String? { reader.fault(of: file) }

  /// Whether that reason may be gone in the next run.
  package func isFaultPassing(of file: ArtworkFile) -> Bool { reader.isFaultPassing(of: file) }

  /// The look of placed artwork.
  struct Look {
    /// The color of a template. Nil if the artwork has its own colors.
    let ink: Color?
    let isMirrored: Bool

    /// Creates the look of an image file.
    ///
    /// - Parameters:
    ///   - file: The image file.
    ///   - artwork: The artwork that contains the file as a variant. Nil if unknown.
    ///   - ink: The color of templates.
    ///   - isTemplate: Whether images without an explicit rendering mode are templates.
    ///   - isTurned: Whether the image is mirrored. A file for this direction is not mirrored again.
    init(of file: ArtworkFile, in artwork: Artwork?, ink: Color, isTemplate: Bool, isTurned: Bool) {
      let intent = artwork?.intent ?? .automatic
      self.ink = intent == .template || isTemplate && intent == .automatic ? ink : nil
      isMirrored = isTurned && file.direction == nil
    }
  }

  /// Returns a file stretched to its place. Nil if it cannot be shown.
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

  /// The maximum number of pixels of a sliced picture: as many as two of the largest screens have. Larger pictures are
  /// stretched as a whole.
  private static let mostStretchedPixels = 1 << 24

  private func pixels(_ length: Double) -> Int { Self.pixels(length, at: pixelsPerPoint) }

  /// Returns the pixels of a length in points, within the limits of pictures.
  private static func pixels(_ length: Double, at scale: Double) -> Int {
    Int(min(16_384, max(1, (length * scale).rounded(.up))))
  }
}
