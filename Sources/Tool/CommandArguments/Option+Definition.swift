internal import ReviewReports

extension Option {
  /// The summary of the option for one command: a text of its own where it does less there than in all commands.
  package func summary(for command: Command) -> String {
    switch (self, command) {
    case (.output, .render), (.output, .watch), (.output, .run): "where results go; Output unless given"
    case (.output, .compare): "where the page goes, in a folder 'diff'; Output unless given"
    case (.output, .learn): "where the picture of the goal goes, in a folder 'learn'; Output unless given"
    case (.output, .check): "where reports and the part of '--shard' go; Output unless given"
    case (.output, .merge): "where the whole goes; Output unless given"
    case (.output, .mergeFile): "the file that the result goes to; OURS unless given"
    case (.output, .report): "the file that the report goes to; standard output unless given"
    case (.output, .convert): "where scenes go, in the folders that documents lie in; beside each unless given"
    case (.format, .render), (.format, .run):
      "png, svg, pdf (sheets only); unless given, svg for layouts and png for sheets"
    case (.format, .watch): "png, svg, pdf; svg unless given, which is drawn at once"
    case (.format, .solve): "jsonl, one object for each view, unless given; text, a table; or outline, Xcode's names"
    case (.format, .explain): "of the list of rules: text unless given, or markdown"
    case (.format, .table): "text unless given; markdown; or json, one object for each table"
    case (.format, .doctor): "text, tables, unless given; or json"
    case (.format, .devices): "text, a table, unless given; or json with corners, cutouts and the origin of each figure"
    case (.format, .diff): "text, unless given; markdown; or json, with ids and lines"
    case (.format, .report):
      "\(Self.names { $0 != .json && $0 != .markdown }), json, or markdown, a summary, unless given"
    case (.content, .run): "views that only code draws with the names of their classes: sample; or off, unless given"
    case (.format, .list): "text, a table, unless given; json; or null, names that each end with a NUL"
    default: definition.summary
    }
  }

  /// The names of some of the forms of reports.
  private static func names(ofReports isNamed: (ReportFormat) -> Bool) -> String {
    ReportFormat.allCases.filter(isNamed).map(\.rawValue).joined(separator: ", ")
  }

  static let drawing: [Command] = [.render, .watch]
  static let running: [Command] = [.render, .check, .compare]
  static let judging: [Command] = drawing + [.check, .compare, .approve, .solve, .trace]
  static let picturing: [Command] = drawing + [.run]
  static let solving: [Command] = judging + [.explain, .table, .resolve, .list]
  static let laying: [Command] = judging + [.explain, .table, .resolve]
  static let choosing: [Command] = solving + [.lsp]
  static let varying: [Command] = choosing + [.run]
  static let editing: [Command] = [.pin, .align, .edit, .suggest, .add, .remove, .resize]
  static let reading: [Command] = solving + [.convert, .doctor] + editing

