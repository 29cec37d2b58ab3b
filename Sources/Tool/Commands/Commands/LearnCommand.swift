internal import CommandArguments
internal import ContactSheets
internal import Drawing
internal import Exercises
internal import HostFiles
internal import LayoutReview
internal import MarkupReading
internal import ReviewPlans
internal import ReviewSetup
internal import SceneDrawing
internal import SceneLayouts
internal import VisibleText

/// The command that lists exercises, shows their tasks, hints and answers, and checks attempts.
struct LearnCommand: RunnableCommand {
  /// The request on the command line.
  private enum Request {
    case list
    case answers
    case gallery
    case task(Exercise)
    case hint(Exercise, number: Int)
    case start(Exercise, path: String)
    case answer(Exercise)
    case attempt(Exercise, words: [String])
  }

  private let request: Request
  private let output: String
  private let overwrites: Bool
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    request = try Self.request(of: arguments)
    output = arguments.value(of: .output) ?? StandardNames.output
    overwrites = arguments.contains(.force)
    self.console = console
  }

  private static func request(of arguments: ParsedArguments) throws(UsageError) -> Request {
    guard let name = arguments.paths.first else {
      return arguments.contains(.gallery) ? .gallery : arguments.contains(.answers) ? .answers : .list
    }
    guard let exercise = ExerciseBook.exercise(named: name) else {
      throw UsageError(
        "unknown exercise '\(name)'",
        hint: ExerciseBook.suggestion(for: name).map { "did you mean '\($0)'?" }
          ?? "'render-layouts learn' lists the exercises")
    }
    if arguments.contains(.hint) {
      return .hint(exercise, number: try arguments.count(.hint, in: 1...exercise.hints.count, standard: 1))
    }
    if let path = arguments.value(of: .start) {
      guard exercise.startText != nil else {
        throw UsageError("'\(name)' is a question and has no scene", hint: "'render-layouts learn \(name)' prints it")
      }
      return .start(exercise, path: path)
    }
    if arguments.contains(.answer) { return .answer(exercise) }
    let words = Array(arguments.paths.dropFirst())
    guard words.isEmpty || exercise.answerPath == nil || words.count == 1 else {
      throw UsageError("'learn' checks one attempt, not \(words.count)")
    }
    return words.isEmpty ? .task(exercise) : .attempt(exercise, words: words)
  }

  func run() async throws -> ExitCode {
    switch request {
    case .list: try printList()
    case .answers: return try await AnswerCheck(console: console).run()
    case .gallery: return try await ExerciseGalleryWriter(output: output, console: console).run()
    case .task(let exercise): try await printTask(of: exercise)
    case .hint(let exercise, let number): try printHint(number, of: exercise)
    case .start(let exercise, let path): return try writeStart(of: exercise, to: path)
    case .answer(let exercise): try console.printResult(ExercisePages.answer(of: exercise))
    case .attempt(let exercise, let words): return try await check(words, for: exercise)
    }
    return .success
  }

  private func printList() throws {
    let all = ExerciseBook.exercises
    if console.isPlain {
      return try console.printResult(console.table(all.map { [$0.name, $0.topic.rawValue, $0.summary] }))
    }
    try console.printResult(ExercisePages.list(of: all))
  }

  private func printHint(_ number: Int, of exercise: Exercise) throws {
    try console.printResult(ExercisePages.hint(number, of: exercise))
  }

  private func writeStart(of exercise: Exercise, to path: String) throws -> ExitCode {
    guard overwrites || FileSystem.kind(of: path) == nil else {
      console.printError("\(path): the file exists", hint: "'--force' overwrites it")
      return .cannotWrite
    }
    try FileSystem.writeDurably([(Array((exercise.startText ?? "").utf8), path)])
    try console.printLine(path)
    return .success
  }

  // MARK: - The goal

  private func printTask(of exercise: Exercise) async throws {
    let trial = try ExerciseTrial(of: exercise)
    var pictures: [String] = []
    if let trial { pictures = try await drawGoal(of: trial) }
    try console.printResult(ExercisePages.task(of: exercise, trial, pictures: pictures))
  }

  /// Draws the layouts of the answer without the constraints that make them.
  private func drawGoal(of trial: ExerciseTrial) async throws -> [String] {
    let name = trial.exercise.name
    let engines = ReviewEngines()
    let layouts = try await trial.answerLayouts(measuringTextWith: engines.makeTextMeasurer)
    let sheet = ContactSheet(
      sceneName: name, documentPath: "", layouts: layouts,
      style: LayoutDrawingStyle(overlays: [.frames, .names, .guides, .bars]),
      generator: "render-layouts \(CommandLineTool.version)")
    let pages = sheet.pages(measuringTextWith: try WorkerPool.engine(made: engines.makeTextMeasurer))
    let rasterizer = try WorkerPool.engine(made: engines.makeRasterizer)
    let folder = try OutputFolder(at: output)
    try folder.tree.createFolder("learn")
    return try pages.enumerated().map { number, page in
      let path = pages.count == 1 ? "learn/\(name).png" : "learn/\(name)-\(number + 1)-of-\(pages.count).png"
      try folder.tree.write(try rasterizer.png(of: page, scale: 1), to: path)
      return FolderPath.join(output, path)
    }
  }

  // MARK: - Attempts

  private func check(_ words: [String], for exercise: Exercise) async throws -> ExitCode {
    guard let trial = try ExerciseTrial(of: exercise) else { return try check(answers: words, of: exercise) }
    let path = words[0]
    let text: [UInt8]
    do throws(FileError) {
      text = try FileSystem.contents(of: path, limit: ReviewDocument.sizeLimit)
    } catch {
      console.printError("\(error)", hint: "'render-layouts learn \(exercise.name) --start \(path)' writes a scene")
      return .noInput
    }
    do {
      let result = try await trial.result(of: text, at: path, measuringTextWith: ReviewEngines().makeTextMeasurer)
      try console.printResult(ExercisePages.result(result, of: exercise))
      return result.isRight ? .success : .findings
    } catch let error as DocumentError {
      for finding in error.findings { console.printText(console.text(of: finding) + PrintedText("\n")) }
      return .invalidDocument
    }
  }

  /// Checks the numbers that answer a question.
  private func check(answers words: [String], of exercise: Exercise) throws -> ExitCode {
    guard case .counts(let formats) = exercise.goal else { return .success }
    guard words.count == formats.count else {
      throw UsageError("'\(exercise.name)' needs \(formats.count) answers, not \(words.count)")
    }
    let wrong = zip(formats, words).enumerated().filter { $0.element.0.answer != $0.element.1.lowercased() }
    let lines = wrong.map { "    \($0.offset + 1): '\($0.element.1)' is wrong for \($0.element.0.text)\n" }
    try console.printResult("\(exercise.name): \(wrong.isEmpty ? "right" : "not right yet")\n" + lines.joined())
    return wrong.isEmpty ? .success : .findings
  }
}
