internal import HostFiles

/// The projects that an Xcode workspace contains.
enum WorkspaceProjects {
  /// The largest list of a workspace that is read, in bytes: 1 MB.
  private static let sizeLimit = 1 << 20

  /// Returns the paths of the projects, relative to the folder that contains the workspace. Those of CocoaPods and
  /// missing ones are skipped.
  ///
  /// - Parameter path: The absolute path of the workspace.
  static func names(inWorkspace path: String) -> [String] {
    let (folder, list) = (FolderPath.folder(of: path), FolderPath.join(path, "contents.xcworkspacedata"))
    guard let bytes = try? FileSystem.contents(of: list, limit: sizeLimit) else { return [] }
    return paths(in: String(decoding: bytes, as: UTF8.self)).filter { path in
      path.hasSuffix(".xcodeproj") && FolderPath.name(of: path) != "Pods.xcodeproj"
        && FileSystem.kind(of: FolderPath.join(folder, "\(path)/project.pbxproj")) == .file
    }
  }

  /// Returns the paths of the files in the text of a workspace's list. A path is relative to the groups around it.
  static func paths(in text: String) -> [String] {
    var (groups, paths) = ([String](), [String]())
    for tag in text.split(separator: "<").dropFirst() {
      if tag.hasPrefix("/Group") {
        _ = groups.popLast()
      } else if tag.hasPrefix("Group") {
        groups.append(location(in: tag, below: groups.last ?? ""))
      } else if tag.hasPrefix("FileRef") {
        paths.append(location(in: tag, below: groups.last ?? ""))
      }
    }
    return paths
  }

  private static func location(in tag: Substring, below group: String) -> String {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    let name = parts.firstIndex { $0.hasSuffix("location = ") || $0.hasSuffix("location=") }
    let value = name.map { parts.index(after: $0) }.flatMap { parts.indices.contains($0) ? parts[$0] : nil } ?? ""
    let words = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2 else { return group }
    let below = words[0] == "group" ? group : ""
    return below.isEmpty ? String(words[1]) : FolderPath.join(below, String(words[1]))
  }
}
