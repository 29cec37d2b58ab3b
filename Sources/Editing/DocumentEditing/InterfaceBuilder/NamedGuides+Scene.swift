package import SceneLayouts
package import Scenes

extension NamedGuides {
  /// The guides that constraints in a scene can name: those of its document, or of a scene of our own those that it
  /// speaks of.
  ///
  /// - Parameter editor: The document of Interface Builder; nil for another one, and where it cannot be changed.
  package init(of scene: Scene, in editor: InterfaceBuilderEditor?) {
    if let editor {
      self = editor.namedGuides(in: scene)
    } else {
      self = scene.saved == nil ? NamedGuides(usedIn: scene) : NamedGuides(hasSafeArea: false)
    }
  }
}
