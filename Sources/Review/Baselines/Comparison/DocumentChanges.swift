internal import DocumentFacts
internal import Scenes

/// What an author changed in the document of a scene.
package struct DocumentChanges: Sendable {
  /// All that the author changed in the document.
  let difference: DocumentDifference
  /// The scene as it was; nil if it is new.
  let scene: Scene?
}
