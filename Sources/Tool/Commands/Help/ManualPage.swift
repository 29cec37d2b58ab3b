internal import CommandArguments

/// The manual page in the format of `man`, generated from the tables of commands and options.
enum ManualPage {
  /// The whole page.
  static var text: String {
    ([heading] + [commands, options, environment, files, exitStatus, examples]).joined()
  }

  private static var heading: String {
    """
    .TH RENDER-LAYOUTS 1 "" "render-layouts \(CommandLineTool.version)" "User Commands"
    .SH NAME
    render\\-layouts \\- Auto Layout without a Mac
    .SH SYNOPSIS
    .B render\\-layouts
    [\\fICOMMAND\\fR] \\fIPATH\\fR... [\\fIOPTION\\fR...]
    .SH DESCRIPTION
    Reads layout scenes (.scene.yaml, .storyboard, .xib), solves them for every device and orientation, draws them, and
    assembles contact sheets and a gallery. Results go to standard output, messages and progress to standard error.

    """
  }

  private static var commands: String {
    section(
      "COMMANDS",
      Command.allCases.map { ("\\fB\(escaped($0.rawValue))\\fR\(escaped($0.operand.rawValue))", $0.summary) })
  }

  private static var options: String {
    section(
      "OPTIONS",
      Option.allCases.map { option in
        let definition = option.definition
        let short = definition.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let value =
          definition.value.map { definition.standardValue == nil ? " \\fI\($0)\\fR" : "[=\\fI\($0)\\fR]" } ?? ""
        return ("\(short)\\fB\\-\\-\(escaped(option.rawValue))\\fR\(value)", definition.summary)
      })
  }

  private static var environment: String {
    section(
      "ENVIRONMENT",
      [
        ("NO_COLOR", "no colors; \\-\\-color overrides it, and it overrides FORCE_COLOR and CLICOLOR_FORCE"),
        ("FORCE_COLOR, CLICOLOR_FORCE", "colors even if standard error is not a terminal"),
        ("CI", "progress without cursor movement"),
        ("RENDER_LAYOUTS_JOBS", "number of workers, unless \\-\\-jobs is given"),
        ("RENDER_LAYOUTS_CONFIG", "the configuration file, unless \\-\\-config is given"),
        ("RENDER_LAYOUTS_CACHE", "the folder of the cache"),
        ("GITHUB_STEP_SUMMARY", "the file that \\-\\-report github appends a summary to, set by GitHub Actions"),
        ("XDG_CACHE_HOME", "the folder with render\\-layouts/scenes, unless that is named; ~/.cache unless set"),
        ("XDG_CONFIG_HOME", "the folder with render\\-layouts/config.yml; ~/.config unless set"),
        (
          "XDG_STATE_HOME",
          "the folder with render\\-layouts/cache\\-secret, which seals the cache; ~/.local/state unless set"
        ),
      ], isEscaped: true)
  }

  private static var files: String {
    section(
      "FILES",
      [
        (
          escaped(StandardNames.configuration),
          "settings of the project, in the working folder or the nearest folder above it: options by their long names, "
            + "textSize for --text-size, and include, exclude, rules, overrides and accept"
        )
      ])
  }

  private static var exitStatus: String {
    section("EXIT STATUS", ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
  }

  private static var examples: String {
    section(
      "EXAMPLES", HelpText.examples.map { ("render\\-layouts \(escaped($0.arguments))", escaped($0.meaning)) },
      isEscaped: true)
  }

  /// Returns a section with paragraphs that each begin with a term.
  private static func section(_ title: String, _ rows: [(String, String)], isEscaped: Bool = false) -> String {
    ".SH \(title)\n" + rows.map { ".TP\n\($0.0)\n\(isEscaped ? $0.1 : escaped($0.1))\n" }.joined()
  }

  /// Returns text escaped for `man`, so that no line is a command and no hyphen becomes a dash.
  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
  }
}
