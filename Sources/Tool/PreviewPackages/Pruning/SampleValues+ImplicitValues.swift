extension SampleValues {
  /// Returns the properties of a class without a value that code uses as if they had one, `var model: Model!`, except
  /// outlets and those that would not keep their object.
  static func implicitValues(in range: Range<Int>, _ outline: SourceOutline) -> [Parameter] {
    guard let open = range.first(where: { outline.text($0) == "{" }) else { return [] }
    let other: Set<String> = ["weak", "private", "fileprivate", "static", "unowned", "lazy", "(", "{"]
    return range.filter { outline.text($0) == "var" && outline.brace(around: $0) == open }.compactMap { position in
      let words = outline.part(at: position, in: open).map(outline.text)
      let type = words.drop { $0 != ":" }.dropFirst().prefix { $0 != "=" && $0 != "{" }
      guard type.last == "!", !words.contains("="),
        words.prefix(while: { $0 != "var" }).allSatisfy({ !other.contains($0) }),
        type.first?.hasPrefix("UI") == false
      else { return nil }
      return Parameter(label: outline.text(position + 1), type: Array(type.dropLast()), hasDefault: false)
    }
  }
}
