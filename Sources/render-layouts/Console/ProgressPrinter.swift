internal import LayoutReview
internal import ReviewReports
internal import Scenes
internal import Synchronization
internal import VisibleText

/// Shows how far a review has come and how long it will still take.
///
/// On a terminal one line moves; in a log there is a line for every tenth, or every half minute, and none for what is
/// done within two seconds.
final class ProgressPrinter: Sendable {
  /// The progress of the review so far.
  private struct State {
    var layouts = 0
    var cost = 0
    var errors = 0
    var lastPrinted: ContinuousClock.Instant
    var lastTenth = 0
  }

  private let console: Console
  private let layoutCount: Int
  private let costs: [Int]
  private let totalCost: Int
  private let start = ContinuousClock.now
  private let state: Mutex<State>

  /// Progress of a plan, which has not begun.
  init(of plan: ReviewPlan, _ console: Console) {
    self.console = console
    layoutCount = plan.layouts.count
    costs = plan.scenes.map(\.estimatedCost)
    totalCost = max(1, zip(plan.scenes, costs).reduce(0) { $0 + $1.0.layouts.count * $1.1 })
    state = Mutex(State(lastPrinted: start))
  }

  /// Counts a layout that is finished, and prints where it is time to.
  @Sendable func layoutFinished(_ layout: ReviewPlan.PlannedLayout, _ report: LayoutReport) {
    state.withLock { state in
      state.layouts += 1
      state.cost += costs[layout.scene]
      if report.status == .error { state.errors += 1 }
      guard !console.isQuiet else { return }
      console.isAnimated ? move(&state) : log(&state)
    }
  }

  /// Clears the moving line.
  func end() {
    if console.isAnimated, !console.isQuiet { console.printText(.lineStart + .terminal("[K")) }
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

  /// `312/480 · 2 with errors · 41/s · 4 s left`.
  private func text(_ state: State, at now: ContinuousClock.Instant) -> String {
    let seconds = max(0.001, (now - start) / .seconds(1))
    let left = seconds * Double(totalCost - state.cost) / Double(max(1, state.cost))
    let errors = state.errors > 0 ? " · \(state.errors) with errors" : ""
    return "\(state.layouts)/\(layoutCount)\(errors) · \(Int(Double(state.layouts) / seconds))/s"
      + " · \(Self.words(seconds: left)) left"
  }

  private static func words(seconds: Double) -> String {
    let seconds = Int(min(seconds.rounded(.up), 359_999))
    return seconds < 120 ? "\(seconds) s" : "\(seconds / 60) min"
  }
}

extension ReviewPlan.PlannedScene {
  /// The estimated work for one layout of the scene, compared with others: views are drawn, constraints solved and
  /// drawn, and there is a picture to compress however little it shows.
  fileprivate var estimatedCost: Int { 40 + scene.views.count + scene.constraints.count }
}
