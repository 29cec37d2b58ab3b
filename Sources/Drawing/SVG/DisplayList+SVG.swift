extension DisplayList {
  /// The picture as an SVG document, one point being one CSS pixel.
  ///
  /// Text stays text: it can be searched, selected and read aloud. Groups keep their names as classes, so that a style
  /// sheet or a script can switch them. The same picture is the same text everywhere.
  public func svg() -> String { String(decoding: svgBytes(), as: UTF8.self) }

  /// The picture as an SVG document in UTF-8, as ``svg()`` returns it.
  public func svgBytes() -> [UInt8] {
    var writer = SVGWriter()
    writer.write(self)
    return writer.document
  }
}
