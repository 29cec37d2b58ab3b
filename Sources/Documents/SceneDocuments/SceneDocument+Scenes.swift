package import DocumentResources
public import HostFiles
internal import InterfaceBuilder
internal import LayoutRules
public import MarkupReading
internal import SceneFiles
public import Scenes

extension SceneDocument {
  /// Returns the scenes of a document, in document order.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path shown in messages.
  /// - Throws: ``DocumentError`` with all problems if the document is damaged. Unsupported features do not throw: they
  ///   become findings of their scenes.
  public func scenes(in bytes: [UInt8], path: String) throws(DocumentError) -> [Scene] {
    try scenes(in: bytes, path: path, siblings: SiblingResources())
  }

  /// Returns the scenes of a document, in document order, with the translations and image sizes of the files next to
  /// it.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path shown in messages.
  ///   - siblings: The files that belong to an Interface Builder document, or the folder and devices of a scene file.
  ///     Problems in these files become warnings of the first scene.
  /// - Throws: ``DocumentError`` with all problems if the document itself is damaged.
  package func scenes(
    in bytes: [UInt8], path: String, siblings: SiblingResources
  ) throws(DocumentError) -> [Scene] {
    switch self {
    case .yaml:
      [
        try SceneFileReader.scene(
          in: bytes, path: path, folder: siblings.folder, readsArtwork: siblings.readsArtwork,
          imageFinder: siblings.imageFinder, projectDevices: siblings.projectDevices,
          expectableRules: RuleList.expectable)
      ]
    case .interfaceBuilder: try InterfaceBuilderReader.scenes(in: bytes, path: path, siblings: siblings)
    }
  }
}
