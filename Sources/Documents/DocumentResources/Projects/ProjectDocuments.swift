internal import HostFiles

/// The storyboards and xibs that an Xcode project refers to. Only these can be part of its apps.
package struct ProjectDocuments: Sendable, Hashable {
  /// The names of the documents in lowercase, as Macs ignore case: `main.storyboard`.
  private var names: Set<String> = []
  /// The names of the folders all of whose files are in the project, in lowercase.
  private var folders: Set<String> = []

  /// No documents.
  init() {}

  /// Collects the documents among the objects of a project.
  init(among objects: some Sequence<PropertyList>) {
    for object in objects {
      guard let path = (object["path"] ?? object["name"])?.string else { continue }
      let name = FolderPath.name(of: path).lowercased()
      switch object["isa"]?.string {
      case "PBXFileSystemSynchronizedRootGroup": folders.insert(name)
      case "PBXFileReference" where object["lastKnownFileType"]?.string == "folder": folders.insert(name)
      case "PBXFileReference", "PBXVariantGroup":
        if Self.endings.contains(where: name.hasSuffix) { names.insert(name) }
      default: break
      }
    }
  }

  private static let endings = [".storyboard", ".xib"]

  /// Whether the project refers to a document, or to a folder with the name of one that contains it.
  func contain(_ path: String) -> Bool {
    let parts = path.lowercased().split(separator: "/").map(String.init)
    return parts.last.map(names.contains) == true || !folders.isDisjoint(with: parts)
  }
}
