package import Scenes

/// An exercise of the book: a task, hints, and an answer with which attempts are compared.
package struct Exercise: Sendable, Hashable {
  /// The chapter of the book.
  package enum Topic: String, Sendable, Hashable, CaseIterable {
    case firstSteps = "First steps"
    case rows = "Rows and columns"
    case formats = "Visual formats"
    case priorities = "Who gives way"
    case screens = "One screen, two orientations"
    case mistakes = "Mistakes to fix"
  }

  /// The scene that an exercise starts with.
  package enum Start: Sendable, Hashable {
    /// The views of the answer without its constraints.
    case views
    /// A scene with a mistake in it.
    case scene(String)
  }

  /// The goal of an attempt.
  package enum Goal: Sendable, Hashable {
    /// The frames of a scene, on all of its devices.
    ///
    /// - Parameters:
    ///   - answer: The path of the scene below `Scenes`, without its extension.
    ///   - start: The scene that the exercise starts with.
    ///   - orientations: The orientations to check. If empty, the orientations of the answer.
    case layout(answer: String, start: Start, orientations: [Orientation] = [])
    /// The number of constraints that each of the given visual formats creates.
    case counts([CountedFormat])
  }

  /// The name on the command line: `three-buttons`.
  package var name: String
  /// The chapter.
  package var topic: Topic
  /// The task in one line of the list.
  package var summary: String
  /// The whole task.
  package var task: String
  /// The hints, the vaguest first.
  package var hints: [String]
  /// The goal of an attempt.
  package var goal: Goal
  /// The reason why the answer is right.
  package var reason: String
}
