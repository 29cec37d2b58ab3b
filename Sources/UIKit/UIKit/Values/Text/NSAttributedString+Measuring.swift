public import Foundation

extension NSAttributedString {
  /// Returns the size of the text without wrapping, with its own line breaks, in points.
  public func size() -> CGSize { StyledText(self).size(width: nil, numberOfLines: 0) }

  /// Returns the bounding rectangle of the text within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: Any? = nil
  ) -> CGRect {
    // Without a width, the text has as many lines as it has line breaks.
    let hasLines = options.contains(.usesLineFragmentOrigin)
    let isWrapped = hasLines && size.width > 0 && size.width < 1e6
    return CGRect(
      origin: .zero, size: StyledText(self).size(width: isWrapped ? size.width : nil, numberOfLines: hasLines ? 0 : 1))
  }
}

extension NSString {
  /// Returns the size of the text on one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes ?? [:]).size()
  }

  /// Returns the bounding rectangle of the text within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: Any? = nil
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes ?? [:]).boundingRect(with: size, options: options)
  }
}

extension String {
  /// Returns the size of the text on one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes ?? [:]).size()
  }

  /// Returns the bounding rectangle of the text within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: Any? = nil
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes ?? [:]).boundingRect(with: size, options: options)
  }
}
