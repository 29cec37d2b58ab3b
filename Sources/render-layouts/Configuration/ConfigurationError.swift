internal import Scenes

/// The error of a project whose settings cannot be used.
struct ConfigurationError: Error, Sendable, Hashable {
  /// The problems, each with its place in the configuration file.
  var findings: [Finding]
}
