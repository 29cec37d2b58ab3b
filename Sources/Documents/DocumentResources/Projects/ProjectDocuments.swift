internal import HostFiles

/// The storyboards and xibs that an Xcode project refers to. Only these can be part of its apps.
///
/// Names are compared without regard to case, as the file systems of most Macs do.
package struct ProjectDocuments: Sendable, Hashable {
  /// The names of the documents in lower case: `main.storyboard`.
  private var names: Set<String> = []
  /// The names in lower case of the folders all of whose files are in the project.
  private var folders: Set<String> = []

  /// No documents.
  init() {}

  /// Collects the documents among the objects of a project.
  init(among objects: some Sequence<PropertyList>) {
    for object in objects {
      guard let path = (object["path"] ?? object["name"])?.string else { continue }
      let name = FolderPath.name(of: path).lowercased()
      let type = object["lastKnownFileType"] ?? object["explicitFileType"]
      switch object["isa"]?.string {
      case "PBXFileSystemSynchronizedRootGroup": folders.insert(name)
      case "PBXFileReference" where type?.string == "folder": folders.insert(name)
      case "PBXFileReference", "PBXVariantGroup":
        if Self.endings.contains(where: name.hasSuffix) { names.insert(name) }
      default: break
      }
    }
  }

  private static let endings = [".storyboard", ".xib"]

  /// Whether the project refers to a document, or to a folder with the name of one that contains it.
  func contain(_ path: String) -> Bool {
    let path = path.lowercased()
    return names.contains(FolderPath.name(of: path))
      || path.split(separator: "/").contains { folders.contains(String($0)) }
  }
}
