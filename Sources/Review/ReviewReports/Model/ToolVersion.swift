/// The version of the tool and of its libraries.
package enum ToolVersion {
  /// The version, as `--version` prints it and reports have it.
  package static let current = "0.2.0"
}
