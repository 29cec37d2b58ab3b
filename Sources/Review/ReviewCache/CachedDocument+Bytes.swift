internal import ContactSheets
internal import Findings
package import HostFiles
internal import ReviewPlans
internal import ReviewReports
internal import Scenes

extension CachedDocument: CacheContent {
  package func write(to writer: inout ByteWriter) {
    writer.write(dependencies) { $1.write(to: &$0) }
    writer.write(fontFiles)
    writer.write(storyboard) { $1.write(to: &$0) }
    writer.write(scenes) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      dependencies: try reader.list(FileDependency.init(from:)), fontFiles: try reader.texts(),
      storyboard: try reader.optional(StoryboardMap.init(from:)), scenes: try reader.list(SceneRecord.init(from:)))
  }
}

extension SharedFinding {
  package func write(to writer: inout ByteWriter) {
    finding.write(to: &writer)
    writer.write(layouts)
    writer.write(layoutCount)
    writer.write(numbersDiffer)
  }

  /// Reads a finding.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      finding: try Finding(from: &reader), layouts: try reader.texts(),
      layoutCount: try reader.count(), numbersDiffer: try reader.boolean())
  }
}

extension Finding {
  package func write(to writer: inout ByteWriter) {
    writer.write(code.name)
    writer.write(severity.rawValue)
    message.write(to: &writer)
    writer.write(hint) { $1.write(to: &$0) }
    writer.write(notes) { $1.write(to: &$0) }
    writer.write(source) { $1.write(to: &$0) }
    writer.write(excerpt) { writer, excerpt in
      writer.write(excerpt.line)
      writer.write(excerpt.column)
      writer.write(excerpt.length)
    }
    writer.write(views) { $0.write($1) }
    writer.write(consequences) { $1.write(to: &$0) }
    writer.write(fix) { $1.write(to: &$0) }
    writer.write(command) { writer, command in
      writer.write(command.name)
      writer.write(command.arguments)
    }
    writer.write(isExpected)
  }

  /// Reads a finding.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    typealias Malformed = ByteReader.Malformed
    self.init(
      code: .named(try reader.text()), severity: try reader.oneCase(of: Severity.self),
      message: try Message(from: &reader),
      hint: try reader.optional(Message.init(from:)),
      notes: try reader.list(Note.init(from:)),
      source: try reader.optional(SourceLocation.init(from:)),
      excerpt: try reader.optional { reader throws(Malformed) in
        Excerpt(line: try reader.text(), column: try reader.count(), length: try reader.count())
      },
      views: try reader.list { reader throws(Malformed) in try reader.count() })
    consequences = try reader.list(Consequence.init(from:))
    fix = try reader.optional(Fix.init(from:))
    command = try reader.optional { reader throws(Malformed) in Command(try reader.text(), try reader.texts()) }
    isExpected = try reader.boolean()
  }
}

extension Finding.Message {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(arguments) { writer, argument in
      switch argument {
      case .name(let name): writer.write([name])
      case .measure(let measure): writer.write(["", measure])
      }
    }
    writer.write(text)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    typealias Malformed = ByteReader.Malformed
    self.init(
      kind: try reader.text(),
      arguments: try reader.list { reader throws(Malformed) in
        let parts = try reader.texts()
        return parts.count == 2 ? .measure(parts[1]) : .name(parts.first ?? "")
      },
      text: try reader.text())
  }
}

extension Finding.Note {
  fileprivate func write(to writer: inout ByteWriter) {
    message.write(to: &writer)
    writer.write(source) { $1.write(to: &$0) }
    writer.write(isLocationInBrackets)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(try Finding.Message(from: &reader), at: try reader.optional(SourceLocation.init(from:)))
    isLocationInBrackets = try reader.boolean()
  }
}

extension Finding.Consequence {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(code.name)
    writer.write(severity.rawValue)
    message.write(to: &writer)
    writer.write(name)
    writer.write(source) { $1.write(to: &$0) }
    writer.write(view)
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      code: .named(try reader.text()), severity: try reader.oneCase(of: Finding.Severity.self),
      message: try Finding.Message(from: &reader), name: try reader.text(),
      source: try reader.optional(SourceLocation.init(from:)), view: try reader.count())
  }
}

extension SourceLocation {
  package func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(line)
    writer.write(column)
  }

  /// Reads a location.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(path: try reader.text(), line: try reader.count(), column: try reader.count())
  }
}
