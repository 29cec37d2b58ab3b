/// Walks along the folders of a path without looking at the disk.
package enum FolderPath {
  /// The folder that a path lies in: `.` for a name alone, and one more `..` where the path leads upwards already.
  package static func folder(of path: String) -> String {
    var rest = path[...]
    while rest.utf8.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    if rest == "/" { return "/" }
    if rest == "." || rest.isEmpty { return ".." }
    guard rest != "..", !rest.hasSuffix("/..") else { return "\(rest)/.." }
    guard let slash = rest.utf8.lastIndex(of: Self.slash) else { return "." }
    return slash == rest.startIndex ? "/" : String(rest[..<slash])
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != slash }) else { return path }
    let start = bytes[..<last].lastIndex(of: slash).map(bytes.index(after:)) ?? bytes.startIndex
    return String(path[start..<bytes.index(after: last)])
  }

  /// The byte between the names of a path. The system knows paths by their bytes, and so do we: looking for characters takes
  /// ten times as long.
  private static let slash = UInt8(ascii: "/")

  /// The number of names with which two paths begin alike.
  package static func commonStepCount(_ first: String, _ second: String) -> Int {
    var (count, isInName) = (0, false)
    var (bytes, others) = (first.utf8.makeIterator(), second.utf8.makeIterator())
    while true {
      let (byte, other) = (bytes.next(), others.next())
      let end = byte ?? slash
      guard end == other ?? slash else { return count }
      if end != slash {
        isInName = true
      } else if isInName {
        (count, isInName) = (count + 1, false)
      }
      if byte == nil || other == nil { return count }
    }
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
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }
}
