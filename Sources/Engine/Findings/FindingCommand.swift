extension Finding {
  /// A command of the tool that fixes a finding in its document.
  ///
  /// The rule that makes a finding states the command. The path comes from the location of the finding, so that it is
  /// the one in the message.
  public struct Command: Sendable, Hashable {
    /// The name: `edit`.
    public var name: String
    /// The arguments after the path of the document: `pay-bt-001`, `--priority`, `999`, `--write`.
    public var arguments: [String]

    public init(_ name: String, _ arguments: [String]) {
      self.name = name
      self.arguments = arguments
    }

    /// Returns the command that makes the edits of a rule.
    fileprivate static func edits(of code: FindingCode) -> Command {
      Command("resolve", ["--fix=\(code)", "--write"])
    }
  }

  /// The words of the command line that fixes the finding, run in the folder that its path is relative to. Nil if no
  /// command fixes it, or if the finding is expected.
  public var mendingCommand: [String]? {
    guard !isExpected, let source, let command = command ?? editingCommand(in: source.path) else { return nil }
    let path = source.path.hasPrefix("-") ? "./\(source.path)" : source.path
    return ["render-layouts", command.name, path] + command.arguments
  }

  /// Returns the command that makes the finding's edit. Nil if there is no edit, if the file is not a document, such as
  /// the configuration, and for a key that shares its line with others. For a misspelled word, the hint has the
  /// correction.
  private func editingCommand(in path: String) -> Command? {
    let isDocument = [".storyboard", ".xib", ".scene.yaml", ".scene.yml"].contains { path.lowercased().hasSuffix($0) }
    let isAlone = excerpt.map { $0.line.unicodeScalars.prefix($0.column - 1).allSatisfy { $0 == " " } } ?? true
    return isDocument && isAlone && fix != nil ? .edits(of: code) : nil
  }

  /// The line with the command that fixes the finding, quoted for a shell, or nil: `fix with: render-layouts edit
  /// Main.storyboard pay-bt-001 --priority 999 --write`.
  public var mendingLine: String? { mending.map { "\($0.reason): \($0.command)" } }

  /// The words before the command that fixes the finding, and the command quoted for a shell. Nil if there is no such
  /// command.
  public var mending: (reason: String, command: String)? {
    guard let words = mendingCommand else { return nil }
    let reason = words[1] == "approve" ? "if this is intended" : "fix with"
    return (reason, words.map(Self.quoted).joined(separator: " "))
  }

  /// Returns an argument quoted for a shell.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-._/=+:,@%".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
