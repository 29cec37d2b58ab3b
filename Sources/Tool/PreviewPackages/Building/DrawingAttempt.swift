/// A run of the program with one state of the sources.
struct DrawingAttempt: Sendable {
  /// The numbers of the previews whose code ended the process, twice for those whose document did so too.
  var skipped: [Int] = []
  var crashes: [PreviewBuild.Crash] = []

  /// The previews that may be drawn without some of their code.
  var mendable: [PreviewBuild.Crash] { crashes.filter(\.isMendable) }

  /// The part of the run that holds regardless of what other code is removed: the previews that cannot be fixed by
  /// removing it.
  var settled: DrawingAttempt {
    let rest = crashes.filter { !$0.isMendable }
    let numbers = Set(rest.map(\.number))
    return DrawingAttempt(skipped: skipped.filter(numbers.contains), crashes: rest)
  }

  /// Returns the previews that ended the process, although their code did not in an earlier run.
  func regressions(since former: DrawingAttempt) -> [PreviewBuild.Crash] {
    let known = Set(former.crashes.map(\.number))
    return crashes.filter { !known.contains($0.number) }
  }

  /// Whether more previews are drawn than in an earlier run, and none is lost.
  func drawsMore(than former: DrawingAttempt) -> Bool {
    regressions(since: former).isEmpty && mendable.count < former.mendable.count
  }

  /// Whether the code of a preview no longer ends the process, or ends it at a different place than in an earlier run.
  func getsFurther(than former: DrawingAttempt) -> Bool {
    let places = Dictionary(former.mendable.map { ($0.number, $0.ending.places) }) { $1 }
    return mendable.count < former.mendable.count || mendable.contains { places[$0.number] != $0.ending.places }
  }
}
