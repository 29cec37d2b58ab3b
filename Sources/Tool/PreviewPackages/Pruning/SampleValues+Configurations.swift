extension SampleValues {
  /// A method that fills a view with data: `configure(with: Article)`.
  struct Configuration: Hashable {
    let name: String
    let parameters: [Parameter]
  }

  /// The beginnings of the names of methods that fill a view with data, in the order in which they are tried.
  private static let verbs = [
    "configure", "config", "setup", "setUp", "update", "populate", "bind", "render", "fill", "set",
  ]

  /// Returns the methods of a class that fill its view, the most likely one first. A method without parameters is called
  /// by the class itself.
  static func configurations(in range: Range<Int>, _ outline: SourceOutline) -> [Configuration] {
    guard let open = range.first(where: { outline.text($0) == "{" }) else { return [] }
    let hidden: Set<String> = ["private", "fileprivate", "static", "class", "override"]
    let functions = range.filter { outline.text($0) == "func" && outline.brace(around: $0) == open }
    let found = functions.compactMap { position -> (rank: Int, made: Configuration)? in
      let name = outline.text(position + 1)
      guard let rank = verbs.firstIndex(where: { Self.begins(name, with: $0) }), outline.text(position + 2) == "(",
        let end = outline.partners[position + 2], end > position + 3,
        !["async", "throws", "rethrows"].contains(outline.text(end + 1)),
        !outline.part(at: position, in: open).prefix(while: { $0 < position }).contains(where: {
          hidden.contains(outline.text($0))
        })
      else { return nil }
      return (rank, Configuration(name: name, parameters: parameters(in: position + 3..<end, outline)))
    }
    return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element.made)
  }

  /// Whether a name begins with a word: `setupTitle` with `setup`, but `settle` not with `set`.
  private static func begins(_ name: String, with word: String) -> Bool {
    name.hasPrefix(word) && name.dropFirst(word.count).first?.isLowercase != true
  }
}
