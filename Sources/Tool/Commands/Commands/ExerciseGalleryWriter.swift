internal import CommandArguments
internal import Exercises
internal import Gallery
internal import HostFiles
internal import LayoutReview
internal import ReviewPlans
internal import ReviewSetup
internal import SceneLayouts
internal import VisibleText

/// A writer of the pages of all exercises, into the subfolder `learn` of a folder.
struct ExerciseGalleryWriter {
  /// The folder for results.
  let output: String
  let console: Console

  /// Writes the pages and prints the path of the first one.
  ///
  /// - Throws: `ReviewError` if nothing can be written, or `DocumentError` if an answer is not a scene.
  func run() async throws -> ExitCode {
    let path = FolderPath.join(output, "learn")
    let engines = ReviewEngines()
    var entries: [ExerciseGallery.Entry] = []
    var trials: [ExerciseTrial] = []
    for exercise in ExerciseBook.exercises {
      let trial = try ExerciseTrial(of: exercise)
      let layouts = try await trial?.answerLayouts(measuringTextWith: engines.makeTextMeasurer) ?? []
      entries.append(ExerciseGallery.Entry(exercise, layouts))
      if let trial { trials.append(trial) }
    }
    let pipeline = ReviewPipeline(
      engines: engines, output: ReviewOutput(directory: path), workers: HostProcess.processorCount,
      toolVersion: CommandLineTool.version)
    let review = try await pipeline.run(ExerciseTrial.plan(ofAnswersIn: trials))
    let folder = try OutputFolder(at: path)
    let failures = review.failures + ExerciseGallery.files(of: entries).flatMap { folder.write($0).failures }
    for failure in failures { console.printError("\(failure)") }
    guard failures.isEmpty else { return .cannotWrite }
    try console.printLine("\(entries.count.counted("exercise")): \(FolderPath.join(path, "index.html"))")
    return .success
  }
}

extension ExerciseGallery.Entry {
  /// Creates the page of an exercise. `layouts` are the layouts of its answer.
  fileprivate init(_ exercise: Exercise, _ layouts: [Layout]) {
    self.init(
      name: exercise.name, topic: exercise.topic.rawValue, summary: exercise.summary, task: exercise.task,
      hints: exercise.hints, reason: exercise.reason, answer: ExercisePages.answerText(of: exercise))
    start = exercise.startText ?? ""
    insets = layouts.map(\.resolved.safeArea)
    if case .counts(let formats) = exercise.goal {
      questions = formats.map { ExerciseGallery.Question(text: $0.text, answer: $0.answer) }
    }
  }
}
