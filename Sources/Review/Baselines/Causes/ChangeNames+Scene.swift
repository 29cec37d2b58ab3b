internal import DocumentFacts
internal import Scenes

extension ChangeNames {
  /// The names of the views of a scene as it is and as it was, and of the other objects of the document.
  init(_ scene: Scene, _ former: Scene?, _ difference: DocumentDifference) {
    let views = scene.views + (former?.views ?? [])
    self.init(
      in: difference,
      known: Dictionary(
        views.map { ($0.name, $0.superview == nil ? "root" : $0.displayName) }, uniquingKeysWith: { first, _ in first })
    )
  }
}
