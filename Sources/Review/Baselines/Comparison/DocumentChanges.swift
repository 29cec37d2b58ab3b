internal import DocumentFacts
internal import ReviewReports
internal import Scenes

/// The changes that an author made in the document of a scene.
package struct DocumentChanges: Sendable {
  /// All changes by the author in the document.
  let difference: DocumentDifference
  /// The scene before the change; nil if it is new.
  let scene: Scene?
  /// The layouts without single changes, by the position of the change among the causes and by variant.
  var trials: [Int: [String: LayoutRecord]] = [:]
}
