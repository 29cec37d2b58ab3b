internal import DocumentFacts
internal import Findings
internal import LayoutRules
internal import MarkupReading
internal import ReviewPlans
internal import ReviewReports
internal import Scenes

extension BaselineComparison {
  /// Compares the layouts of one scene with a reference.
  ///
  /// - Parameters:
  ///   - scene: The current scene.
  ///   - pairs: The current layouts beside the reference's.
  ///   - reference: The layouts of the same scene to compare with.
  ///   - changes: The changes that the author of its document made. Nil if they are not known.
  func compared(
    _ scene: Scene, _ pairs: [LayoutPair], with reference: Reference, knowing changes: DocumentChanges?
  ) -> Comparison {
    var (findings, layouts) = compared(scene, pairs, with: reference)
    if let changes, changes.scene != nil, case .layouts = reference {
      let explained = explained(layouts, pairs, of: scene, by: changes)
      findings += explained.findings
      layouts = explained.layouts
    }
    return (
      scene.policy.applied(to: findings, views: scene.views),
      layouts.map { $0.applying(scene.policy, to: scene.views) }
    )
  }

  /// Returns the differences of the layouts of a scene, with one entry for each change by the author of its document.
  ///
  /// - Returns: The layouts with their differences, and notes about changes that moved nothing.
  private func explained(
    _ layouts: [ComparedLayout], _ pairs: [LayoutPair], of scene: Scene, by known: DocumentChanges
  ) -> Comparison {
    let changes = known.changes
    let notes = changes.renames.isEmpty ? [] : [renaming(changes.renames, in: scene)]
    let context = ContextEffects(on: pairs, known.trials)
    guard !changes.causes.isEmpty else {
      return (
        notes,
        zip(layouts, pairs).map { layout, pair in
          consequences(of: layout.droppingUnexplainedFindings(), in: scene, following: context.views(in: pair))
        }
      )
    }
    let attribution = CauseAttribution(to: changes, ViewDistances(in: known.difference), in: pairs, known.trials)
    let divisions = pairs.map(attribution.split)
    let parts = changes.causes.indices.map { cause in divisions.flatMap { $0?.parts[cause] ?? [] } }
    let effective = Set(parts.indices.filter { !parts[$0].isEmpty })
    // The entry of a cause is the same on all layouts: a note only if it does nothing but fix findings on all of them.
    let fixing = Set(effective.filter { parts[$0].allSatisfy(\.isFix) })
    let explained = layouts.indices.map { position -> ComparedLayout in
      var layout = layouts[position]
      guard let division = divisions[position], let before = layout.before else { return layout }
      let named = NamedLayout(
        record: layout.after, scene: scene, identifiers: ViewIdentifiers(before: before, after: layout.after),
        names: changes.names)
      layout.differences = division.parts.enumerated().compactMap { cause, parts in
        guard !parts.isEmpty else { return nil }
        return entry(changes.causes[cause], parts, named, severity: fixing.contains(cause) ? .note : nil)
      }
      let following = context.views(in: pairs[position])
      let elsewhere = division.others.filter { $0.frames.map { following.contains($0.view) } ?? false }
      if !elsewhere.isEmpty {
        layout.differences.append(
          consequence(elsewhere.map { .init(change: $0, message: finding($0, named).finding.message) }, in: scene))
      }
      // What no change of the document makes, such as another color in a catalog, is an entry of its own.
      layout.differences += division.others.filter { !elsewhere.contains($0) }.map { change in
        ComparedLayout.Difference(change: change, finding: finding(change, named).finding)
      }
      return layout
    }
    let whole = effective.reduce(into: Set<String>()) { $0.formUnion(changes.causes[$1].wholeViews) }
    let insides = effective.reduce(into: Set<String>()) { $0.formUnion(changes.causes[$1].insides) }
    // A change in a view that is added or removed is part of that entry, as are constraints of views moved into it.
    let quiet = changes.causes.enumerated().filter { position, cause in
      !effective.contains(position) && cause.isReportedAlone
        && !cause.subjects.isSubset(of: cause.isValue ? whole : insides)
    }
    let remarks = quiet.map { position, cause in
      // A trial without a value may lack others of its view too.
      let isAlone = cause.wholeViews.isEmpty && (!cause.isValue || cause.aspect != .all)
      return (cause, isAlone ? CauseEffects.silence(of: position, on: pairs, known.trials) : .still)
    }
    return (notes + quietNotes(remarks, in: scene, on: pairs), explained)
  }

