import DocumentTestSupport
import LayoutTestSupport
import Testing

@testable import HostFiles

/// Recognizes documents that the working tree has at another path than a revision.
@Suite struct MovedDocumentsTests {
  // MARK: - Pairs

  /// Documents by their paths: each letter of the contents is a line.
  typealias Documents = [String: String]

  private func versions(_ documents: Documents) -> [MovedDocuments.Version] {
    documents.map { path, lines in
      MovedDocuments.Version(path: path, contents: Array(lines.map { "\($0)\n" }.joined().utf8))
    }
  }

  private func pairs(_ former: Documents, _ present: Documents) -> [String: String] {
    MovedDocuments(from: versions(former), to: versions(present)).paths
  }

  @Test func `an unchanged document wins over an edited copy with an earlier path`() {
    expect(pairs(["A/V.xib": "abcd"], ["B/V.xib": "abcx", "C/V.xib": "abcd"]), is: ["A/V.xib": "C/V.xib"])
  }

  @Test func `an unchanged document may have another name, if none has the same`() {
    expect(pairs(["A/V.xib": "abcd"], ["A/W.xib": "abcd"]), is: ["A/V.xib": "A/W.xib"])
    expect(pairs(["A/V.xib": "abcd"], ["A/W.xib": "abcd", "Z/V.xib": "abcd"]), is: ["A/V.xib": "Z/V.xib"])
  }

  @Test func `the most similar documents are paired first`() {
    expect(
      pairs(["A/V.xib": "abcdef", "B/V.xib": "abcdxy"], ["C/V.xib": "abcdxz", "D/V.xib": "abcdeq"]),
      is: ["A/V.xib": "D/V.xib", "B/V.xib": "C/V.xib"])
    expect(pairs(["A/V.xib": "abcdef", "B/V.xib": "abcxyz"], ["C/V.xib": "abcxyq"]), is: ["B/V.xib": "C/V.xib"])
  }

  @Test func `equally similar documents are paired in the order of their paths`() {
    expect(
      pairs(["B/V.xib": "abcd", "A/V.xib": "abce"], ["D/V.xib": "abcf", "C/V.xib": "abcg"]),
      is: ["A/V.xib": "C/V.xib", "B/V.xib": "D/V.xib"])
  }

  @Test(arguments: [("A/V.xib", "abxy", true), ("A/V.xib", "axyz", false), ("A/W.xib", "abcx", false)])
  func `a changed document has the same name and half of its lines`(path: String, lines: String, isMoved: Bool) {
    #expect(pairs(["V.xib": "abcd"], [path: lines]).isEmpty == !isMoved)
  }

  @Test func `only unchanged documents are paired if there are too many of one name`() {
    let numbers = 0..<500
    let former = Documents(uniqueKeysWithValues: numbers.map { ("Old/\($0)/V.xib", "ab") })
    var present = Documents(uniqueKeysWithValues: numbers.map { ("New/\($0)/V.xib", "ac") })
    present["New/7/V.xib"] = "ab"
    expect(pairs(former, present), is: ["Old/0/V.xib": "New/7/V.xib"])
    let few = former.filter { $0.key < "Old/11" }
    #expect(pairs(few, present).count == few.count)
  }

  // MARK: - Files of a revision

  /// Returns the contents of the files that are written for `HEAD`, by their paths, and the targets of links.
  private func files(in folder: TemporaryFolder, for names: [String] = ["."]) throws -> [String: String] {
    let written = try TemporaryFolder()
    _ = try RevisionFiles(
      of: "HEAD", for: names.map { $0 == "." ? folder.path : "\(folder.path)/\($0)" }, in: written.path)
    let tree = "tree/"
    let files = written.files.filter { $0.hasPrefix(tree) }
    return try Dictionary(
      uniqueKeysWithValues: files.map { file in
        let path = "\(written.path)/\(file)"
        let isLink = FileSystem.isLink(path)
        let text = isLink ? "link" : String(decoding: try FileSystem.contents(of: path, limit: 1000), as: UTF8.self)
        return (String(file.dropFirst(tree.count)), text)
      })
  }

  private func folder(_ documents: Documents, _ links: String = "true") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in documents { folder.add(path, text) }
    try folder.shell(links)
    try folder.commit()
    return folder
  }

  @Test func `a removed document is none of those that remain, in the root of the repository as well`() throws {
    let documents = ["A/V.xib": "a\nb\nc\n", "B/V.xib": "a\nb\nd\n"]
    let folder = try folder(documents)
    try folder.shell("rm B/V.xib")
    expect(try files(in: folder), is: documents)
    expect(try files(in: folder, for: ["A"]), is: documents)
  }

  @Test func `a moved document is written to its new path`() throws {
    let folder = try folder(["A/V.xib": "a\nb\nc\n", "W.xib": "w\n"])
    try folder.shell("mkdir B; mv A/V.xib B/V.xib; printf 'd\\n' >> B/V.xib; mv W.xib X.xib")
    expect(try files(in: folder), is: ["B/V.xib": "a\nb\nc\n", "X.xib": "w\n"])
  }

  @Test func `a document in several of the paths is one`() throws {
    let folder = try folder(["A/V.xib": "a\nb\nc\n", "B/V.xib": "a\nb\nd\n"])
    try folder.shell("mkdir N; mv A/V.xib N/V.xib; rm B/V.xib")
    expect(try files(in: folder, for: [".", "N"]), is: ["N/V.xib": "a\nb\nc\n", "B/V.xib": "a\nb\nd\n"])
  }

  @Test(arguments: [
    (["Common/V.xib": "a\n"], "ln -s Common Shared", "rm Shared; mv Common Shared", ["Shared": "link"]),
    (
      ["Shared/V.xib": "a\n"], "mkdir App; ln -s ../Shared/V.xib App/V.xib", "mv Shared/V.xib App/V.xib",
      ["App/V.xib": "link"]
    ),
    (["V.xib/W.xib": "a\n", "V.xib/de.strings": "b\n"], "true", "mv V.xib Old; mv Old/W.xib V.xib", [:]),
    (["V.xib": "a\n"], "true", "mv V.xib Old; mkdir V.xib; mv Old V.xib/V.xib", [:]),
  ])
  func `a document is not moved to where the revision has something else`(
    documents: Documents, links: String, change: String, written: [String: String]
  ) throws {
    let folder = try folder(documents, links)
    try folder.shell(change)
    expect(try files(in: folder), is: documents.merging(written) { $1 })
  }
}
