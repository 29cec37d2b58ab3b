internal import AutoLayout
internal import LayoutReview
internal import Scenes

/// What is printed of UIKit's conflict logs.
struct LogOptions: Sendable, Hashable {
  /// How much of a log is printed; nil for nothing.
  var detail: ConflictLogDetail?
  /// What stands for views.
  var naming: LayoutDescriptions.Naming

  /// The options of a command line.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    detail = arguments.contains(.log) ? try arguments.oneCase(.log, standard: .short) : nil
    naming = arguments.contains(.names) ? .names : .addresses
    if naming == .names, detail == nil {
      throw UsageError("'--names' needs '--log'", hint: "nothing else that is printed has addresses")
    }
  }

  /// The logs of a layout, each as the message of a finding, so that those of several layouts can be told once.
  func findings(in layout: Layout) -> [Finding] {
    guard let detail else { return [] }
    return zip(layout.solution.conflicts, layout.conflictLogs(detail, naming: naming)).map { conflict, log in
      Finding(
        code: "conflict-log", severity: .error, message: log,
        source: conflict.broken.source ?? layout.resolved.scene.source)
    }
  }
}

extension Console {
  /// Prints the logs of a scene's layouts to standard error, each below the line that says where it belongs.
  func printLogs(_ layouts: [(variant: SceneVariant, findings: [Finding])], of scene: Int, in plan: ReviewPlan) {
    for group in plan.findingGroups(of: scene, layouts: layouts).layouts {
      let place = group.finding.source.map { "\($0): " } ?? ""
      printText("\(place)log of a conflict \(group.place)\n\(group.finding.message)\n")
    }
  }
}
