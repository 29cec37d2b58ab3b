internal import Baselines
internal import CommandArguments
internal import Findings
internal import LayoutReview
internal import LayoutRules
internal import ReviewPlans
internal import ReviewReports
internal import Scenes
internal import VisibleText

/// Reports layouts that were given up, for commands that report no other findings.
extension Console {
  /// Reports the layouts of a scene that were given up.
  ///
  /// - Parameters:
  ///   - found: All findings in the scene's layouts.
  ///   - position: The position of the scene in the plan.
  ///   - plan: The plan of the run.
  /// - Returns: The exit codes for them.
  func codes(ofFindings found: ReviewPlan.LayoutFindings, about position: Int, in plan: ReviewPlan) -> [ExitCode] {
    let givenUp = found.map { found in
      (variant: found.variant, findings: found.findings.filter { $0.code == WorkLimitRule.code })
    }
    let findings = givenUp.flatMap(\.findings)
    guard !findings.isEmpty else { return [] }
    printText(text(of: [], plan.findingGroups(of: position, layouts: givenUp)))
    return findings.contains { $0.severity == .error } ? [.findings] : []
  }

  /// Reports how many layouts were given up and have no record.
  ///
  /// - Returns: The exit codes for them.
  func codes(ofLayoutsGivenUp records: [LayoutRecord?], in plan: ReviewPlan) -> [ExitCode] {
    guard Interruption.codes.isEmpty, let first = records.firstIndex(of: nil) else { return [] }
    let (count, layout) = (records.count { $0 == nil }, plan.layouts[first])
    printError(
      "\(count.counted("layout exceeds", "layouts exceed")) the work limit: "
        + "\(plan.scenes[layout.scene].scene.name), \(layout.variant.identifier)",
      hint: "split the scene, or raise the limit with '--\(Option.workLimit.rawValue)'")
    return [.findings]
  }
}
