internal import VisibleText

/// The documents of a revision that the working tree has at other paths: moved, or renamed, as git recognizes it.
///
/// Their contents decide: first equal ones, then those of the most similar files with the same name, of which at least
/// half of the lines are equal.
struct MovedDocuments {
  /// A document in one of the two states.
  struct Version: Sendable, Hashable {
    /// The path below the root.
    var path: String
    var contents: [UInt8]

    fileprivate var name: String { FolderPath.name(of: path) }
  }

  /// The paths in the working tree, by those in the revision, all below the root.
  private(set) var paths: [String: String] = [:]

  /// The part of the lines that a moved document has in common with its former state.
  private static let leastSimilarity = 0.5
  /// The largest total size of the documents that are read of each state, in bytes.
  private static let contentLimit = 128 << 20
  /// The largest number of lines that are looked up to find similar documents.
  private static let comparisonLimit = 10_000_000
  /// The lines that one more pair of documents counts as.
  private static let linesPerPair = 50

  /// Finds the moved documents.
  ///
  /// - Parameters:
  ///   - files: The files and links of the revision.
  ///   - places: The paths that the user named, each with its path below the root.
  ///   - root: The root of the working tree.
  ///   - limit: The largest document that is read, in bytes.
  ///   - revision: The revision.
  init(
    among files: [Revision.File], in places: [(path: String, place: String)], at root: String, limit: Int,
    of revision: Revision
  ) throws(GitError) {
    let gone = files.filter { file in
      !file.isLink && SceneDocument(path: file.path) != nil && file.size ?? .max <= limit
        && FileSystem.kind(of: "\(root)/\(file.path)") == nil
    }
    guard !gone.isEmpty else { return }
    let taken = TakenPaths(of: files.map(\.path))
    let new = Self.documents(in: places).filter { taken.leave($0.place) }
    let (names, sizes) = (Set(gone.map { FolderPath.name(of: $0.path) }), Set(gone.compactMap(\.size)))
    let candidates = new.filter { names.contains(FolderPath.name(of: $0.place)) || sizes.contains($0.size) }
    let (newNames, newSizes) = (Set(new.map { FolderPath.name(of: $0.place) }), Set(new.map(\.size)))
    let former = gone.filter { newNames.contains(FolderPath.name(of: $0.path)) || newSizes.contains($0.size ?? 0) }
    guard !candidates.isEmpty, !former.isEmpty else { return }
    var past: [Version] = []
    try revision.read(Self.prefix(of: former) { $0.size ?? 0 }) { file, contents in
      past.append(Version(path: file.path, contents: Array(contents)))
    }
    let present = Self.prefix(of: candidates, size: \.size).compactMap { document in
      (try? FileSystem.contents(of: document.path, limit: limit)).map { Version(path: document.place, contents: $0) }
    }
    pair(past, present)
  }

  /// Pairs documents that only the revision has with those that only the working tree has.
  init(from former: [Version], to present: [Version]) { pair(former, present) }

  private mutating func pair(_ former: [Version], _ present: [Version]) {
    var (former, present) = (former.sorted { $0.path < $1.path }, present.sorted { $0.path < $1.path })
    pair(&former, &present) { Version(path: $0.name, contents: $0.contents) }
    pair(&former, &present, by: \.contents)
    pairSimilar(former, present)
  }

  /// A document of the working tree, with its path below the root and its size in bytes.
  private struct Document {
    var path: String
    var place: String
    var size: Int
  }

  /// Returns the documents of the working tree. Those in several of the paths are returned once.
  private static func documents(in places: [(path: String, place: String)]) -> [Document] {
    var seen: Set<PathKey> = []
    return places.flatMap { path, place in
      DocumentSearch(paths: [path]).documents.compactMap { document in
        let inside = place.isEmpty ? document.name : FolderPath.join(place, document.name)
        let own = document.isNamed ? place : inside
        guard let size = try? FileSystem.ageAndSize(of: document.path).bytes, seen.insert(PathKey(own)).inserted else {
          return nil
        }
        return Document(path: document.path, place: own, size: size)
      }
    }
  }

