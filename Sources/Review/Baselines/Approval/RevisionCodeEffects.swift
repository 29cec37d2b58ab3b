internal import DocumentFacts
internal import HostFiles
internal import LayoutReview
internal import MarkupReading
internal import ReviewPlans
internal import Scenes

/// What the code of a revision does to its scenes and to those of the working tree.
struct RevisionCodeEffects: Sendable {
  /// The effects on scenes, by the path of the document in the working tree and the identifier of the scene.
  private var effects: [String: [String: CodeEffects]] = [:]
  /// The facts of the documents with such scenes in which nothing may have changed, by paths in the working tree.
  private(set) var unchanged: [String: DocumentDifference] = [:]

  /// How documents are read.
  struct Reading {
    var code: RevisionCode
    var boundary: FileBoundary?
    var devices: [Device]
    var selection: ReviewSelection
    /// The documents of the working tree, by the paths of their former states.
    var present: [String: DocumentSearch.Document]
    var workers: Int

    func documents(_ documents: [DocumentSearch.Document], in projects: DocumentProjects) async -> [ReviewDocument] {
      await ReviewDocument.read(
        documents, within: boundary, devices: devices, for: selection, in: projects, workers: workers)
    }
  }

  /// Creates no effects.
  init() {}

  /// Finds the effects of changed code on the documents of a revision, by reading those that use such code again with
  /// the present code, and the documents of the working tree with the former code.
  ///
  /// Scenes on which the code has no effect are replaced with those of the present code, whose findings then have the
  /// same reasons on both sides.
  ///
  /// - Parameters:
  ///   - documents: The documents as read with the former code.
  ///   - found: The files of the documents, in the same order.
  ///   - reading: How documents are read.
  init(on documents: inout [ReviewDocument], _ found: [DocumentSearch.Document], _ reading: Reading) async {
    let used = found.indices.filter { position in
      reading.present[found[position].path].map { reading.code.isDifferent(for: $0.path) } ?? false
    }
    guard !used.isEmpty else { return }
    let again = await reading.documents(
      used.map { found[$0] },
      in: DocumentProjects(for: reading.selection, withCodeBeside: reading.present, after: reading.code))
    guard again.count == used.count else { return }
    var changed: [DocumentSearch.Document] = []
    for (position, other) in zip(used, again) {
      guard let here = reading.present[found[position].path] else { continue }
      let scenes = Dictionary(other.scenes.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
      var isChanged = false
      let mixed = documents[position].scenes.map { scene in
        guard let present = scenes[scene.identifier] else { return scene }
        guard !scene.isLaidOut(like: present) else { return present }
        isChanged = true
        return scene.withStatements(of: present)
      }
      guard isChanged else {
        documents[position] = other
        continue
      }
      documents[position].contents = .scenes(mixed)
      changed.append(here)
    }
    guard !changed.isEmpty else { return }
    let former = ReviewPlan(documents: again, selection: reading.selection)
    let read = await reading.documents(changed, in: DocumentProjects(for: reading.selection, before: reading.code))
    let present = ReviewPlan(documents: read, selection: reading.selection)
    add(former, present, changed, reading)
  }

  private mutating func add(
    _ former: ReviewPlan, _ present: ReviewPlan, _ changed: [DocumentSearch.Document], _ reading: Reading
  ) {
    let changes = Dictionary(
      changed.map { ($0.path, reading.code.changes(for: $0)) }, uniquingKeysWith: { first, _ in first })
    for planned in former.scenes {
      guard let here = reading.present[former.documents[planned.document].path]?.path, let changes = changes[here]
      else {
        continue
      }
      effects[here, default: [:]][planned.scene.identifier] = CodeEffects(former: planned.scene, changes: changes)
    }
    for planned in present.scenes {
      effects[present.documents[planned.document].path]?[planned.scene.identifier]?.present = planned.scene
    }
    // Also of scenes that are not selected.
    addClasses(
      former.documents.flatMap { document in
        reading.present[document.path].map { here in document.scenes.map { (here.path, $0) } } ?? []
      } + present.documents.flatMap { document in document.scenes.map { (document.path, $0) } })
    for document in changed {
      guard let bytes = try? FileSystem.contents(of: document.path, limit: ReviewDocument.sizeLimit),
        let aligned = try? AlignedDocument(of: bytes, as: bytes)
      else { continue }
      unchanged[document.path] = aligned.difference
    }
  }

  /// Adds to the effects on each scene the classes of the other scenes of its document.
  private mutating func addClasses(_ scenes: [(document: String, scene: Scene)]) {
    var classes: [String: [String: Set<String>]] = [:]
    for (document, scene) in scenes {
      classes[document, default: [:]][scene.identifier, default: []].formUnion(scene.classNames)
    }
    for (document, scenes) in classes where scenes.count > 1 {
      for identifier in scenes.keys {
        let others = scenes.filter { $0.key != identifier }.values
        effects[document]?[identifier]?.classesElsewhere = others.reduce(into: []) { $0.formUnion($1) }
      }
    }
  }

  /// Returns the effects on a scene of the working tree, or nil.
  func effects(on identifier: String, in path: String) -> CodeEffects? { effects[path]?[identifier] }
}
