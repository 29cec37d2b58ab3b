package import Findings

/// The origin of an option's value.
package enum SettingOrigin: Sendable, Hashable {
  case commandLine
  /// An environment variable.
  case environment(String)
  /// A line in a configuration file.
  case file(SourceLocation)

  /// The origin in messages: `command line`, `RENDER_LAYOUTS_JOBS` or `.render-layouts.yml:3:1`.
  package var text: String {
    switch self {
    case .commandLine: "command line"
    case .environment(let name): name
    case .file(let source): "\(source)"
    }
  }
}
