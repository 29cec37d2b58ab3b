internal import CExerciseScenes

/// The text of the scenes that exercises are about.
enum ExerciseScene {
  /// Returns the text of a scene in the program, or nil.
  ///
  /// - Parameter name: Its path below `Scenes` without extension, or `Starts/` and its name.
  static func text(named name: String) -> String? { unsafe exercise_scene(name).map { unsafe String(cString: $0) } }

  /// Returns a scene without some of its parts, below the text of its task.
  ///
  /// The comment at the top of a scene gives its answer away, so the task takes its place.
  ///
  /// `keys` are the keys of the removed parts.
  static func start(from scene: String, without keys: [String], under task: String) -> String {
    var lines = scene.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines = Array(lines.drop { $0.hasPrefix("#") || $0.isEmpty })
    var kept: [String] = []
    var isHidden = false
    for line in lines {
      if let first = line.first, first != " ", first != "#" {
        isHidden = keys.contains { line.hasPrefix("\($0):") }
      } else if line.hasPrefix("# yaml-language-server") {
        continue
      }
      if !isHidden, !line.isEmpty || kept.last?.isEmpty == false { kept.append(line) }
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    let constraints = keys.contains("constraints") ? ["", "constraints: []"] : []
    return (comment(task) + kept + constraints + [""]).joined(separator: "\n")
  }

  /// Returns a string as lines of a comment.
  private static func comment(_ text: String) -> [String] { wrapped(text, width: 98).map { "# \($0)" } }

  /// Returns a string in lines of at most a number of characters. Longer words have their own line.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Exercise {
  /// The text of the scene that the exercise starts with; nil for a question.
  package var startText: String? {
    guard case .layout(let answer, let start, _) = goal else { return nil }
    let (name, hidden) =
      switch start {
      case .views: (answer, ["constraints", "variants", "expect"])
      case .scene(let name): (name, ["expect"])
      }
    return ExerciseScene.text(named: name).map { ExerciseScene.start(from: $0, without: hidden, under: task) }
  }

  /// The text of the answer: a scene, or the numbers of a question.
  package var answerText: String? {
    switch goal {
    case .layout(let answer, _, _): ExerciseScene.text(named: answer)
    case .counts(let formats): formats.map { "\($0.answer)  \($0.text)\n" }.joined()
    }
  }

  /// The path of the answer as messages show it; nil for a question.
  package var answerPath: String? {
    if case .layout(let answer, _, _) = goal { "Scenes/\(answer).scene.yaml" } else { nil }
  }

  /// Returns a string in lines of at most a number of characters.
  package static func lines(of text: String, width: Int) -> [String] { ExerciseScene.wrapped(text, width: width) }
}
