internal import CommandArguments
internal import DocumentFacts
internal import Findings
internal import HostFiles
internal import MarkupReading
internal import ReviewPlans
internal import VisibleText

/// The command that prints the changes that the author of a storyboard or xib made between two of its states, by scene
/// and view.
///
/// Git calls it in two ways. As the command of a diff driver it gets a path and the files of both states (`git diff`).
/// With `--textconv` it prints the text of one state, which git compares itself (`git log -p`, `git show`,
/// `git blame`).
struct DiffCommand: RunnableCommand {
  /// The files of both states, with the name to print.
  private struct States {
    var name: String
    var old: String
    var new: String
  }

  private let paths: [String]
  private let isText: Bool
  private let format: DiffFormat
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    paths = arguments.paths
    isText = arguments.contains(.textconv)
    format = try arguments.oneCase(.format, standard: .text)
    self.console = console
  }

  func run() throws -> ExitCode {
    if isText { return try printLines(of: paths[0]) }
    guard paths.count > 1 else {
      // Git calls a driver this way for a file with an unresolved merge.
      try console.printLine("\(paths[0]): unresolved merge conflict; to compare two documents: diff OLD NEW")
      return .success
    }
    let isGit = paths.count > 2
    // Git passes the path, then file, id and mode of the old state and of the new one, and after a rename the new path.
    let states =
      isGit
      ? States(name: paths.count > 7 ? "\(paths[0]) → \(paths[7])" : paths[0], old: paths[1], new: paths[4])
      : States(name: paths[1], old: paths[0], new: paths[1])
    let review: DocumentReview
    do {
      review = DocumentReview(from: try document(at: states.old), to: try document(at: states.new))
    } catch let refusal as DiffRefusal {
      guard isGit else {
        console.printError("\(states.name): \(refusal.message)", hint: refusal.hint)
        return .invalidDocument
      }
      // Git stops at a driver that fails and shows no further files.
      try console.printLine("\(states.name): \(refusal.message); 'git diff --no-ext-diff' shows its lines")
      return .success
    } catch let error as FileError {
      console.printError("\(error)")
      return .noInput
    }
    let printed = PrintedReview(review, of: states.name)
    try console.printResult(printed.text(as: format, isColored: console.isOutputColored))
    return isGit || review.scenes.isEmpty ? .success : .findings
  }

  /// Returns the state in a file; an empty document for `/dev/null`, which git passes for a missing file.
  private func document(at path: String) throws -> XMLElement {
    let isMissing = path == "/dev/null"
    let bytes =
      isMissing ? Array("<document/>".utf8) : try FileSystem.contents(of: path, limit: ReviewDocument.sizeLimit)
    let root: XMLElement
    do throws(DocumentError) {
      root = try XMLElementParser.root(of: XMLText(bytes, path: path))
    } catch {
      let finding = error.findings.first
      throw DiffRefusal(
        message: finding.map { "\($0.message)" } ?? "not a document", hint: finding?.hint.map { "\($0)" })
    }
    guard root.tag == "document" else {
      throw DiffRefusal(
        message: root.tag == "archive" ? "the document has the format of Xcode 4" : "not a storyboard or xib",
        hint: root.tag == "archive" ? "open and save it in Xcode" : nil)
    }
    return root
  }

  /// Prints one state for git. A file that is not a document is printed unchanged, so that git compares its lines.
  private func printLines(of path: String) throws -> ExitCode {
    do {
      try console.printResult(DocumentLines(of: try document(at: path)).text)
    } catch is DiffRefusal {
      let bytes = try FileSystem.contents(of: path, limit: ReviewDocument.sizeLimit)
      try console.printResult(String(decoding: bytes, as: UTF8.self))
    }
    return .success
  }
}

/// The reason why a file cannot be compared by object.
private struct DiffRefusal: Error {
  var message: String
  var hint: String?
}
