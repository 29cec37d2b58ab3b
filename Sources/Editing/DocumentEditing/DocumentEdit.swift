package import AutoLayout
internal import Findings
internal import Geometry
package import HostFiles
internal import MarkupReading
internal import SceneFiles
package import SceneLayouts
package import Scenes

/// Makes a change in the text of the document that a scene is written in.
package enum DocumentEdit {
  /// The document with changes to some of its scenes; all other bytes as they are.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - document: The kind of the document.
  ///   - path: The path that messages show.
  ///   - edits: The changes, each with its scene as it was read from these bytes.
  ///   - equation: Tells a constraint in words, as an equation.
  /// - Throws: ``EditRefusal`` where the document is not well understood in a place that is concerned.
  package static func bytes(
    _ bytes: [UInt8], of document: SceneDocument, path: String,
    changedBy edits: [(edit: SceneEdit, scene: Scene)], equation: @escaping (LayoutConstraint) -> String
  ) throws(EditRefusal) -> [UInt8] {
    switch document {
    case .interfaceBuilder:
      var editor = try InterfaceBuilderEditor(bytes, path: path)
      for (edit, scene) in edits { try editor.apply(edit, to: scene) }
      return try editor.bytes()
    case .yaml:
      var edited = bytes
      for (edit, scene) in edits { edited = try self.edited(edited, path, edit, scene, equation) }
      return edited
    }
  }

  /// A scene file, which holds one scene, with a change to it.
  private static func edited(
    _ bytes: [UInt8], _ path: String, _ edit: SceneEdit, _ scene: Scene,
    _ equation: @escaping (LayoutConstraint) -> String
  ) throws(EditRefusal) -> [UInt8] {
    let written = SceneFileEdit(edit, to: scene, equation: equation)
    let (changes, installations) = (try written.changes(), try written.installations())
    do throws(DocumentError) {
      let installed = try SceneFileEditor.setting(installations: installations, in: bytes, path: path)
      let edited = try SceneFileEditor.editing(
        installed, path: path, changes: changes, adding: edit.added.map(equation))
      let ranked = try SceneFileEditor.setting(
        priorities: edit.priorities.map { (scene.views[$0.view].name, $0) }, in: edited, path: path)
      let frames = edit.moved.map { (view: scene.views[$0.view].name, frame: $0.frame) }
      return frames.isEmpty ? ranked : try SceneFileEditor.setting(frames: frames, in: ranked, path: path)
    } catch {
      throw EditRefusal(error)
    }
  }
}

extension EditRefusal {
  /// The first problem of a document that could not be changed.
  fileprivate init(_ error: DocumentError) {
    let finding = error.findings.first
    self.init(
      finding?.message.text ?? "the document cannot be changed", hint: finding?.hint?.text ?? "change it by hand",
      source: finding?.source)
  }
}
