internal import Drawing

/// A picture as its file has it.
struct DecodedPicture: Sendable {
  /// The pixels, multiplied by alpha.
  var pixels: PixelMap
  /// The file, where every browser shows exactly these pixels.
  var file: EncodedImage?
}
