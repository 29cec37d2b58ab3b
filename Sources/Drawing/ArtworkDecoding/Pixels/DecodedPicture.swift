internal import Drawing

struct DecodedPicture: Sendable {
  /// The premultiplied pixels.
  var pixels: PixelMap
  /// The original file, if all browsers show exactly these pixels.
  var file: EncodedImage?
}
