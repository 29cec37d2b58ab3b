import Foundation
import LayoutTestSupport
import Testing

/// Files of accepted findings in format 1, written by a tool of that version, still accept the same findings.
@Suite struct FormerAcceptedFindingsTests {
  private let tool = Tool()

  private static let documents = SharedFolder.path("corpus/documents")
  private static let projects = ["duckduckgo+iOS", "KxCoding+Mastering-iOS", "soapyigu+Swift-30-Projects"]

  /// Copies the files of a folder into that of the tool, and adds the accepted findings with a name.
  private func add(_ folder: String, accepting name: String, where matches: (String) -> Bool = { _ in true }) throws {
    for path in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] where matches(path)
    {
      // Skips folders. The copies are written as new files, so that they can be removed again.
      guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(path)") else { continue }
      try tool.add(path, bytes)
    }
    let accepted = SharedFolder.packagePath("Tests/Tool/CommandsTests/AcceptedFindings/\(name).jsonl")
    try tool.add(".render-layouts.accepted.jsonl", try Data(contentsOf: URL(filePath: accepted)))
  }

  /// The errors that a check prints, without accepted ones.
  private func errors() throws -> [String] {
    try tool.run("check", ".").output.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
  }

  private func withoutAcceptance<Result>(_ body: () throws -> Result) throws -> Result {
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/.render-layouts.accepted.jsonl")
    return try body()
  }

  @Test func `the errors of our sample documents are accepted`() throws {
    try add(SharedFolder.packagePath("Tests/Samples/Documents"), accepting: "Samples") { path in
      [".storyboard", ".xib"].contains(where: path.hasSuffix)
    }
    #expect(try errors() == [])
    #expect(try !withoutAcceptance(errors).isEmpty)
  }

  // No rule has changed since then in a way that adds errors in these projects.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: documents), "documents of Xcode are not beside the package"),
    arguments: projects)
  func `the errors of real projects are accepted`(project: String) throws {
    try add("\(Self.documents)/\(project)", accepting: project)
    #expect(try errors() == [])
    #expect(try !withoutAcceptance(errors).isEmpty)
  }
}
