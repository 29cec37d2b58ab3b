package import Findings

/// The origin of the value of an option.
package enum SettingOrigin: Sendable, Hashable {
  /// The words behind the command.
  case commandLine
  /// A variable of the environment.
  case environment(String)
  /// A line of a configuration file.
  case file(SourceLocation)

  /// The origin as a person reads it: `command line`, `RENDER_LAYOUTS_JOBS` or `.render-layouts.yml:3:1`.
  package var text: String {
    switch self {
    case .commandLine: "command line"
    case .environment(let name): name
    case .file(let source): "\(source)"
    }
  }
}
