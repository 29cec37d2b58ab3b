package import Findings
package import SceneLayouts
internal import Scenes

extension ReviewPlan {
  /// Returns the plan with layouts that were made elsewhere, as by code that lays out its own views. They are drawn,
  /// written and reported like solved ones.
  ///
  /// - Parameter layouts: The layouts of each scene, in the order of ``scenes`` and of their planned layouts. A scene
  ///   with a different number of layouts is solved.
  package func taking(_ layouts: [[Layout]]) -> ReviewPlan {
    var plan = self
    for (position, made) in zip(scenes.indices, layouts) where made.count == scenes[position].layouts.count {
      plan.scenes[position].made = made
      guard let first = made.first else { continue }
      // Findings name views by position, so the views of the first layout are used for all.
      plan.scenes[position].scene.views = first.resolved.documentViews
      plan.scenes[position].scene.constraints = first.resolved.documentConstraints
    }
    return plan
  }

  /// Returns the layout that was made elsewhere, or nil if it has to be solved.
  package func made(_ planned: PlannedLayout) -> Layout? {
    let made = scenes[planned.scene].made
    return made.indices.contains(planned.position) ? made[planned.position] : nil
  }
}

extension FindingCode {
  /// The code of findings about calls that UIKit rejects with an exception.
  package static let exception = FindingCode(
    "exception", .error, "Code made a call that UIKit rejects with an exception.",
    why: "On iOS the app crashes; the picture shows the screen without the rejected part.",
    mend:
      "The message says what UIKit rejects: incompatible attributes, views without a common superview, "
      + "or a format that cannot be parsed.")
}
