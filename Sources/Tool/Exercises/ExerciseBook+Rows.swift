extension ExerciseBook {
  /// Views in rows and columns.
  static let rows = [
    Exercise(
      name: "three-buttons", topic: .rows,
      summary: "center a row of three buttons",
      task: "Put three buttons side by side, 20 points apart. The middle one is in the middle of the screen.",
      hints: [
        "Only one of the buttons is centered.",
        "A chain places the others: 20 points before the middle one, 20 points after it.",
        "H:[l]-20-[m]-20-[r] with { align: centerY }, and one line for m.",
      ],
      goal: .layout(answer: "Exercises/ThreeButtons", start: .views),
      reason:
        "One view is tied to the screen, and its neighbors are tied to it. Centering all three would be a conflict."),
    Exercise(
      name: "five-buttons", topic: .rows,
      summary: "center a row of five buttons",
      task: "The same with five buttons, in the order a, l, m, r, z.",
      hints: [
        "Still only one of them is centered.",
        "The format gets longer; the number of other constraints stays the same.",
      ],
      goal: .layout(answer: "Exercises/FiveButtons", start: .views),
      reason: "A chain can have any length as long as one of its views is placed."),
    Exercise(
      name: "inset-on-every-screen", topic: .rows,
      summary: "keep forty points on all sides in every orientation",
      task: "Keep the box 40 points from all four edges, on both phones and in both orientations.",
      hints: ["Do not state a width or a height.", "Each direction needs two distances."],
      goal: .layout(answer: "Exercises/InsetOnEveryScreen", start: .views),
      reason: "The size follows from the screen: 240 × 488 on one, 488 × 240 on its side."),
    Exercise(
      name: "thirds-in-a-row", topic: .rows,
      summary: "share the width among three views",
      task:
        "Put three views side by side with the standard distances around and between them. They are equally wide, "
        + "and as tall as the screen allows.",
      hints: [
        "A size in a format can equal another view's: [b(a)].",
        "Only one view needs its distances from the top and from the bottom. A format can align the others by both edges.",
        "H:|-[a]-[b(a)]-[c(a)]-|: { align: [top, bottom] }, and a vertical format for a.",
      ],
      goal: .layout(answer: "Exercises/ThirdsInARow", start: .views),
      reason: "Equal widths replace numbers. Two alignments can be combined: align: [top, bottom]."),
    Exercise(
      name: "thirds-in-a-column", topic: .rows,
      summary: "share the height among three views",
      task: "Stack the three views instead: equally tall, and as wide as the screen allows.",
      hints: [
        "It is the answer to 'thirds-in-a-row' with the directions swapped.", "A column aligns leading and trailing.",
      ],
      goal: .layout(answer: "Exercises/ThirdsInAColumn", start: .views),
      reason: "A format aligns across its direction: a row by top and bottom, a column by leading and trailing edges."),
    Exercise(
      name: "table-rows", topic: .rows,
      summary: "put a title and two buttons into each row of a table",
      task:
        "Three rows of 44 points fill the width at the top of the screen. In each, the title is 20 points from the "
        + "leading edge and the second button 20 points from the trailing edge. The buttons are at the standard "
        + "distance from each other, and everything is vertically centered.",
      hints: [
        "The space between the title and the first button varies, so it must not be an equality.",
        "H:|-20-[t1]-(>=8)-[b1]-[c1]-20-| with { align: centerY } is one row.",
        "The rows are a column, 'V:|[row1(row)][row2(row)][row3(row)]', and the first is as wide as the screen.",
      ],
      goal: .layout(answer: "Exercises/TableRows", start: .views),
      reason: "An inequality lets the gap grow. The titles and buttons keep their size because they hug their content."),
    Exercise(
      name: "two-columns-of-fields", topic: .rows,
      summary: "share a row between two text fields",
      task:
        "In landscape two fields share a row 60 points below the top: equally wide, with 20 points around and "
        + "between them.",
      hints: ["The widths are equal, so no number is needed for them.", "H:|-20-[left]-20-[right(left)]-20-|"],
      goal: .layout(answer: "Exercises/TwoColumnsOfFields", start: .views),
      reason: "Each field is (width − 60) / 2 points wide, on any screen."),
    Exercise(
      name: "even-centres", topic: .rows,
      summary: "spread four views evenly by their centers",
      task: "Put the centers of four views at 1/8, 3/8, 5/8 and 7/8 of the width, 10 points below the top.",
      hints: [
        "No visual format can express it: it takes a multiplier.",
        "The superview's right edge is its width: v0.centerX == superview.right * 1/8.",
      ],
      goal: .layout(answer: "VisualFormats/CentresEvenly", start: .views),
      reason: "A multiplier makes a position a fraction of the width. Formats have only constants."),
    Exercise(
      name: "stepped-insets", topic: .rows,
      summary: "inset four views by metrics",
      task: "Inset four views by 20, 40, 60 and 80 points on all sides. Use the metrics of the scene.",
      hints: ["Two formats for each view.", "A metric replaces a number: H:|-first-[v1]-first-|"],
      goal: .layout(answer: "VisualFormats/SteppedInsets", start: .views),
      reason: "Metrics name numbers, so a design change is one line."),
    Exercise(
      name: "largest-square", topic: .rows,
      summary: "fit the largest square into any screen",
      task: "Center a square that is as large as the screen allows, with at least 20 points left on every side.",
      hints: [
        "The limits are inequalities: sub.width <= superview.width - both.",
        "Limits alone leave the size open. What makes the square grow must be allowed to fail.",
        "Two equalities with priority 1 pull both sides outward. The limits determine which one holds.",
      ],
      goal: .layout(answer: "Articles/SquareInTheMiddle", start: .views),
      reason: "Required constraints set the limits, and low priorities express wishes."),
    Exercise(
      name: "growing-cell", topic: .rows,
      summary: "let a cell grow with the text in it",
      task:
        "The cell is 320 points wide and in the top left corner. Its text is 10 points from each of its edges and "
        + "determines how tall the cell is.",
      hints: [
        "Do not state the height of the cell.",
        "The bottom of the text and the bottom of the cell are tied, and nothing ties the cell to the bottom of the screen.",
      ],
      goal: .layout(answer: "Articles/GrowingCell", start: .views),
      reason: "A constraint works in both directions: a superview can have the size of its content."),
  ]
}
