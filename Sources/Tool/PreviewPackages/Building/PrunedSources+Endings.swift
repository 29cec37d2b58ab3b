extension PrunedSources {
  /// Removes the code at which the process ended: the statement, or the body of the declaration if its code ends it
  /// again. If that leaves nothing but another end of the process, the same is done in the code that calls it.
  ///
  /// - Parameter codeEndings: The ends of the process.
  /// - Returns: Whether anything changed.
  package mutating func remove(codeEnding codeEndings: [CodeEnding]) -> Bool {
    let (former, values) = (endings, sampleValues())
    var known: [CodeEnding.Place: Bool] = [:]
    for ending in codeEndings {
      for place in ending.places {
        let isRemoved =
          known[place] ?? remove(codeAt: place, reason: ending.reason, tried: former, values)
        known[place] = isRemoved
        if isRemoved { break }
      }
    }
    return known.values.contains(true)
  }

  /// Removes the smallest part of the code at a place that was not tried before and does not end the process itself.
  ///
  /// - Parameter tried: The number of extents that earlier rounds tried.
  /// - Returns: Whether there is one.
  private mutating func remove(
    codeAt place: CodeEnding.Place, reason: String?, tried: [EndedDeclaration: Int], _ values: SampleValues
  ) -> Bool {
    guard let path = path(of: place), !lists.contains(path), let text = texts[path] else { return false }
    let error = CompilerError(
      path: path, line: place.line, column: place.column ?? Self.column(ofLine: place.line, in: text),
      message: reason ?? "it never returns, or uses an object that does not exist")
    let source = SourcePruning(of: text, values: values)
    guard let name = source.declaration(around: error) else { return false }
    let declaration = EndedDeclaration(path: path, name: name)
    var number = tried[declaration] ?? 0
    // It replaced other code, since no value that compiles is known.
    if number > 0, source.isEnd(at: error) { return false }
    while let extent = SourcePruning.Extent(rawValue: number), extent < .declaration {
      number += 1
      var pruning = source
      pruning.remove(endingAt: error, extent)
      guard !pruning.endsProcess, !pruning.text.hasSameCode(as: text) else { continue }
      texts[path] = pruning.text
      endings[declaration] = max(endings[declaration] ?? 0, number)
      if ended[path]?.contains(where: { $0.line == error.line }) != true { ended[path, default: []].append(error) }
      return true
    }
    return false
  }

  /// Remembers the removals that a later state of the sources tried in vain, so that they are not tried again.
  ///
  /// - Parameters:
  ///   - other: The later state.
  ///   - paths: The sources in which the reason for the failure may be. If none of them was tried, all are remembered.
  package mutating func rememberEndings(of other: PrunedSources, in paths: Set<String> = []) {
    let later = other.endings.filter { endings[$0.key] != $0.value }
    let due = later.filter { paths.contains($0.key.path) }
    endings.merge(due.isEmpty ? later : due) { max($0, $1) }
  }

  /// Returns the path of the source that contains a place, or nil if the package has none.
  func path(of place: CodeEnding.Place) -> String? {
    guard let module = place.module else { return texts[place.path] == nil ? nil : place.path }
    let named = texts.keys.filter { $0.hasSuffix("/\(place.path)") }.sorted()
    return named.count > 1 ? named.first { "/\($0)".contains("/\(module)/") } ?? named.first : named.first
  }

  /// Returns the column where the code of a line begins that ends the process: a call that does nothing else, or else
  /// the first word after closing brackets.
  private static func column(ofLine number: Int, in text: String) -> Int {
    let lines = LocatedLines.lines(of: text)
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

extension String {
  /// Whether two sources differ in spaces and line ends only.
  fileprivate func hasSameCode(as other: String) -> Bool {
    self == other || utf8.lazy.filter { !$0.isBlank }.elementsEqual(other.utf8.lazy.filter { !$0.isBlank })
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
