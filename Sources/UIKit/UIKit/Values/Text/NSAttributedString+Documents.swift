public import Foundation

extension NSAttributedString {
  /// The text of a document of letters alone; other kinds are not read here.
  ///
  /// - Throws: `CocoaError` for other kinds, and for bytes that are no letters.
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
