internal import LayoutRules
internal import ReviewPlans
internal import ReviewReports
internal import Scenes
internal import VisibleText

extension Console {
  /// Returns the findings of a scene and of its sweeps, then the events of each sweep.
  func text(of sweeps: [LayoutSweep], of position: Int, in plan: ReviewPlan) -> PrintedText {
    let scene = plan.scenes[position]
    let document = plan.documents[scene.document]
    let aboutScene = text(of: scene.scene.findings.map(document.shown), [])
    let aboutSweeps = sweeps.flatMap { sweep in
      sweep.findings.filter { isShown($0.finding) }.map { swept in
        text(of: document.shown(swept.finding)) + PrintedText("\n    \(VisibleText.line(sweep.place(of: swept)))\n")
      }
    }
    let events = isQuiet ? [] : sweeps.map { PrintedText($0.text(sceneName: scene.scene.name)) }
    return aboutScene + (aboutSweeps + events).joined()
  }
}

extension FindingTally {
  mutating func count(_ scene: ReviewPlan.PlannedScene, _ sweeps: [LayoutSweep]) {
    count(scene.scene.findings, sweeps.map { $0.findings.map(\.finding) })
  }
}
