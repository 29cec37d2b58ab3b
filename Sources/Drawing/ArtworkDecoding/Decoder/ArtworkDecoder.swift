package import Drawing

/// A decoder of artwork files to pixels. Several workers may share a decoder.
package struct ArtworkDecoder: Sendable {
  private let limits: ArtworkLimits
  private let conversions: PDFConversions
  private let largePictures = LargePictureTurns()

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - limits: The limits for a file.
  ///   - conversions: Runs the external programs that draw some formats.
  package init(limits: ArtworkLimits = .standard, conversions: PDFConversions) {
    self.limits = limits
    self.conversions = conversions
  }

  /// Decodes a file.
  ///
  /// Vector drawings (SVG and PDF) get exactly the requested size, and are stretched if the aspect ratio differs.
  /// Larger bitmaps are scaled down, separately in each direction. They are never enlarged.
  ///
  /// - Parameters:
  ///   - bytes: The file. Its contents determine the format.
  ///   - identity: A string that identifies the bytes.
  ///   - size: The size in pixels at which it is shown. Nil for its own size, with a pixel per point for drawings.
  /// - Throws: ``ArtworkFault`` if the file is damaged, too large, or of an unsupported format.
  package func bitmap(
    of bytes: [UInt8], identity: String, fitting size: PixelSize?
  ) throws(ArtworkFault) -> Bitmap {
    guard bytes.count <= limits.fileSize else {
      throw ArtworkFault(
        message:
          "it has \(bytes.count >> 20) MiB; the limit is \(limits.fileSize >> 20) MiB; make it smaller")
    }
    switch try ArtworkKind(of: bytes) {
    case .png: return try picture(PNGReader(limits: limits), bytes, identity, fitting: size)
    case .jpeg:
      return try picture(JPEGReader(limits: limits), bytes, "\(identity)\(Self.photographMark)", fitting: size)
    case .webP: return try picture(WebPReader(limits: limits), bytes, identity, fitting: size)
    case .svg: return try drawing(SVGReader(limits: limits, conversions: conversions), bytes, identity, size)
    case .pdf: return try drawing(PDFReader(limits: limits, conversions: conversions), bytes, identity, size)
    case .gif: return try picture(ConvertedPicture(limits: limits), converted.gif(bytes), identity, fitting: size)
    case .tiff: return try picture(ConvertedPicture(limits: limits), converted.tiff(bytes), identity, fitting: size)
    case .heif: return try picture(ConvertedPicture(limits: limits), converted.heif(bytes), identity, fitting: size)
    }
  }

  /// The decoder as a function of the file, its identity, and the width and height at which it is shown. Nil means the
  /// file's own size.
  package var decode: @Sendable ([UInt8], String, Int?, Int?) throws -> Bitmap {
    { bytes, identity, width, height in
      let size = width.flatMap { width in height.map { PixelSize(width: width, height: $0) } }
      return try bitmap(of: bytes, identity: identity, fitting: size)
    }
  }

  private var converted: ConvertedPictureReader { ConvertedPictureReader(limits: limits, conversions: conversions) }

  /// The part of the identity that marks pictures from JPEG files.
  private static let photographMark = " from JPEG"

  /// Whether a picture comes from a JPEG file, even if its pixels were processed since.
  static func isPhotograph(_ bitmap: Bitmap) -> Bool { bitmap.identity.contains(photographMark) }

  private func drawing(
    _ reader: some DrawingReading, _ bytes: [UInt8], _ identity: String, _ size: PixelSize?
  ) throws(ArtworkFault) -> Bitmap {
    if let size { try limits.checkDrawing(width: size.width, height: size.height) }
    let (pixels, version) = try reader.pixels(of: bytes, size: size)
    return try Self.bitmap(pixels, identity: "\(identity) by \(version)", file: nil)
  }

  private func picture(
    _ reader: some PictureReading, _ bytes: [UInt8], _ identity: String, fitting size: PixelSize?
  ) throws(ArtworkFault) -> Bitmap {
    let whole = try reader.size(of: bytes)
    let wanted = kept(of: whole, fitting: size)
    return try largePictures.turn(ifLarge: whole.width * whole.height > limits.largePixels) { () throws(ArtworkFault) in
      try self.picture(reader.picture(in: bytes, fitting: wanted), identity, fitting: wanted)
    }
  }

  /// Returns the size to which a picture is reduced. Nil for its own size.
  private func kept(of whole: PixelSize, fitting size: PixelSize?) -> PixelSize? {
    let wanted = PixelSize(
      width: min(whole.width, size?.width ?? .max), height: min(whole.height, size?.height ?? .max))
    let count = wanted.width * wanted.height
    guard count > limits.mostKeptPixels else { return size }
    let factor = (Double(limits.mostKeptPixels) / Double(count)).squareRoot()
    return PixelSize(width: Int(Double(wanted.width) * factor), height: Int(Double(wanted.height) * factor))
  }

  private func picture(
    _ picture: DecodedPicture, _ identity: String, fitting size: PixelSize?
  ) throws(ArtworkFault) -> Bitmap {
    let whole = picture.pixels
    guard let size, size.width < whole.width || size.height < whole.height else {
      return try Self.bitmap(whole, identity: identity, file: picture.file)
    }
    let (width, height) = (min(size.width, whole.width), min(size.height, whole.height))
    let shrunk = PixelMap(
      width: width, height: height,
      values: AreaFilter.shrunk(whole.values, of: (whole.width, whole.height), to: (width, height)))
    return try Self.bitmap(shrunk, identity: identity, file: nil)
  }

  private static func bitmap(
    _ pixels: PixelMap, identity: String, file: EncodedImage?
  ) throws(ArtworkFault) -> Bitmap {
    let name = "\(identity) \(pixels.width)×\(pixels.height)"
    guard
      let bitmap = Bitmap(
        width: pixels.width, height: pixels.height, pixels: pixels.values, identity: name, file: file)
    else { throw ArtworkFault(message: "it has no pixels") }
    return bitmap
  }
}
