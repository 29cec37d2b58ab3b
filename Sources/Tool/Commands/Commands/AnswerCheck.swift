internal import CommandArguments
internal import Exercises
internal import LayoutReview
internal import MarkupReading
internal import ReviewSetup
internal import VisibleText

/// A check that each answer is right and that no start is. It prints all answers.
struct AnswerCheck {
  let console: Console

  func run() async throws -> ExitCode {
    var failures = 0
    for exercise in ExerciseBook.exercises {
      let verdict = try await verdict(on: exercise)
      if !verdict.isFine { failures += 1 }
      try console.printResult("\(exercise.name): \(verdict.text)\n\n\(ExercisePages.answer(of: exercise))\n")
    }
    let count = ExerciseBook.exercises.count
    try console.printResult(
      failures == 0 ? "\(count) exercises: all answers are right\n" : "\(count) exercises: \(failures) with faults\n")
    return failures == 0 ? .success : .findings
  }

  private func verdict(on exercise: Exercise) async throws -> (text: String, isFine: Bool) {
    guard let trial = try ExerciseTrial(of: exercise), let answer = exercise.answerText, let start = exercise.startText
    else { return ("a question", !exercise.hints.isEmpty) }
    let makeTextMeasurer = ReviewEngines().makeTextMeasurer
    let path = exercise.answerPath ?? ""
    let result = try await trial.result(of: Array(answer.utf8), at: path, measuringTextWith: makeTextMeasurer)
    guard result.isRight else { return ("the answer is wrong: \(result.remarks.joined(separator: "; "))", false) }
    let layouts = result.layoutCount.counted("layout")
    do {
      let begun = try await trial.result(of: Array(start.utf8), at: path, measuringTextWith: makeTextMeasurer)
      return begun.isRight
        ? ("the start already solves the exercise", false)
        : (
          "right on \(layouts); the start has \(begun.remarks.count.counted("fault"))",
          true
        )
    } catch is DocumentError {
      return ("right on \(layouts); the start cannot be read", true)
    }
  }
}
