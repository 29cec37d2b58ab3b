internal import CommandArguments

/// A command with parsed options.
protocol RunnableCommand: Sendable {
  func run() async throws -> ExitCode
}

extension ParsedArguments {
  /// Returns the requested command, with all its options checked.
  ///
  /// - Throws: ``UsageError`` for the first invalid option.
  func makeCommand(_ console: Console) throws(UsageError) -> any RunnableCommand {
    switch command {
    case .render: RenderCommand(try RenderOptions(self), console)
    case .watch: WatchCommand(try RenderOptions(self), console)
    case .report: try ReportCommand(self, console)
    case .check: try CheckCommand(self, console)
    case .compare: try CompareCommand(self, console)
    case .merge: try MergeCommand(self, console)
    case .mergeFile: try MergeFileCommand(self, console)
    case .diff: try DiffCommand(self, console)
    case .approve where AcceptFindingsCommand.applies(to: self): try AcceptFindingsCommand(self, console)
    case .approve: try ApproveCommand(self, console)
    case .solve: try SolveCommand(self, console)
    case .explain where ConflictLogCommand.applies(to: self): ConflictLogCommand(self, console)
    case .explain: ExplainCommand(self, console)
    case .table: try TableCommand(self, console)
    case .resolve: try ResolveCommand(self, console)
    case .pin, .align: try PinCommand(self, console)
    case .edit where PriorityEditCommand.applies(to: self): try PriorityEditCommand(self, console)
    case .edit, .remove: try ConstraintEditCommand(self, console)
    case .suggest: try SuggestCommand(self, console)
    case .add: try AddCommand(self, console)
    case .resize: try ResizeCommand(self, console)
    case .list: try ListCommand(self, console)
    case .vfl: VisualFormatCommand(self, console)
    case .trace: try TraceCommand(self, console)
    case .run: try RunCommand(self, console)
    case .convert: try ConvertCommand(self, console)
    case .learn: try LearnCommand(self, console)
    case .doctor: try DoctorCommand(self, console)
    case .devices: try DevicesCommand(self, console)
    case .initialise: try InitCommand(self, console)
    case .config: ConfigCommand(self, console)
    case .schema: SchemaCommand(self, console)
    case .lsp: try LanguageServerCommand(self)
    case .completions: CompletionsCommand(self, console)
    case .manual: ManualCommand(console)
    }
  }
}
