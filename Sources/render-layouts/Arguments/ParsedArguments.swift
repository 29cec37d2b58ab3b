internal import SceneFiles

/// A command line taken apart.
struct ParsedArguments: Sendable, Hashable {
  /// The command to run; `render` unless the command line names another.
  var command = Command.render
  /// The documents and folders, in the order given.
  var paths: [String] = []
  /// The values of each option that was given, in the order given; empty for switches.
  var values: [Option: [String]] = [:]
  /// The origin of the values of each option; empty until the command line is completed.
  var origins: [Option: SettingOrigin] = [:]
  /// The configuration files that were read, the most important first.
  var configurationFiles: [String] = []
  /// Patterns of documents that the configuration leaves out.
  var excluded: [String] = []
  /// The devices of the project, those that count most first.
  var devices: [ProjectConfiguration.DeviceSetting] = []
  /// The settings of rules in the configuration, the most important last.
  var rules: [ProjectConfiguration.RuleSetting] = []
  /// The findings that the configuration accepts.
  var accepted: [ProjectConfiguration.AcceptanceSetting] = []

  /// Returns whether an option was given; in a completed command line, also by the environment or a configuration.
  func contains(_ option: Option) -> Bool { values[option] != nil }

  /// The value of an option given once; the last where it was given again.
  func value(of option: Option) -> String? { values[option]?.last }

  /// All values of a list.
  func list(_ option: Option) -> [String] { values[option] ?? [] }
}

/// The request of a command line.
enum Invocation: Sendable, Hashable {
  /// The help of the tool, or of one command.
  case help(Command?)
  /// The version.
  case version
  /// A command with its options.
  case run(ParsedArguments)
}
