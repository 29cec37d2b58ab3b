extension PrunedSources {
  /// Removes the code at which the process ended: the statement, then the body and the declaration if the same place
  /// ends it again, and then those of the call.
  ///
  /// - Parameter codeEndings: The ends of the process.
  /// - Returns: Whether anything changed.
  package mutating func remove(codeEnding codeEndings: [CodeEnding]) -> Bool {
    var isChanged = false
    var known: Set<CodeEnding.Place> = []
    let values = sampleValues()
    for ending in codeEndings {
      guard let place = ending.places.first(where: { canRemove($0) }), known.insert(place).inserted,
        let path = path(of: place), let text = texts[path]
      else { continue }
      let error = CompilerError(
        path: path, line: place.line, column: place.column ?? Self.column(ofLine: place.line, in: text),
        message: ending.reason ?? "it never returns, or uses an object that does not exist")
      guard let rest = removing(error, at: place, from: text, values) else { continue }
      texts[path] = rest
      ended[path, default: Loss(path: path, first: error, count: 0, endsProcess: true)].count += 1
      isChanged = true
    }
    return isChanged
  }

  /// Returns a source without the code at a place: the smallest part that was not tried before and changes it. Nil if
  /// there is none.
  private mutating func removing(
    _ error: CompilerError, at place: CodeEnding.Place, from text: String, _ values: SampleValues
  ) -> String? {
    while let extent = SourcePruning.Extent(rawValue: endings[place] ?? 0), extent <= .declaration {
      endings[place, default: 0] += 1
      var pruning = SourcePruning(of: text, values: values)
      pruning.remove(error, extent)
      if pruning.isChanged, pruning.text != text { return pruning.text }
    }
    return nil
  }

  /// Whether code at a place can be removed: it is in a source of the app, and was not yet removed with its declaration.
  private func canRemove(_ place: CodeEnding.Place) -> Bool {
    guard let path = path(of: place), views[path] == nil else { return false }
    return endings[place] ?? 0 <= SourcePruning.Extent.declaration.rawValue
  }

  /// Returns the path of the source that contains a place, or nil if the package has none.
  private func path(of place: CodeEnding.Place) -> String? {
    guard let module = place.module else { return texts[place.path] == nil ? nil : place.path }
    let named = texts.keys.filter { $0.hasSuffix("/\(place.path)") }.sorted()
    return named.count > 1 ? named.first { "/\($0)".contains("/\(module)/") } ?? named.first : named.first
  }

  /// Returns the column at which the code of a line begins that ends the process: a call that does nothing else, or
  /// else the first word after closing brackets.
  private static func column(ofLine number: Int, in text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = LocatedLines(of: text).lines(numbered: number).first, lines.indices.contains(index - 1) else {
      return 1
    }
    let line = lines[index - 1]
    let calls = ["fatalError(", "preconditionFailure(", "precondition(", "assertionFailure(", "assert("]
    let call = calls.lazy.compactMap { line.firstRange(of: $0)?.lowerBound }.first
    let start = call ?? line.firstIndex { !" \t})],.".contains($0) } ?? line.startIndex
    return line[..<start].utf8.count + 1
  }
}
