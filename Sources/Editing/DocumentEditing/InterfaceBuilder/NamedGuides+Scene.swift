package import SceneLayouts
package import Scenes

extension NamedGuides {
  /// Creates the guides that constraints in a scene can name: those of its document or, for a scene file, those that
  /// the scene uses.
  ///
  /// `editor` is the Interface Builder document, or nil for a different kind, or if it cannot be edited.
  package init(of scene: Scene, in editor: InterfaceBuilderEditor?) {
    if let editor {
      self = editor.namedGuides(in: scene)
    } else {
      self = scene.saved == nil ? NamedGuides(usedIn: scene) : NamedGuides(hasSafeArea: false)
    }
  }
}
