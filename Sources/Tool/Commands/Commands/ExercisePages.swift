internal import CommandArguments
internal import Exercises
internal import ReviewReports
internal import Scenes

/// The strings that `learn` prints.
enum ExercisePages {
  /// The widest line, in characters.
  private static let width = 96

  /// Returns all exercises by topic.
  static func list(of exercises: [Exercise]) -> String {
    let widest = exercises.map(\.name.count).max() ?? 0
    let topics = Exercise.Topic.allCases.map { topic in
      let rows = exercises.filter { $0.topic == topic }.map { exercise in
        let padding = String(repeating: " ", count: widest - exercise.name.count)
        return "  \(exercise.name)\(padding)  \(exercise.summary)\n"
      }
      return "\(topic.rawValue):\n" + rows.joined()
    }
    return topics.joined(separator: "\n") + "\n'render-layouts learn NAME' prints a task and draws its goal.\n"
  }

  /// Returns a task, the screens on which it is checked, and how to continue.
  ///
  /// - Parameters:
  ///   - exercise: The exercise to describe.
  ///   - trial: The trial of an exercise with a layout, or nil for a question.
  ///   - pictures: The paths of the pictures of the goal.
  static func task(of exercise: Exercise, _ trial: ExerciseTrial?, pictures: [String]) -> String {
    let command = "render-layouts learn \(exercise.name)"
    var rows: [(String, String)] = []
    if let trial {
      rows.append(("Views", trial.answer.views.dropFirst().map(\.name).joined(separator: ", ")))
      rows.append(("Checked", ExerciseResult.words(for: trial.variants)))
      rows += pictures.map { ("Goal", $0) }
      rows.append(("Start", "\(command) --start \(exercise.name).scene.yaml"))
      rows.append(("Check", "\(command) \(exercise.name).scene.yaml"))
    } else if case .counts(let formats) = exercise.goal {
      rows += formats.enumerated().map { ("\($0 + 1)", $1.text) }
      rows.append(("Check", "\(command) \(formats.map { _ in "NUMBER" }.joined(separator: " "))"))
    }
    rows.append(("Hint", "\(command) --hint"))
    let lines = rows.flatMap { name, text in
      let label = name + String(repeating: " ", count: max(0, 9 - name.count))
      let lines = Exercise.lines(of: text, width: width - 9)
      return lines.enumerated().map { ($0 == 0 ? label : String(repeating: " ", count: 9)) + $1 }
    }
    return "\(exercise.name): \(exercise.summary)\n\n" + paragraph(exercise.task) + "\n"
      + lines.map { "\($0)\n" }.joined()
  }

  /// Returns a hint, and how to get the next one.
  static func hint(_ number: Int, of exercise: Exercise) -> String {
    let count = exercise.hints.count
    let command = "render-layouts learn \(exercise.name)"
    let next = number < count ? "\(command) --hint=\(number + 1)" : "\(command) --answer"
    return "Hint \(number) of \(count):\n" + paragraph(exercise.hints[number - 1]) + "Next: \(next)\n"
  }

  /// Returns the answer, and the reason for it.
  static func answer(of exercise: Exercise) -> String {
    "\(answerText(of: exercise))\n\n" + paragraph(exercise.reason)
  }

  /// Returns the text of the answer without the line for editors.
  static func answerText(of exercise: Exercise) -> String {
    let text = (exercise.answerText ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("# yaml-language-server") }
      .joined(separator: "\n")
    return text.replacing(/\n+$/, with: "")
  }

  /// Returns the result of an attempt, one remark per line.
  static func result(_ result: ExerciseResult, of exercise: Exercise) -> String {
    if result.isRight {
      let count = result.layoutCount == 1 ? "1 layout" : "all \(result.layoutCount) layouts"
      return "\(exercise.name): right on \(count)\n" + paragraph(exercise.reason)
    }
    let limit = 20
    var lines = result.remarks.prefix(limit).map { "    \($0)\n" }
    if result.remarks.count > limit { lines.append("    and \(result.remarks.count - limit) more\n") }
    return "\(exercise.name): not right yet\n" + lines.joined()
      + "    hint: 'render-layouts learn \(exercise.name) --hint'\n"
  }

  private static func paragraph(_ text: String) -> String {
    Exercise.lines(of: text, width: width).map { "  \($0)\n" }.joined()
  }
}
