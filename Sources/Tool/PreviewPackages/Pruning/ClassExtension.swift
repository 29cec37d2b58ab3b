/// The extensions of a class in its own source.
enum ClassExtension {
  /// Returns a source in which the functions and properties with a name in extensions of a class are at the end of the
  /// class instead, with the author's lines, or nil if there are none.
  ///
  /// - Parameter path: The path of the source, as the compiler prints it.
  static func moving(_ member: String, into name: String, in text: String, at path: String) -> String? {
    let outline = SourceOutline(of: SwiftTokens(of: text))
    let lines = LocatedLines(of: text)
    guard let end = end(ofClass: name, in: outline), let close = outline.token(end) else { return nil }
    let bytes = outline.tokens.bytes
    let members = members(named: member, inExtensionsOf: name, outline)
    let ranges = members.compactMap { range -> Range<Int>? in
      guard let first = outline.token(range.lowerBound), let last = outline.token(range.upperBound - 1) else {
        return nil
      }
      return first.range.lowerBound..<last.range.upperBound
    }
    guard !ranges.isEmpty else { return nil }
    func place(of byte: Int) -> String {
      let start = bytes[..<byte].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = lines.number(ofLine: bytes[..<byte].count { $0 == UInt8(ascii: "\n") } + 1) ?? 1
      return "\n#sourceLocation(file: \"\(path.inSwiftLiteral)\", line: \(line))\n"
        + String(repeating: " ", count: byte - start)
    }
    let moved = ranges.map { place(of: $0.lowerBound) + String(decoding: bytes[$0], as: UTF8.self) }.joined()
    var rest = bytes
    for range in ranges {
      for byte in range where rest[byte] != 0x0A && rest[byte] != 0x0D { rest[byte] = 0x20 }
    }
    let added = Array("\(moved)\(place(of: close.range.lowerBound))".utf8)
    rest.insert(contentsOf: added, at: close.range.lowerBound)
    return String(decoding: rest, as: UTF8.self)
  }

  /// Returns the position of the brace that closes a class at the top level.
  private static func end(ofClass name: String, in outline: SourceOutline) -> Int? {
    let start = outline.tokens.code.indices.first { position in
      outline.text(position) == name && outline.text(position - 1) == "class" && outline.brace(around: position) == nil
    }
    let open = start.flatMap { start in (start..<outline.tokens.code.count).first { outline.text($0) == "{" } }
    return open.flatMap { outline.partners[$0] }
  }

  /// Returns the declarations with a name in extensions of a class at the top level without conditions and access
  /// levels.
  private static func members(
    named member: String, inExtensionsOf name: String, _ outline: SourceOutline
  ) -> [Range<Int>] {
    let starts = outline.tokens.code.indices.filter { position in
      outline.text(position) == "extension" && outline.text(position + 1) == name
        && outline.text(position + 2) != "." && outline.brace(around: position) == nil
        && outline.part(at: position, in: nil).lowerBound == position
    }
    return starts.flatMap { start -> [Range<Int>] in
      guard let open = (start..<outline.tokens.code.count).first(where: { outline.text($0) == "{" }),
        !(start..<open).contains(where: { outline.text($0) == "where" }), let end = outline.partners[open], end > open
      else { return [] }
      let names = (open + 1..<end).filter { position in
        outline.text(position) == member && ["func", "var"].contains(outline.text(position - 1))
          && outline.brace(around: position) == open
      }
      return names.map { outline.part(at: $0, in: open) }
    }
  }
}
