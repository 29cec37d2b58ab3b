package import DocumentResources
public import HostFiles
internal import InterfaceBuilder
internal import LayoutRules
public import MarkupReading
internal import SceneFiles
public import Scenes

extension SceneDocument {
  /// The scenes of a document, in its order.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path that messages show.
  /// - Throws: ``DocumentError`` with every problem where the document is damaged. What is merely not understood does
  ///   not throw: it becomes a finding of its scene.
  public func scenes(in bytes: [UInt8], path: String) throws(DocumentError) -> [Scene] {
    try scenes(in: bytes, path: path, siblings: SiblingResources())
  }

  /// The scenes of a document, in its order, with the translations and image sizes of the files beside it.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path that messages show.
  ///   - siblings: What lies beside a document of Interface Builder; the folder of a scene of our own, and the devices that
  ///     it may name. What is wrong there becomes a warning of the first scene.
  /// - Throws: ``DocumentError`` with every problem where the document itself is damaged.
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
