internal import HostFiles
internal import JSON
internal import ReviewPlans
internal import ReviewReports
internal import Scenes
internal import Synchronization
internal import VisibleText

/// A printer that shows the progress of a review and the estimated remaining time.
///
/// On a terminal, one line is updated. In a log, there is a line for every tenth of the work or every half minute, and
/// none within the first two seconds.
final class ProgressPrinter: Sendable {
  /// The progress of the review so far.
  private struct State {
    var layouts = 0
    var cost = 0
    var errors = 0
    var lastPrinted: ContinuousClock.Instant
    var lastTenth = 0
  }

  /// The format of the progress.
  enum Form: String, Sendable, Hashable, CaseIterable {
    /// For people.
    case text
    /// One JSON object on each line, for programs that read a log.
    case json
  }

  /// The work for each scene after the last layout: its part of the index sheet, the maps and the gallery, in the units
  /// of a layout's cost. Measured on the examples.
  private static let indexCostOfScene = 100

  private let console: Console
  private let form: Form
  private let shard: Shard?
  private let layoutCount: Int
  private let costs: [Int]
  /// The work for the contact sheet and the data of each scene, which follows its last layout.
  private let sheetCosts: [Int]
  private let totalCost: Int
  private let start = ContinuousClock.now
  private let state: Mutex<State>

  /// Creates the progress of a plan that has not started.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - form: The format of the progress.
  ///   - shard: The share of a run, or nil for the whole run.
  ///   - output: The output of a run that draws, with a sheet of each scene, a sheet of all scenes and a gallery; nil
  ///     for others.
  ///   - console: The console to print to.
  init(
    of plan: ReviewPlan, _ form: Form, _ shard: Shard?, drawing output: ReviewOutput? = nil, _ console: Console
  ) {
    self.console = console
    self.form = form
    self.shard = shard
    layoutCount = plan.layouts.count
    costs = plan.sizes.map(\.layoutCost)
    let costOfIndex = output != nil && costs.count > 1 ? costs.count * Self.indexCostOfScene : 0
    let layoutCosts = zip(plan.scenes, costs).map { $0.layouts.count * $1 }
    let sheetShare = output.map(Self.sheetShare) ?? 0
    sheetCosts = zip(plan.scenes, layoutCosts).map { $0.layouts.count > 1 ? Int(Double($1) * sheetShare) : 0 }
    totalCost = max(1, layoutCosts.reduce(costOfIndex, +) + sheetCosts.reduce(0, +))
    state = Mutex(State(lastPrinted: start))
  }

  /// Returns the work for the sheet and the data of a scene, as a multiple of the work for its layouts. Measured on the
  /// examples: PNG sheets take longer than SVG layouts.
  private static func sheetShare(of output: ReviewOutput) -> Double {
    if output.formats.contains(.png) { return 0.55 }
    return output.sheetFormats.contains(.png) ? 1.4 : 0.65
  }

  /// Counts the finished sheet of a scene, whose position in the plan is given.
  @Sendable func sceneFinished(_ scene: Int) {
    state.withLock { $0.cost += sheetCosts[scene] }
  }

  /// Counts a finished layout, and prints the progress if it is time.
  @Sendable func layoutFinished(_ layout: ReviewPlan.PlannedLayout, _ report: LayoutReport) {
    layoutFinished(layout, report.status)
  }

  /// Counts a finished layout, and prints the progress if it is time.
  func layoutFinished(_ layout: ReviewPlan.PlannedLayout, _ status: ReviewStatus) {
    state.withLock { state in
      state.layouts += 1
      state.cost += costs[layout.scene]
      if status == .error { state.errors += 1 }
      if form == .json { return logObject(&state) }
      guard !console.isQuiet else { return }
      console.isAnimated ? move(&state) : log(&state)
    }
  }

  /// Prints the final progress, or clears the progress line.
  func end() {
    if form == .json {
      let last = state.withLock { state in
        // The index is drawn. A run that was stopped still has layouts left.
        if state.layouts == layoutCount { state.cost = totalCost }
        return object(state, at: .now)
      }
      console.printMessage(last)
    } else if console.isAnimated, !console.isQuiet {
      console.printText(.lineStart + .terminal("[K"))
    }
  }

  private func move(_ state: inout State) {
    let now = ContinuousClock.now
    guard now - state.lastPrinted >= .milliseconds(100) else { return }
    state.lastPrinted = now
    console.printText(.lineStart + PrintedText(text(state, at: now)) + .terminal("[K"))
  }

  private func log(_ state: inout State) {
    let now = ContinuousClock.now
    let tenth = state.layouts * 10 / max(1, layoutCount)
    let isDue = tenth > state.lastTenth ? now - start >= .seconds(2) : now - state.lastPrinted >= .seconds(30)
    guard isDue, state.layouts < layoutCount else { return }
    state.lastPrinted = now
    state.lastTenth = tenth
    console.printMessage(text(state, at: now))
  }

  /// Prints an object for the first layout and then every ten seconds.
  private func logObject(_ state: inout State) {
    let now = ContinuousClock.now
    guard state.layouts == 1 || now - state.lastPrinted >= .seconds(10), state.layouts < layoutCount else { return }
    state.lastPrinted = now
    console.printMessage(object(state, at: now))
  }

  /// Returns the progress as JSON, with times in seconds:
  /// `{"shard":"2/8","done":312,"total":480,"errors":2,"elapsed":7.6,"left":4,"end":"2026-11-24T19:40:12Z"}`.
  private func object(_ state: State, at now: ContinuousClock.Instant) -> String {
    let (elapsed, left) = times(state, at: now)
    let value: JSONValue = [
      "shard": shard.map { .string($0.description) }, "done": .number(state.layouts), "total": .number(layoutCount),
      "errors": .number(state.errors), "elapsed": .number((elapsed * 10).rounded() / 10),
      "left": .number(left.rounded(.up)), "end": .string(HostProcess.universalTime(afterSeconds: left)),
    ]
    return value.line
  }

  /// Returns the elapsed and the estimated remaining time, in seconds.
  private func times(_ state: State, at now: ContinuousClock.Instant) -> (elapsed: Double, left: Double) {
    let seconds = max(0.001, (now - start) / .seconds(1))
    return (seconds, seconds * Double(totalCost - state.cost) / Double(max(1, state.cost)))
  }

  /// Returns the progress as text: `312/480 · 2 with errors · 41/s · 4 s left`.
  private func text(_ state: State, at now: ContinuousClock.Instant) -> String {
    let (seconds, left) = times(state, at: now)
    let errors = state.errors > 0 ? " · \(state.errors) with errors" : ""
    return "\(state.layouts)/\(layoutCount)\(errors) · \(Int(Double(state.layouts) / seconds))/s"
      + " · \(Self.words(seconds: left)) left"
  }

  private static func words(seconds: Double) -> String {
    let seconds = Int(min(seconds.rounded(.up), 359_999))
    return seconds < 120 ? "\(seconds) s" : "\(seconds / 60) min"
  }
}
