extension DisplayList {
  /// The picture as an SVG document, one point being one CSS pixel.
  ///
  /// Text stays text: it can be searched, selected and read aloud. Groups keep their names as classes, so that a style
  /// sheet or a script can switch them. The same picture is the same text everywhere.
  public func svg() -> String { String(decoding: svgBytes(), as: UTF8.self) }

  /// The picture as an SVG document in UTF-8, as ``svg()`` returns it.
  ///
  /// - Parameter encodeImage: What makes files of pixels that have none; without it they are left out.
  public func svgBytes(encodingImagesWith encodeImage: @escaping ImageEncoder = { _ in nil }) -> [UInt8] {
    var writer = SVGWriter(encodingImagesWith: encodeImage)
    writer.write(self)
    return writer.document
  }

  /// The picture as an SVG document that looks like another one where the reader's screen is dark (CSS Media Queries
  /// Level 5, `prefers-color-scheme`). Readers that know nothing of this show the picture itself.
  ///
  /// Parts that differ in nothing but colours are there once. The size, the title and the description are those of the
  /// picture.
  ///
  /// - Parameter dark: The picture that dark screens show.
  public func svg(inDark dark: DisplayList) -> String { String(decoding: svgBytes(inDark: dark), as: UTF8.self) }

  /// The picture as an SVG document in UTF-8, as ``svg(inDark:)`` returns it.
  ///
  /// - Parameters:
  ///   - dark: The picture that dark screens show.
  ///   - encodeImage: Makes files of pixels that have none; without it they are left out.
  public func svgBytes(
    inDark dark: DisplayList, encodingImagesWith encodeImage: @escaping ImageEncoder = { _ in nil }
  ) -> [UInt8] {
    var writer = SVGWriter(encodingImagesWith: encodeImage)
    writer.write(self, inDark: dark)
    return writer.document
  }
}
