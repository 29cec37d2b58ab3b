internal import CommandArguments

/// The help, generated from the tables of commands and options.
enum HelpText {
  /// Returns the help of the tool or of one command.
  static func text(for command: Command?) -> String {
    command.map(text) ?? overview
  }

  /// The most important commands, with their effects.
  private static let mainCommands: [Command] = [.render, .check, .compare, .approve]

  /// The screen for a command line without arguments: what the tool is, the main commands, and how to continue.
  static let start = """
    render-layouts: Auto Layout without a Mac. Solves scenes, storyboards and xibs for every device
    and orientation, draws them, and shows what is wrong in a gallery for the browser.

    \(rows(mainCommands.map { ("render-layouts \($0.rawValue) PATH…", $0.summary) }))

    Begin with 'render-layouts PATH…', which draws into Output: open Output/index.html.
    'render-layouts init' starts a project with a first scene.

    render-layouts --help             lists all commands and options
    render-layouts help COMMAND       explains a command
    render-layouts help OPTION        explains an option

    """

  /// Command lines to start with, without the tool's name, and what they do.
  static let examples: [(arguments: String, meaning: String)] = [
    ("Scenes", "draw all scenes of a folder into Output"),
    ("check --strict .", "fail if a layout has conflicts, ambiguities or clipped text"),
    ("vfl 'H:|-[a]-[b]-|'", "print the constraints of a visual format"),
    ("init", "start a project: a configuration and a first scene"),
    ("devices", "list the devices"),
  ]

  private static var overview: String {
    """
    render-layouts: Auto Layout without a Mac. Reads scenes (.scene.yaml, .storyboard, .xib), solves
    them for every device and orientation, draws them, and assembles contact sheets and a gallery.

    Usage: render-layouts [COMMAND] PATH… [OPTION…]

    Get started:
    \(rows(examples.map { ("render-layouts \($0.arguments)", $0.meaning) }))

    Commands:
    \(rows(Command.allCases.map { ($0.rawValue, $0.summary) }))

    Options:
    \(rows(Option.allCases.map { (name(of: $0, $0.definition.value), $0.definition.summary) }))

    Options that take a list accept commas and may be repeated. '--' ends the options.

    Exit codes:
    \(rows(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))

    """
  }

  private static func text(for command: Command) -> String {
    """
    render-layouts \(command.rawValue): \(command.summary)

    Usage: render-layouts \(command.rawValue)\(command.operand.rawValue) [OPTION…]

    Options:
    \(rows(Option.allCases.filter { $0.isAccepted(by: command) }.map { row($0, in: command) }))

    Exit codes:
    \(rows(ExitCode.allCases.filter { $0.canEnd(command) }.map { ("\($0.rawValue)", $0.meaning(after: command)) }))

    """
  }

  /// Returns the help of an option: its meaning for each of the commands that accept it. Commands with the same meaning
  /// are grouped.
  static func text(for option: Option) -> String {
    var meanings: [(row: (name: String, summary: String), commands: [String])] = []
    for command in Command.allCases where option.isAccepted(by: command) {
      let row = row(option, in: command)
      if let index = meanings.firstIndex(where: { $0.row == row }) {
        meanings[index].commands.append(command.rawValue)
      } else {
        meanings.append((row, [command.rawValue]))
      }
    }
    return meanings.map { row, commands in
      let name = String(row.name.drop { $0 == " " })
      let line = lines(of: "Commands: " + commands.joined(separator: ", "), width: widest - 2)
      return "\(rows([(name, row.summary)]))\n\n  \(line.joined(separator: "\n  "))\n"
    }
    .joined(separator: "\n")
  }

  private static func row(_ option: Option, in command: Command) -> (name: String, summary: String) {
    (name(of: option, option.placeholder(for: command)), option.summary(for: command))
  }

  private static func name(of option: Option, _ placeholder: String?) -> String {
    let definition = option.definition
    let short = definition.short.map { "-\($0), " } ?? "    "
    let value = placeholder.map { definition.standardValue == nil ? " \($0)" : "[=\($0)]" } ?? ""
    return "\(short)--\(option.rawValue)\(value)"
  }

  /// Returns two columns, the second one aligned and wrapped.
  private static func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map { $0.0.count }.max() ?? 0
    let indentation = String(repeating: " ", count: width + 4)
    return rows.map { name, summary in
      let padding = String(repeating: " ", count: width - name.count)
      let lines = lines(of: summary, width: widest - indentation.count)
      return "  \(name)\(padding)  \(lines.joined(separator: "\n\(indentation)"))"
    }
    .joined(separator: "\n")
  }

  /// The widest line, in characters.
  private static let widest = 100

  private static func lines(of text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
