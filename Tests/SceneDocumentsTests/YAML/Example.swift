import Foundation
import Scenes

@testable import SceneDocuments

/// The example scenes of the repository.
enum Example {
  /// The scene in `Scenes/` of a name without the ending.
  static func scene(_ name: String) throws -> Scene {
    try SceneFileReader.scene(in: bytes(name), path: "\(name).scene.yaml")
  }

  /// The contents of the file of a scene.
  static func bytes(_ name: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    return try [UInt8](Data(contentsOf: root.appending(path: "Scenes/\(name).scene.yaml")))
  }
}
