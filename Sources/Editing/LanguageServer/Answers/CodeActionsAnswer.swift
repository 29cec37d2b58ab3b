internal import AutoLayout
internal import DocumentEditing
internal import Findings
internal import HostFiles
internal import JSON
internal import LayoutReview
internal import LayoutRules
internal import MarkupReading
internal import ReviewPlans
internal import ReviewReports
internal import SceneFiles
internal import Scenes
internal import VisibleText

/// The code actions for a range of a document: fixes of findings, and Interface Builder's menu for a view.
struct CodeActionsAnswer {
  private let document: RequestedDocument
  private let analysis: DocumentAnalysis
  private let client: ClientCapabilities
  private let diagnostics: DiagnosticsAnswer

  /// The maximum number of actions.
  private static let limit = 50
  private static let quickFix = "quickfix"
  private static let rewriting = "refactor.rewrite"

  /// Creates actions for a document, or nil if its current version was not analyzed.
  init?(_ document: RequestedDocument, for client: ClientCapabilities) {
    guard document.isCurrent, let analysis = document.analysis, client.hasLiteralActions else { return nil }
    self.document = document
    self.analysis = analysis
    self.client = client
    diagnostics = DiagnosticsAnswer(analysis, in: client.encoding)
  }

  /// Returns the actions for a range of the text.
  ///
  /// `kinds` are the requested kinds; empty for all.
  func value(in range: TextRange, kinds: [String]) -> JSONValue {
    func isAskedFor(_ kind: String) -> Bool {
      kinds.isEmpty || kinds.contains { kind == $0 || kind.hasPrefix("\($0).") }
    }
    var actions: [JSONValue] = []
    if isAskedFor(Self.quickFix) {
      for unique in analysis.findings where !unique.finding.isExpected {
        let place = diagnostics.range(of: unique)
        guard place.start <= range.end, range.start <= place.end else { continue }
        actions += fixes(of: unique)
      }
    }
    if isAskedFor(Self.rewriting), client.resolvesActions { actions += rewritings(at: range.start) }
    return .array(Array(actions.prefix(Self.limit)))
  }

  // MARK: - Findings

  private func fixes(of unique: SharedFinding) -> [JSONValue] {
    let finding = unique.finding
    var fixes: [JSONValue] = []
    if unique.source.path == analysis.read.name, let mending = finding.mendingFix, let edit = edit(for: mending) {
      fixes.append(fix(VisibleText.line(mending.title), of: unique, edit: edit))
    }
    return fixes + menuActions(for: unique).map { fix($0.title, of: unique, action: $0.action) }
  }

  private var change: DocumentChangeValue { DocumentChangeValue(of: document.document, for: client) }

  private func fix(
    _ title: String, of unique: SharedFinding, edit: JSONValue? = nil, action: CodeAction? = nil
  ) -> JSONValue {
    [
      "title": .string(title), "kind": .string(Self.quickFix), "isPreferred": edit == nil ? nil : true,
      "diagnostics": [diagnostics.diagnostic(unique)], "edit": edit,
      "data": action?.value(for: document.document),
    ]
  }

  /// Returns the edit of a fix, or nil if it cannot be made in the document.
  private func edit(for fix: Finding.Fix) -> JSONValue? {
    let edits = DocumentFix(of: document.text.bytes, document.document.kind, path: document.document.path)
    let replacements = try? edits.replacements(for: fix, in: analysis.plan.scenes.map(\.scene))
    guard let replacements, !replacements.isEmpty else { return nil }
    return change.value(replacements.map { DocumentChangeValue.Replacement($0) })
  }

  // MARK: - Menu

  private typealias TitledAction = (title: String, action: CodeAction)

  private func menuActions(for unique: SharedFinding) -> [TitledAction] {
    let words: [CodeAction.Word] =
      switch unique.finding.code {
      case AmbiguityRule.code: [.addMissing]
      case MisplacedViewRule.code: [.updateFrames, .updateConstraints]
      default: []
      }
    guard !words.isEmpty, client.resolvesActions,
      let scene = analysis.plan.scenes.firstIndex(where: { $0.scene.name == unique.scene }),
      let view = unique.finding.views.first, analysis.plan.scenes[scene].scene.views.indices.contains(view)
    else { return [] }
    let named = analysis.plan.scenes[scene].scene.views[view]
    let own = words.map { word -> TitledAction in
      let action = CodeAction(word, scene: scene, view: named.name)
      return (action.title(of: named.nameInOutline), action)
    }
    guard words == [.addMissing] else { return own }
    // Ambiguities often occur together, so resolving all of them is offered as well.
    let all = CodeAction(.addMissing, scene: scene, view: nil)
    return own + [(all.title(of: nil), all)]
  }

  /// Returns the actions for the view whose name is at a position.
  private func rewritings(at position: TextPosition) -> [JSONValue] {
    guard let name = document.name(at: position), let found = document.views(named: name).first else { return [] }
    let view = analysis.plan.scenes[found.scene].scene.views[found.view]
    guard view.superview != nil else { return [] }
    return [CodeAction.Word.reset, .clear].map { word in
      let action = CodeAction(word, scene: found.scene, view: view.name)
      return [
        "title": .string(action.title(of: view.nameInOutline)), "kind": .string(Self.rewriting),
        "data": action.value(for: document.document),
      ]
    }
  }
}
