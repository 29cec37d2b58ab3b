internal import CYAML
internal import Findings
internal import WorkBudgets

/// A reader for the events of a document with libyaml. No other file of this folder uses C.
package struct YAMLEventReader: ~Copyable {
  /// The deepest nesting that is read. Handwritten scenes stay below ten.
  package static let maximumDepth = 64
  /// The maximum number of events of a document, so that a hostile one cannot fill the memory.
  static let maximumEventCount = 500_000

  /// The number of events between two checks for cancellation.
  private static let stride = 1024

  // The parser keeps a pointer to itself, so its address must not change.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// Whether the parser could allocate its initial memory. If not, it is empty.
  private let canParse: Bool
  /// The end of the document.
  private let end: YAMLMark

  private init(_ bytes: UnsafeBufferPointer<UInt8>, end: YAMLMark) {
    self.end = end
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    canParse = yaml_parser_initialize(parser) == 1
    guard canParse else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deinitialize(count: 1)
    parser.deallocate()
  }

  /// Returns the events of a document in valid UTF-8 without a byte order mark. Stream events are skipped.
  package static func events(in bytes: [UInt8]) throws(YAMLSyntaxError) -> [YAMLEvent] {
    // The parser rejects a null pointer, which an empty array may have.
    let input = bytes + [UInt8(ascii: "\n")]
    return try input.withUnsafeBufferPointer { (buffer) throws(YAMLSyntaxError) in
      try YAMLEventReader(buffer, end: Self.mark(behind: bytes[...])).events(in: bytes)
    }
  }

  private func events(in bytes: [UInt8]) throws(YAMLSyntaxError) -> [YAMLEvent] {
    var events: [YAMLEvent] = []
    var depth = 0
    while let event = try next(in: bytes) {
      events.append(event)
      switch event.kind {
      case .sequenceStart, .mappingStart: depth += 1
      case .sequenceEnd, .mappingEnd: depth -= 1
      default: break
      }
      guard depth <= Self.maximumDepth else {
        throw YAMLSyntaxError(
          code: .documentLimit, message: .init(kind: "depth", "nested more than \(Self.maximumDepth) levels deep"),
          range: event.range)
      }
      guard events.count <= Self.maximumEventCount else {
        throw YAMLSyntaxError(
          code: .documentLimit,
          message: .init(kind: "values", "more than \(Self.maximumEventCount) values in one document"),
          range: event.range)
      }
      if events.count.isMultiple(of: Self.stride), WorkBudget.checkCancellation() {
        throw YAMLSyntaxError(message: .init(kind: "stopped", "reading was canceled"), range: event.range)
      }
    }
    return events
  }

  /// Returns the next relevant event, or nil at the end of the stream.
  private func next(in bytes: [UInt8]) throws(YAMLSyntaxError) -> YAMLEvent? {
    while true {
      var event = yaml_event_t()
      // After an error, the parser returns events without a type forever.
      guard canParse, yaml_parser_parse(parser, &event) == 1, event.type != YAML_NO_EVENT else {
        throw error(in: bytes)
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return nil }
      if let event = self.event(event) { return event }
    }
  }

  private func event(_ event: yaml_event_t) -> YAMLEvent? {
    let range = self.range(of: event)
    func made(
      _ kind: YAMLEvent.Kind, _ anchor: UnsafeMutablePointer<yaml_char_t>? = nil,
      _ tag: UnsafeMutablePointer<yaml_char_t>? = nil
    ) -> YAMLEvent {
      YAMLEvent(kind: kind, anchor: anchor.map(Self.string), tag: tag.map(Self.string), range: range)
    }
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return made(.documentStart)
    case YAML_SEQUENCE_END_EVENT: return made(.sequenceEnd)
    case YAML_MAPPING_END_EVENT: return made(.mappingEnd)
    case YAML_ALIAS_EVENT: return made(.alias(event.data.alias.anchor.map(Self.string) ?? ""))
    case YAML_SEQUENCE_START_EVENT:
      return made(.sequenceStart, event.data.sequence_start.anchor, event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      return made(.mappingStart, event.data.mapping_start.anchor, event.data.mapping_start.tag)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return made(.scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), scalar.anchor, scalar.tag)
    default: return nil
    }
  }

  /// Returns the range of an event. A missing value has an empty range, which is never after the end of the document.
  private func range(of event: yaml_event_t) -> YAMLRange {
    let range = YAMLRange(start: YAMLMark(event.start_mark), end: YAMLMark(event.end_mark))
    guard event.type == YAML_SCALAR_EVENT, range.start == range.end else { return range }
    let place = placed(event.start_mark)
    return YAMLRange(start: place, end: place)
  }

  private static func string(_ characters: UnsafeMutablePointer<yaml_char_t>) -> String {
    String(cString: characters)
  }

  /// Returns the error of the parser.
  private func error(in bytes: [UInt8]) -> YAMLSyntaxError {
    if !canParse || parser.pointee.error == YAML_MEMORY_ERROR {
      let start = YAMLMark(line: 1, column: 1, index: 0)
      return YAMLSyntaxError(
        message: .init(kind: "memory", "not enough memory to read the document"),
        range: YAMLRange(start: start, end: start))
    }
    let complaint = parser.pointee.problem.map { String(cString: $0) } ?? "the document cannot be read"
    let message = Finding.Message(kind: "parser", "\(complaint)")
    if parser.pointee.error == YAML_READER_ERROR {
      // Only here, libyaml reports the position as a byte offset.
      let offset = min(Int(clamping: parser.pointee.problem_offset), bytes.count)
      let mark = Self.mark(behind: bytes[..<offset])
      return YAMLSyntaxError(message: message, range: YAMLRange(start: mark, end: mark), complaint: complaint)
    }
    let mark = placed(parser.pointee.problem_mark)
    let context = parser.pointee.context.map { String(cString: $0) }
    return YAMLSyntaxError(
      message: message, range: YAMLRange(start: mark, end: mark), complaint: complaint,
      note: context.map { ($0, placed(parser.pointee.context_mark)) })
  }

  /// Returns the position of a mark. After the end of the document, the parser counts the line feed that was appended.
  private func placed(_ mark: yaml_mark_t) -> YAMLMark {
    let mark = YAMLMark(mark)
    guard mark.line > 1, mark.column == 1 else { return mark }
    return mark.index > end.index ? end : mark
  }

  private static func mark(behind bytes: ArraySlice<UInt8>) -> YAMLMark {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let lastLine = text.reversed().prefix { $0 != "\n" }
    return YAMLMark(line: text.count { $0 == "\n" } + 1, column: lastLine.count + 1, index: text.count)
  }
}

extension YAMLMark {
  /// Creates a location from a mark of libyaml, which counts from 0.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(
      line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1, index: Int(clamping: mark.index))
  }
}
