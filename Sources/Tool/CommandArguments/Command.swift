/// A command of the tool. The raw value is its name on the command line.
package enum Command: String, Sendable, Hashable, CaseIterable {
  case render
  case watch
  case report
  case check
  case compare
  case merge
  case mergeFile = "merge-file"
  case diff
  case approve
  case solve
  case vfl
  case trace
  case list
  case explain
  case table
  case resolve
  case pin
  case align
  case edit
  case suggest
  case add
  case remove
  case resize
  case convert
  case run
  case devices
  case learn
  case doctor
  case initialise = "init"
  case config
  case schema
  case lsp
  case completions
  case manual

  /// The summary of the command, for one line of the help.
  package var summary: String {
    switch self {
    case .render: "solve and draw scenes; write pictures, contact sheets and a gallery (the default)"
    case .watch: "draw scenes, then redraw what changes until Ctrl-C; an open gallery reloads itself"
    case .report: "write a report for CI systems, code scanning or people from the report.json of an earlier run"
    case .check: "check scenes and print findings without drawing"
    case .compare: "compare layouts with approved ones or a git revision, and write a page of the differences"
    case .merge: "merge the parts that 'render', 'check' or 'compare' wrote with --shard into one result"
    case .mergeFile: "merge versions of a storyboard, a xib or another layout file by object (a git merge driver)"
    case .diff: "print the changes to a storyboard or xib by scene and view (also a git diff driver)"
    case .approve: "approve the current layouts: write baselines next to the scenes, for your version control"
    case .solve: "print the frame of every view, one line per view"
    case .vfl: "print the constraints of a visual format as equations"
    case .trace: "print the autolayout trace of every layout, as UIKit's debugger does"
    case .explain: "explain a view: frame, priorities and the constraints that determine it; or explain a rule"
    case .table: "print what determines each view, which views own constraints, or what a rotation changes"
    case .resolve: "fix layouts as Xcode's menu does: missing constraints, frames, constants; --write applies them"
    case .pin: "pin edges and sizes of views: to the nearest neighbor, at the current distance by default"
    case .align: "align edges, centers or baselines of views, or center a view in its superview"
    case .edit: "change constraints, or the content priorities of views"
    case .suggest: "list the constraints that Xcode offers for a drag from one view to another"
    case .add: "add constraints as equations or visual formats, to scenes and to Xcode documents"
    case .remove: "remove constraints, by id, identifier or equation"
    case .resize: "change the frame of a view, and update its constraints"
    case .convert: "convert storyboards and xibs to YAML scenes that solve to the same frames"
    case .run: "draw the '#Preview's of a Swift package or Xcode project; builds and runs its code, needs Swift"
    case .doctor: "list the elements of storyboards and xibs, their numbers, and how well they are supported"
    case .devices: "list the devices"
    case .learn: "list exercises in Auto Layout, print and draw a task, or check an attempt"
    case .list: "list the layouts of a selection without solving them"
    case .initialise: "write a configuration, a first scene and files for CI; never overwrites files"
    case .config: "print the effective settings and where they come from"
    case .schema: "print the JSON Schema of scene files, for completion and validation in editors, or of report.json"
    case .lsp:
      "start the language server for editors: findings, frames, names and fixes over standard input and output"
    case .completions: "print the completion script for bash, zsh or fish"
    case .manual: "print the manual page: render-layouts manual | man -l -"
    }
  }

  /// The operands of a command. The raw value is their form in the help.
  package enum Operand: String, Sendable, Hashable {
    case paths = " PATH…"
    case format = " FORMAT"
    case shell = " SHELL"
    case folder = " [FOLDER]"
    case report = " [REPORT]"
    case parts = " DIR…"
    case versions = " BASE OURS THEIRS [PATH]"
    case states = " OLD NEW"
    case question = " PATH VIEW[.ATTRIBUTE]… | CODE"
    case views = " PATH VIEW…"
    case view = " PATH VIEW"
    case drag = " PATH VIEW OTHER"
    case constraints = " PATH CONSTRAINT…"
    case schema = " [scene | report]"
    case package = " PACKAGE"
    case exercise = " [EXERCISE [ATTEMPT]]"
    case nothing = ""
  }

  package var operand: Operand {
    switch self {
    case .render, .watch, .check, .compare, .approve, .solve, .trace, .table, .resolve, .list, .convert, .doctor: .paths
    case .vfl: .format
    case .report: .report
    case .merge: .parts
    case .mergeFile: .versions
    case .diff: .states
    case .explain: .question
    case .pin, .align: .views
    case .resize: .view
    case .suggest: .drag
    case .edit, .add, .remove: .constraints
    case .completions: .shell
    case .initialise: .folder
    case .schema: .schema
    case .run: .package
    case .learn: .exercise
    case .devices, .config, .lsp, .manual: .nothing
    }
  }

  /// Whether the command reports or records findings, without accepted ones.
  package var tellsFindings: Bool { [.render, .watch, .check, .compare, .approve, .lsp].contains(self) }
}
