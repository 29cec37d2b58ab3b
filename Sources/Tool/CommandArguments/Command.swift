/// A command of the tool; the raw value is the word that names it on the command line.
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

  /// The summary of the command, in one line of the help.
  package var summary: String {
    switch self {
    case .render: "solve and draw scenes; write pictures, contact sheets and a gallery (the default)"
    case .watch: "draw scenes, and again what changes, until Ctrl-C; an open gallery shows it by itself"
    case .report: "make a report for CI systems, code scanning or people from the report.json of an earlier run"
    case .check: "solve scenes and print what is wrong with them; draw nothing"
    case .compare: "tell what is different from approved layouts or a git revision; write a page to go through it"
    case .merge: "join the parts that 'render', 'check' or 'compare' with --shard have left: what one run leaves"
    case .mergeFile: "merge versions of a storyboard, a xib or another layout file by object; git calls it"
    case .diff: "print what the author of a storyboard or xib changed, by scene and view; git calls it as well"
    case .approve: "make the present layouts the approved ones: files beside the scenes, for your version control"
    case .solve: "print the frame of every view, one line each; draw nothing"
    case .vfl: "print the constraints of a visual format as equations"
    case .trace: "print the autolayout trace of every layout, as UIKit's debugger does; draw nothing"
    case .explain: "tell all about a view: its frame, its constraints and what holds it in place; or what a rule means"
    case .table: "print what decides the place of every view, who owns constraints, or what a rotation changes"
    case .resolve: "mend layouts as Xcode's menu does: missing constraints, frames, constants; write with --write"
    case .pin: "tie edges and sizes of views: to the nearest neighbour, at the present distance unless given"
    case .align: "align edges, centres or baselines of views, or centre a view in what it lies in"
    case .edit: "change constraints, or the priorities with which views keep the size of their content"
    case .suggest: "list the constraints that a drag from one view to another would offer"
    case .add: "add constraints as equations or visual formats, to scenes and to Xcode's documents"
    case .remove: "remove constraints, by id, identifier or equation"
    case .resize: "give a view another frame, and what is tied to it with it"
    case .convert: "write storyboards and xibs as YAML scenes that solve to the same frames"
    case .run: "draw the '#Preview's of a Swift package as 'render' draws scenes: it builds a copy, needs Swift"
    case .doctor: "tell what occurs in storyboards and xibs, how often, and how well it is supported"
    case .devices: "list the devices that scenes can be laid out on"
    case .learn: "list exercises in Auto Layout, print and draw a task, or check an attempt"
    case .list: "list the layouts that a selection contains; solve nothing"
    case .initialise: "write a configuration, a first scene and files for CI; never over what is there"
    case .config: "show the settings that hold here and where they come from"
    case .schema: "print the JSON Schema of scene files, from which editors complete and check, or of report.json"
    case .lsp:
      "serve an editor: findings while you type, frames, names, fixes; editors start it, over standard input and output"
    case .completions: "print the script that completes words in bash, zsh or fish"
    case .manual: "print the manual page: render-layouts manual | man -l -"
    }
  }

  /// The words that a command works on; the raw value shows them in the help.
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

  /// The words that this command works on.
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

  /// True where the command tells what the rules find, or keeps it: then accepted findings are left out.
  package var tellsFindings: Bool { [.render, .watch, .check, .compare, .approve, .lsp].contains(self) }
}
