extension Finding {
  /// A command of the tool that mends what a finding is about, in the document that it is found in.
  ///
  /// The rule that makes a finding states it; the path comes from the place of the finding, so that it is the one that the
  /// reader of a message opens.
  public struct Command: Sendable, Hashable {
    /// The name: `edit`.
    public var name: String
    /// The words behind the path of the document: `pay-bt-001`, `--priority`, `999`, `--write`.
    public var arguments: [String]

    /// A command.
    public init(_ name: String, _ arguments: [String]) {
      self.name = name
      self.arguments = arguments
    }

    /// The command that makes the edits of a rule.
    fileprivate static func edits(of code: FindingCode) -> Command {
      Command("resolve", ["--fix=\(code)", "--write"])
    }
  }

  /// The words of the command line that mends the finding, in the folder that its path is counted from; nil where no command
  /// does, or the finding is expected.
  public var mendingCommand: [String]? {
    guard !isExpected, let source, let command = command ?? editingCommand(in: source.path) else { return nil }
    let path = source.path.hasPrefix("-") ? "./\(source.path)" : source.path
    return ["render-layouts", command.name, path] + command.arguments
  }

  /// The command that makes the edit which mends it; nil where there is none, in a file that is no document, such as the
  /// configuration, and for a key that shares its line with others. A word that was probably meant stands in the hint.
  private func editingCommand(in path: String) -> Command? {
    let isDocument = [".storyboard", ".xib", ".scene.yaml", ".scene.yml"].contains { path.lowercased().hasSuffix($0) }
    let isAlone = excerpt.map { $0.line.unicodeScalars.prefix($0.column - 1).allSatisfy { $0 == " " } } ?? true
    return isDocument && isAlone && fix != nil ? .edits(of: code) : nil
  }

  /// The line that says how the finding is mended: `mend it with: render-layouts edit Main.storyboard pay-bt-001 --priority
  /// 999 --write`, as a shell takes it; nil where no command does.
  public var mendingLine: String? { mending.map { "\($0.reason): \($0.command)" } }

  /// The words before the command that mends the finding, and its words as a shell takes them; nil where no command does.
  public var mending: (reason: String, command: String)? {
    guard let words = mendingCommand else { return nil }
    let reason = words[1] == "approve" ? "if this is intended" : "fix with"
    return (reason, words.map(Self.quoted).joined(separator: " "))
  }

  /// A word as a shell takes it.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-._/=+:,@%".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
