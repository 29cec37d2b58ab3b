package import SceneFiles

/// A command line taken apart.
package struct ParsedArguments: Sendable, Hashable {
  /// The command to run; `render` unless the command line names another.
  package var command = Command.render
  /// The documents and folders, in the order given.
  package var paths: [String] = []
  /// The values of each option that was given, in the order given; empty for switches.
  package var values: [Option: [String]] = [:]
  /// The origin of the values of each option; empty until the command line is completed.
  package var origins: [Option: SettingOrigin] = [:]
  /// The configuration files that were read, the most important first.
  package var configurationFiles: [String] = []
  /// Patterns of documents that the configuration leaves out.
  package var excluded: [String] = []
  /// The devices of the project, those that count most first.
  package var devices: [ProjectConfiguration.DeviceSetting] = []
  /// The settings of rules in the configuration, the most important last.
  package var rules: [ProjectConfiguration.RuleSetting] = []
  /// The findings that the configuration accepts.
  package var accepted: [ProjectConfiguration.AcceptanceSetting] = []
  /// The findings of the project that somebody has accepted; nil where there are none.
  package var known: AcceptedFindings?

  /// Returns whether an option was given; in a completed command line, also by the environment or a configuration.
  package func contains(_ option: Option) -> Bool { values[option] != nil }

  /// The value of an option given once; the last where it was given again.
  package func value(of option: Option) -> String? { values[option]?.last }

  /// All values of a list.
  package func list(_ option: Option) -> [String] { values[option] ?? [] }
}

extension ParsedArguments {
  /// The command line of a command that was run elsewhere.
  package init(repeating command: Command, paths: [String], values: [Option: [String]]) {
    self.init(command: command, paths: paths, values: values)
  }
}

/// The request of a command line.
package enum Invocation: Sendable, Hashable {
  /// The help of the tool, or of one command.
  case help(Command?)
  /// The screen for those who call the tool without any word.
  case start
  /// The version.
  case version
  /// A command with its options.
  case run(ParsedArguments)
}
