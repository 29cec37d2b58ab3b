import LayoutTestSupport
import Testing

@testable import CommandArguments

@Suite struct ArgumentParserTests {
  private func parse(_ line: String) throws -> ParsedArguments? {
    guard case .run(let parsed) = try ArgumentParser.invocation(of: Self.words(line)) else { return nil }
    return parsed
  }

  /// Splits a line into words; `_` stands for a space in a word.
  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) }
  }

  @Test(arguments: [
    ("Scenes", Command.render, ["Scenes"]),
    ("render Scenes", .render, ["Scenes"]),
    ("check a.xib b.xib", .check, ["a.xib", "b.xib"]),
    ("--strict check .", .check, ["."]),
    ("check check", .check, ["check"]),
    ("-- check", .render, ["check"]),
    ("-- --strict -x", .render, ["--strict", "-x"]),
    ("devices", .devices, []),
    ("solve -", .solve, ["-"]),
  ])
  func `commands and paths are distinguished`(line: String, command: Command, paths: [String]) throws {
    let parsed = try #require(try parse(line))
    #expect(parsed.command == command)
    #expect(parsed.paths == paths)
  }

  @Test(arguments: [
    ("a --device iPhone_8", Option.device, ["iPhone 8"]),
    ("a --device=iPhone_8", .device, ["iPhone 8"]),
    ("a -d iPhone_8", .device, ["iPhone 8"]),
    ("a -diPhone_8", .device, ["iPhone 8"]),
    ("a -d=iPhone_8", .device, ["iPhone 8"]),
    ("a -d a,b -d c", .device, ["a", "b", "c"]),
    ("a -d a,_b", .device, ["a", "b"]),
    ("a -o x -o y", .output, ["x", "y"]),
    ("a -o a,b", .output, ["a,b"]),
    ("a --output=-", .output, ["-"]),
    ("a --output=a=b", .output, ["a=b"]),
    ("a -qj4", .jobs, ["4"]),
    ("a -q", .quiet, []),
    ("a --strict --strict", .strict, []),
  ])
  func `values are accepted in every notation`(line: String, option: Option, values: [String]) throws {
    try expect(parse(line)?.values[option], is: values)
  }

  @Test(arguments: [
    ("", Invocation.start), ("--help", .help(nil)), ("-h", .help(nil)), ("help", .help(nil)),
    ("render --help", .help(.render)), ("check a -h", .help(.check)), ("help solve", .help(.solve)),
    ("help --help", .help(nil)),
    ("help --infer", .optionHelp(.infer)), ("help infer", .optionHelp(.infer)), ("help -q", .optionHelp(.quiet)),
    ("help --device=3", .optionHelp(.device)), ("help check --help", .help(.check)),
    ("--version", .version), ("check --version", .version), ("-- --help", .run(ParsedArguments(paths: ["--help"]))),
  ])
  func `help and version take precedence`(line: String, invocation: Invocation) throws {
    try expect(ArgumentParser.invocation(of: Self.words(line)), is: invocation)
  }

  @Test(arguments: [
    ("a --devcie x", "unknown option '--devcie'", "did you mean '--device'?"),
    ("a --zzzzzzzz", "unknown option '--zzzzzzzz'", "'render-layouts --help' lists the options"),
    ("help chekc", "'chekc' is neither a command nor an option", "did you mean 'check'?"),
    (
      "help render --infer", "'help' explains only one command or option",
      "write 'render-layouts help render' or 'render-layouts help --infer'"
    ),
    ("a -z", "unknown option '-z'", "'render-layouts --help' lists the options"),
    ("a --device", "'--device' needs a value", "write '--device NAME'"),
    ("a -o", "'-o' needs a value", "write '-o DIR'"),
    ("report -o", "'-o' needs a value", "write '-o FILE'"),
    ("a --output --strict", "'--output' needs a value", "write '--output DIR'"),
    ("a --device=", "the value of '--device' is empty", "write '--device NAME'"),
    ("a --device=a,,", nil, nil),
    ("a --device=a,_,b", "the value of '--device' is empty", "write '--device NAME'"),
    ("a --strict=yes", "'--strict' does not take a value", nil),
    (
      "solve a --output x", "'solve' has no option '--output'",
      "it is an option of 'render', 'watch', 'run', 'check', 'compare', 'merge', 'merge-file', 'convert', 'report', 'learn'"
    ),
    (
      "devices --strict", "'devices' has no option '--strict'",
      "it is an option of 'render', 'watch', 'check', 'compare', 'solve', 'trace', 'explain', 'table', 'resolve', 'list', 'convert', 'doctor', 'pin', 'align', 'edit', 'suggest', 'add', 'remove', 'resize', 'report', 'run'"
    ),
    ("devices x", "'devices' does not take 'x'", nil),
    (
      "check", "'check' needs a document or a folder",
      "for this folder and its subfolders write 'render-layouts check .'"
    ),
    (
      "check --", "'check' needs a document or a folder",
      "for this folder and its subfolders write 'render-layouts check .'"
    ),
  ])
  func `invalid arguments are reported with advice`(line: String, message: String?, hint: String?) throws {
    if let message {
      #expect(throws: UsageError(message, hint: hint)) { try parse(line) }
    } else {
      #expect(throws: Never.self) { try parse(line) }
    }
  }

  @Test func `an empty path does not name a document`() {
    #expect(throws: UsageError("an empty path does not name a document")) {
      try ArgumentParser.invocation(of: ["check", ""])
    }
  }

  @Test func `no two options have the same letter`() {
    let letters = Option.allCases.compactMap(\.definition.short)
    #expect(Set(letters).count == letters.count)
  }
}
