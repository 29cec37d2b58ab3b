public import Foundation

extension NSAttributedString {
  /// Reads the text of a plain-text document. Other types are not supported here.
  ///
  /// - Throws: `CocoaError` for other types, and for malformed text.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let kind = options[.documentType] as? DocumentType ?? .plain
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
    guard kind == .plain, let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }
}
