internal import DocumentFacts
internal import ReviewReports
internal import Scenes

/// The changes that an author made in the document of a scene.
package struct DocumentChanges: Sendable {
  /// All changes by the author in the document.
  let difference: DocumentDifference
  /// The scene before the change; nil if it is new.
  let scene: Scene?
  let changes: SceneChanges
  /// The present scene with the former code; nil if the code has no effect on the scene.
  let sceneOfFormerCode: Scene?
  /// The layouts that lack single changes.
  var trials = TriedLayouts()

  /// Creates the changes that a difference of documents contains for a scene.
  ///
  /// `code` are the effects of changed code. Nil if there is none.
  init(of scene: Scene, _ former: Scene?, in difference: DocumentDifference, _ code: CodeEffects? = nil) {
    self.difference = difference
    var code = code
    // In the same document, the present scene with the former code is the former scene.
    if code?.present == nil, difference.changes.isEmpty { code?.present = former }
    if code?.present == nil { code = nil }
    // What the document changes is what differs with the same code.
    self.scene = code?.former ?? former
    var changes = SceneChanges(of: scene, self.scene, in: difference)
    let change = code.flatMap { AuthorsChange(of: $0, in: scene) }
    if let change { changes.add(change) }
    sceneOfFormerCode = change == nil ? nil : code?.present
    self.changes = changes
  }

  /// Whether the author removed the object with this id.
  func isRemoved(_ identifier: String) -> Bool {
    difference.old[identifier] != nil && difference.new[identifier] == nil
  }

  /// The positions of the causes that can move views.
  var moving: [Int] {
    changes.causes.indices.filter { changes.causes[$0].effect != .nothing && changes.causes[$0].effect != .look }
  }
}

/// Layouts of a scene that lack changes of its author, by variant.
struct TriedLayouts: Sendable {
  /// The layouts without one change, by its position among the causes.
  var single: [Int: [String: LayoutRecord]] = [:]
  /// The layouts without any of the changes that were tried alone. Empty if no other change can move views.
  var joint: [String: LayoutRecord] = [:]
  /// The layouts in the former container, with the former bars and size of the root. Empty if other scenes of the
  /// document did not change them.
  var context: [String: LayoutRecord] = [:]
}
