internal import Findings
internal import SceneLayouts
internal import Scenes

extension Layout {
  /// A finding about a view as what follows from another one.
  func consequence(_ finding: Finding, of view: Int) -> Finding.Consequence {
    Finding.Consequence(finding, view: view, name: resolved.views[view].nameInOutline)
  }
}
