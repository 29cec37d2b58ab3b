internal import CWebP
internal import Drawing

/// A reader for WebP files with libwebp.
struct WebPReader: PictureReading {
  let limits: ArtworkLimits

  func size(of bytes: [UInt8]) throws(ArtworkFault) -> PixelSize {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else { throw Self.damage }
    guard features.has_animation == 0 else {
      throw ArtworkFault(message: "animated WebP images are not supported; convert it to PNG")
    }
    try limits.check(width: Int(features.width), height: Int(features.height))
    return PixelSize(width: Int(features.width), height: Int(features.height))
  }

  /// Decodes the picture in a file. Not all browsers support WebP, so the file itself is not passed on.
  ///
  /// libwebp scales large pictures down row by row. Others are scaled by the caller, as in other formats.
  func picture(in bytes: [UInt8], fitting size: PixelSize?) throws(ArtworkFault) -> DecodedPicture {
    let whole = try self.size(of: bytes)
    let isLarge = whole.width * whole.height > limits.largePixels
    let wanted = isLarge ? size?.clamped(to: whole) ?? whole : whole
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { throw Self.damage }
    config.options.use_scaling = wanted == whole ? 0 : 1
    (config.options.scaled_width, config.options.scaled_height) = (Int32(wanted.width), Int32(wanted.height))
    config.output.colorspace = MODE_bgrA
    config.output.is_external_memory = 1
    config.output.u.RGBA.stride = Int32(4 * wanted.width)
    config.output.u.RGBA.size = 4 * wanted.width * wanted.height
    var isRead = false
    let values = [UInt32](unsafeUninitializedCapacity: wanted.width * wanted.height) { buffer, filled in
      buffer.withMemoryRebound(to: UInt8.self) { samples in
        config.output.u.RGBA.rgba = samples.baseAddress
        isRead = WebPDecode(bytes, bytes.count, &config) == VP8_STATUS_OK
      }
      filled = isRead ? buffer.count : 0
    }
    guard isRead else { throw Self.damage }
    return DecodedPicture(pixels: PixelMap(width: wanted.width, height: wanted.height, values: values), file: nil)
  }

  private static let damage = ArtworkFault(message: "it is damaged or truncated; export it again")
}
