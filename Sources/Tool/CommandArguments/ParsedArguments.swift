package import SceneFiles

/// A parsed command line.
package struct ParsedArguments: Sendable, Hashable {
  /// The command to run; by default `render`.
  package var command = Command.render
  /// The documents and folders, in the order they were given.
  package var paths: [String] = []
  /// The values of each given option, in order; empty for switches.
  package var values: [Option: [String]] = [:]
  /// The origin of each option's values; empty until the command line is completed.
  package var origins: [Option: SettingOrigin] = [:]
  /// The configuration files that were read, by descending precedence.
  package var configurationFiles: [String] = []
  /// Patterns of documents that the configuration excludes.
  package var excluded: [String] = []
  /// The devices of the project, by descending precedence.
  package var devices: [ProjectConfiguration.DeviceSetting] = []
  /// The rule settings in the configuration, by ascending precedence.
  package var rules: [ProjectConfiguration.RuleSetting] = []
  /// The findings that the configuration accepts.
  package var accepted: [ProjectConfiguration.AcceptanceSetting] = []
  /// The pictures of designs that the configuration names.
  package var designs: [ProjectConfiguration.DesignSetting] = []
  /// The accepted findings of the project; nil if there are none.
  package var known: AcceptedFindings?

  /// Whether an option was given; in a completed command line, also by the environment or a configuration.
  package func contains(_ option: Option) -> Bool { values[option] != nil }

  /// Returns the value of an option. If it was given several times, the last value.
  package func value(of option: Option) -> String? { values[option]?.last }

  package func list(_ option: Option) -> [String] { values[option] ?? [] }
}

extension ParsedArguments {
  /// Creates the command line of a command that ran on another machine.
  package init(repeating command: Command, paths: [String], values: [Option: [String]]) {
    self.init(command: command, paths: paths, values: values)
  }
}

/// The request of a command line.
package enum Invocation: Sendable, Hashable {
  /// The help of the tool, or of one command.
  case help(Command?)
  case optionHelp(Option)
  /// The start screen, for a command line without arguments.
  case start
  case version
  /// A command with its options.
  case run(ParsedArguments)
}
