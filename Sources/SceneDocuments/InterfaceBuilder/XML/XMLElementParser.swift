internal import CXML2
internal import Scenes

/// Reads XML with libxml2; the only file that touches it.
///
/// The document is untrusted: a DOCTYPE is refused, so no entity can be declared; nothing is loaded from anywhere; size
/// and depth are limited (``XMLLimits``). Each call has a parser of its own, so several workers may read at once.
enum XMLElementParser {
  /// libxml2 wants its global tables made before several threads use it; a static is initialised exactly once.
  private static let isLibraryReady: Bool = {
    xmlInitParser()
    return true
  }()

  /// The outermost element of a document.
  ///
  /// - Throws: ``DocumentError`` with line, column, excerpt and hint where the document is no well-formed XML in UTF-8.
  static func root(of text: XMLText) throws(DocumentError) -> XMLElement {
    try refuseUnreadable(text)
    try refuseHugeTags(text)
    let session = Session(text)
    let isStarted = text.bytes.withUnsafeBytes { session.parse($0) }
    if let failure = session.failure { throw failure }
    guard isStarted, let root = session.builder.root else {
      throw text.error(
        "invalid-xml", "the document ends before its first element does", at: text.place(at: text.bytes.count),
        hint: "save the document in Xcode again")
    }
    return root
  }

  /// Refuses what the parser need not see: nothing, too much, or something else than UTF-8.
  private static func refuseUnreadable(_ text: XMLText) throws(DocumentError) {
    let start = XMLPlace.start
    if text.bytes.isEmpty {
      throw text.error(
        "empty-document", "the document is empty", at: start, hint: "restore it from version control, or remove it")
    }
    if text.bytes.count > XMLLimits.size {
      throw text.error(
        "document-too-large", "the document has \(text.bytes.count) bytes, more than the limit of \(XMLLimits.size)",
        at: start, hint: "split the storyboard with Editor > Refactor to Storyboard")
    }
    if let offset = text.firstInvalidByte {
      throw text.error(
        "invalid-encoding", "the document is not UTF-8", at: text.place(at: offset),
        hint: "save it as UTF-8, the encoding that Xcode writes")
    }
  }

