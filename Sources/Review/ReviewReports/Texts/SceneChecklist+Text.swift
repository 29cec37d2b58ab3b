package import Scenes
internal import VisibleText

extension SceneChecklist {
  /// Returns the checklist of a scene: a line that names the scene, and one for each question.
  package func text(of scene: Scene) -> String {
    VisibleText.line("\(scene.documentPath): \(scene.name): checklist: \(summary)") + "\n"
      + TextTable.aligned(rows, indentation: "    ")
  }
}
