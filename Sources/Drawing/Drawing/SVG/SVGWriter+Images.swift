internal import Geometry
internal import MarkupWriting

/// A function that encodes a bitmap as an image file, on any thread. Returns nil on failure.
public typealias ImageEncoder = @Sendable (Bitmap) -> EncodedImage?

extension SVGWriter {
  /// Writes a bitmap: the first time with its file, so that the document is self-contained, and then as a reference.
  ///
  /// A bitmap without a file that cannot be encoded is skipped. In the coordinate space of an image, its sides are 1.
  mutating func write(_ image: PlacedBitmap) {
    if let identifier = images[image.bitmap] {
      begin(image)
      markup.append("<use")
      markup.attribute("href", "#\(identifier)")
      return markup.append("/></g>\n")
    }
    guard let file = image.bitmap.file ?? encodeImage(image.bitmap) else { return }
    let identifier = identifiers.identifier(for: "artwork-\(images.count + 1)")
    images[image.bitmap] = identifier
    begin(image)
    markup.append("<image")
    markup.attribute("id", identifier)
    markup.append(" width=\"1\" height=\"1\" preserveAspectRatio=\"none\"")
    markup.beginAttribute("href")
    markup.append("data:image/\(file.format.rawValue);base64,")
    markup.append(base64: file.bytes)
    markup.append("\"/></g>\n")
  }

  private mutating func begin(_ image: PlacedBitmap) {
    markup.append("<g transform=\"translate(")
    append(image.rect.minX, image.rect.minY)
    markup.append(") scale(")
    append(image.rect.width, image.rect.height)
    markup.append(")\">")
  }
}
