internal import Findings
internal import HostFiles

/// A parser for a command line by the table of options.
package struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var parsed = ParsedArguments()
  private var command: Command?

  private static let whereOptionsAre = "'render-layouts --help' lists the options"

  private init(_ arguments: [String]) { rest = arguments[...] }

  /// Returns the invocation of a command line: help, the version, or a command with its options.
  ///
  /// - Parameters:
  ///   - arguments: The words after the name of the tool.
  ///   - complete: Adds settings of the environment and of configuration files.
  /// - Throws: ``UsageError`` for the first invalid word, and the errors of `complete`.
  package static func invocation(
    of arguments: [String], completedBy complete: (ParsedArguments) throws -> ParsedArguments = { $0 }
  ) throws -> Invocation {
    if arguments.isEmpty { return .start }
    if arguments.first == "help" { return try help(about: arguments.dropFirst()) }
    var parser = ArgumentParser(arguments)
    try parser.parse()
    if parser.parsed.contains(.help) { return .help(parser.command) }
    if parser.parsed.contains(.version) { return .version }
    try parser.checkCommand()
    let completed = try complete(parser.parsed)
    try completed.checkOperands()
    return .run(completed)
  }

  /// Returns the help of the tool, or of a command or an option, which may be written without its dashes.
  private static func help(about words: ArraySlice<String>) throws(UsageError) -> Invocation {
    let words = words.filter { !["-h", "--help"].contains($0) }
    guard let word = words.first else { return .help(nil) }
    if words.count > 1 {
      throw UsageError(
        "'help' explains only one command or option",
        hint: "write 'render-layouts help \(word)' or 'render-layouts help \(words[1])'")
    }
    if let command = Command(rawValue: word) { return .help(command) }
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    let short = name.count == 1 ? name.first.flatMap(Option.init(short:)) : nil
    if let option = Option(rawValue: String(name)) ?? short { return .optionHelp(option) }
    let nearest = NearestName.suggestion(
      for: String(name), in: Command.allCases.map(\.rawValue) + Option.allCases.map(\.rawValue))
    throw UsageError(
      "'\(word)' is neither a command nor an option",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "'render-layouts --help' lists all commands and options")
  }

  private mutating func parse() throws(UsageError) {
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.paths += rest
        return
      } else if word.hasPrefix("--") {
        try parseLong(word.dropFirst(2))
      } else if word.hasPrefix("-"), word.count > 1 {
        try parseShort(word.dropFirst())
      } else if command == nil, parsed.paths.isEmpty, let named = Command(rawValue: word) {
        command = named
        parsed.command = named
      } else {
        parsed.paths.append(word)
      }
    }
  }

  /// Parses `--name`, `--name value` or `--name=value`.
  private mutating func parseLong(_ word: Substring) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = Option(rawValue: name) else {
      let nearest = NearestName.suggestion(for: name, in: Option.allCases.map(\.rawValue))
      throw UsageError(
        "unknown option '--\(name)'", hint: nearest.map { "did you mean '--\($0)'?" } ?? Self.whereOptionsAre)
    }
    try add(option, attached: parts.count > 1 ? parts[1] : nil, writtenAs: "--\(name)")
  }

  /// Parses `-q`, `-j 4`, `-j4` or several letters in one word.
  private mutating func parseShort(_ word: Substring) throws(UsageError) {
    var letters = word
    while let letter = letters.popFirst() {
      guard let option = Option(short: letter) else {
        throw UsageError("unknown option '-\(letter)'", hint: Self.whereOptionsAre)
      }
      guard option.definition.value != nil else {
        try add(option, attached: nil, writtenAs: "-\(letter)")
        continue
      }
      if letters.first == "=" { letters.removeFirst() }
      return try add(option, attached: letters.isEmpty ? nil : letters, writtenAs: "-\(letter)")
    }
  }

  private mutating func add(_ option: Option, attached: Substring?, writtenAs name: String) throws(UsageError) {
    let definition = option.definition
    guard let placeholder = option.placeholder(for: parsed.command) else {
      guard attached == nil else { throw UsageError("'\(name)' does not take a value") }
      parsed.values[option, default: []] += []
      return
    }
    let value: String
    if let attached {
      value = String(attached)
    } else if definition.takesLength, let length = rest.first, Self.isLength(length) {
      value = length
      rest.removeFirst()
    } else if let standard = definition.standardValue {
      value = standard
    } else {
      value = try nextValue(of: name, placeholder: placeholder)
    }
    let items = definition.isList ? value.split(separator: ",").map(Self.trimmed) : [value]
    guard !items.isEmpty, items.allSatisfy({ !$0.isEmpty }) else {
      throw UsageError("the value of '\(name)' is empty", hint: "write '\(name) \(placeholder)'")
    }
    parsed.values[option, default: []] += items
  }

  private mutating func nextValue(of name: String, placeholder: String) throws(UsageError) -> String {
    guard let value = rest.first, !value.hasPrefix("-") || value == "-" else {
      throw UsageError("'\(name)' needs a value", hint: "write '\(name) \(placeholder)'")
    }
    rest.removeFirst()
    return value
  }

  /// Checks that the command accepts every option and has its operands.
  private func checkCommand() throws(UsageError) {
    try checkSlip()
    for option in Option.allCases where parsed.contains(option) && !option.isAccepted(by: parsed.command) {
      let others = option.definition.commands.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw UsageError(
        "'\(parsed.command.rawValue)' has no option '--\(option.rawValue)'", hint: "it is an option of \(others)")
    }
  }

  /// Refuses a first word that is not a path but similar to a command, so that a typo does not draw the paths after it.
  private func checkSlip() throws(UsageError) {
    guard command == nil, let word = parsed.paths.first, !word.contains(where: { $0 == "/" || $0 == "." }),
      let nearest = NearestName.suggestion(for: word, in: Command.allCases.map(\.rawValue)),
      FileSystem.kind(of: word) == nil
    else { return }
    throw UsageError("'\(word)' is neither a command nor a folder", hint: "did you mean '\(nearest)'?")
  }

  /// Whether a word after an option is a length: a number of points, or a named length.
  private static func isLength(_ word: String) -> Bool {
    Double(word) != nil || StandardNames.lengths.contains(word)
  }

  private static func trimmed(_ word: Substring) -> String {
    var word = word
    while word.first == " " { word.removeFirst() }
    while word.last == " " { word.removeLast() }
    return String(word)
  }
}
