extension Console {
  /// Reports that no scene has a view with the given name.
  func printUnknownView(_ unknown: (name: String, suggestion: String?), in paths: [String]) {
    printError(
      "no scene contains a view '\(unknown.name)'",
      hint: unknown.suggestion.map { "did you mean '\($0)'?" }
        ?? "'render-layouts solve --format text \(paths.joined(separator: " "))' shows the names of views")
  }
}
