/// The documents of a revision that the working tree has at other paths: moved, or renamed, as git recognizes it.
///
/// Their contents decide: equal ones, or those of a file with the same name of which at least half of the lines are
/// equal.
struct MovedDocuments {
  /// The paths in the working tree, by those in the revision, all below the root.
  private(set) var paths: [String: String] = [:]

  /// The part of the lines that a moved document has in common with its former state.
  private static let leastSimilarity = 0.5

  /// Finds the moved documents.
  ///
  /// - Parameters:
  ///   - documents: The documents of the revision.
  ///   - places: The paths that the user named, each with its path below the root.
  ///   - root: The root of the working tree.
  ///   - limit: The largest document that is read, in bytes.
  ///   - revision: The revision.
  init(
    among documents: [Revision.File], in places: [(path: String, place: String)], at root: String, limit: Int,
    of revision: Revision
  ) throws(GitError) {
    let gone = documents.filter { file in
      !file.isLink && file.size ?? .max <= limit && FileSystem.kind(of: "\(root)/\(file.path)") == nil
    }
    guard !gone.isEmpty else { return }
    let known = Set(documents.map(\.path))
    let new = Self.documents(in: places).filter { !known.contains($0.place) }
    let names = Set(new.map { FolderPath.name(of: $0.place) })
    let sizes = Set(new.compactMap { try? FileSystem.ageAndSize(of: $0.path).bytes })
    let candidates = gone.filter { names.contains(FolderPath.name(of: $0.path)) || sizes.contains($0.size ?? 0) }
    guard !new.isEmpty, !candidates.isEmpty else { return }
    var former: [(path: String, contents: [UInt8])] = []
    try revision.read(candidates) { file, contents in former.append((file.path, Array(contents))) }
    for document in new {
      guard let contents = try? FileSystem.contents(of: document.path, limit: limit) else { continue }
      let scores = former.map { Self.similarity(of: contents, at: document.place, with: $0) }
      guard let best = scores.max(), best >= Self.leastSimilarity, let position = scores.firstIndex(of: best) else {
        continue
      }
      paths[former.remove(at: position).path] = document.place
    }
  }

  /// Returns the documents of the working tree, with their paths below its root.
  private static func documents(in places: [(path: String, place: String)]) -> [(path: String, place: String)] {
    places.flatMap { path, place in
      DocumentSearch(paths: [path]).documents.map { document in
        (document.path, document.isNamed ? place : FolderPath.join(place, document.name))
      }
    }
  }

  /// Returns 1 for equal contents, and otherwise the part of the lines that files of the same name have in common.
  private static func similarity(
    of contents: [UInt8], at path: String, with former: (path: String, contents: [UInt8])
  ) -> Double {
    if contents == former.contents { return 1 }
    guard FolderPath.name(of: path) == FolderPath.name(of: former.path) else { return 0 }
    func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>: Int] {
      bytes.split(separator: UInt8(ascii: "\n")).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let (present, past) = (lines(contents), lines(former.contents))
    let common = present.reduce(0) { $0 + min($1.value, past[$1.key] ?? 0) }
    let count = max(present.values.reduce(0, +), past.values.reduce(0, +))
    return count == 0 ? 0 : Double(common) / Double(count)
  }
}
