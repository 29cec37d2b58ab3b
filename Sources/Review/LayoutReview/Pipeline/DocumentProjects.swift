internal import DocumentResources
internal import HostFiles
internal import MarkupReading
internal import ProjectSources
package import ReviewPlans
internal import Scenes

/// The projects of documents, which these read together, and which are looked at once.
package struct DocumentProjects: Sendable {
  let apps: AppProjects
  let storyboards: ProjectStoryboards
  let artwork: ProjectArtwork
  let images = ImageFinder()
  let sources = ProjectSources()
  private let folders: ProjectFolders
  /// The beginning of an element that lists an image.
  private static let imageList = Array("<image name=".utf8)
  /// The attribute of an object that has a class of the author's.
  private static let customClass = Array("customClass=".utf8)
  /// The scenes of storyboards that others embed.
  let embedded = RecordedResults<[Scene]?>()
  let isAsSaved: Bool
  let readsArtwork: Bool
  let readsMaps: Bool
  let embedsScenes: Bool
  let asksForLints: Bool

  /// No projects yet.
  ///
  /// - Parameter selection: The way in which scenes are looked at.
  package init(for selection: ReviewSelection) {
    let folders = ProjectFolders()
    self.folders = folders
    apps = AppProjects(in: folders)
    storyboards = ProjectStoryboards(in: folders)
    artwork = ProjectArtwork(in: folders)
    isAsSaved = selection.isAsSaved
    readsArtwork = selection.readsArtwork
    embedsScenes = selection.embedsScenes
    // What a container view embeds is known from the map.
    readsMaps = selection.readsMaps || embedsScenes
    // A project may ask for some of them by their levels.
    asksForLints = selection.hasLints || !selection.rules.isEmpty
  }

  /// Adds to the files beside a document what its project has for it.
  func complete(_ siblings: inout SiblingResources, of document: DocumentSearch.Document, with bytes: [UInt8]) {
    if document.kind == .interfaceBuilder, bytes.offset(of: Self.imageList) != nil {
      siblings.add(artwork.files(for: document))
    }
    siblings.imageFinder = images
    siblings.readsArtwork = readsArtwork
    siblings.readsMap = readsMaps
    siblings.asksForLints = asksForLints
    // Interface Builder's canvas knows neither the app nor what other documents lead to.
    guard !isAsSaved else { return }
    siblings.app = apps.settings(for: document)
    if document.kind == .interfaceBuilder, bytes.offset(of: Self.customClass) != nil {
      siblings.code = ProjectCode(sources, in: folders.folder(of: document), for: document)
    }
    siblings.linkingStoryboards = storyboards.linkingStoryboards(for: document)
  }
}
