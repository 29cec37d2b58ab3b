internal import CWebP
internal import Drawing

/// Reads WebP files with libwebp.
struct WebPReader: PictureReading {
  /// The limits for the file.
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
  func picture(in bytes: [UInt8]) throws(ArtworkFault) -> DecodedPicture {
    let size = try size(of: bytes)
    let (width, height, count) = (size.width, size.height, size.width * size.height)
    var isRead = false
    let values = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.withMemoryRebound(to: UInt8.self) { samples in
        isRead = WebPDecodeBGRAInto(bytes, bytes.count, samples.baseAddress, 4 * count, Int32(4 * width)) != nil
      }
      filled = isRead ? count : 0
    }
    guard isRead else { throw Self.damage }
    var pixels = PixelMap(width: width, height: height, values: values)
    pixels.premultiply()
    return DecodedPicture(pixels: pixels, file: nil)
  }

  private static let damage = ArtworkFault(message: "it is damaged or truncated; export it again")
}
