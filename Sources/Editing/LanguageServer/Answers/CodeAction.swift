internal import AutoLayout
internal import DocumentEditing
internal import HostFiles
internal import JSON
internal import LayoutReview
internal import ReviewPlans
internal import SceneDocuments
internal import SceneLayouts
internal import Scenes
internal import VisibleText
internal import WorkBudgets

/// An action of Interface Builder's menu for Auto Layout issues, for a scene or one of its views.
///
/// The edit is worked out when the user chooses the action.
struct CodeAction: Sendable, Hashable {
  /// The actions, by name in messages.
  enum Word: String, Sendable, Hashable {
    case addMissing, updateFrames, updateConstraints, reset, clear
  }

  var word: Word
  /// The position of the scene in its document.
  var scene: Int
  /// The name of the view; nil for all.
  var view: String?

  /// Reads the action in a client's request; nil for other values.
  init?(_ value: JSONValue?) {
    guard let word = value?["action"]?.string.flatMap(Word.init), let scene = value?["scene"]?.count else { return nil }
    self.init(word, scene: scene, view: value?["view"]?.string)
  }

  init(_ word: Word, scene: Int, view: String?) {
    self.word = word
    self.scene = scene
    self.view = view
  }

  /// Returns the data of the action, which the client returns when the action is chosen.
  func value(for document: OpenDocument) -> JSONValue {
    [
      "uri": .string(document.address.uri), "action": .string(word.rawValue), "scene": .number(scene),
      "view": view.map(JSONValue.string),
    ]
  }

  /// Returns the title that the editor shows. `name` is the display name of the view, nil for all views.
  func title(of name: String?) -> String {
    let name = name.map { "'\(VisibleText.line($0))'" } ?? "all views"
    return switch word {
    case .addMissing: "Add missing constraints to \(name)"
    case .updateFrames: "Update the frame of \(name)"
    case .updateConstraints: "Update the constants of constraints of \(name)"
    case .reset: "Reset \(name) to suggested constraints"
    case .clear: "Clear the constraints of \(name)"
    }
  }

  private var action: ResolveAction {
    switch word {
    case .addMissing: .addMissing
    case .updateFrames: .updateFrames
    case .updateConstraints: .updateConstraints
    case .reset: .resetToSuggested
    case .clear: .clear
    }
  }

  // MARK: - Working out

  /// Returns the document after the action.
  ///
  /// `shouldStop` returns whether the result is no longer needed.
  ///
  /// - Throws: ``ResponseError`` if the action has no solution, or the document cannot be edited.
  func bytes(
    of analysis: DocumentAnalysis, _ environment: ServerEnvironment, shouldStop: @escaping @Sendable () -> Bool
  ) throws(ResponseError) -> [UInt8] {
    guard analysis.plan.scenes.indices.contains(scene) else {
      throw ResponseError(.requestFailed, "the document has changed in the meantime; request the action again")
    }
    let planned = analysis.plan.scenes[scene]
    let edit = try edit(of: planned, in: analysis, environment, shouldStop)
    let words = ConstraintWords(of: planned.scene)
    let document = analysis.document
    do throws(EditRefusal) {
      let bytes = try DocumentEdit.bytes(
        document.text.bytes, of: document.kind, path: document.path, changedBy: [(edit, planned.scene)],
        equation: words.equation)
      guard (try? document.kind.scenes(in: bytes, path: document.path)) != nil else {
        throw EditRefusal("the edited document cannot be read", hint: "change it by hand")
      }
      return bytes
    } catch {
      throw ResponseError(.requestFailed, VisibleText.line("\(error.message): \(error.hint)"))
    }
  }

  private func edit(
    of planned: ReviewPlan.PlannedScene, in analysis: DocumentAnalysis, _ environment: ServerEnvironment,
    _ shouldStop: @escaping @Sendable () -> Bool
  ) throws(ResponseError) -> SceneEdit {
    let document = analysis.document
    let editor =
      document.kind == .interfaceBuilder
      ? try? InterfaceBuilderEditor(document.text.bytes, path: document.path) : nil
    let views = view.map { name in
      Set(planned.scene.views.indices.filter { planned.scene.views[$0].name == name })
    }
    guard let measurer = try? environment.makeTextMeasurer(analysis.plan)() else {
      throw ResponseError(.requestFailed, "text measurement is not available")
    }
    let budget = WorkBudget(limit: analysis.plan.selection.workLimit, shouldStop: shouldStop)
    let found = budget.run {
      analysis.plan.resolvable(planned, naming: NamedGuides(of: planned.scene, in: editor))?
        .resolution(action, of: views, measuringTextWith: measurer)
    }
    if budget.isCancelled { throw ResponseError(.requestCancelled, "the request was canceled") }
    if budget.isSpent { throw ResponseError(.requestFailed, "finding a solution exceeded the work limit") }
    guard let found, found.isEnough, !found.edit.isEmpty else {
      throw ResponseError(.requestFailed, "no solution was found")
    }
    return found.edit
  }
}
