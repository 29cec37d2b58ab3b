package import AutoLayout
internal import Findings
internal import Geometry
package import HostFiles
internal import MarkupReading
internal import SceneFiles
package import SceneLayouts
package import Scenes

/// Functions that edit scenes in the text of their document.
package enum DocumentEdit {
  /// Returns the document with changes to some of its scenes. All other bytes are kept.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - document: The kind of the document.
  ///   - path: The path for messages.
  ///   - edits: The changes, each with its scene as read from these bytes.
  ///   - equation: Returns a constraint as an equation.
  /// - Throws: ``EditRefusal`` if the document has an unexpected form in a place that has to change.
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

  /// Returns a scene file, which contains one scene, with a change to it.
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
      let designFrames = edit.constrained.map { (view: scene.views[$0.view].name, frame: $0.frame) }
      let placed =
        designFrames.isEmpty
        ? ranked : try SceneFileEditor.setting(designFrames: designFrames, in: ranked, path: path)
      let frames = edit.moved.map { (view: scene.views[$0.view].name, frame: $0.frame) }
      return frames.isEmpty ? placed : try SceneFileEditor.setting(frames: frames, in: placed, path: path)
    } catch {
      throw EditRefusal(error)
    }
  }
}

extension EditRefusal {
  /// Creates a refusal from the first finding of a document that cannot be read.
  fileprivate init(_ error: DocumentError) {
    let finding = error.findings.first
    self.init(
      finding?.message.text ?? "the document cannot be changed", hint: finding?.hint?.text ?? "change it by hand",
      source: finding?.source)
  }
}
