extension Option {
  /// The definitions of the options for explaining layouts: formats, logs, traces, tables, and rules. For other options,
  /// the definition has no commands.
  var explanationDefinition: OptionDefinition {
    switch self {
    case .views:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.vfl],
        summary: "views that the format can name, with their superviews: a,b:box (default: those in the format)")
    case .options:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.vfl],
        summary: "how views are aligned, and the direction: top, centerY, directionLeftToRight")
    case .metrics:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.vfl], summary: "values of named numbers: gap=8,low=250")
    case .printBindings:
      OptionDefinition(
        commands: [.vfl], summary: "first print the dictionary of views that the format can name")
    case .log:
      OptionDefinition(
        value: "DETAIL", standardValue: "short", commands: [.check, .solve],
        summary: "print UIKit's log of each conflict to standard error: short, or full with its advice")
    case .timestamps:
      OptionDefinition(
        commands: [.check, .solve],
        summary: "with --log: begin each log with date, time, scene and process, as a console does")
    case .stopOnConflict:
      OptionDefinition(
        commands: [.check, .solve],
        summary: "stop a scene at its first conflict, with the log and the autolayout trace at that moment")
    case .names:
      OptionDefinition(
        commands: [.check, .solve, .trace], summary: "use the names of views instead of addresses in logs and traces")
    case .inventory:
      OptionDefinition(commands: [.trace], summary: "print the frames of all subviews instead of the trace")
    case .constraints:
      OptionDefinition(commands: [.trace], summary: "print the constraints of each view instead of the trace")
    case .affecting:
      OptionDefinition(
        value: "VIEW", isList: true, commands: [.trace],
        summary: "print how the position and size of a view are computed: constraints with their lines and factors")
    case .axis:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.trace],
        summary: "with --affecting: horizontal, vertical (default: both)")
    case .conflictLog:
      OptionDefinition(
        value: "FILE", commands: [.explain],
        summary: "explain the conflict in a UIKit log, and find its constraints in PATH; - for standard input")
    case .at:
      OptionDefinition(
        value: "X,Y", commands: [.explain], summary: "list the views at a point of the screen, front to back")
    case .rotate:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.trace, .render],
        summary: "rotate the device while scenes are shown: portrait,landscapeLeft,portrait; prints what changes")
    case .order:
      OptionDefinition(
        value: "ORDER", commands: [.trace, .render],
        summary: "with --rotate: remove-add, constraints are removed before others are added (default), or add-remove")
    case .hidden:
      OptionDefinition(
        commands: [.trace, .render], summary: "with --rotate: the screen is covered during the rotation")
    case .reevaluate:
      OptionDefinition(
        commands: [.trace, .render], summary: "with --hidden: scenes compare orientations when they appear again")
    case .frames:
      OptionDefinition(
        value: "NUMBER", commands: [.trace, .render],
        summary: "with --rotate: number of frames per rotation, including first and last, at constant speed")
    case .distanceTo:
      OptionDefinition(
        value: "VIEW", commands: [.explain],
        summary:
          "also print the distances between the edges of the view and the edges of another view or 'superview'")
    case .explain:
      OptionDefinition(
        value: "VIEW", commands: [.run],
        summary: "explain views, VIEW or VIEW.ATTRIBUTE, instead of drawing")
    case .owners:
      OptionDefinition(commands: [.table, .vfl], summary: "print which view owns which constraint")
    case .compare:
      OptionDefinition(
        commands: [.table], summary: "print the differences between portrait and landscape: keep, replace, remove, add")
    case .rules:
      OptionDefinition(
        commands: [.doctor],
        summary: "print the rules by which documents are laid out as in Xcode, their evidence, and where they apply")
    case .code:
      OptionDefinition(
        commands: [.doctor],
        summary:
          "print what the project's Swift and Objective-C sources say about the classes of documents, with locations"
      )
    default: OptionDefinition(commands: [], summary: "")
    }
  }
}
