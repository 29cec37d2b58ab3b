extension RulePage {
  /// Constraints of scene files that cannot be read, or that UIKit would refuse.
  package static let equations = [
    RulePage(
      "unknown-view", "There is no view with this name.", why: "The constraint would place nothing.",
      mend: "Correct the name: the message has the nearest one. Besides views there are `superview` and the guides.",
      example: """
        format: 1
        views: { password: { size: 20 } }
        constraints:
          - V:|-[pasword]
        """),
    RulePage(
      "unknown-attribute", "A view has no such attribute.", why: "The constraint would place nothing.",
      mend:
        "The attributes are left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline and lastBaseline.",
      example: """
        format: 1
        views: { a: { size: 20 } }
        constraints: [a.middle == superview.centerX]
        """),
    RulePage(
      "unknown-metric", "There is no metric with this name.", why: "The constraint would have no constant.",
      mend: "Add it to `metrics`, or correct the name.",
      example: """
        format: 1
        views: { a: { size: 20 } }
        constraints: [a.top == superview.top + gap]
        """),
    RulePage(
      "missing-relation", "An equation does not say how its sides relate.",
      why: "A single `=` could be meant as any of the three relations.", mend: "Write `==`, `<=` or `>=`.",
      example: """
        format: 1
        views: { a: { height: 20 } }
        constraints: [a.width = 4]
        """),
    RulePage(
      "invalid-equation", "An equation has something that does not belong there.",
      why: "What was meant cannot be guessed.",
      mend: "The form is `view.attribute == other.attribute * 2 + 8 @high`; the caret shows where the reading ended.",
      example: """
        format: 1
        views: { a: { size: 20 } }
        constraints: [a.top == superview.top +]
        """),
    RulePage(
      "illegal-constraint", "UIKit would refuse the constraint with an exception.",
      why: "The app would crash when it makes the constraint.",
      mend: """
        Only attributes of one kind go together: places across, places down, or sizes. A place needs another item to keep
        to, and leading does not go with left.
        """,
      example: """
        format: 1
        views: { a: { size: 20 }, b: { size: 20 } }
        constraints: [a.top == b.leading]
        """),
    RulePage(
      "invalid-priority", "A priority is not between 1 and 1000.", why: "UIKit would refuse it with an exception.",
      mend: "Write a number from 1 to 1000, or `@required`, `@high` (750), `@low` (250).",
      example: """
        format: 1
        views: { a: { height: 20 } }
        constraints: [a.width == 10 @1001]
        """),
    RulePage(
      "visual-format", "A visual format cannot be read.",
      why: "UIKit would throw `Unable to parse constraint format` with the same caret.",
      mend: """
        Views stand in `[ ]`, distances between hyphens, the superview is `|`. Several things about one size are separated
        by commas: `[a(>=44,<=100@750)]`. `render-layouts vfl` tries a format by itself.
        """,
      example: """
        format: 1
        views: { a: { size: 20 } }
        constraints:
          - H:|-[a
        """),
  ]
}
