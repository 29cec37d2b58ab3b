extension DisplayList {
  /// Returns the picture as an SVG document, with one CSS pixel per point.
  ///
  /// Text remains text: it can be searched, selected and read aloud. Group names become classes, so that style sheets
  /// and scripts can show and hide them. The output is deterministic.
  public func svg() -> String { String(decoding: svgBytes(), as: UTF8.self) }

  /// Returns the picture as an SVG document in UTF-8, like ``svg()``.
  ///
  /// - Parameter encodeImage: Encodes bitmaps that have no file. Those that it cannot encode are skipped.
  public func svgBytes(encodingImagesWith encodeImage: @escaping ImageEncoder = { _ in nil }) -> [UInt8] {
    var writer = SVGWriter(encodingImagesWith: encodeImage)
    writer.write(self)
    return writer.document
  }

  /// Returns the picture as an SVG document that shows another picture in dark mode (CSS Media Queries Level 5,
  /// `prefers-color-scheme`). Viewers without support show the light picture.
  ///
  /// Parts that differ only in colors are written once. The size, title and description come from the light picture.
  ///
  /// - Parameter dark: The picture for dark mode.
  public func svg(inDark dark: DisplayList) -> String { String(decoding: svgBytes(inDark: dark), as: UTF8.self) }

  /// Returns the picture as an SVG document in UTF-8, like ``svg(inDark:)``.
  ///
  /// - Parameters:
  ///   - dark: The picture for dark mode.
  ///   - encodeImage: Encodes bitmaps that have no file. Those that it cannot encode are skipped.
  public func svgBytes(
    inDark dark: DisplayList, encodingImagesWith encodeImage: @escaping ImageEncoder = { _ in nil }
  ) -> [UInt8] {
    var writer = SVGWriter(encodingImagesWith: encodeImage)
    writer.write(self, inDark: dark)
    return writer.document
  }
}
