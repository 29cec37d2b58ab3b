internal import CWebP
internal import Drawing

/// Reads WebP files with libwebp.
struct WebPReader {
  /// The limits of the file.
  let limits: ArtworkLimits

  /// The picture in a file. It has none that every browser shows.
  func picture(in bytes: [UInt8]) throws(ArtworkFault) -> DecodedPicture {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else { throw Self.damage }
    guard features.has_animation == 0 else {
      throw ArtworkFault(message: "it is a moving WebP picture, which is not shown here; convert it to PNG")
    }
    let (width, height) = (Int(features.width), Int(features.height))
    let count = try limits.check(width: width, height: height)
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

  private static let damage = ArtworkFault(message: "it is damaged or its end is missing; export it again")
}
