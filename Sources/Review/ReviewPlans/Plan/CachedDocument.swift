package import HostFiles
package import Scenes

/// A document whose scenes were drawn, with everything that the result depends on.
package struct CachedDocument: Sendable, Hashable {
  /// The file queries made while reading the document, with their results; empty if it was not read from a file.
  package var dependencies: [FileDependency]
  /// The font files of the project; empty if its scenes name no fonts.
  package var fontFiles: [String] = []
  /// The map of its storyboard; nil for other documents.
  package var storyboard: StoryboardMap?
  /// The selected scenes, in their order.
  package var scenes: [SceneRecord<DrawingDetails>]

  /// Creates a finished document.
  package init(
    dependencies: [FileDependency], fontFiles: [String] = [], storyboard: StoryboardMap? = nil,
    scenes: [SceneRecord<DrawingDetails>]
  ) {
    self.dependencies = dependencies
    self.fontFiles = fontFiles
    self.storyboard = storyboard
    self.scenes = scenes
  }

  /// Whether its scenes have contact sheets; nil if they need none.
  package var hasSheets: Bool? {
    let scenes = scenes.filter { $0.layoutStatuses.count > 1 }
    return scenes.isEmpty ? nil : scenes.contains { $0.files.contains { OutputFolder.isSheet($0.path) } }
  }

  /// Whether reading the document again would give the same scenes.
  package func isCurrent(_ results: FileQueryResults) -> Bool { results.confirm(dependencies) }

  /// Whether all files exist unchanged.
  package func isThere(in folder: String) -> Bool {
    scenes.allSatisfy { $0.files.allSatisfy { $0.isThere(in: folder) } }
  }
}
