internal import Scenes

/// Reads our own scene files, format 1.
enum SceneFileReader {
  /// The scene of a file.
  static func scene(in bytes: [UInt8], path: String) throws(DocumentError) -> Scene {
    throw DocumentError([])
  }
}
