/// Walks along the folders of a path without looking at the disk.
package enum FolderPath {
  /// The folder that a path lies in: `.` for a name alone, and one more `..` where the path leads upwards already.
  package static func folder(of path: String) -> String {
    var rest = path[...]
    while rest.utf8.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    if rest == "/" { return "/" }
    if rest == "." || rest.isEmpty { return ".." }
    guard rest != "..", !rest.hasSuffix("/..") else { return "\(rest)/.." }
    guard let slash = rest.lastIndex(of: "/") else { return "." }
    return slash == rest.startIndex ? "/" : String(rest[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The number of names with which two paths begin alike.
  package static func commonStepCount(_ first: String, _ second: String) -> Int {
    zip(first.split(separator: "/"), second.split(separator: "/")).prefix { $0 == $1 }.count
  }

  /// The path of a name in a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The path without going down into folders only to come up again: `Scenes/../More/a.xib` is `More/a.xib`.
  package static func shortened(_ path: String) -> String {
    var steps: [Substring] = []
    for step in path.split(separator: "/", omittingEmptySubsequences: false) where step != "." {
      if step == "..", let last = steps.last, !["", ".."].contains(last) {
        steps.removeLast()
      } else {
        steps.append(step)
      }
    }
    return steps.joined(separator: "/")
  }

  /// The path as it is written from a folder; nil for an absolute one that does not lead into the folder.
  package static func relative(_ path: String, to folder: String?) -> String? {
    guard path.hasPrefix("/") else { return shortened(path) }
    guard let folder, folder != "/" else { return nil }
    let path = shortened(path)
    return path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// The name of a file without its last ending.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
