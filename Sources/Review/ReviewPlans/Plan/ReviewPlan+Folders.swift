internal import HostFiles
package import ReviewReports

extension ReviewPlan {
  /// The maximum number of bytes of a README that are read.
  private static let readmeLimit = 1 << 20

  /// The folders of the documents, in the order of the README files in the folders that the user named.
  package var listedFolders: [ListedFolder] {
    var roots: [String] = []
    var names: [String: [String]] = [:]
    for document in documents where document.path.hasSuffix(document.name) {
      let root = String(document.path.dropLast(document.name.count))
      if names[root] == nil { roots.append(root) }
      names[root, default: []].append(document.name)
    }
    return roots.flatMap { root -> [ListedFolder] in
      guard let bytes = try? FileSystem.contents(of: "\(root)README.md", limit: Self.readmeLimit) else { return [] }
      return ListedFolder.folders(of: names[root] ?? [], in: String(decoding: bytes, as: UTF8.self))
    }
  }
}