  /// Returns a layout of a scene in which the author changed nothing. Differences that follow from a changed scene
  /// elsewhere in the document become one note. New and gone findings become part of it if no frame changed for another
  /// reason.
  ///
  /// `views` are the paths of the views whose frames follow from another scene.
  private func consequences(
    of layout: ComparedLayout, in scene: Scene, following views: Set<String>
  ) -> ComparedLayout {
    guard !views.isEmpty else { return layout }
    let isWhole = layout.differences.flatMap(\.parts).compactMap { $0.change?.frames }
      .allSatisfy { views.contains($0.view) }
    func follows(_ difference: ComparedLayout.Difference) -> Bool {
      difference.parts.allSatisfy { part in
        part.change?.frames.map { views.contains($0.view) } ?? (isWhole && part.change?.code != nil)
      }
    }
    let parts = layout.differences.filter(follows).flatMap(\.parts)
    guard !parts.isEmpty else { return layout }
    var result = layout
    result.differences = [consequence(parts, in: scene)] + layout.differences.filter { !follows($0) }
    return result
  }

  /// Returns the note about differences that follow from another scene of the document.
  private func consequence(_ parts: [ComparedLayout.Part], in scene: Scene) -> ComparedLayout.Difference {
    let verb = parts.count == 1 ? "difference follows" : "differences follow"
    return .init(
      parts: parts,
      finding: Finding(
        code: .changed, severity: .note,
        message: .init(
          kind: "elsewhere", "\(parts.count) \(words: verb) from a change in another scene of the document"),
        source: scene.source))
  }

  private func location(_ place: XMLPlace, in scene: Scene) -> SourceLocation {
    SourceLocation(path: scene.source.path, line: place.line, column: place.column)
  }

  /// A present layout with the names of its views.
  private struct NamedLayout {
    var record: LayoutRecord
    var scene: Scene
    var identifiers: ViewIdentifiers
    var names: ChangeNames
  }

  /// Returns the finding about a change of a layout on its own, and the position of its view; nil if it has no view.
  private func finding(_ change: LayoutChange, _ layout: NamedLayout) -> (finding: Finding, view: Int?) {
    let path = change.view ?? change.place
    let view = layout.record.views.firstIndex { $0.path == path }
    let source = view.flatMap { layout.scene.views.indices.contains($0) ? layout.scene.views[$0].source : nil }
    let finding = change.finding(
      at: source ?? layout.scene.source, views: view.map { [$0] } ?? [], comparedWith: standard,
      calling: { layout.identifiers.name(of: $0, in: layout.names) })
    return (finding, view)
  }

  /// Returns the entry of a cause with the changes that follow from it in one layout.
  private func entry(
    _ cause: AuthorsChange, _ changes: [LayoutChange], _ layout: NamedLayout, severity: Finding.Severity?
  ) -> ComparedLayout.Difference {
    let scene = layout.scene
    let subjects = scene.views.indices.filter { cause.subjects.contains(scene.views[$0].name) }
    var entry = Finding(
      code: .changed, severity: severity, message: cause.message, notes: steps(of: cause, in: scene),
      source: cause.codePlace ?? location(cause.place, in: scene),
      views: Array(subjects.prefix(1)))
    var parts: [ComparedLayout.Part] = []
    for change in changes {
      let (found, view) = finding(change, layout)
      parts.append(.init(change: change, message: found.message))
      let identifier = view.flatMap { layout.record.views[$0].objectID }
      guard !cause.says(change, of: identifier) else { continue }
      let name = view.flatMap { scene.views.indices.contains($0) ? scene.views[$0].displayName : nil }
      entry.consequences.append(
        .init(found, view: view ?? 0, name: name ?? change.view ?? scene.name))
    }
    return ComparedLayout.Difference(parts: parts, finding: entry)
  }

  /// Returns a line for each change that a cause consists of.
  private func steps(of cause: AuthorsChange, in scene: Scene) -> [Finding.Note] {
    cause.steps.map { Finding.Note($0.message, at: $0.codePlace ?? location($0.place, in: scene)) }
  }

  /// The largest number of changes without effect that get a note each.
  private static let singleNotes = 3

