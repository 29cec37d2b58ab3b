internal import CXML2
internal import CXMLLibrary
internal import Findings
internal import Glibc
internal import WorkBudgets

/// A parser for XML with libxml2. No other file uses the library.
///
/// The document is untrusted: a DOCTYPE is rejected, so that no entities can be declared; nothing external is loaded;
/// size and depth are limited (``XMLLimits``). Each call has its own parser, so several workers may parse at once.
package enum XMLElementParser {
  /// The number of elements between two checks for cancellation.
  private static let stride = 1024

  /// The functions of libxml2, which is loaded for the first document; nil if it is missing. It requires its global
  /// tables to be initialized before several threads use it. A static is initialized exactly once, and nothing changes
  /// the functions afterwards.
  nonisolated(unsafe) private static let library: UnsafePointer<xml_library>? = {
    let loaded = xml_library_load()
    loaded?.pointee.initialize()
    return loaded
  }()

  /// Returns the root element of a document.
  ///
  /// - Throws: ``DocumentError`` with line, column, excerpt and hint if the document is not well-formed XML in UTF-8.
  package static func root(of text: XMLText) throws(DocumentError) -> XMLElement {
    try refuseUnreadable(text)
    try refuseHugeTags(text)
    guard library != nil else {
      throw text.error(
        .invalidXML, .init(kind: "library", "no XML document can be read, because libxml2 is missing"), at: .start,
        hint: "install it: 'apt-get install libxml2'")
    }
    var session = Session(text)
    let isStarted = text.bytes.withUnsafeBytes { bytes in
      withUnsafeMutablePointer(to: &session) { parse(bytes, $0) }
    }
    if let failure = session.failure { throw failure }
    guard isStarted, session.builder.isComplete else {
      throw text.error(
        .invalidXML, .init(kind: "end", "the document ends inside its first element"),
        at: text.place(at: text.bytes.count),
        hint: "save the document in Xcode again")
    }
    return XMLElement(rootOf: XMLTree(session.builder, lines: XMLLines(of: text.bytes)))
  }

  /// Rejects documents that are empty, too large, or not in UTF-8, before they are parsed.
  private static func refuseUnreadable(_ text: XMLText) throws(DocumentError) {
    let start = XMLPlace.start
    if text.bytes.isEmpty {
      throw text.error(
        .emptyDocument, "the document is empty", at: start, hint: "restore it from version control, or remove it")
    }
    if text.bytes.count > XMLLimits.size {
      throw text.error(
        .documentTooLarge,
        .init(kind: "bytes", "the document has \(text.bytes.count) bytes; the limit is \(XMLLimits.size)"),
        at: start, hint: "split the storyboard with Editor > Refactor to Storyboard")
    }
    if let offset = text.firstInvalidByte {
      throw text.error(
        .invalidEncoding, "the document is not UTF-8", at: text.place(at: offset),
        hint: "save it as UTF-8, the encoding that Xcode writes")
    }
  }

  /// Rejects tags with so many attributes that libxml2 would compare their names for hours. Also rejects tags so long,
  /// with the following text, that libxml2 would fail without a reason.
  private static func refuseHugeTags(_ text: XMLText) throws(DocumentError) {
    var tag = 0
    while tag < text.bytes.count {
      let next = ByteSearch.first(UInt8(ascii: "<"), in: text.bytes, tag + 1..<text.bytes.count) ?? text.bytes.count
      // Most tags are too short to contain too many quotes, even if every byte were one.
      if next - tag > XMLLimits.quotes, let problem = hugeness(of: text.bytes[tag..<next]) {
        throw text.error(
          .documentTooLarge, problem, at: text.place(at: tag),
          hint: "the document is damaged or malicious; Xcode does not write such documents")
      }
      tag = next
    }
  }

  /// Returns the limit that a tag and its following text exceed in words, or nil.
  private static func hugeness(of tag: ArraySlice<UInt8>) -> Finding.Message? {
    var quotes = 0
    for (distance, byte) in tag.enumerated() {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quotes += 1 }
      if quotes > XMLLimits.quotes {
        return .init(kind: "attributes", "an element has more than \(XMLLimits.quotes / 2) attributes")
      }
      if distance > XMLLimits.distance {
        return .init(kind: "length", "an attribute or text is longer than \(XMLLimits.distance) bytes")
      }
    }
    return nil
  }

  /// Parses a document. Returns false if the parser could not be created.
  ///
  /// libxml2 passes the address of the session to its callbacks, so the session must not move.
  private static func parse(_ bytes: UnsafeRawBufferPointer, _ session: UnsafeMutablePointer<Session>) -> Bool {
    guard let library, let start = bytes.baseAddress,
      let memory = library.pointee.new_context(start.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count))
    else { return false }
    defer { library.pointee.free_context(memory) }
    let context = memory.assumingMemoryBound(to: xmlParserCtxt.self)
    session.pointee.context = context
    context.pointee.sax.pointee = handlers
    context.pointee.userData = UnsafeMutableRawPointer(session)
    // NOENT resolves `&amp;` in attributes. Without a DOCTYPE there are no other entities.
    let options = [XML_PARSE_NOENT, XML_PARSE_NONET, XML_PARSE_IGNORE_ENC, XML_PARSE_BIG_LINES]
    _ = library.pointee.use_options(context, Int32(clamping: options.reduce(0) { $0 | $1.rawValue }))
    _ = library.pointee.parse(context)
    session.pointee.context = nil
    return true
  }

  /// A run of the parser: the state that libxml2's callbacks share.
  fileprivate struct Session {
    let text: XMLText
    var builder: XMLTreeBuilder
    var failure: DocumentError?
    var context: xmlParserCtxtPtr?
    /// The start of the last tag, and the end of the search for it.
    private var (tag, searched) = (0, 0)
    /// A cache of names by address: the parser keeps one copy of each name.
    private var names = [(address: UnsafePointer<xmlChar>?, name: XMLTreeBuilder.Name)](
      repeating: (nil, XMLTreeBuilder.Name(known: .other, other: 0)), count: 1024)

    init(_ text: XMLText) {
      self.text = text
      builder = XMLTreeBuilder(size: text.bytes.count)
    }

    /// Returns the start of the tag that the parser has just read. A tag contains no other `<`.
    private mutating func startOfTag() -> Int {
      guard let input = context?.pointee.input?.pointee, let base = input.base, let current = input.cur else {
        return tag
      }
      let end = min(Int(clamping: input.consumed) + (current - base), text.bytes.count)
      while searched < end, let next = ByteSearch.first(UInt8(ascii: "<"), in: text.bytes, searched..<end) {
        tag = next
        searched = next + 1
      }
      searched = max(searched, end)
      return tag
    }

    mutating func start(
      _ name: UnsafePointer<xmlChar>?, _ values: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
    ) {
      let offset = startOfTag()
      if builder.depth >= XMLLimits.depth {
        return refuse(.nestingTooDeep, "elements are nested more than \(XMLLimits.depth) levels deep", at: offset)
      }
      if builder.elements.count >= XMLLimits.elements {
        return refuse(
          .documentTooLarge, .init(kind: "elements", "the document has more than \(XMLLimits.elements) elements"),
          at: offset)
      }
      if builder.elements.count.isMultiple(of: XMLElementParser.stride), WorkBudget.checkCancellation() {
        return stop(
          text.error(
            .invalidXML, .init(kind: "stopped", "reading was canceled"), at: text.place(at: offset),
            hint: "run it again"
          ))
      }
      builder.start(self.name(name), at: offset)
      // The parser passes five pointers for each attribute: local name, prefix, URI, value, end of value.
      guard let values else { return }
      for index in 0..<count {
        let (name, prefix) = (values[index * 5], values[index * 5 + 1])
        guard let start = values[index * 5 + 3], let end = values[index * 5 + 4] else { continue }
        builder.add(
          prefix == nil ? self.name(name) : self.name(name, in: prefix),
          UnsafeBufferPointer(start: start, count: end - start))
      }
    }

    private mutating func name(_ name: UnsafePointer<xmlChar>?) -> XMLTreeBuilder.Name {
      let address = UInt(bitPattern: name)
      let slot = Int(address % 1024)
      if names[slot].address == name, name != nil { return names[slot].name }
      let count = name.map { strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)) } ?? 0
      let found = builder.name(UnsafeBufferPointer(start: name, count: Int(clamping: count)))
      names[slot] = (name, found)
      return found
    }

    private mutating func name(
      _ name: UnsafePointer<xmlChar>?, in prefix: UnsafePointer<xmlChar>?
    ) -> XMLTreeBuilder.Name {
      let parts = [prefix, name].map { $0.map { String(cString: $0) } ?? "" }
      return Array("\(parts[0]):\(parts[1])".utf8).withUnsafeBufferPointer { builder.name($0) }
    }

    mutating func refuseDocumentType() {
      stop(
        text.error(
          .doctype, "the document has a DOCTYPE, which Xcode never writes",
          at: text.place(at: startOfTag()), hint: "remove the <!DOCTYPE …> declaration"))
    }

    mutating func report(_ error: xmlError) {
      guard failure == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
      failure = XMLErrorText.error(
        message: error.message.map { String(cString: $0) } ?? "", line: Int(error.line), column: Int(error.int2),
        in: text)
    }

    private mutating func refuse(_ code: FindingCode, _ message: Finding.Message, at offset: Int) {
      stop(
        text.error(
          code, message, at: text.place(at: offset),
          hint: "the document is damaged or malicious; Xcode does not write such documents"))
    }

    private mutating func stop(_ error: DocumentError) {
      if failure == nil { failure = error }
      if let context { XMLElementParser.library?.pointee.stop(context) }
    }
  }

  /// Returns the session that libxml2 passes to its callbacks.
  fileprivate static func session(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Session>? {
    pointer?.assumingMemoryBound(to: Session.self)
  }

  /// The callbacks of the parser. All other features are disabled.
  private static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = XML_SAX2_MAGIC
    handlers.internalSubset = { data, _, _, _ in XMLElementParser.session(data)?.pointee.refuseDocumentType() }
    handlers.startElementNs = { data, name, _, _, _, _, count, _, values in
      XMLElementParser.session(data)?.pointee.start(name, values, Int(count))
    }
    handlers.endElementNs = { data, _, _, _ in XMLElementParser.session(data)?.pointee.builder.end() }
    handlers.characters = XMLElementParser.appendCharacters
    handlers.cdataBlock = XMLElementParser.appendCharacters
    handlers.ignorableWhitespace = XMLElementParser.appendCharacters
    handlers.serror = { data, error in
      if let error = error?.pointee { XMLElementParser.session(data)?.pointee.report(error) }
    }
    return handlers
  }

  private static let appendCharacters: charactersSAXFunc = { data, characters, count in
    guard let characters else { return }
    XMLElementParser.session(data)?.pointee.builder.append(
      UnsafeBufferPointer(start: characters, count: Int(count)))
  }
}
