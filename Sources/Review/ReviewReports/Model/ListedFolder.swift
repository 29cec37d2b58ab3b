internal import JSON

/// A folder of documents that a README lists.
package struct ListedFolder: Sendable, Hashable {
  /// The path below the folder that the user named. Empty for that folder itself.
  package var path: String
  /// The heading of the README that begins with the name of the folder, or nil.
  package var title: String?
  /// The names of its documents in the order of the README.
  package var documents: [String]

  var value: JSONValue {
    ["path": .string(path), "documents": .strings(documents), "title": title.map(JSONValue.string)]
  }

  /// Returns the folders of documents in the order in which a README in Markdown links to the documents.
  ///
  /// A link counts if its target is the name of a document. Markdown inside headings is kept.
  package static func folders(of documents: [String], in readme: String) -> [ListedFolder] {
    let known = Set(documents)
    var seen: Set<String> = []
    var folders: [ListedFolder] = []
    var heading = ""
    for line in readme.split(whereSeparator: \.isNewline) {
      if line.first == "#" {
        heading = String(line.drop { $0 == "#" || $0 == " " })
        continue
      }
      for target in targets(in: line) where known.contains(target) && seen.insert(target).inserted {
        let path = target.lastIndex(of: "/").map { String(target[..<$0]) } ?? ""
        let position = folders.firstIndex { $0.path == path } ?? folders.count
        if position == folders.count {
          folders.append(ListedFolder(path: path, title: title(heading, of: path), documents: []))
        }
        folders[position].documents.append(target)
      }
    }
    return folders
  }

  /// Returns the heading if it begins with the name of the folder.
  private static func title(_ heading: String, of path: String) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let isAbout = !name.isEmpty && heading.lowercased().hasPrefix(name.lowercased())
    return isAbout ? heading : nil
  }

  /// Returns the targets of the links in a line, without fragments.
  private static func targets(in line: Substring) -> [String] {
    var targets: [String] = []
    var rest = line
    while let start = rest.firstRange(of: "](") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: ")") else { break }
      let target = rest[..<end].prefix { $0 != "#" }
      targets.append(String(target.hasPrefix("./") ? target.dropFirst(2) : target))
      rest = rest[end...]
    }
    return targets
  }
}
