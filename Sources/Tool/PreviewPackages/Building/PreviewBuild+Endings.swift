internal import VisibleText

extension PreviewBuild {
  /// A state of the sources, and the run of their program.
  private struct Trial {
    var sources: PrunedSources
    var attempt: DrawingAttempt
  }

  /// The maximum number of times that the package is compiled without code that ends the process. Each takes as long as
  /// a build of the app.
  private static let mostRounds = 3

  /// Removes the code at which previews ended the process, and compiles the rest, until no preview gets further. A
  /// removal is kept only if more previews can be drawn with it.
  ///
  /// - Parameters:
  ///   - attempt: The run with the sources as they are. Afterwards, the run with those that are kept.
  ///   - rounds: The number of times that the package was compiled for this.
  ///   - probe: Runs the program, and notes the previews that end the process.
  /// - Throws: ``PackageFault`` if a program cannot be started or files cannot be written, or if the sources that are
  ///   kept no longer compile.
  mutating func removeEndings(
    _ attempt: inout DrawingAttempt, _ rounds: inout Int, _ rewritten: RewrittenPackage, _ report: (String) -> Void,
    probe: (PreviewBuild, inout DrawingAttempt) throws(PackageFault) -> Void
  ) throws(PackageFault) {
    guard let sources else { return }
    var kept = Trial(sources: sources, attempt: attempt)
    var (last, isKept) = (kept, true)
    while rounds < Self.mostRounds {
      var next = last
      guard next.sources.remove(codeEnding: last.attempt.mendable.map(\.ending)) else { break }
      rounds += 1
      isKept = false
      report(
        "building again without code that ends the process of \(last.attempt.mendable.count.counted("preview"))")
      if let suspects = try tryOut(&next, after: last, rewritten, probe) {
        last.sources.rememberEndings(of: next.sources, in: suspects)
        continue
      }
      let isFurther = next.attempt.getsFurther(than: last.attempt)
      last = next
      if next.attempt.drawsMore(than: kept.attempt) { (kept, isKept) = (next, true) }
      guard isFurther else { break }
    }
    kept.sources.rememberEndings(of: last.sources)
    if !isKept {
      report("building again with the removed code, because no more previews are drawn without it")
      try write(kept.sources, of: rewritten)
      try compile(&kept.sources, rewritten)
    }
    self.sources = kept.sources
    attempt = kept.attempt
  }

  /// Compiles and runs sources without some code.
  ///
  /// - Returns: Nil if all previews of the former run are still drawn. Otherwise the paths of the sources in which the
  ///   reason may be.
  private func tryOut(
    _ next: inout Trial, after former: Trial, _ rewritten: RewrittenPackage,
    _ probe: (PreviewBuild, inout DrawingAttempt) throws(PackageFault) -> Void
  ) throws(PackageFault) -> Set<String>? {
    let removed = next.sources.texts
    try write(next.sources, of: rewritten)
    var isCompiled = true
    do throws(PackageFault) { try compile(&next.sources, rewritten) } catch {
      switch error {
      case .notInstalled, .notStarted, .notCopied: throw error
      default: isCompiled = false
      }
    }
    // Without a preview the others would have different numbers as well.
    guard isCompiled, next.sources.previewCount == former.sources.previewCount else {
      return Set(next.sources.texts.filter { removed[$0.key] != $0.value }.map(\.key))
    }
    next.attempt = former.attempt.settled
    try probe(self, &next.attempt)
    let regressions = next.attempt.regressions(since: former.attempt)
    let paths = regressions.flatMap(\.ending.places).compactMap(next.sources.path(of:))
    return regressions.isEmpty ? nil : Set(paths)
  }
}
