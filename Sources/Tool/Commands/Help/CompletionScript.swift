internal import CommandArguments
internal import Exercises

/// Completion scripts for shells, generated from the tables of commands and options.
enum CompletionScript {
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let commands = Command.allCases.map(\.rawValue)

  private static func options(of command: Command) -> [Option] { Option.allCases.filter { $0.isAccepted(by: command) } }

  private static func names(of option: Option) -> [String] {
    ["--\(option.rawValue)"] + (option.definition.short.map { ["-\($0)"] } ?? [])
  }

  // MARK: bash

  private static var bash: String {
    """
    # Completes words for render-layouts in bash: source <(render-layouts completions bash)
    _render_layouts() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command=render words index
      for ((index = 1; index < COMP_CWORD; index++)); do
        case "${COMP_WORDS[index]}" in
        \(commands.joined(separator: "|"))) command="${COMP_WORDS[index]}"; break ;;
        esac
      done
      case "$command $previous" in
    \(Command.allCases.flatMap(bashValues).joined(separator: "\n"))
      *)
        case "$command" in
    \(Command.allCases.map(bashOptions).joined(separator: "\n"))
        esac
        ((COMP_CWORD == 1)) && words="$words \(commands.joined(separator: " "))"
        ;;
      esac
      local prefix=""
      if [[ "$word" == *,* ]]; then prefix="${word%,*},"; word="${word##*,}"; fi
      COMPREPLY=($(compgen -P "$prefix" -W "$words" -- "$word"))
    }
    complete -o default -o bashdefault -F _render_layouts render-layouts

    """
  }

  /// Returns the lines for the values of a command's options.
  private static func bashValues(of command: Command) -> [String] {
    options(of: command).filter { $0.definition.value != nil && $0.definition.standardValue == nil }.map { option in
      let patterns = names(of: option).map { "'\(command.rawValue) \($0)'" }.joined(separator: "|")
      return "  \(patterns)) words=\"\(option.words(for: command).joined(separator: " "))\" ;;"
    }
  }

  private static func bashOptions(of command: Command) -> String {
    let words = options(of: command).map { "--\($0.rawValue)" } + command.operandWords
    return "    \(command.rawValue)) words=\"\(words.joined(separator: " "))\" ;;"
  }

  // MARK: zsh

  private static var zsh: String {
    """
    #compdef render-layouts
    # Completes words for render-layouts in zsh: render-layouts completions zsh > a folder of $fpath, as _render-layouts
    _render_layouts() {
      local -a commands
      commands=(
    \(Command.allCases.map { "    \(quoted("\($0.rawValue):\($0.summary)"))" }.joined(separator: "\n"))
      )
      local command=render
      (( ${#words} > 2 )) && (( ${commands[(I)${words[2]}:*]} )) && command="${words[2]}"
      (( CURRENT == 2 )) && _describe command commands
      case "$command" in
    \(Command.allCases.map(zshArguments).joined(separator: "\n"))
      esac
    }
    _render_layouts "$@"

    """
  }

  private static func zshArguments(of command: Command) -> String {
    let specifications = options(of: command).flatMap { zshOption($0, command) }
    let operands =
      command.operandWords.isEmpty ? "'*:path:_files'" : "'*:word:(\(command.operandWords.joined(separator: " ")))'"
    let lines = (specifications + [operands]).map { "      \($0)" }.joined(separator: " \\\n")
    return "  \(command.rawValue))\n    _arguments \\\n\(lines) ;;"
  }

  private static func zshOption(_ option: Option, _ command: Command) -> [String] {
    let definition = option.definition
    let summary = option.summary(for: command).replacing("[", with: "(").replacing("]", with: ")").replacing(
      ":", with: " ")
    return names(of: option).map { name in
      let many = definition.isList ? "*" : ""
      guard let value = definition.value, definition.standardValue == nil else {
        return quoted("\(many)\(name)[\(summary)]")
      }
      let words = option.words(for: command)
      let action =
        option.takesPath
        ? "_files"
        : words.isEmpty
          ? " "
          : definition.isList
            ? "_sequence compadd - \(words.joined(separator: " "))" : "(\(words.joined(separator: " ")))"
      return quoted("\(many)\(name)[\(summary)]:\(value):\(action)")
    }
  }

  // MARK: fish

  private static var fish: String {
    let commandLines = Command.allCases.map {
      "complete -c render-layouts -n __fish_use_subcommand -a \($0.rawValue) -d \(quoted($0.summary))"
    }
    let optionLines = Command.allCases.flatMap { command in options(of: command).map { fishOption($0, command) } }
    let operandLines = Command.allCases.filter { !$0.operandWords.isEmpty }.map {
      "complete -c render-layouts -n '__fish_seen_subcommand_from \($0.rawValue)' -f -a \(quoted($0.operandWords.joined(separator: " ")))"
    }
    return """
      # Completes words for render-layouts in fish: render-layouts completions fish | source
      \((commandLines + optionLines + operandLines).joined(separator: "\n"))

      """
  }

  private static func fishOption(_ option: Option, _ command: Command) -> String {
    let definition = option.definition
    let condition =
      command == .render
      ? "'not __fish_seen_subcommand_from \(commands.filter { $0 != command.rawValue }.joined(separator: " "))'"
      : "'__fish_seen_subcommand_from \(command.rawValue)'"
    let short = definition.short.map { " -s \($0)" } ?? ""
    let words = option.words(for: command)
    let needsValue = definition.value != nil && definition.standardValue == nil
    let value = needsValue ? (option.takesPath ? " -r -F" : " -x") : ""
    let list = words.isEmpty || !needsValue ? "" : " -a \(quoted(words.joined(separator: " ")))"
    return "complete -c render-layouts -n \(condition) -l \(option.rawValue)\(short)\(value)\(list)"
      + " -d \(quoted(option.summary(for: command)))"
  }

  /// Returns a string quoted as one word of a shell.
  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}

extension Command {
  /// The operands of the command, if they are a fixed set of words.
  fileprivate var operandWords: [String] {
    switch operand {
    case .shell: Shell.allCases.map(\.rawValue)
    case .schema: SchemaSubject.allCases.map(\.rawValue)
    case .exercise: ExerciseBook.exercises.map(\.name)
    default: []
    }
  }
}
