package import HostFiles
package import Scenes

/// A document whose scenes were drawn, with all that this depended on.
package struct CachedDocument: Sendable, Hashable {
  /// The queries to the file system that reading the document took, with their results; empty for one that was not
  /// read from a file.
  package var dependencies: [FileDependency]
  /// The font files of the project that it belongs to, where its scenes name fonts.
  package var fontFiles: [String] = []
  /// The map of its storyboard; nil for other documents.
  package var storyboard: StoryboardMap?
  /// The scenes that were looked at, in their order.
  package var scenes: [SceneRecord<DrawingDetails>]

  /// A document that is finished.
  package init(
    dependencies: [FileDependency], fontFiles: [String] = [], storyboard: StoryboardMap? = nil,
    scenes: [SceneRecord<DrawingDetails>]
  ) {
    self.dependencies = dependencies
    self.fontFiles = fontFiles
    self.storyboard = storyboard
    self.scenes = scenes
  }

  /// Returns whether reading the document again would lead to the same scenes.
  package func isCurrent(_ results: FileQueryResults) -> Bool { results.confirm(dependencies) }

  /// Returns whether all files are still there as they were written.
  package func isThere(in folder: String) -> Bool {
    scenes.allSatisfy { $0.files.allSatisfy { $0.isThere(in: folder) } }
  }
}
