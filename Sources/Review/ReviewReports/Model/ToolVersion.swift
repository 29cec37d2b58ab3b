/// The version of the tool and of its libraries.
package enum ToolVersion {
  /// The version, as in `--version` and reports.
  package static let current = "0.2.0"
}
