internal import Scenes

extension ExerciseBook {
  /// Views that compete for space.
  static let priorities = [
    Exercise(
      name: "department-and-value", topic: .priorities,
      summary: "choose which of two labels is truncated",
      task:
        "The two labels do not fit side by side in portrait, and nothing determines which one is truncated. Let the "
        + "value give way, never the name of the department.",
      hints: [
        "The priority with which a view resists being smaller than its content is 750 by default.",
        "One point of difference is enough: lower the value's, or raise the name's.",
        "resist: { horizontal: 749 }",
      ],
      goal: .layout(answer: "Department/DepartmentBalanced", start: .scene("Department/DepartmentUndecided")),
      reason:
        "At equal priorities the layout is ambiguous: iOS may truncate either label. Lowering one side by one has "
        + "the same effect as raising the other."),
    Exercise(
      name: "growing-value", topic: .priorities,
      summary: "place a value that grows next to a name",
      task:
        "84 points below the top, the name is 20 points from the leading edge and the value 20 points from the "
        + "trailing edge, at least 8 points apart. The value grows in five states and is the one that gives way.",
      hints: [
        "The space between the labels varies, so it is an inequality.",
        "value.leading >= dept.trailing + 8; the resistance of the value is already below 750.",
      ],
      goal: .layout(answer: "Department/DepartmentGrowing", start: .views),
      reason:
        "Up to three repetitions fit on the narrowest phone. Beyond that the inequality pushes against the value, "
        + "which resists less."),
    Exercise(
      name: "vanished-label", topic: .priorities,
      summary: "bring back a label that has no width",
      task:
        "In portrait the label in the middle has vanished: its width is 0. Let the name of the department give way "
        + "instead.",
      hints: [
        "Nothing is ambiguous or in conflict. Only the resistance of 751 makes the name win.",
        "At equal resistance, the total loss is smallest if the name is truncated.",
      ],
      goal: .layout(
        answer: "Department/DepartmentClipped", start: .scene("Department/DepartmentLabels"),
        orientations: [.portrait, .landscape]),
      reason: "The middle label is centered, so it has to lose two points for every point that the name gains."),
    Exercise(
      name: "at-least-fifty", topic: .priorities,
      summary: "complete an inequality",
      task:
        "The label stays at least 50 points from the switch, and nothing pulls it toward the switch. Put it as close "
        + "as possible, and keep the inequality.",
      hints: [
        "An inequality limits a distance but does not determine it.",
        "Add an equality for the same distance with a priority below required.",
        "label.trailing == switch.leading - 50 @250",
      ],
      goal: .layout(answer: "Exercises/NearSwitch", start: .scene("Walkthroughs/SwitchAtLeast")),
      reason:
        "The inequality matters once something else pulls the label away; until then, the equality determines the "
        + "distance."),
  ]
}
