internal import DocumentFacts
internal import Scenes

extension ChangeNames {
  /// Creates the names of the views of a scene as it is and as it was, and of the other objects of the document.
  ///
  /// A view without a label has the name that the document gives it, such as its outlet or class.
  init(_ scene: Scene, _ former: Scene?, _ difference: DocumentDifference) {
    let known = (scene.views + (former?.views ?? [])).compactMap { view -> (String, String)? in
      if view.superview == nil { return (view.name, "root") }
      return view.ownLabel == nil ? nil : (view.name, view.displayName)
    }
    self.init(in: difference, known: Dictionary(known, uniquingKeysWith: { first, _ in first }))
  }
}
