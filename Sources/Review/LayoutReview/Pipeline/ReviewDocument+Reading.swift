internal import DocumentResources
internal import Findings
public import HostFiles
internal import MarkupReading
package import ReviewCache
public import ReviewPlans
internal import SceneDocuments
public import Scenes
internal import Typography
internal import WorkBudgets

extension ReviewDocument {
  /// Reads documents with several workers and returns them in their order. Unchanged documents with finished results
  /// are not read. If the work is stopped, documents that were not read are omitted.
  ///
  /// - Parameters:
  ///   - documents: The documents to read.
  ///   - boundary: The folders in which files are looked for; nil for anywhere.
  ///   - devices: The devices of the project, which scene files may name.
  ///   - known: Documents of the last review, whose files are assumed to exist still.
  ///   - cache: The cache with finished documents of earlier runs.
  ///   - selection: The selection of scenes.
  ///   - knownProjects: The projects of the documents, if they were read before and are assumed to be unchanged.
  ///   - workers: The number of workers.
  package static func read(
    _ documents: [DocumentSearch.Document], within boundary: FileBoundary? = nil, devices: [Device] = [],
    knowing known: [ReviewDocument] = [],
    from cache: ReviewCache? = nil, for selection: ReviewSelection, in knownProjects: DocumentProjects? = nil,
    workers: Int
  ) async -> [ReviewDocument] {
    let results = FileQueryResults(within: boundary)
    let projects = knownProjects ?? DocumentProjects(for: selection)
    let last = Dictionary(known.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let budget = WorkBudget.current
    var pool = WorkerPool(workers: workers)
    pool.shouldStop = { budget?.checkCancellation() ?? false }
    let found = await pool.map(documents) { document -> ReviewDocument? in
      guard !WorkBudget.isCancelled else { return nil }
      if let known = last[document.path], known.cached?.isCurrent(results) == true { return known }
      guard let cached = cache?.document(document, results) else {
        let read = ReviewDocument(reading: document, within: boundary, devices: devices, in: projects)
        // A document that was being read when the work was stopped may be incomplete.
        return WorkBudget.isCancelled ? nil : read
      }
      return ReviewDocument(path: document.path, name: document.name, contents: .cached(cached))
    }
    var read = found.compactMap(\.self)
    guard read.count == documents.count else { return read }
    // A new scene can take the file name of a namesake in a cached document, which then needs other file names and is
    // read again. So is a copy without contact sheets whose original is gone.
    while let other = ReviewPlan.renamedDocument(among: read, for: selection)
      ?? ReviewPlan.documentWithOtherSheets(among: read, for: selection)
    {
      read[other] = ReviewDocument(reading: documents[other], within: boundary, devices: devices, in: projects)
      if WorkBudget.isCancelled { return Array(read[..<other]) }
    }
    return read
  }

  fileprivate init(
    reading document: DocumentSearch.Document, within boundary: FileBoundary?, devices: [Device],
    in projects: DocumentProjects
  ) {
    HostProcess.note(work: document.path)
    let ((read, fontFiles), dependencies) = FileBoundary.hold(boundary) {
      FileDependencyRecorder.recording {
        let read = Self.contents(of: document, devices, projects)
        return (read, Self.fontFiles(for: read.contents, of: document))
      }
    }
    self.init(path: document.path, name: document.name, contents: read.contents)
    self.fontFiles = fontFiles
    self.dependencies = dependencies
    // Its layouts would silently differ if an existing file next to it were ignored.
    if let fault = dependencies.firstFault { contents = .unreadable(fault) }
    // Documents open in an editor are visible to the user anyway.
    if case .invalid = contents, boundary?.contains(document.path) == false, !FileOverlay.covers(document.path) {
      self.contents = .invalid([Self.foreign(document)])
    }
    if mayHaveFixes { bytes = read.bytes }
  }

  /// Whether an edit may fix something: in its layouts, whose findings are not yet known, or in the faults that keep it
  /// from having scenes.
  private var mayHaveFixes: Bool {
    switch contents {
    case .scenes: true
    case .invalid(let findings): findings.contains(where: \.mayHaveFix)
    case .unreadable, .cached, .accepted: false
    }
  }

  /// Returns the finding about a link out of the folder to a file without scenes. It may be any file, so none of its
  /// lines is shown.
  private static func foreign(_ document: DocumentSearch.Document) -> Finding {
    Finding(
      code: .unreadable,
      message: .init(kind: "link", "the file is a link to a file without scenes outside its folder"),
      hint: "'--follow-links' reports what is wrong with it",
      source: SourceLocation(path: document.name, line: 1, column: 1))
  }

  /// Returns the font files of the project. They are looked for only if a scene names a font that devices do not have.
  private static func fontFiles(for contents: Contents, of document: DocumentSearch.Document) -> [String] {
    guard case .scenes(let scenes) = contents,
      scenes.contains(where: { !SystemFontFamilies.names.isSuperset(of: $0.fontFamilies) })
    else { return [] }
    return ProjectFonts.files(for: document.path)
  }

  private static func contents(
    of document: DocumentSearch.Document, _ devices: [Device], _ projects: DocumentProjects
  ) -> (contents: Contents, bytes: [UInt8]) {
    do throws(FileError) {
      let bytes = try FileSystem.contents(of: document.path, limit: sizeLimit)
      return (scenes(in: bytes, of: document, devices, projects), bytes)
    } catch {
      return (.unreadable(error), [])
    }
  }

  private static func scenes(
    in bytes: [UInt8], of document: DocumentSearch.Document, _ devices: [Device], _ projects: DocumentProjects
  ) -> Contents {
    var siblings = SiblingResources(of: document, listings: projects.listings)
    siblings.projectDevices = devices
    projects.complete(&siblings, of: document, with: bytes)
    do throws(DocumentError) {
      let scenes = projects.addingDesigns(
        to: try document.kind.scenes(in: bytes, path: document.name, siblings: siblings), of: document)
      return .scenes(projects.embedsScenes ? embedding(scenes, in: document, projects) : scenes)
    } catch {
      return .invalid(error.findings)
    }
  }
}

extension ReviewDocument {
  /// Returns the scenes of a document, with the scenes that their container views embed, including from other
  /// storyboards of the project.
  private static func embedding(
    _ scenes: [Scene], in document: DocumentSearch.Document, _ projects: DocumentProjects
  ) -> [Scene] {
    SceneEmbedder(
      findingStoryboardsWith: { name in
        projects.storyboards.storyboard(named: name, for: document).flatMap { Self.scenes(of: $0, projects) }
      },
      nibsWith: { name in projects.storyboards.xib(named: name, for: document).flatMap { Self.scenes(of: $0, projects) }
      }
    )
    .completed(scenes)
  }