  /// Returns the first documents that can be read together.
  private static func prefix<Item>(of items: [Item], size: (Item) -> Int) -> [Item] {
    var total = 0
    return Array(
      items.prefix { item in
        total += size(item)
        return total <= contentLimit
      })
  }

  /// Pairs documents with the same key, in the order of their paths, and removes them from the lists.
  private mutating func pair<Key: Hashable>(
    _ former: inout [Version], _ present: inout [Version], by key: (Version) -> Key
  ) {
    var unpaired = Dictionary(grouping: former.reversed(), by: key)
    present.removeAll { document in
      guard let match = unpaired[key(document)]?.popLast() else { return false }
      paths[match.path] = document.path
      return true
    }
    former.removeAll { paths[$0.path] != nil }
  }

  /// Pairs documents with the same name. If comparing those of a name exceeds the limit, they are left unpaired, as git
  /// does.
  private mutating func pairSimilar(_ former: [Version], _ present: [Version]) {
    let (former, present) = (Dictionary(grouping: former, by: \.name), Dictionary(grouping: present, by: \.name))
    var rest = Self.comparisonLimit
    for name in former.keys.sorted() {
      guard let past = former[name], let new = present[name] else { continue }
      var numbers = LineNumbers()
      let (pastLines, newLines) = (past.map { numbers.lines(of: $0) }, new.map { numbers.lines(of: $0) })
      let cost = pastLines.reduce(0) { $0 + $1.count + Self.linesPerPair } * new.count
      guard cost <= rest else { continue }
      rest -= cost
      for pair in Self.pairs(pastLines, newLines) { paths[past[pair.past].path] = new[pair.new].path }
    }
  }

  /// Returns the positions of similar documents, each in one pair at most: the most similar ones are paired first, then
  /// the first ones.
  private static func pairs(_ past: [CountedSet<Int>], _ new: [CountedSet<Int>]) -> [(past: Int, new: Int)] {
    var scores: [(similarity: Double, past: Int, new: Int)] = []
    for (position, lines) in past.enumerated() {
      for (other, newLines) in new.enumerated() {
        let similarity = lines.similarity(to: newLines)
        if similarity >= leastSimilarity { scores.append((similarity, position, other)) }
      }
    }
    scores.sort { ($1.similarity, $0.past, $0.new) < ($0.similarity, $1.past, $1.new) }
    var (pairedPast, pairedNew): (Set<Int>, Set<Int>) = ([], [])
    return scores.compactMap { score in
      guard !pairedPast.contains(score.past), pairedNew.insert(score.new).inserted else { return nil }
      pairedPast.insert(score.past)
      return (score.past, score.new)
    }
  }
}

/// The paths at which a revision has a file, a link or a folder.
private struct TakenPaths {
  private let files: Set<PathKey>
  /// The same paths, sorted by their bytes, so that those in a folder follow its name.
  private let sorted: [String]

  init(of paths: [String]) {
    files = Set(paths.map(PathKey.init))
    sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a file can be written to a path beside all others: nothing is there, and no file or link above it.
  func leave(_ path: String) -> Bool {
    let bytes = "\(path)/".utf8
    var (next, end) = (sorted.startIndex, sorted.endIndex)
    while next < end {
      let middle = (next + end) / 2
      if sorted[middle].utf8.lexicographicallyPrecedes(bytes) { next = middle + 1 } else { end = middle }
    }
    let isFolder = next < sorted.endIndex && sorted[next].utf8.starts(with: bytes)
    guard !isFolder else { return false }
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }
    return !ends.contains { files.contains(PathKey(String(decoding: bytes[..<$0], as: UTF8.self))) }
  }
}

/// Numbers in place of lines, equal for equal lines, so that each line is hashed once.
private struct LineNumbers {
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  mutating func lines(of document: MovedDocuments.Version) -> CountedSet<Int> {
    CountedSet(document.contents.split(separator: UInt8(ascii: "\n")).map { number(of: $0) })
  }

  private mutating func number(of line: ArraySlice<UInt8>) -> Int {
    if let number = numbers[line] { return number }
    numbers[line] = numbers.count
    return numbers.count - 1
  }
}
