public import Foundation

extension NSAttributedString {
  /// Names of settings of documents.
  public struct DocumentReadingOptionKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    /// A setting by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind, a ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The code of letters, the number of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has none of its own.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
  public struct DocumentType: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of the web.
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

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