  /// Returns the notes about changes that move nothing, and then about those that apply to none of the compared layouts:
  /// one for each, in the order of the document, or one for each kind if there are more than ``singleNotes``.
  private func quietNotes(
    _ causes: [(AuthorsChange, CauseEffects.Silence)], in scene: Scene, on layouts: [LayoutPair]
  ) -> [Finding] {
    let (applied, unapplied) = causes.reduce(into: ([(AuthorsChange, CauseEffects.Silence)](), [AuthorsChange]())) {
      parts, cause in
      let counts = layouts.contains { cause.0.counts(in: $0.variant) }
      if counts { parts.0.append(cause) } else { parts.1.append(cause.0) }
    }
    let notes =
      applied.count <= Self.singleNotes
      ? applied.map { quietNote($0, in: scene, saying: Self.ending($1)) }
      : CauseEffects.Silence.allCases.flatMap { silence in
        let causes = applied.filter { $1 == silence }.map(\.0)
        return quietNotes(causes, in: scene, atMost: 1, saying: Self.ending(silence)) { Self.message(silence, of: $0) }
      }
    return notes
      + quietNotes(
        unapplied, in: scene, atMost: Self.singleNotes, saying: "; it applies to none of the compared layouts"
      ) { .init(kind: "quiet elsewhere", "\($0) changes apply to none of the compared layouts") }
  }

  /// Returns what a note says of a change below which no view is listed.
  private static func ending(_ silence: CauseEffects.Silence) -> Finding.Message {
    switch silence {
    case .still: "; no view moves"
    case .balanced: "; no view moves, because other changes make up for it"
    case .outweighed: "; other changes move the same views by more"
    }
  }

  /// Returns the message of a note about several changes below which no view is listed.
  private static func message(_ silence: CauseEffects.Silence, of count: Int) -> Finding.Message {
    switch silence {
    case .still: .init(kind: "quiet", "\(count) changes do not move any view")
    case .balanced:
      .init(kind: "quiet balanced", "\(count) changes do not move any view, because other changes make up for them")
    case .outweighed:
      .init(kind: "quiet outweighed", "\(count) changes have a smaller effect than other changes of the same views")
    }
  }

  /// Returns a note for each change, or one for all if there are more than `limit`.
  private func quietNotes(
    _ causes: [AuthorsChange], in scene: Scene, atMost limit: Int, saying ending: Finding.Message,
    together: (Int) -> Finding.Message
  ) -> [Finding] {
    guard causes.count > limit else { return causes.map { quietNote($0, in: scene, saying: ending) } }
    let lines = causes.flatMap { cause in
      [Finding.Note(cause.message, at: location(cause.place, in: scene))] + steps(of: cause, in: scene)
    }
    return [
      Finding(
        code: .changed, severity: .note, message: together(causes.count), notes: lines,
        source: location(causes[0].place, in: scene))
    ]
  }

  private func quietNote(_ cause: AuthorsChange, in scene: Scene, saying ending: Finding.Message) -> Finding {
    Finding(
      code: .changed, severity: .note, message: .init(kind: "quiet \(cause.message.kind)", cause.message) + ending,
      notes: steps(of: cause, in: scene), source: location(cause.place, in: scene))
  }

  /// The number of new names that a note lists.
  private static let listedNames = 6

  private func renaming(_ renames: [(place: XMLPlace, old: String, new: String)], in scene: Scene) -> Finding {
    let place = renames.map(\.place).min { $0.offset < $1.offset } ?? .start
    var known: Set<String> = []
    let names = renames.map { "'\($0.old)' is now called '\($0.new)'" }.filter { known.insert($0).inserted }
    let list = names.listed(atMost: Self.listedNames)
    return Finding(
      code: .changed, severity: .note, message: .init(kind: "renamed", "\(list)"),
      source: location(place, in: scene))
  }
}

extension LayoutChange {
  /// Whether a finding is gone.
  fileprivate var isFix: Bool { if case .fixed = self { true } else { false } }
}

extension AuthorsChange {
  /// Whether the entry of the cause already says this difference of a view.
  fileprivate func says(_ change: LayoutChange, of view: String?) -> Bool {
    switch change {
    case .added, .removed: !wholeViews.isEmpty
    case .restyled: saysLook && view.map(subjects.contains) ?? false
    case .moved, .resized, .failing, .fixed: false
    }
  }
}

extension ComparedLayout {
  /// Returns the layout without new findings if nothing in it moved and its document did not change.
  fileprivate func droppingUnexplainedFindings() -> ComparedLayout {
    var layout = self
    let changes = differences.flatMap(\.parts)
    guard before != nil, !changes.contains(where: { $0.change == nil || $0.change?.view != nil }) else { return self }
    layout.differences = []
    return layout
  }
}
