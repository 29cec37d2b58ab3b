internal import ReviewReports

extension Option {
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

  /// The definition of the option. Parsing and help are derived from it.
  package var definition: OptionDefinition {
    switch self {
    case .output:
      OptionDefinition(
        short: "o", value: "DIR",
        commands: Self.picturing + [.check, .compare, .merge, .mergeFile, .convert, .report, .learn],
        summary: "folder for results. render, compare: Output by default. convert: next to each document by default. "
          + "report: a file")
    case .force:
      OptionDefinition(commands: [.convert, .initialise, .learn], summary: "overwrite existing files")
    case .format:
      OptionDefinition(
        short: "f", value: "LIST", isList: true,
        commands: Self.picturing + [.solve, .explain, .table, .list, .doctor, .devices, .report, .diff],
        summary: "render: png, svg, pdf; by default svg for layouts and png for sheets. solve: jsonl, text or "
          + "outline. table: text, markdown or json. list: text, json or null. diff: text, markdown or json. "
          + "doctor, devices: text or json. report: "
          + "\(Self.names { $0 != .json }) or json")
    case .device:
      OptionDefinition(
        short: "d", value: "NAME", isList: true, commands: Self.varying,
        summary:
          "devices to use instead of the scene's own: a name, 'all', 'all phones', 'all tablets', 'iPad Pro 11 1/2'")
    case .orientation:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.varying,
        summary: "portrait, landscape (default: both), landscapeLeft, landscapeRight, upsideDown")
    case .locale:
      OptionDefinition(
        short: "l", value: "LIST", isList: true, commands: Self.varying,
        summary:
          "languages: en, de, ar; 'all' for all translations; en-XA, ar-XB, double for pseudo-languages")
    case .textSize:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.varying, summary: "text sizes from XS to XXXL and AX1 to AX5")
    case .appearance:
      OptionDefinition(value: "LIST", isList: true, commands: Self.varying, summary: "light, dark")
    case .state:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.choosing,
        summary: "states of scenes (default: all); 'base' for scenes without any state")
    case .accessibility:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.choosing,
        summary: "bold-text, increased-contrast, button-shapes, none; combine several with '+'")
    case .os:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.choosing,
        summary: "versions of iOS whose bars and controls are used: 6.1,7 (default: the latest)")
    case .insets:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.choosing,
        summary: "insets added to the safe area of every scene, for bars from other documents: top=44,bottom=49")
    case .filter:
      OptionDefinition(
        short: "F", value: "GLOB", isList: true, commands: Self.reading + [.run],
        summary: "only scenes whose name or document matches")
    case .size:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.drawing + [.check, .solve, .trace, .explain, .table],
        summary: "lay scenes out in windows of these sizes on the largest device: 500x400,678x1024")
    case .sweep:
      OptionDefinition(
        value: "RANGE", commands: [.render, .check],
        summary: "lay scenes out in a window of all sizes: width=320..1366, height=480..1024; reports where they change"
      )
    case .scale:
      OptionDefinition(
        short: "s", value: "NUMBER", commands: Self.picturing, summary: "pixels per point of PNGs (default: 2)")
    case .overlay:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.picturing,
        summary: "overlays to draw: \(OverlayNames.all.joined(separator: ", ")); "
          + OverlayNames.questions.map { "\($0)=NAME" }.joined(separator: ", "))
    case .palette:
      OptionDefinition(
        value: "NAME", commands: Self.picturing,
        summary: "colors of overlays: standard, distinguishable for everyone, or xcode")
    case .png:
      OptionDefinition(
        value: "KIND", commands: Self.picturing, summary: "PNG compression: fast (default) or small")
    case .painter:
      OptionDefinition(
        value: "NAME", commands: Self.picturing,
        summary: "what paints pictures: direct (default), or cairo, which paints everything, with libpng for PNG")
    case .svg:
      OptionDefinition(
        value: "KIND", commands: Self.picturing,
        summary: "SVG colors: plain (default), or adaptive, which makes light layouts dark on dark screens")
    case .artwork:
      OptionDefinition(
        value: "LOOK", commands: Self.picturing,
        summary: "images: full (default), pale, so that lines stay readable, or off")
    case .content:
      OptionDefinition(
        value: "LOOK", commands: Self.picturing,
        summary: "container views, tables and collections with sample content: sample (default) or off"
      )
    case .sheetBy:
      OptionDefinition(
        value: "WHAT", commands: Self.picturing,
        summary: "the property that the columns of contact sheets show: device, locale, text-size or orientation")
    case .map:
      OptionDefinition(
        commands: [.render, .watch],
        summary: "also write maps of storyboards as separate pictures: scenes and the segues between them")
    case .singleFile:
      OptionDefinition(
        commands: [.render], summary: "also write the gallery as a single self-contained page: review.html")
    case .singleFileLimit:
      OptionDefinition(
        value: "SIZE", commands: [.render],
        summary: "maximum size of that page: 500k, 16M (default: \(StandardNames.singleFileLimit))")
    case .live:
      OptionDefinition(
        commands: [.render], summary: "let the gallery show scenes at any window size: drag a corner")
    case .asSaved:
      OptionDefinition(
        commands: Self.choosing, summary: "lay storyboards and xibs out on the device they were saved with")
    case .leafSizes:
      OptionDefinition(
        value: "SOURCE", commands: Self.choosing,
        summary: "with --as-saved: whether the sizes of labels, images and so on are recorded or measured")
    case .stage:
      OptionDefinition(
        value: "STAGE", commands: Self.choosing,
        summary:
          "run, the app (default), or design, as in Interface Builder: with placeholder constraints, without "
          + "replacements by code")
    case .infer:
      OptionDefinition(
        value: "MODE", commands: Self.choosing,
        summary:
          "add the constraints that Interface Builder infers if the author's are not sufficient: fixed, xcode5, off")
    case .set:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.choosing,
        summary: "override constants of constraints, by identifier: photo.height.constant=120")
    case .rounding:
      OptionDefinition(
        value: "GRID", commands: Self.drawing + [.solve],
        summary: "round frames to device pixels: pixel (default), or none")
    case .views, .options, .metrics, .printBindings, .log, .timestamps, .stopOnConflict, .names, .inventory,
      .constraints, .affecting, .axis, .conflictLog, .at, .rotate, .order, .hidden, .reevaluate, .frames,
      .distanceTo, .explain, .owners, .compare, .rules, .code:
      explanationDefinition
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
      OptionDefinition(commands: [.learn], summary: "print the answer to an exercise and why it works")
    case .answers:
      OptionDefinition(
        commands: [.learn],
        summary: "print and check all answers; fails if one is wrong or an exercise starts out solved")
    case .gallery:
      OptionDefinition(
        commands: [.learn],
        summary: "write a page for each exercise, with its task, hints and answer, on which attempts are checked")
    case .against:
      OptionDefinition(
        value: "REVISION", commands: [.compare],
        summary:
          "compare with a git revision instead of the approved layouts: main, HEAD~1, a commit; 'main...' is "
          + "the merge base with main")
    case .tolerance:
      OptionDefinition(
        value: "POINTS", commands: [.compare],
        summary: "tolerance for frames, in points (default: 0)")
    case .from:
      OptionDefinition(
        value: "FILE", commands: [.approve],
        summary:
          "approve only the layouts that a file of decisions accepts, as the page of 'compare' saves it; - for standard "
          + "input")
    case .decisions:
      OptionDefinition(
        value: "FILE", commands: [.report],
        summary: "add the comments and pins of a file of decisions to a report in Markdown; - for standard input")
    case .findings:
      OptionDefinition(
        commands: [.approve],
        summary: "accept the current findings of 'check' instead of layouts; later runs report only new ones")
    case .newSince:
      OptionDefinition(
        value: "REVISION", commands: [.check],
        summary: "report only findings that a git revision does not have: main, HEAD~1, a commit")
    case .prune:
      OptionDefinition(
        commands: [.approve],
        summary: "also remove approved layouts and files whose scenes are gone, or accepted findings that are gone")
    case .undo: OptionDefinition(commands: [.approve], summary: "undo the last approval")
    case .report:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.running + [.merge],
        summary: "also write reports: \(Self.names { $0 != .json && $0.fileName != nil }), json, to the output folder "
          + "or as FORMAT=FILE; \(Self.names { $0.fileName == nil }), printed")
    case .lint:
      OptionDefinition(
        commands: [.check, .vfl, .lsp, .run],
        summary:
          "also report style issues: overlaps, small controls, unused parts; 'explain' lists all rules")
    case .design:
      OptionDefinition(
        commands: [.check],
        summary: "also compare layouts with the pictures of their design, which scenes or the configuration name")
    case .thorough:
      OptionDefinition(
        commands: Self.drawing + [.check],
        summary: "run everything that a thorough tester would: all screens, both orientations, rotation and "
          + "return, smallest, largest and longest text, right to left, dark")
    case .requireChecks:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.drawing + [.check],
        summary: "checks of the checklist that are errors if they are not run: \(StandardNames.allChecks), or "
          + TesterCheck.allCases.map(\.rawValue).joined(separator: ", "))
    case .error:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.judging + [.lsp], summary: "rules whose findings are errors")
    case .warn:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.judging + [.lsp], summary: "rules whose findings are warnings")
    case .ignore:
      OptionDefinition(
        value: "LIST", isList: true, commands: Self.judging + [.lsp], summary: "rules whose findings are not reported")
    case .workLimit:
      OptionDefinition(
        value: "MILLIONS", commands: Self.laying + [.lsp],
        summary: "limit for solving one layout, in millions of steps; exceeding it is a finding "
          + "(default: \(StandardNames.workLimit))")
    case .timeLimit:
      OptionDefinition(
        value: "SECONDS", commands: Self.laying,
        summary: "stop the run after this time and keep the finished results (default: no limit)")
    case .noCache:
      OptionDefinition(
        commands: Self.drawing, summary: "draw all scenes, even those that have not changed since the last run")
    case .cacheFrom:
      OptionDefinition(
        value: "DIR", commands: Self.drawing,
        summary: "a shared cache, such as one from CI: read if your own cache has no entry, never written")
    case .library:
      OptionDefinition(
        value: "DIR", commands: [.run],
        summary: "the render-layouts checkout whose 'UIKit' the package is built with (default: the tool's own)"
      )
    case .allViews:
      OptionDefinition(
        commands: [.run], summary: "also draw all views and controllers without a preview, with sample values")
    case .followLinks:
      OptionDefinition(
        commands: Self.reading, summary: "follow links that point outside the given folders")
    case .ci:
      OptionDefinition(
        value: "LIST", isList: true, commands: [.initialise], summary: "CI systems to write files for: github, gitlab")
    case .git, .decide, .ask, .page, .textconv, .favor: versionControlDefinition
    case .config:
      OptionDefinition(
        short: "c", value: "FILE", commands: Self.reading + [.config, .devices, .lsp],
        summary:
          "the configuration file (default: \(StandardNames.configuration) in this folder or the nearest above it)"
      )
    case .strict:
      OptionDefinition(
        commands: Self.reading.filter { $0 != .approve } + [.report, .run], summary: "treat warnings as errors")
    case .shard:
      OptionDefinition(
        value: "I/N", commands: Self.running,
        summary: "only the Ith of N equal shares of the scenes; 'merge' joins the results")
    case .costs:
      OptionDefinition(
        value: "FILE", commands: Self.running,
        summary: "balance shares by the times in a file, the same for all, instead of by the sizes of scenes")
    case .writeCosts:
      OptionDefinition(
        value: "FILE", commands: Self.running + [.merge], summary: "write the time of each scene, for '--costs'")
    case .progress:
      OptionDefinition(
        value: "KIND", commands: Self.running,
        summary: "progress as text (default), or as json: one object per line of standard error, for logs")
    case .jobs:
      OptionDefinition(
        short: "j", value: "NUMBER", commands: Self.reading + [.merge, .lsp, .run],
        summary: "number of workers (default: one per processor)"
      )
    case .quiet:
      OptionDefinition(
        short: "q", commands: Self.reading + [.merge, .mergeFile, .initialise, .run], summary: "print errors only")
    case .stdio:
      OptionDefinition(
        commands: [.lsp],
        summary: "use standard input and output, which is the default; accepted because many editors pass it")
    case .color:
      OptionDefinition(
        value: "WHEN", commands: Command.allCases, summary: "auto, always or never; NO_COLOR is honored")
    case .plain:
      OptionDefinition(commands: Command.allCases, summary: "no colors, no moving progress, tabs between columns")
    case .help: OptionDefinition(short: "h", commands: Command.allCases, summary: "print this help")
    case .version: OptionDefinition(commands: Command.allCases, summary: "print the version")
    }
  }
}
