import Foundation
import LayoutTestSupport
import Testing

/// Commands in the documentation that use scenes of the repository, with their output.
@Suite struct DocumentationTests {
  /// A command with its expected output in the page.
  struct Example: Sendable, CustomTestStringConvertible {
    let page: String
    let command: String
    var lines: [String] = []

    var testDescription: String { "\(page): \(command)" }
  }

  /// Commands that only read, or print what they would write.
  private static let harmless =
    [
      "check", "solve", "trace", "explain", "table", "list", "resolve", "pin", "align", "edit", "add", "remove",
      "suggest",
    ]

  /// The folders of the repository with these documents.
  private static let folders = ["Scenes", "Tests/Samples/Documents"]

  private static let examples: [Example] = {
    let folder = SharedFolder.packagePath("docs")
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let pages = ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    return pages.flatMap(examples).filter(isRun)
  }()

  /// Whether a command only reads documents of the repository, so that this suite runs it.
  static func isRun(_ example: Example) -> Bool {
    let words = example.command.split(separator: " ")
    return words.count > 2 && words[0] == "render-layouts" && harmless.contains(String(words[1]))
      && folders.contains { example.command.contains(" \($0)/") }
  }

  /// The commands in the console blocks of a page.
  static func examples(of page: String) -> [Example] {
    let text = (try? String(contentsOfFile: SharedFolder.packagePath(page), encoding: .utf8)) ?? ""
    let blocks = text.components(separatedBy: "```console\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    return blocks.flatMap { block in
      block.components(separatedBy: "\n").reduce(into: [Example]()) { examples, line in
        if line.hasPrefix("$ ") {
          examples.append(Example(page: page, command: String(line.dropFirst(2))))
        } else if !examples.isEmpty {
          examples[examples.count - 1].lines.append(line)
        }
      }
    }
  }

  @Test func `the pages on editing, sizes and findings contain commands to try`() {
    let pages = Set(Self.examples.map(\.page))
    #expect(pages.isSuperset(of: ["docs/editing.md", "docs/sizes.md", "docs/findings.md"]))
  }

  /// The commands of each page, which run one after the other.
  private static let pages = Dictionary(grouping: examples, by: \.page).sorted { $0.key < $1.key }.map(\.value)

  @Test(arguments: pages)
  func `commands print what their page shows`(examples: [Example]) throws {
    let tool = Tool()
    for folder in Self.folders {
      let copy = "\(tool.folder.path)/\(folder)"
      try FileManager.default.createDirectory(
        at: URL(filePath: copy).deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: SharedFolder.packagePath(folder), toPath: copy)
    }
    for example in examples {
      let run = try tool.shell("PATH=$(dirname \"$tool\"):$PATH; \(example.command) 2>&1")
      let findsFaults = example.lines.contains { $0.contains(": error: ") }
      #expect(run.code == (findsFaults ? 1 : 0), "\(example): \(run.output)")
      #expect(findsFaults || !run.output.contains("error: "), "\(example): \(run.output)")
      Self.compare(run.output, with: example)
    }
  }

  /// Compares the output of a command with its page, in which three dots match any lines.
  static func compare(_ output: String, with example: Example) {
    var printed = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var mayPass = false
    for line in example.lines {
      guard line != "…" else {
        mayPass = true
        continue
      }
      if mayPass { printed = printed.drop { $0 != line } }
      #expect(printed.first.map(String.init) == line, "\(example)")
      printed = printed.dropFirst()
      mayPass = false
    }
  }
}
