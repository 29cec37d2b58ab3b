internal import DocumentResources
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import ProjectSources
package import ReviewPlans
internal import SceneFiles
internal import Scenes

/// The projects of documents. Documents of one project share what was read of it, so that it is read once.
package struct DocumentProjects: Sendable {
  let apps: AppProjects
  let storyboards: ProjectStoryboards
  let artwork: ProjectArtwork
  let images = ImageFinder()
  let sources = ProjectSources()
  private let folders: ProjectFolders
  /// The beginning of an element that lists an image.
  private static let imageList = Array("<image name=".utf8)
  /// The attribute of an object with a custom class.
  private static let customClass = Array("customClass=".utf8)
  /// The scenes of storyboards that others embed.
  let embedded = RecordedResults<[Scene]?>()
  let isAsSaved: Bool
  let readsArtwork: Bool
  let readsMaps: Bool
  let embedsScenes: Bool
  let asksForLints: Bool
  /// The pictures of designs that the configuration names; empty unless pictures are read.
  private let designs: [ProjectConfiguration.DesignSetting]

  /// The projects before anything is read.
  ///
  /// - Parameter selection: The selection of scenes and variants.
  package init(for selection: ReviewSelection) {
    let folders = ProjectFolders()
    self.folders = folders
    apps = AppProjects(in: folders)
    storyboards = ProjectStoryboards(in: folders)
    artwork = ProjectArtwork(in: folders)
    isAsSaved = selection.isAsSaved
    readsArtwork = selection.readsArtwork
    embedsScenes = selection.embedsScenes
    designs = selection.readsArtwork ? selection.designs : []
    // The map says which scene a container view embeds.
    readsMaps = selection.readsMaps || embedsScenes
    // A project may enable single lints by giving them a level.
    asksForLints = selection.hasLints || !selection.rules.isEmpty
  }

  /// Adds the files and settings of its project to the files beside a document.
  func complete(_ siblings: inout SiblingResources, of document: DocumentSearch.Document, with bytes: [UInt8]) {
    if document.kind == .interfaceBuilder, bytes.offset(of: Self.imageList) != nil {
      siblings.add(artwork.files(for: document))
    }
    siblings.imageFinder = images
    siblings.readsArtwork = readsArtwork
    siblings.readsMap = readsMaps
    siblings.asksForLints = asksForLints
    // Interface Builder's canvas knows neither the app's settings nor segues from other documents.
    guard !isAsSaved else { return }
    siblings.app = apps.settings(for: document)
    if document.kind == .interfaceBuilder, bytes.offset(of: Self.customClass) != nil {
      siblings.code = ProjectCode(sources, in: folders.folder(of: document), for: document)
    }
    siblings.linkingStoryboards = storyboards.linkingStoryboards(for: document)
  }

  /// Returns the scenes of a document with the pictures of designs that the configuration names. Those that a scene
  /// names itself take precedence. A missing picture is a finding of its scene.
  func addingDesigns(to scenes: [Scene]) -> [Scene] {
    guard !designs.isEmpty else { return scenes }
    return scenes.map { scene in
      var scene = scene
      for design in designs where GlobPattern(design.scene).matches(scene.name) {
        if let picture = DesignFiles.picture(
          named: design.path, in: design.folder, device: design.device, source: design.source, readingWith: images)
        {
          scene.designPictures.append(picture)
        } else {
          scene.findings.append(
            Finding(
              code: .invalidSetting, severity: .warning,
              message: .init(kind: "design-missing", "there is no design '\(design.path)' beside the configuration"),
              hint: "the path starts in the folder of the configuration and stays in the project",
              source: design.source))
        }
      }
      return scene
    }
  }
}
