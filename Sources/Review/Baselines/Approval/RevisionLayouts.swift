internal import DocumentFacts
package import Findings
package import HostFiles
package import LayoutReview
package import ReviewPlans
package import ReviewReports
package import Scenes

/// The layouts of a revision of the project, which the current ones are compared with.
package struct RevisionLayouts: Sendable {
  /// A scene, by its document and its identifier in the revision.
  private struct SceneName: Hashable {
    var document: String
    var identifier: String
  }

  /// The revision as the user named it.
  package let name: String
  /// The scenes of the revision with the same selection as the current ones.
  package private(set) var plan: ReviewPlan
  /// The paths of the documents in the working tree, by their paths in the revision.
  private let paths: [String: String]
  /// The positions of the scenes in the plan, by the path of the document in the working tree.
  private let positions: [SceneName: Int]
  /// The reasons why documents cannot be read, by their paths in the working tree.
  private let failures: [String: Finding]
  /// The changes that the authors of documents made, by paths in the working tree. Documents without a change are
  /// missing.
  private let differences: [String: DocumentDifference]
  /// The effects of changed code on scenes.
  private let code: RevisionCodeEffects
  /// The records of the layouts, scene by scene.
  private var records: [[LayoutRecord]] = []

  /// Creates the scenes of a revision.
  ///
  /// - Parameters:
  ///   - name: The revision as the user named it.
  ///   - folders: The paths that the user named, each with the path of its counterpart.
  ///   - devices: The devices of the project, which scene files may name.
  ///   - selection: The scenes and variants to compare.
  ///   - followsLinks: Whether to follow links that point outside the folders.
  ///   - workers: The number of workers.
  ///   - code: The code of the revision. Nil to lay out both sides with that of the working tree.
  /// - Throws: ``FileError`` if a folder cannot be read, since its scenes would seem to be new.
  package init(
    _ name: String, folders: [(here: String, there: String)], devices: [Device], selection: ReviewSelection,
    followsLinks: Bool, workers: Int, code: RevisionCode? = nil
  ) async throws(FileError) {
    self.name = name
    let search = DocumentSearch(
      paths: folders.map(\.there).filter { FileSystem.kind(of: $0) != nil }, followsLinks: followsLinks,
      keepsCopies: selection.isAsSaved)
    if let failure = search.failures.first { throw failure }
    let found = search.documents.compactMap { document in
      Self.path(document.path, in: folders).map { (here: $0, document: document) }
    }
    .filter { selection.includesDocuments(at: $0.here) }
    differences = Self.align(found.map { (here: $0.here, there: $0.document.path) })
    // The code is that of the working tree, apart from files that the revision had in another state.
    let present = Dictionary(
      found.map { here, document in
        (
          document.path,
          DocumentSearch.Document(path: here, name: document.name, kind: document.kind, isNamed: document.isNamed)
        )
      }, uniquingKeysWith: { first, _ in first })
    let roots = folders.flatMap { [$0.there, $0.here] }
    let boundary = followsLinks ? nil : FileBoundary(of: roots, includesRepositories: true)
    let read = await ReviewDocument.read(
      found.map(\.document), within: boundary, devices: devices, for: selection,
      in: code.map { DocumentProjects(for: selection, withCodeBeside: present, before: $0) }
        ?? DocumentProjects(for: selection, withCodeBeside: present), workers: workers)
    var documents = read
    if let code, read.count == found.count {
      let reading = RevisionCodeEffects.Reading(
        code: code, boundary: boundary, devices: devices, selection: selection, present: present, workers: workers)
      self.code = await RevisionCodeEffects(on: &documents, found.map(\.document), reading)
    } else {
      self.code = RevisionCodeEffects()
    }
    plan = ReviewPlan(documents: documents, selection: selection)
    self.paths = present.mapValues(\.path)
    positions = Dictionary(
      plan.scenes.enumerated().map { position, scene in
        (SceneName(document: found[scene.document].here, identifier: scene.scene.identifier), position)
      }, uniquingKeysWith: { first, _ in first })
    failures = Dictionary(
      zip(found, documents).compactMap { found, document in
        document.failures.first { $0.severity == .error }.map { (found.here, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Rewrites the revision's copies of Interface Builder documents as the Xcode that saved the current ones would write
  /// them. Changes that Xcode makes whenever it saves are then the same on both sides. A copy that cannot be read or
  /// written is kept unchanged and reported when it is read.
  ///
  /// - Returns: The changes that the authors of documents made, by paths in the working tree.
  private static func align(_ documents: [(here: String, there: String)]) -> [String: DocumentDifference] {
    var differences: [String: DocumentDifference] = [:]
    for (here, there) in documents where SceneDocument(path: here) == .interfaceBuilder {
      guard let present = try? FileSystem.contents(of: here, limit: ReviewDocument.sizeLimit),
        let old = try? FileSystem.contents(of: there, limit: ReviewDocument.sizeLimit), old != present,
        let aligned = try? AlignedDocument(of: old, as: present)
      else { continue }
      differences[here] = aligned.difference
      try? FileSystem.write(aligned.bytes(ofNewer: present), to: there)
    }
    return differences
  }

  /// Returns the path in the working tree that corresponds to a path of the revision, or nil if the user named no
  /// folder that contains it.
  private static func path(_ path: String, in folders: [(here: String, there: String)]) -> String? {
    for (here, there) in folders {
      if path == there { return here }
      if path.hasPrefix("\(there)/") { return FolderPath.join(here, String(path.dropFirst(there.count + 1))) }
    }
    return nil
  }

  /// Returns the revision without layouts of scenes that have no counterpart in the plan's share of the run.
  package func counterparts(of plan: ReviewPlan) -> RevisionLayouts {
    guard plan.share != nil else { return self }
    let compared = Set(plan.ofShare.scenes.compactMap { position(of: $0, in: plan) })
    var layouts = self
    for position in layouts.plan.scenes.indices where !compared.contains(position) {
      layouts.plan.scenes[position].layouts = []
    }
    return layouts
  }

  /// Returns the path in the working tree of a document of the plan.
  package func path(ofDocument path: String) -> String? { paths[path] }

  /// Returns the revision with the record of each layout, in the order of the plan's layouts.
  package func keeping(_ records: [LayoutRecord?]) -> RevisionLayouts {
    var layouts = self
    layouts.records = plan.byScene(records).map { $0.map(\.kept).sortedByVariant }
    return layouts
  }

  /// Returns the position in the revision of a scene of the current plan, or nil if it is new.
  func position(of scene: ReviewPlan.PlannedScene, in plan: ReviewPlan) -> Int? {
    positions[SceneName(document: plan.documents[scene.document].path, identifier: scene.scene.identifier)]
  }

  /// Returns the reference for a scene of the current plan. The first scene of a document reports why it cannot be read.
  package func reference(for scene: ReviewPlan.PlannedScene, in plan: ReviewPlan) -> BaselineComparison.Reference {
    let document = plan.documents[scene.document]
    if let failure = failures[document.path] {
      let first = plan.scenes.first { $0.document == scene.document }
      guard first?.scene.identifier == scene.scene.identifier else { return .unreadable(nil) }
      return .unreadable(
        BaselineComparison.finding(
          .unreadableBaseline,
          .init(kind: "revision", "the document cannot be read in '\(name)': \(words: failure.message.text)"),
          hint: "compare with a revision in which it can be read, or with approved layouts", at: scene.scene.source))
    }
    guard let position = position(of: scene, in: plan), records.indices.contains(position) else {
      return .layouts([])
    }
    return .layouts(records[position])
  }

  /// Returns the changes that the author of a document made in a scene of the current plan, or nil if the document is
  /// the same or not an Interface Builder document.
  func changes(of scene: ReviewPlan.PlannedScene, in plan: ReviewPlan) -> DocumentChanges? {
    let document = plan.documents[scene.document].path
    let effects = code.effects(on: scene.scene.identifier, in: document)
    let difference = differences[document] ?? (effects == nil ? nil : code.unchanged[document])
    return difference.map { difference in
      DocumentChanges(
        of: scene.scene, position(of: scene, in: plan).map { self.plan.scenes[$0].scene }, in: difference, effects)
    }
  }

  /// Returns the findings about scenes that the current plan no longer has, in the order of the revision.
  package func goneScenes(from plan: ReviewPlan) -> [Finding] {
    let here = Set(
      plan.scenes.map {
        SceneName(document: plan.documents[$0.document].path, identifier: $0.scene.identifier)
      })
    // The scenes of a document that cannot be read now are not gone.
    let unread = Set(plan.documents.filter(\.isUnread).map(\.path))
    let gone = positions.filter { !here.contains($0.key) && !unread.contains($0.key.document) }
    return gone.sorted { $0.value < $1.value }.map { key, position in
      BaselineComparison.finding(
        .staleBaseline,
        .init(kind: "revision", "the scene '\(self.plan.scenes[position].scene.name)' of '\(name)' was removed"),
        hint: nil, at: SourceLocation(path: key.document, line: 1, column: 1))
    }
  }
}
