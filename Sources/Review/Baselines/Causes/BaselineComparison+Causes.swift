internal import DocumentFacts
internal import Findings
internal import MarkupReading
internal import ReviewPlans
internal import ReviewReports
internal import Scenes

extension BaselineComparison {
  /// The differences of the layouts of a scene, with one entry for each change by the author of its document.
  ///
  /// - Returns: The layouts with their differences, and notes about changes that moved nothing.
  func explained(
    _ layouts: [ComparedLayout], of scene: Scene, _ former: Scene?, by difference: DocumentDifference
  ) -> Comparison {
    let changes = SceneChanges(of: scene, former, in: difference)
    let notes = changes.renames.isEmpty ? [] : [renaming(changes.renames, in: scene)]
    guard !changes.causes.isEmpty else {
      let hasOthers = difference.changes.contains { !$0.isSilent || $0.isPresentation }
      return (notes, layouts.map { consequences(of: $0.droppingUnexplainedFindings(), in: scene, hasOthers) })
    }
    let attribution = CauseAttribution(to: changes, ViewDistances(in: difference))
    var effective: Set<Int> = []
    let explained = layouts.map { layout -> ComparedLayout in
      guard let before = layout.before else { return layout }
      var layout = layout
      let parts = attribution.split(
        layout.differences.flatMap(\.parts).compactMap(\.change), from: before, to: layout.after)
      layout.differences = parts.enumerated().compactMap { position, parts in
        guard !parts.isEmpty else { return nil }
        effective.insert(position)
        return entry(changes.causes[position], parts, layout.after, scene)
      }
      return layout
    }
    let whole = effective.reduce(into: Set<String>()) { $0.formUnion(changes.causes[$1].wholeViews) }
    // A change in a view that is added or removed is part of that entry.
    let quiet = changes.causes.enumerated().filter { position, cause in
      !effective.contains(position) && cause.isToldAlone && !cause.subjects.isSubset(of: whole)
    }
    return (notes + quietNotes(quiet.map(\.element), in: scene), explained)
  }

  /// A layout of a scene in which the author changed nothing. Its differences follow from another scene of the document
  /// that the author changed, and become one note.
  private func consequences(of layout: ComparedLayout, in scene: Scene, _ hasOthers: Bool) -> ComparedLayout {
    let parts = layout.differences.flatMap(\.parts)
    guard hasOthers, layout.before != nil, !parts.isEmpty else { return layout }
    let verb = parts.count == 1 ? "difference follows" : "differences follow"
    var result = layout
    result.differences = [
      .init(
        parts: parts,
        finding: Finding(
          code: .changed, severity: .note,
          message: .init(
            kind: "elsewhere",
            "\(parts.count) \(words: verb) from a change in another scene of the document"),
          source: scene.source))
    ]
    return result
  }

  private func location(_ place: XMLPlace, in scene: Scene) -> SourceLocation {
    SourceLocation(path: scene.source.path, line: place.line, column: place.column)
  }

  /// The entry of a cause with the changes that follow from it in one layout.
  private func entry(
    _ cause: AuthorsChange, _ changes: [LayoutChange], _ after: LayoutRecord, _ scene: Scene
  ) -> ComparedLayout.Difference {
    func position(_ change: LayoutChange) -> Int? {
      let path = change.view ?? change.place
      return after.views.firstIndex { $0.path == path }
    }
    let subjects = scene.views.indices.filter { cause.subjects.contains(scene.views[$0].name) }
    let onlyFixes = changes.allSatisfy { if case .fixed = $0 { true } else { false } }
    var finding = Finding(
      code: .changed, severity: onlyFixes ? .note : nil, message: cause.message,
      source: location(cause.place, in: scene),
      views: Array(subjects.prefix(1)))
    var parts: [ComparedLayout.Part] = []
    for change in changes {
      let view = position(change)
      let source = view.flatMap { scene.views.indices.contains($0) ? scene.views[$0].source : nil }
      let found = change.finding(at: source, views: view.map { [$0] } ?? [], comparedWith: standard)
      parts.append(.init(change: change, message: found.message))
      let identifier = view.flatMap { after.views[$0].objectID }
      guard !cause.says(change, of: identifier) else { continue }
      let name = view.flatMap { scene.views.indices.contains($0) ? scene.views[$0].displayName : nil }
      finding.consequences.append(
        .init(found, view: view ?? 0, name: name ?? change.view ?? scene.name))
    }
    return ComparedLayout.Difference(parts: parts, finding: finding)
  }

  /// The largest number of changes without effect that get a note each.
  private static let singleNotes = 3

  /// The notes about changes that move nothing: one for each, or a single one if there are more than ``singleNotes``.
  private func quietNotes(_ causes: [AuthorsChange], in scene: Scene) -> [Finding] {
    guard causes.count > Self.singleNotes else {
      return causes.map { cause in
        Finding(
          code: .changed, severity: .note,
          message: .init(kind: "quiet \(cause.message.kind)", cause.message) + "; no view moves",
          source: location(cause.place, in: scene))
      }
    }
    return [
      Finding(
        code: .changed, severity: .note, message: .init(kind: "quiet", "\(causes.count) changes do not move any view"),
        notes: causes.map { Finding.Note($0.message, at: location($0.place, in: scene)) },
        source: location(causes[0].place, in: scene))
    ]
  }

  /// The number of new names that a note lists.
  private static let listedNames = 6

  private func renaming(_ renames: [(place: XMLPlace, old: String, new: String)], in scene: Scene) -> Finding {
    let place = renames.map(\.place).min { $0.offset < $1.offset } ?? .start
    let list = renames.map { "'\($0.old)' is now called '\($0.new)'" }.listed(atMost: Self.listedNames)
    return Finding(
      code: .changed, severity: .note, message: .init(kind: "renamed", "\(list)"),
      source: location(place, in: scene))
  }
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
  /// The layout without new findings if nothing in it moved and its document did not change.
  fileprivate func droppingUnexplainedFindings() -> ComparedLayout {
    var layout = self
    let changes = differences.flatMap(\.parts)
    guard before != nil, !changes.contains(where: { $0.change == nil || $0.change?.view != nil }) else { return self }
    layout.differences = []
    return layout
  }
}
