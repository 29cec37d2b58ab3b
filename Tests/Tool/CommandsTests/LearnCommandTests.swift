import Foundation
import Testing

@testable import CommandArguments
@testable import Commands
@testable import Exercises

@Suite struct LearnCommandTests {
  let tool = Tool()

  @Test func `every answer passes its own checks, and no start does`() throws {
    let run = try tool.run("learn", "--answers")
    #expect(run.code == 0 && run.messages == "")
    #expect(run.output.hasSuffix("\(ExerciseBook.exercises.count) exercises: all answers are right\n"))
    #expect(!run.output.contains("is wrong") && !run.output.contains("already solves"))
    for exercise in ExerciseBook.exercises { #expect(run.output.contains("\(exercise.name): ")) }
  }

  @Test func `the list contains all exercises by topic`() throws {
    let run = try tool.run("learn")
    #expect(run.code == 0 && run.messages == "")
    for topic in Exercise.Topic.allCases { #expect(run.output.contains("\(topic.rawValue):\n")) }
    for exercise in ExerciseBook.exercises {
      #expect(run.output.contains("  \(exercise.name) ") && run.output.contains("  \(exercise.summary)\n"))
    }
    let plain = try tool.run("learn", "--plain").output
    #expect(plain.split(separator: "\n").count == ExerciseBook.exercises.count)
    #expect(plain.contains("three-buttons\tRows and columns\tcenter a row of three buttons\n"))
  }

  @Test func `a task is printed and its goal is drawn`() throws {
    try tool.expect(
      "learn", "three-buttons",
      prints: """
        three-buttons: center a row of three buttons

          Put three buttons side by side, 20 points apart. The middle one is in the middle of the screen.

        Views    l, m, r
        Checked  on the iPhone 4s and the iPhone 5s in portrait and landscape
        Goal     Output/learn/three-buttons.png
        Start    render-layouts learn three-buttons --start three-buttons.scene.yaml
        Check    render-layouts learn three-buttons three-buttons.scene.yaml
        Hint     render-layouts learn three-buttons --hint

        """)
    let files = try tool.files(in: "Output")
    #expect(files["learn/three-buttons.png"]?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
  }

  @Test func `errors in an attempt are described in words`() throws {
    try tool.add("a.scene.yaml", Self.attempt(#"m: { centerX: superview - 8, centerY: superview }"#))
    let run = try tool.run("learn", "three-buttons", "a.scene.yaml")
    #expect(run.code == 1 && run.messages == "")
    #expect(
      run.output == """
        three-buttons: not right yet
            on all screens, 'l' is 8 points too far left
            on all screens, 'm' is 8 points too far left
            on all screens, 'r' is 8 points too far left
            hint: 'render-layouts learn three-buttons --hint'

        """)
  }

  @Test func `frames that are right on only one screen are not accepted`() throws {
    try tool.add("a.scene.yaml", Self.attempt("m: { leading: superview + 137, centerY: superview }"))
    let run = try tool.run("learn", "three-buttons", "a.scene.yaml")
    #expect(run.code == 1)
    #expect(run.output.contains("on the iPhone 4s in landscape, 'm' is 80 points too far left\n"))
    #expect(!run.output.contains("portrait"))
  }

  @Test func `other constraints with the same frames are accepted`() throws {
    try tool.add(
      "a.scene.yaml",
      Self.attempt("m.centerX == superview.right * 1/2", "m.centerY == superview.bottom * 1/2"))
    let run = try tool.run("learn", "three-buttons", "a.scene.yaml")
    #expect(
      run.code == 0 && run.output.hasPrefix("three-buttons: right on all 4 layouts\n"), "\(run.output)\(run.messages)")
  }

  @Test func `conflicts, ambiguities and missing views are reported`() throws {
    let attempt = Self.attempt("m: { center: superview }", "m.centerX == superview.centerX + 4")
    try tool.add("a.scene.yaml", attempt)
    let conflict = try tool.run("learn", "three-buttons", "a.scene.yaml")
    #expect(conflict.code == 1 && conflict.output.contains("[conflict]\n"))
    try tool.add("b.scene.yaml", Self.attempt("m.centerX == superview.centerX"))
    let ambiguity = try tool.run("learn", "three-buttons", "b.scene.yaml")
    #expect(ambiguity.code == 1 && ambiguity.output.contains("[ambiguous]\n"))
    try tool.add(
      "c.scene.yaml", "format: 1\nscene: x\nviews: { m: { color: blue } }\nconstraints: [m: { pin: superview }]\n")
    let missing = try tool.run("learn", "three-buttons", "c.scene.yaml")
    #expect(missing.code == 1 && missing.output.contains("    on all screens, the view 'l' is missing\n"))
  }

  @Test func `a start is written once and fails its own check`() throws {
    try tool.expect("learn", "three-buttons", "--start", "a.scene.yaml", prints: "a.scene.yaml\n")
    #expect(try tool.run("learn", "three-buttons", "a.scene.yaml").code == 1)
    try tool.expect(
      ["learn", "three-buttons", "--start", "a.scene.yaml"], endsWith: 73, "a.scene.yaml: the file exists",
      "'--force' overwrites it")
    #expect(try tool.run("learn", "three-buttons", "--start", "a.scene.yaml", "--force").code == 0)
  }

  @Test func `the printed answer of each exercise is accepted`() throws {
    for exercise in ExerciseBook.exercises.filter({ $0.startText != nil }).prefix(3) {
      let answer = try tool.run("learn", exercise.name, "--answer")
      let scene = answer.output.components(separatedBy: "\n\n  ").dropLast().joined(separator: "\n\n  ")
      try tool.add("a.scene.yaml", scene + "\n")
      let run = try tool.run("learn", exercise.name, "a.scene.yaml")
      #expect(run.code == 0, "\(exercise.name): \(run.output)\(run.messages)")
    }
  }

  @Test func `each hint names the next one`() throws {
    let first = try tool.run("learn", "inset-info", "--hint")
    #expect(first.output.hasPrefix("Hint 1 of 2:\n") && first.output.hasSuffix("--hint=2\n"))
    let last = try tool.run("learn", "inset-info", "--hint=2")
    #expect(last.output.hasPrefix("Hint 2 of 2:\n") && last.output.hasSuffix("--answer\n"))
    #expect(try tool.run("learn", "inset-info", "--hint=3").code == 64)
  }

  @Test func `the answers to questions are arguments`() throws {
    #expect(try tool.run("learn", "dictionary-of-views", "2", "exception").code == 0)
    let wrong = try tool.run("learn", "dictionary-of-views", "2", "1")
    #expect(wrong.code == 1)
    #expect(wrong.output.contains("    2: '1' is wrong for H:[view1]-[view2]-[view3], with the views view1, view3\n"))
    #expect(try tool.run("learn", "dictionary-of-views", "2").code == 64)
    #expect(try tool.run("learn", "dictionary-of-views", "--start", "a.scene.yaml").code == 64)
  }

  @Test func `wrong arguments are reported with advice`() throws {
    try tool.expect(
      ["learn", "three-botons"], "unknown exercise 'three-botons'", "did you mean 'three-buttons'?")
    try tool.expect(
      ["learn", "--answer"], "'--answer' needs one exercise, not 0",
      "write 'render-layouts learn EXERCISE --answer'; 'render-layouts learn' lists the exercises")
    try tool.expect(
      ["learn", "three-buttons", "--answers"], "'--answers' cannot be combined with 'three-buttons'",
      "'--answers' covers all exercises")
    #expect(try tool.run("learn", "three-buttons", "gone.scene.yaml").code == 66)
    try tool.add("bad.scene.yaml", "format: 1\nscene: x\nviews: { a: { color: blue } }\nconstraints:\n  - H:|-[b]-|\n")
    let invalid = try tool.run("learn", "three-buttons", "bad.scene.yaml")
    #expect(invalid.code == 65 && invalid.output == "" && invalid.messages.contains("unknown view 'b'"))
  }

  /// A scene with three buttons in a row and some more constraints.
  private static func attempt(_ constraints: String...) -> String {
    """
    format: 1
    scene: Attempt
    devices: [iPhone 16 Pro]
    views:
      l: { type: button, text: Left, contentSize: 46x30 }
      m: { type: button, text: Mid, contentSize: 46x30 }
      r: { type: button, text: Right, contentSize: 46x30 }
    constraints:
      - H:[l]-20-[m]-20-[r]: { align: centerY }
    \(constraints.map { "  - \($0)\n" }.joined())
    """
  }
}
