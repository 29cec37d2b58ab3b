internal import Scenes

/// Why the settings of a project cannot be used.
struct ConfigurationError: Error, Sendable, Hashable {
  /// The problems, each with its place in the configuration file.
  var findings: [Finding]
}
