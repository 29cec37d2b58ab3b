internal import AutoLayout

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
    guard !isExpected, let source, let command = command ?? (mendingFix.map { _ in .edits(of: code) }) else {
      return nil
    }
    let path = source.path.hasPrefix("-") ? "./\(source.path)" : source.path
    return ["render-layouts", command.name, path] + command.arguments
  }

  /// The line that says how the finding is mended: `mend it with: render-layouts edit Main.storyboard pay-bt-001 --priority
  /// 999 --write`, as a shell takes it; nil where no command does.
  public var mendingLine: String? {
    mendingCommand.map { "mend it with: \($0.map(Self.quoted).joined(separator: " "))" }
  }

  /// A word as a shell takes it.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-._/=+:,@%".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}

extension Finding {
  /// The edit that mends the finding: that of its rule, or the name that was probably meant where the wrong one stands as
  /// it was told; nil without either.
  package var mendingFix: Fix? {
    if let fix { return fix }
    guard let word = hint.flatMap(NearestName.word(inHint:)), let source, let excerpt, excerpt.column == source.column
    else { return nil }
    let scalars = Array(excerpt.line.unicodeScalars)
    let columns = excerpt.column - 1..<excerpt.column - 1 + excerpt.length
    guard columns.lowerBound >= 0, columns.upperBound <= scalars.count,
      message.contains("'\(String(String.UnicodeScalarView(scalars[columns])))'")
    else { return nil }
    return Fix(
      "Replace with '\(word)'", isSafe: false, [.replace(at: source, columns: excerpt.length, word: word)])
  }
}
