import DocumentTestSupport
import Foundation
import HostFiles
import LayoutTestSupport
import Scenes

/// The example scenes of the repository.
enum Example {
  /// The names of the examples.
  static let names = [
    "CarValet/CarValet", "Walkthroughs/SwitchAndLabel", "Department/DepartmentLabels", "Login/Login",
    "Broken/BrokenOnPurpose",
  ]

  /// The names of all scenes in `Scenes/`, ascending.
  static var all: [String] {
    let files = FileManager.default.enumerator(atPath: SharedFolder.packagePath("Scenes"))?.compactMap { $0 as? String }
    let ending = ".scene.yaml"
    return (files ?? []).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  /// Returns the scene in `Scenes/` with a name, given without the file extension.
  static func scene(_ name: String) throws -> Scene {
    try SceneFile.scene(String(decoding: bytes(name), as: UTF8.self), path: "\(name).scene.yaml")
  }

  /// Returns the contents of the file of a scene.
  static func bytes(_ name: String) throws -> [UInt8] {
    try FileSystem.contents(of: SharedFolder.packagePath("Scenes/\(name).scene.yaml"), limit: 1_000_000)
  }
}
