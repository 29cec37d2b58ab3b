internal import CommandArguments
internal import DocumentMerging
internal import HostFiles

/// The setup of git for merging layouts by object and showing their changes: attributes, which are committed, and lines
/// in the configuration of each clone.
enum GitSetup: String, Sendable, Hashable, CaseIterable {
  /// Prints the lines of the configuration.
  case print
  /// Sets them in the repository.
  case configure

  /// The settings of the drivers, with their values.
  static let settings = [
    ("merge.render-layouts.name", "merges layouts by object"),
    ("merge.render-layouts.driver", "render-layouts merge-file %O %A %B %P"),
    (
      "mergetool.render-layouts.cmd",
      "render-layouts merge-file --ask --page \"$(git rev-parse --git-path \"render-layouts/pages/$MERGED\")\" "
        + "-o \"$MERGED\" \"$BASE\" \"$LOCAL\" \"$REMOTE\" \"$MERGED\""
    ),
    ("mergetool.render-layouts.trustExitCode", "true"),
    ("diff.render-layouts.command", "render-layouts diff"),
    ("diff.render-layouts.textconv", "render-layouts diff --textconv"),
    // The line above each hunk is the scene, or the outermost object of a xib.
    ("diff.render-layouts.xfuncname", "^[^ ].*"),
  ]

  /// The lines of `.gitattributes`. A clone without the drivers merges and compares by line.
  static let attributes =
    MergedFileKind.patterns.map { "\($0) merge=render-layouts" }
    + ["*.storyboard", "*.xib"].map { "\($0) diff=render-layouts" }

  /// The largest `.gitattributes` that is read, in bytes, which is git's own limit.
  private static let sizeLimit = 100 << 20

  /// Sets up the repository with a folder as its top.
  func run(in folder: String, _ console: Console) async throws -> ExitCode {
    let path = FolderPath.join(folder, ".gitattributes")
    let old = FileSystem.kind(of: path) == nil ? [] : try FileSystem.contents(of: path, limit: Self.sizeLimit)
    let lines = String(decoding: old, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    let missing = Self.attributes.filter { !lines.contains($0) }
    if missing.isEmpty {
      console.printMessage("\(path): already has the attributes; not changed")
    } else {
      let start = old.isEmpty || old.last == 0x0A ? old : old + [0x0A]
      try FileSystem.writeDurably([(start + Array(missing.map { $0 + "\n" }.joined().utf8), path)])
      if !console.isQuiet { try console.printLine(path) }
    }
    switch self {
    case .print:
      console.printMessage("next: commit .gitattributes; in each clone, run once:")
      for (name, value) in Self.settings {
        let word = value.contains("\"") ? "'\(value)'" : "\"\(value)\""
        try console.printLine("git config \(name) \(word)")
      }
      return .success
    case .configure: return try await configure(folder, console)
    }
  }

  private func configure(_ folder: String, _ console: Console) async throws -> ExitCode {
    for (name, value) in Self.settings {
      let program = ExternalProgram("git", ["-C", folder, "config", "--local", name, value])
      let outcome: ExternalProgram.Outcome
      do {
        outcome = try await FileSystem.withTemporaryFolder { try program.run(writingTo: $0) }
      } catch ExternalProgram.Failure.notInstalled {
        console.printError("git is not installed", hint: "install it, or write the lines of '--git' later")
        return .noInput
      }
      guard outcome.code == 0 else {
        console.printError(
          "git config: \(outcome.messages.split(separator: "\n").joined(separator: " "))",
          hint: "run 'init --git=configure' in a repository")
        return .noInput
      }
    }
    if !console.isQuiet { console.printMessage("git merges and compares layouts with render-layouts in this clone") }
    return .success
  }
}