  /// The table from which parsing and help are made.
  package var definition: OptionDefinition {
    switch self {
    case .output:
      OptionDefinition(
        short: "o", value: "DIR",
        commands: Self.picturing + [.check, .compare, .merge, .mergeFile, .convert, .report, .learn],
        summary: "where results go. render, compare: Output unless given. convert: beside each document unless given. "
          + "report: a file")
    case .force:
      OptionDefinition(commands: [.convert, .initialise, .learn], summary: "overwrite files that are there already")
    case .format:
      OptionDefinition(
        short: "f", value: "LIST", isList: true,
        commands: Self.picturing + [.solve, .explain, .table, .list, .doctor, .devices, .report, .diff],
        summary: "render: png, svg, pdf; svg for layouts and png for sheets unless given. solve: jsonl, text or "
          + "outline. table: text, markdown or json. list: text, json or null. diff: text, markdown or json. doctor, devices: text or json. report: "
          + "\(Self.names { $0 != .json }) or json")
    case .device:
      OptionDefinition(
        short: "d", value: "NAME", isList: true, commands: Self.varying,
        summary: "devices instead of the scene's own: a name, 'all', 'all phones', 'all tablets', 'iPad Pro 11 1/2'")
    case .orientation:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.varying,
        summary: "portrait, landscape; both unless given; or landscapeLeft, landscapeRight, upsideDown")
    case .locale:
      OptionDefinition(
        short: "l", value: "LIST", isList: true, commands: Self.varying,
        summary:
          "languages of the texts: en, de, ar; 'all' for every one there is; en-XA, ar-XB, double for made-up ones")
    case .textSize:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.varying, summary: "text sizes from XS to XXXL and AX1 to AX5")
    case .appearance:
      OptionDefinition(value: "LIST", isList: true, commands: Self.varying, summary: "light, dark")
    case .state:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.choosing,
        summary: "states of scenes; 'base' for scenes as they are written; all unless given")
    case .accessibility:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.choosing,
        summary: "bold-text, increased-contrast, button-shapes, none; several at once with '+' between them")
    case .os:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.choosing,
        summary: "versions of iOS whose bars and controls are meant: 6.1,7; the last one unless given")
    case .insets:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.choosing,
        summary: "added to the safe area of every scene, for bars from another document: top=44,bottom=49")
    case .filter:
      OptionDefinition(
        short: "F", value: "GLOB", isList: true, commands: Self.reading + [.run],
        summary: "only scenes whose name or document matches")
    case .size:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.drawing + [.check, .solve, .trace, .explain, .table],
        summary: "scenes in windows of these sizes on the largest device instead of whole screens: 500x400,678x1024")
    case .sweep:
      OptionDefinition(
        value: "RANGE", commands: [.render, .check],
        summary: "scenes in a window of all sizes: width=320..1366, height=480..1024; where they change, clip, conflict"
      )
    case .scale:
      OptionDefinition(
        short: "s", value: "NUMBER", commands: Self.picturing, summary: "pixels per point of PNGs; 2 unless given")
    case .overlay:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.picturing,
        summary: "what is drawn over the views: \(OverlayNames.all.joined(separator: ", ")); "
          + OverlayNames.questions.map { "\($0)=NAME" }.joined(separator: ", "))
    case .palette:
      OptionDefinition(
        value: "NAME", commands: Self.picturing,
        summary: "colours of overlays: standard, which everybody can tell apart, or xcode")
    case .png:
      OptionDefinition(
        value: "KIND", commands: Self.picturing, summary: "PNGs that are small, or fast as with '--format'")
    case .svg:
      OptionDefinition(
        value: "KIND", commands: Self.picturing,
        summary: "SVGs that are plain, unless given, or adaptive: light layouts turn dark where the screen is dark")
    case .artwork:
      OptionDefinition(
        value: "LOOK", commands: Self.picturing,
        summary: "images as the app shows them: full, unless given, pale, so that lines can be read, or off")
    case .content:
      OptionDefinition(
        value: "LOOK", commands: Self.picturing,
        summary: "container views, tables and collections with a sample of what they show: sample, unless given, or off"
      )
    case .sheetBy:
      OptionDefinition(
        value: "WHAT", commands: Self.picturing,
        summary: "what runs across contact sheets: device, locale, text-size or orientation")
    case .map:
      OptionDefinition(
        commands: [.render, .watch],
        summary: "maps of storyboards as pictures of their own, in all formats: scenes with the segues between them")
    case .singleFile:
      OptionDefinition(
        commands: [.render], summary: "also write the gallery as one page that can be sent: review.html")
    case .singleFileLimit:
      OptionDefinition(
        value: "SIZE", commands: [.render],
        summary: "the largest size of that page: 500k, 16M; \(StandardNames.singleFileLimit) unless given")
    case .live:
      OptionDefinition(
        commands: [.render], summary: "let the gallery show scenes at all sizes of a window, which is dragged there")
    case .asSaved:
      OptionDefinition(
        commands: Self.choosing, summary: "storyboards and xibs on the device they were saved with")
    case .leafSizes:
      OptionDefinition(
        value: "SOURCE", commands: Self.choosing,
        summary: "with --as-saved: sizes of labels, images … recorded in the document or measured")
    case .stage:
      OptionDefinition(
        value: "STAGE", commands: Self.choosing,
        summary:
          "run, the app, unless given; or design, as Interface Builder shows it: with placeholders, without what "
          + "code exchanges")
    case .infer:
      OptionDefinition(
        value: "MODE", commands: Self.choosing,
        summary: "add Interface Builder's constraints where the author's do not suffice: fixed, xcode5, off")
    case .set:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.choosing,
        summary: "other constants for constraints, by identifier: photo.height.constant=120")
    case .rounding:
      OptionDefinition(
        value: "GRID", commands: Self.drawing + [.solve],
        summary: "frames on the device's pixels, pixel, unless given; or none, where constraints put them")
    case .views:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.vfl],
        summary: "the views that a format may name, with their superviews: a,b:box; those in it unless given")
    case .options:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.vfl],
        summary: "how neighbours are aligned, which way it reads: top, centerY, directionLeftToRight")
    case .metrics:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.vfl], summary: "what names of numbers stand for: gap=8,low=250")
    case .printBindings:
      OptionDefinition(
        commands: [.vfl], summary: "print the dictionary of the views that the format may name before its constraints")
    case .log:
      OptionDefinition(
        value: "DETAIL", standardValue: "short", commands: [.check, .solve],
        summary: "print what UIKit logs about conflicts to standard error: short, or full with its advice")
    case .timestamps:
      OptionDefinition(
        commands: [.check, .solve],
        summary: "with --log: begin each log with date, time, scene and process, as a console")
    case .stopOnConflict:
      OptionDefinition(
        commands: [.check, .solve],
        summary: "end a scene at its first conflict, with the log and the autolayout trace of that moment")
    case .names:
      OptionDefinition(
        commands: [.check, .solve, .trace], summary: "in logs and traces the names of views instead of addresses")
    case .inventory:
      OptionDefinition(commands: [.trace], summary: "print the frames of all subviews instead of the trace")
    case .constraints:
      OptionDefinition(commands: [.trace], summary: "print the constraints that each view holds instead of the trace")
    case .affecting:
      OptionDefinition(
        value: "VIEW", isList: true, commands: [.trace],
        summary: "print what the place and size of a view are the sum of: constraints with their lines and factors")
    case .axis:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.trace],
        summary: "with --affecting: horizontal, vertical; both unless given")
    case .conflictLog:
      OptionDefinition(
        value: "FILE", commands: [.explain],
        summary: "say what cannot hold together in a log of UIKit's, and where it stands in PATH; - for standard input")
    case .at:
      OptionDefinition(
        value: "X,Y", commands: [.explain], summary: "list the views at a point of the screen, front to back")
    case .rotate:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.trace, .render],
        summary: "turn the device while scenes are shown: portrait,landscapeLeft,portrait; what comes and goes")
    case .order:
      OptionDefinition(
        value: "ORDER", commands: [.trace, .render],
        summary: "with --rotate: remove-add, constraints leave before others come, unless given; or add-remove")
    case .hidden:
      OptionDefinition(
        commands: [.trace, .render], summary: "with --rotate: the screen is covered while the device is turned")
    case .reevaluate:
      OptionDefinition(
        commands: [.trace, .render], summary: "with --hidden: scenes compare orientations when they are seen again")
    case .frames:
      OptionDefinition(
        value: "NUMBER", commands: [.trace, .render],
        summary: "with --rotate: so many frames of each turn, both ends among them, at constant speed")
    case .distanceTo:
      OptionDefinition(
        value: "VIEW", commands: [.explain],
        summary: "also tell how far the edges of the view are from those of another, or from 'superview'")
    case .explain:
      OptionDefinition(
        value: "VIEW", commands: [.run],
        summary: "tell all about views, VIEW or VIEW.ATTRIBUTE, and what holds them in place, instead of drawing")
    case .owners:
      OptionDefinition(commands: [.table], summary: "tell which view owns which constraint")
    case .compare:
      OptionDefinition(
        commands: [.table], summary: "tell what differs between portrait and landscape: keep, replace, remove, add")
    case .rules:
      OptionDefinition(
        commands: [.doctor],
        summary: "tell by which rules documents are laid out as Xcode did, what each rests on, and where")
    case .code:
      OptionDefinition(
        commands: [.doctor],
        summary: "list what the project's Swift and Objective-C sources say about the classes of documents, with places"
      )
    case .leading, .trailing, .top, .bottom, .left, .right, .width, .height, .aspect, .equalWidths, .equalHeights,
      .horizontalSpacing, .verticalSpacing, .centerX, .centerY, .baseline, .firstBaseline, .to, .relation, .constant,
      .multiplier, .installed, .widthClass, .heightClass, .hugging, .compression, .priority, .identifier,
      .placeholder, .direction, .frame, .apply, .updateConstraints, .updateFrames, .reset, .clear, .inside,
      .addMissing, .sizeToFit, .fix, .view, .write:
      editingDefinition
    case .hint:
      OptionDefinition(
        value: "NUMBER", standardValue: "1", commands: [.learn],
        summary: "print a hint for an exercise: the first, or --hint=2 for the second")
    case .start:
      OptionDefinition(
        value: "FILE", commands: [.learn],
        summary: "write the scene that an exercise starts with; FILE must not exist yet")
    case .answer:
      OptionDefinition(commands: [.learn], summary: "print the answer of an exercise and the reason for it")
    case .answers:
      OptionDefinition(
        commands: [.learn], summary: "print and check all answers; fails if one is wrong or a start is right already")
    case .against:
      OptionDefinition(
        value: "REVISION", commands: [.compare],
        summary:
          "compare with the layouts of a git revision instead of the approved ones: main, HEAD~1, a commit; 'main...' is "
          + "where this branch left main")
    case .tolerance:
      OptionDefinition(
        value: "POINTS", commands: [.compare],
        summary: "how far the numbers of frames may differ; 0 unless given")
    case .from:
      OptionDefinition(
        value: "FILE", commands: [.approve],
        summary: "only what a file of decisions accepts, as the page of 'compare' saves it; - for standard input")
    case .findings:
      OptionDefinition(
        commands: [.approve],
        summary: "accept what 'check' finds now instead of layouts: from then on it tells what is new")
    case .newSince:
      OptionDefinition(
        value: "REVISION", commands: [.check],
        summary: "only what was not found in a git revision: main, HEAD~1, a commit")
    case .prune:
      OptionDefinition(
        commands: [.approve],
        summary: "also remove approved layouts and files whose scenes are gone, or accepted findings that are")
    case .undo: OptionDefinition(commands: [.approve], summary: "take back the last approval")
    case .report:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.running + [.merge],
        summary: "also leave reports: \(Self.names { $0 != .json && $0.fileName != nil }), json, in the output folder "
          + "or as FORMAT=FILE; \(Self.names { $0.fileName == nil }), printed")
    case .lint:
      OptionDefinition(
        commands: [.check, .vfl, .lsp, .run],
        summary:
          "also tell what is a matter of taste: overlaps, small controls, unused parts; 'explain' lists all rules")
    case .thorough:
      OptionDefinition(
        commands: Self.drawing + [.check],
        summary: "everything that a careful tester would go through: all screens, both orientations, turning there and "
          + "back, smallest, largest and longest texts, right to left, dark")
    case .requireChecks:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.drawing + [.check],
        summary: "checks of the checklist that it is an error not to run: \(StandardNames.allChecks), or "
          + TesterCheck.allCases.map(\.rawValue).joined(separator: ", "))
    case .error:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.judging + [.lsp], summary: "rules whose findings are errors")
    case .warn:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.judging + [.lsp], summary: "rules whose findings are warnings")
    case .ignore:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.judging + [.lsp], summary: "rules whose findings are left out")
    case .workLimit:
      OptionDefinition(
        value: "MILLIONS", commands: Self.laying + [.lsp],
        summary: "the steps that solving one layout may take, in millions: more is a finding; "
          + "\(StandardNames.workLimit) unless given")
    case .timeLimit:
      OptionDefinition(
        value: "SECONDS", commands: Self.laying,
        summary: "end the run after this time with what is finished by then; never unless given")
    case .noCache:
      OptionDefinition(
        commands: Self.drawing, summary: "draw all scenes, also those that have not changed since they were drawn last")
    case .cacheFrom:
      OptionDefinition(
        value: "DIR", commands: Self.drawing,
        summary: "a cache of others, such as one that CI has made: read where one's own has nothing, never written")
    case .library:
      OptionDefinition(
        value: "DIR", commands: [.run],
        summary: "the checkout of render-layouts whose 'UIKit' the package is built with; that of the tool unless given"
      )
    case .followLinks:
      OptionDefinition(
        commands: Self.reading, summary: "follow links that lead out of the folders that are looked at")
    case .ci:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.initialise], summary: "CI systems to write files for: github, gitlab")
    case .git:
      OptionDefinition(
        value: "HOW", standardValue: StandardNames.printedSetup, commands: [.initialise],
        summary:
          "write .gitattributes for 'merge-file' and 'diff'; print the 'git config' lines, unless given, or configure: run them"
      )
    case .decide:
      OptionDefinition(
        value: "FILE", commands: [.mergeFile],
        summary: "a list of undecided places in which a person wrote whose value holds; '-' for standard input")
    case .ask:
      OptionDefinition(
        commands: [.mergeFile],
        summary: "ask on the terminal whose value each undecided place has; git mergetool does so")
    case .textconv:
      OptionDefinition(
        commands: [.diff], summary: "print one document as lines that git compares: its objects with their values")
    case .favor:
      OptionDefinition(
        value: "SIDE", commands: [.mergeFile],
        summary: "whose value the file has in places that are left to decide: ours, unless given, or theirs")
    case .config:
      OptionDefinition(
        short: "c", value: "FILE", commands: Self.reading + [.config, .devices, .lsp],
        summary: "the configuration; \(StandardNames.configuration) in this folder or the nearest above it unless given"
      )
    case .strict:
      OptionDefinition(
        commands: Self.reading.filter { $0 != .approve } + [.report, .run], summary: "warnings count as errors")
    case .shard:
      OptionDefinition(
        value: "I/N", commands: Self.running,
        summary: "only the Ith of N shares of the scenes, as long as the others; 'merge' joins what they leave")
    case .costs:
      OptionDefinition(
        value: "FILE", commands: Self.running,
        summary: "plan shares from the times in a file, the same for all, instead of the sizes of scenes")
    case .writeCosts:
      OptionDefinition(
        value: "FILE", commands: Self.running + [.merge], summary: "write the time of each scene, for '--costs'")
    case .progress:
      OptionDefinition(
        value: "KIND", commands: Self.running,
        summary: "json, one object on a line of standard error now and then, for logs; or text, unless given")
    case .jobs:
      OptionDefinition(
        short: "j", value: "NUMBER", commands: Self.reading + [.merge, .lsp, .run],
        summary: "how many workers; one per processor unless given"
      )
    case .quiet:
      OptionDefinition(
        short: "q", commands: Self.reading + [.merge, .mergeFile, .initialise, .run], summary: "print errors only")
    case .stdio:
      OptionDefinition(
        commands: [.lsp], summary: "over standard input and output, as it is without; many editors say so")
    case .color:
      OptionDefinition(
        value: "WHEN", commands: Command.allCases, summary: "auto, always or never; NO_COLOR is honoured")
    case .plain:
      OptionDefinition(commands: Command.allCases, summary: "no colour, no moving progress, tabs between columns")
    case .help: OptionDefinition(short: "h", commands: Command.allCases, summary: "print this help")
    case .version: OptionDefinition(commands: Command.allCases, summary: "print the version")
    }
  }
}
