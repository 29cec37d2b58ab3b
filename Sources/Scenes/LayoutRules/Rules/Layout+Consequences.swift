internal import Findings
internal import SceneLayouts
internal import Scenes

extension Layout {
  /// Returns a finding about a view as a consequence of another.
  func consequence(_ finding: Finding, of view: Int) -> Finding.Consequence {
    Finding.Consequence(finding, view: view, name: resolved.views[view].nameInOutline)
  }
}
