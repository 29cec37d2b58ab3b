import Scenes
import Testing

@testable import Exercises

@Suite struct ExerciseBookTests {
  @Test func `names are distinct words for a command line`() {
    let names = ExerciseBook.exercises.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil })
  }

  @Test func `every topic has exercises, and they are consecutive`() {
    let topics = ExerciseBook.exercises.map(\.topic)
    let order = topics.reduce(into: [Exercise.Topic]()) { if $0.last != $1 { $0.append($1) } }
    #expect(order == Exercise.Topic.allCases)
  }

  @Test(arguments: ExerciseBook.exercises)
  func `an exercise has a task, hints, a reason and an answer`(exercise: Exercise) {
    #expect(!exercise.summary.isEmpty && exercise.summary.last != "." && exercise.task.last == ".")
    #expect(!exercise.hints.isEmpty && exercise.hints.allSatisfy { !$0.isEmpty })
    #expect(!exercise.reason.isEmpty && exercise.answerText?.isEmpty == false)
  }

  @Test(arguments: ExerciseBook.exercises.filter { $0.startText != nil })
  func `a start contains neither the comment nor the expectations of its scene`(exercise: Exercise) throws {
    let start = try #require(exercise.startText)
    #expect(start.hasPrefix("# ") && start.contains("\nformat: 1\n") && start.hasSuffix("\n"))
    #expect(!start.contains("expect:") && !start.contains("yaml-language-server"))
    if case .layout(_, .views, _) = exercise.goal {
      #expect(start.hasSuffix("\nconstraints: []\n") && !start.contains("variants:"))
    }
  }

  @Test func `the exercises cover the topics of the books`() {
    let names = Set(ExerciseBook.exercises.map(\.name))
    let mistakes = [
      "forgotten-mask", "other-superview", "left-behind", "missing-view", "almost-centred", "vanished-label",
      "guide-and-edge", "contradiction",
    ]
    #expect(names.isSuperset(of: mistakes))
  }

  @Test func `a misspelled name has a suggestion`() {
    #expect(ExerciseBook.suggestion(for: "three-botons") == "three-buttons")
    #expect(ExerciseBook.exercise(named: "three-botons") == nil)
  }

  @Test func `counts of constraints match the formats`() {
    func answers(_ name: String) -> [String] {
      guard case .counts(let formats) = ExerciseBook.exercise(named: name)?.goal else { return [] }
      return formats.map(\.answer)
    }
    #expect(answers("counted-constraints") == ["1", "2", "0", "0"])
    #expect(answers("dictionary-of-views") == ["2", "exception"])
    #expect(answers("alignment-along-a-format") == ["3", "2", "exception"])
  }
}
