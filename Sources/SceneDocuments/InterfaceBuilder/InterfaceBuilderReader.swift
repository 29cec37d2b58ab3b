internal import Scenes

/// Reads storyboards and xibs.
enum InterfaceBuilderReader {
  /// The scenes of a document, in its order.
  static func scenes(in bytes: [UInt8], path: String) throws(DocumentError) -> [Scene] {
    throw DocumentError([])
  }
}