  /// Returns the scenes of another document, or nil if it cannot be read.
  private static func scenes(of other: DocumentSearch.Document, _ projects: DocumentProjects) -> [Scene]? {
    projects.embedded.result(for: "\(other.path)\n\(other.name)") {
      guard let bytes = try? FileSystem.contents(of: other.path, limit: sizeLimit) else { return nil }
      var siblings = SiblingResources(of: other, listings: projects.listings)
      projects.complete(&siblings, of: other, with: bytes)
      return try? other.kind.scenes(in: bytes, path: other.name, siblings: siblings)
    }
  }
}

extension ReviewPlan {
  /// Finds and reads the documents at the given paths and plans their layouts. Faults of documents are in
  /// ``ReviewDocument/failures``.
  ///
  /// - Parameters:
  ///   - paths: Documents, and folders that contain documents at any depth.
  ///   - devices: Devices that scene files may name, in addition to the catalog's.
  ///   - selection: The selection of scenes and variants.
  ///   - workers: The number of documents to read at once.
  ///   - followsLinks: Whether to follow links that point outside the folders.
  /// - Throws: `FileError` for the first path that cannot be read.
  public init(
    documentsAt paths: [String], devices: [Device] = [], selection: ReviewSelection = ReviewSelection(),
    workers: Int = 1, followsLinks: Bool = false
  ) async throws(FileError) {
    let search = DocumentSearch(paths: paths, followsLinks: followsLinks, keepsCopies: selection.isAsSaved)
    if let failure = search.failures.first { throw failure }
    let documents = await ReviewDocument.read(
      search.documents, within: search.boundary, devices: devices, for: selection, workers: workers)
    self.init(documents: documents, selection: selection)
  }
}