  /// Refuses a tag with so many attributes that libxml2 would compare their names for hours, and one so long, with the
  /// text behind it, that libxml2 would give up without saying why.
  private static func refuseHugeTags(_ text: XMLText) throws(DocumentError) {
    var quotes = 0
    var tag = 0
    for (offset, byte) in text.bytes.enumerated() {
      if byte == UInt8(ascii: "<") { (quotes, tag) = (0, offset) }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quotes += 1 }
      guard quotes > XMLLimits.quotes || offset - tag > XMLLimits.distance else { continue }
      let problem =
        quotes > XMLLimits.quotes
        ? "an element has more than \(XMLLimits.quotes / 2) attributes"
        : "an attribute or text is longer than \(XMLLimits.distance) bytes"
      throw text.error(
        "document-too-large", problem, at: text.place(at: tag),
        hint: "the document is damaged or hostile; Xcode writes no such document")
    }
  }

  /// One run of the parser: what libxml2's callbacks share.
  fileprivate final class Session {
    let text: XMLText
    var builder = XMLElementBuilder()
    var failure: DocumentError?
    /// The parser keeps one copy of each name, so its address stands for it.
    private var names: [UnsafePointer<xmlChar>: String] = [:]
    private var context: xmlParserCtxtPtr?
    private var place = XMLPlace.start

    init(_ text: XMLText) { self.text = text }

    /// Parses the document; false where no parser could be made.
    func parse(_ bytes: UnsafeRawBufferPointer) -> Bool {
      guard XMLElementParser.isLibraryReady, let start = bytes.baseAddress,
        let context = xmlCreateMemoryParserCtxt(
          start.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count))
      else { return false }
      defer { xmlFreeParserCtxt(context) }
      self.context = context
      context.pointee.sax.pointee = XMLElementParser.handlers
      context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
      // NOENT gives `&` in attributes instead of a reference; without a DOCTYPE nothing else can be an entity.
      let options = [XML_PARSE_NOENT, XML_PARSE_NONET, XML_PARSE_IGNORE_ENC, XML_PARSE_BIG_LINES]
      xmlCtxtUseOptions(context, Int32(clamping: options.reduce(0) { $0 | $1.rawValue }))
      xmlParseDocument(context)
      self.context = nil
      return true
    }

    /// How many bytes the parser has read.
    private var offset: Int {
      guard let input = context?.pointee.input?.pointee, let base = input.base, let current = input.cur else {
        return 0
      }
      return Int(clamping: input.consumed) + (current - base)
    }

    func start(_ name: UnsafePointer<xmlChar>?, _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int)
    {
      place = place.advanced(to: text.startOfTag(endingAt: offset - 1), in: text.bytes)
      if builder.depth >= XMLLimits.depth {
        return refuse("nesting-too-deep", "elements are nested deeper than \(XMLLimits.depth) levels")
      }
      if builder.count >= XMLLimits.elements {
        return refuse("document-too-large", "the document has more than \(XMLLimits.elements) elements")
      }
      builder.start(string(name), attributes(values, count), at: place)
    }

    /// The attributes of a start tag; the parser gives five pointers for each: name, prefix, namespace, value, its end.
    private func attributes(
      _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
    ) -> [XMLElement.Attribute] {
      guard let values else { return [] }
      return (0..<count).map { index in
        var value = ""
        if let start = values[index * 5 + 3], let end = values[index * 5 + 4] {
          value = String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
        }
        var name = string(values[index * 5])
        if let prefix = values[index * 5 + 1] { name = "\(string(prefix)):\(name)" }
        return XMLElement.Attribute(name: name, value: value)
      }
    }

    private func string(_ name: UnsafePointer<xmlChar>?) -> String {
      guard let name else { return "" }
      if let known = names[name] { return known }
      let new = String(cString: name)
      names[name] = new
      return new
    }

    func refuseDocumentType() {
      stop(
        text.error(
          "doctype", "the document has a DOCTYPE, which no document of Xcode has",
          at: text.place(at: text.startOfTag(endingAt: offset - 1)), hint: "remove the <!DOCTYPE …> declaration"))
    }

    func report(_ error: xmlError) {
      guard failure == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
      failure = XMLErrorText.error(
        message: error.message.map { String(cString: $0) } ?? "", line: Int(error.line), column: Int(error.int2),
        in: text)
    }

    private func refuse(_ code: String, _ message: String) {
      stop(
        text.error(code, message, at: place, hint: "the document is damaged or hostile; Xcode writes no such document"))
    }

    private func stop(_ error: DocumentError) {
      if failure == nil { failure = error }
      context.map { xmlStopParser($0) }
    }
  }

  /// The session that libxml2 hands back to its callbacks.
  fileprivate static func session(_ pointer: UnsafeMutableRawPointer?) -> Session? {
    pointer.map { Unmanaged<Session>.fromOpaque($0).takeUnretainedValue() }
  }

  /// What the parser calls; everything else it would do with a document stays off.
  private static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = XML_SAX2_MAGIC
    handlers.internalSubset = { data, _, _, _ in XMLElementParser.session(data)?.refuseDocumentType() }
    handlers.startElementNs = { data, name, _, _, _, _, count, _, values in
      XMLElementParser.session(data)?.start(name, values, Int(count))
    }
    handlers.endElementNs = { data, _, _, _ in XMLElementParser.session(data)?.builder.end() }
    handlers.characters = XMLElementParser.appendCharacters
    handlers.cdataBlock = XMLElementParser.appendCharacters
    handlers.ignorableWhitespace = XMLElementParser.appendCharacters
    handlers.serror = { data, error in
      if let error = error?.pointee { XMLElementParser.session(data)?.report(error) }
    }
    return handlers
  }

  private static let appendCharacters: charactersSAXFunc = { data, characters, count in
    guard let characters else { return }
    XMLElementParser.session(data)?.builder.append(UnsafeBufferPointer(start: characters, count: Int(count)))
  }
}
