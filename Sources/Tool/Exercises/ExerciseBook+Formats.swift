extension ExerciseBook {
  /// Questions about visual formats, and layouts that one format can describe.
  static let formats = [
    Exercise(
      name: "counted-constraints", topic: .formats,
      summary: "count the constraints that a format creates",
      task: "How many constraints does each format create? Answer with four numbers, in this order.",
      hints: [
        "A view alone creates none.",
        "A distance is one constraint, and so is an alignment of two neighbors.",
      ],
      goal: .counts([
        CountedFormat(format: "H:[view1]-[view2]"),
        CountedFormat(format: "H:[view1]-[view2]", options: ["baseline"]),
        CountedFormat(format: "H:[view1]"),
        CountedFormat(format: "H:[view1]", options: ["top"]),
      ]),
      reason: "Options align neighbors. A format with a single view has no neighbors, so nothing is aligned."),
    Exercise(
      name: "dictionary-of-views", topic: .formats,
      summary: "predict what extra and missing views do",
      task:
        "How many constraints does each format create with these views in its dictionary? Write 'exception' for a "
        + "format that cannot be used.",
      hints: [
        "The dictionary may contain more views than the format.", "A name in a format must be in the dictionary.",
      ],
      goal: .counts([
        CountedFormat(format: "H:[view1]-[view2]-[view3]", views: ["view1", "view2", "view3", "view4", "view5"]),
        CountedFormat(format: "H:[view1]-[view2]-[view3]", views: ["view1", "view3"]),
      ]),
      reason:
        "Extra views are ignored. A missing one raises an exception: 'view2 is not a key in the views dictionary.'"),
    Exercise(
      name: "alignment-along-a-format", topic: .formats,
      summary: "predict which alignments a direction allows",
      task:
        "How many constraints does each format create with its alignment? Write 'exception' for a format that cannot "
        + "be used.",
      hints: ["Two edges can be aligned at once.", "A format aligns across its direction, never along it."],
      goal: .counts([
        CountedFormat(format: "H:[view1][view2]", options: ["top", "bottom"]),
        CountedFormat(format: "V:[view1][view2]", options: ["leading"]),
        CountedFormat(format: "V:[view1][view2]", options: ["bottom"]),
      ]),
      reason:
        "Stacked views cannot share their bottom edges, so a vertical format rejects the option. The equation "
        + "view1.bottom == view2.bottom would contradict the column instead."),
    Exercise(
      name: "ranked-wishes", topic: .formats,
      summary: "rank three wishes in one format",
      task:
        "At the top of screens 320, 480 and 568 points wide, a view should be 320 points wide and have 50 points on "
        + "both sides. If there is too little or too much space for all of it, the 50 points on the right matter "
        + "most and those on the left matter least.",
      hints: [
        "A number in a format can have a priority: (50@100).",
        "Nothing here is required. Three different priorities rank the wishes.",
      ],
      goal: .layout(answer: "Exercises/WishesInARow", start: .views),
      reason:
        "At 320 points, the view starts 50 points left of the screen: the width and the right inset hold, and the "
        + "left inset, which has the lowest priority, gives way."),
    Exercise(
      name: "over-the-edge", topic: .formats,
      summary: "start a view outside the edge of the screen",
      task:
        "The view is 50 points wide, starts 20 points outside the leading edge and is at the top. Use a format for "
        + "the horizontal direction.",
      hints: ["A distance in a format may be negative.", "A negative number needs parentheses: -(-20)-."],
      goal: .layout(answer: "Exercises/OverTheEdge", start: .views),
      reason: "Constants may be negative; sizes may not."),
  ]
}
