internal import AutoLayout
internal import CommandArguments
internal import Findings
internal import HostFiles
internal import LayoutRules
internal import ReviewPlans
internal import ReviewReports
internal import SceneLayouts
internal import Scenes
internal import VisibleText

/// The parts of UIKit's conflict logs to print.
struct LogOptions: Sendable, Hashable {
  /// The detail of logs; nil to print none.
  var detail: ConflictLogDetail?
  /// The naming of views.
  var naming: LayoutDescriptions.Naming
  /// Whether to stop a scene at its first conflict, like a breakpoint on all exceptions (specification BRK-01).
  var stopsOnConflict: Bool
  /// Whether logs begin with the time and the process (specification CNF-04).
  var hasTimestamps: Bool

  /// Reads the options of a command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    stopsOnConflict = arguments.contains(.stopOnConflict)
    let isLogged = stopsOnConflict || arguments.contains(.log)
    detail = isLogged ? try arguments.oneCase(.log, standard: .short) : nil
    naming = arguments.contains(.names) ? .names : .addresses
    hasTimestamps = arguments.contains(.timestamps)
    if naming == .names, !isLogged {
      throw UsageError("'--names' needs '--log'", hint: "only logs contain addresses")
    }
    if hasTimestamps, !isLogged {
      throw UsageError("'--timestamps' needs '--log'", hint: "only logs contain times")
    }
  }

  /// Returns the logs of a layout, each as the message of a finding, so that equal logs of several layouts can be
  /// printed once. If scenes stop at their first conflict, there is one log, followed by the autolayout trace.
  func findings(in layout: Layout) -> [Finding] {
    guard let detail else { return [] }
    let logs = layout.conflictMessages(detail, naming: naming)
    return zip(layout.solution.conflicts, logs).prefix(stopsOnConflict ? 1 : logs.count).map { conflict, log in
      Finding(
        code: ConflictRule.code, message: stopsOnConflict ? tracing(log, in: layout) : log,
        source: conflict.broken.source ?? layout.resolved.source)
    }
  }

  /// Returns a log followed by the trace of the layout.
  private func tracing(_ log: Finding.Message, in layout: Layout) -> Finding.Message {
    let trace = Finding.Message(separatingNumbersIn: layout.autolayoutTrace(naming: naming))
    return Finding.Message(kind: "log-and-trace", "\(log)\n\(trace)")
  }

  /// Returns the number of layouts of a scene before the one with the first conflict, or nil if scenes do not stop or
  /// there is no conflict.
  func layoutsBeforeConflict(_ logs: [[Finding]]) -> Int? {
    stopsOnConflict ? logs.firstIndex { !$0.isEmpty } : nil
  }
}

extension Console {
  /// Prints the logs of a scene's layouts to standard error, each below a line with its location.
  func printLogs(
    _ layouts: [(variant: SceneVariant, findings: [Finding])], of scene: Int, in plan: ReviewPlan,
    _ options: LogOptions
  ) {
    for group in plan.findingGroups(of: scene, layouts: layouts) {
      let place = group.finding.source.map { "\($0): " } ?? ""
      let origin = options.hasTimestamps ? Self.origin(of: plan.scenes[scene].scene) : ""
      let heading = VisibleText.line("\(place)log of a conflict\(group.place.map { " \($0)" } ?? "")")
      printText(PrintedText("\(heading)\n\(origin)\(group.finding.message)\n"))
    }
  }

  /// Returns the prefix of a log: `2013-08-15 11:01:36.633 CarValet[55429:d885] `. The app gets the scene's name.
  /// After the process follows its main thread, on which UIKit logs.
  private static func origin(of scene: Scene) -> String {
    let process = HostProcess.processNumber
    return "\(HostProcess.localTime) \(scene.name.oneLine)[\(process):\(String(process, radix: 16))] "
  }
}
