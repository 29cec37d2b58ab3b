internal import DocumentResources
internal import Findings
package import HostFiles
internal import MarkupReading
internal import ProjectSources
package import ReviewPlans
internal import SceneFiles
internal import Scenes
internal import Synchronization

/// The projects of documents. Documents of one project share what was read of it, so that it is read once.
package struct DocumentProjects: Sendable {
  let apps: AppProjects
  let storyboards: ProjectStoryboards
  let artwork: ProjectArtwork
  let images = ImageFinder()
  /// The code of the projects.
  let sources: ProjectSources
  let strings = AppStrings()
  let listings = FolderListings()
  private let folders: ProjectFolders
  /// The folders of the sources that documents use.
  private let codeFolders = CodeFolders()
  /// The documents whose code and loose images other documents use, by the paths of these.
  private let codePlaces: [String: DocumentSearch.Document]
  /// The beginning of an element that lists an image.
  private static let imageList = Array("<image name=".utf8)
  /// The attribute of an object with a custom class.
  private static let customClass = Array("customClass=".utf8)
  /// The beginning of a property that an object gets when it is loaded.
  private static let runtimeAttribute = Array("<userDefinedRuntimeAttribute ".utf8)
  /// The scenes of storyboards that others embed.
  let embedded = RecordedResults<[Scene]?>()
  let isAsSaved: Bool
  let readsArtwork: Bool
  let readsMaps: Bool
  let embedsScenes: Bool
  let asksForLints: Bool
  /// The pictures of designs that the configuration names; nil if the run compares no designs.
  private let designs: [ProjectConfiguration.DesignSetting]?

  /// Creates the projects before anything is read.
  ///
  /// - Parameters:
  ///   - selection: The selection of scenes and variants.
  ///   - codePlaces: The documents whose folders contain the code and loose images of other documents, by path of the
  ///     others.
  package init(for selection: ReviewSelection, withCodeBeside codePlaces: [String: DocumentSearch.Document] = [:]) {
    self.init(for: selection, withCodeBeside: codePlaces, in: ProjectSources())
  }

  /// Creates the projects with the code of a revision.
  package init(
    for selection: ReviewSelection, withCodeBeside codePlaces: [String: DocumentSearch.Document] = [:],
    before code: RevisionCode
  ) {
    self.init(for: selection, withCodeBeside: codePlaces, in: code.former)
  }

  /// Creates the projects with the code of the working tree as it is beside a revision.
  package init(
    for selection: ReviewSelection, withCodeBeside codePlaces: [String: DocumentSearch.Document],
    after code: RevisionCode
  ) {
    self.init(for: selection, withCodeBeside: codePlaces, in: code.present)
  }

  private init(
    for selection: ReviewSelection, withCodeBeside codePlaces: [String: DocumentSearch.Document],
    in sources: ProjectSources
  ) {
    self.sources = sources
    let folders = ProjectFolders()
    self.codePlaces = codePlaces
    self.folders = folders
    apps = AppProjects(in: folders)
    storyboards = ProjectStoryboards(in: folders)
    artwork = ProjectArtwork(in: folders)
    isAsSaved = selection.isAsSaved
    readsArtwork = selection.readsArtwork
    embedsScenes = selection.embedsScenes
    designs = selection.readsDesigns ? selection.designs : nil
    // The map says which scene a container view embeds.
    readsMaps = selection.readsMaps || embedsScenes
    // A project may enable single lints by giving them a level.
    asksForLints = selection.hasLints || !selection.rules.isEmpty
  }

  /// Adds the files and settings of its project to the files next to a document.
  func complete(_ siblings: inout SiblingResources, of document: DocumentSearch.Document, with bytes: [UInt8]) {
    // Interface Builder's canvas knows no segues from other documents.
    if !isAsSaved { addStoryboards(to: &siblings, of: document, bytes) }
    let showsImages =
      bytes.offset(of: Self.imageList) != nil || !siblings.linkingStoryboards.isEmpty
      || !siblings.referencedTabs.imageNames.isEmpty
    if document.kind == .interfaceBuilder, showsImages {
      var files = artwork.files(for: document)
      // The files of a revision include catalogs, but no images outside them.
      if let place = codePlaces[document.path] { files.images = artwork.files(for: place).images }
      siblings.add(files)
    }
    siblings.imageFinder = images
    siblings.readsArtwork = readsArtwork
    siblings.readsMap = readsMaps
    siblings.asksForLints = asksForLints
    // Interface Builder's canvas does not know the app's settings.
    guard !isAsSaved else { return }
    siblings.app = apps.settings(for: document)
    siblings.isInNoProject = document.kind == .interfaceBuilder && isInNoProject(document)
    // The containers of its controllers may be in other storyboards.
    let isOfCode = ([bytes] + siblings.linkingStoryboards.values).contains { $0.offset(of: Self.customClass) != nil }
    if document.kind == .interfaceBuilder, isOfCode {
      let place = codePlaces[document.path] ?? document
      let folder = codeFolder(of: place)
      codeFolders.insert(folder)
      siblings.code = ProjectCode(sources, in: folder, for: place)
      if bytes.offset(of: Self.runtimeAttribute) != nil {
        siblings.appStrings = strings.strings(below: folders.folder(of: document))
      }
    }
  }

  /// Returns the folder of the sources of a document.
  func codeFolder(of document: DocumentSearch.Document) -> String { folders.folder(of: document) }

  /// Returns the folders of the sources that documents use or used, each once, sorted.
  ///
  /// - Parameters:
  ///   - documents: Documents that were read in these projects.
  ///   - former: Returns the path of the former state of the document at a path, or nil. It need not exist.
  package func codeFolders(of documents: [ReviewDocument], before former: (String) -> String?) -> [String] {
    var used = codeFolders.all
    guard !isAsSaved else { return [] }
    for document in documents {
      guard let kind = SceneDocument(path: document.path), kind == .interfaceBuilder else { continue }
      let folder = codeFolder(of: .init(path: document.path, name: document.name, kind: kind, isNamed: true))
      guard !used.contains(folder), let path = former(document.path),
        let bytes = try? FileSystem.contents(of: path, limit: ReviewDocument.sizeLimit),
        bytes.offset(of: Self.customClass) != nil
      else { continue }
      used.insert(folder)
    }
    return used.sorted()
  }

  /// Adds what other storyboards of the project say about a document's bars and presentations.
  private func addStoryboards(
    to siblings: inout SiblingResources, of document: DocumentSearch.Document, _ bytes: [UInt8]
  ) {
    let linking = storyboards.linkingStoryboards(for: document)
    siblings.linkingStoryboards = linking
    siblings.referencedTabs = storyboards.referencedTabs(for: document, linking: linking, bytes)
  }

  /// Whether no app contains a document. The files of a revision include neither packages nor submodules, so a document
  /// there belongs to an app if its counterpart in the working tree does.
  private func isInNoProject(_ document: DocumentSearch.Document) -> Bool {
    guard apps.exclude(document) else { return false }
    return codePlaces[document.path].map(apps.exclude) ?? true
  }

  /// Returns the scenes of a document with the pictures of their designs: first the ones that the scenes name, then the
  /// ones of the configuration. A missing or unreadable picture is a finding of its scene. The scenes are unchanged if
  /// the run compares no designs.
  func addingDesigns(to scenes: [Scene], of document: DocumentSearch.Document) -> [Scene] {
    guard let designs else { return scenes }
    return scenes.map { scene in
      var scene = scene
      let own = scene.designPictures.map { (picture: $0, folder: FolderPath.folder(of: document.path)) }
      let listed = designs.filter { GlobPattern($0.scene).matches(scene.name) }.map {
        (picture: $0.picture, folder: $0.folder)
      }
      scene.designPictures = (own + listed).compactMap { named, folder in
        let read = DesignFiles.read(named, in: folder, with: images)
        let fault = read?.pixelSize == nil ? read?.unreadable(read?.file?.fault) ?? named.missing : nil
        // Several devices may have the same name.
        if let fault, !scene.findings.contains(fault) { scene.findings.append(fault) }
        return read
      }
      return scene
    }
  }
}

/// The folders of the sources that documents use, which their readers add.
private final class CodeFolders: Sendable {
  private let folders = Mutex<Set<String>>([])

  var all: Set<String> { folders.withLock { $0 } }

  func insert(_ folder: String) { folders.withLock { _ = $0.insert(folder) } }
}
