/// Functions that compute paths without reading the disk.
package enum FolderPath {
  /// Returns the folder of a path: `.` for a bare name, and one more `..` if the path already leads upwards.
  package static func folder(of path: String) -> String {
    var rest = path[...]
    while rest.utf8.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    if rest == "/" { return "/" }
    if rest == "." || rest.isEmpty { return ".." }
    guard rest != "..", !rest.hasSuffix("/..") else { return "\(rest)/.." }
    guard let slash = rest.utf8.lastIndex(of: Self.slash) else { return "." }
    return slash == rest.startIndex ? "/" : String(rest[..<slash])
  }

  /// Returns the last part of a path.
  package static func name(of path: String) -> String {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != slash }) else { return path }
    let start = bytes[..<last].lastIndex(of: slash).map(bytes.index(after:)) ?? bytes.startIndex
    return String(path[start..<bytes.index(after: last)])
  }

  /// The separator as a byte. Linux compares paths as bytes, and searching characters takes ten times as long.
  private static let slash = UInt8(ascii: "/")

  /// Returns the number of leading names that two paths share.
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

  package static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Removes `.` and resolves `..` where possible: `Scenes/../More/a.xib` becomes `More/a.xib`.
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

  /// Returns the path relative to a folder. Nil for an absolute path outside the folder.
  package static func relative(_ path: String, to folder: String?) -> String? {
    guard path.hasPrefix("/") else { return shortened(path) }
    guard let folder, folder != "/" else { return nil }
    let path = shortened(path)
    return path.hasPrefix("\(folder)/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// Returns the file name without its last extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }
}
