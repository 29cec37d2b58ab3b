internal import ReviewReports

extension Option {
  /// Returns the placeholder of the option's value in the help of one command; nil for a switch.
  package func placeholder(for command: Command) -> String? {
    switch (self, command) {
    case (.output, .mergeFile), (.output, .report): "FILE"
    default: definition.value
    }
  }

  /// Returns the summary of the option for one command, which is shorter for commands in which the option does less.
  package func summary(for command: Command) -> String {
    switch (self, command) {
    case (.view, .run): "also draw views and controllers without a preview, by the names of their classes"
    case (.output, .render), (.output, .watch), (.output, .run): "folder for results (default: Output)"
    case (.output, .compare): "folder for the page, which is in its subfolder 'diff' (default: Output)"
    case (.output, .learn):
      "folder for pictures of goals and for pages, which are in its subfolder 'learn' (default: Output)"
    case (.output, .check): "folder for reports and the part of '--shard' (default: Output)"
    case (.output, .merge): "folder for the merged results (default: Output)"
    case (.output, .mergeFile): "file for the result (default: OURS)"
    case (.output, .report): "file for the report (default: standard output)"
    case (.output, .convert):
      "folder for scenes, which keep the folders of their documents (default: next to each document)"
    case (.format, .render), (.format, .run):
      "png, svg, pdf (sheets only); by default svg for layouts and png for sheets"
    case (.format, .watch): "png, svg, pdf (default: svg, the fastest)"
    case (.format, .solve): "jsonl, one object per view (default); text, a table; or outline, Xcode's names"
    case (.format, .explain): "format of the list of rules: text (default) or markdown"
    case (.format, .table): "text (default), markdown, or json, one object per table"
    case (.format, .doctor): "text, tables (default), or json"
    case (.format, .devices): "text, a table (default), or json with corners, cutouts and the source of each figure"
    case (.format, .diff): "text (default), markdown, or json with ids and lines"
    case (.format, .report):
      "\(Self.names { $0 != .json && $0 != .markdown }), json, or markdown, a summary (default)"
    case (.content, .run): "placeholders with the class name for views that only code draws: sample or off (default)"
    case (.format, .list): "text, a table (default), json, or null, names that end with NUL"
    default: definition.summary
    }
  }

  static func names(ofReports isNamed: (ReportFormat) -> Bool) -> String {
    ReportFormat.allCases.filter(isNamed).map(\.rawValue).joined(separator: ", ")
  }
}
