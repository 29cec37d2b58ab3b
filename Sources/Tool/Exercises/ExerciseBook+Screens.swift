internal import Scenes

extension ExerciseBook {
  /// Screens that are laid out differently in portrait and landscape.
  static let screens = [
    Exercise(
      name: "two-layouts", topic: .screens,
      summary: "put a picture above or next to its text",
      task:
        "In portrait the image is 160 points tall and the controls and labels are below it, all as wide as the "
        + "margins allow. In landscape the image is 200 points wide and as tall as the margins allow, with the "
        + "controls next to it and the labels below the controls. All distances are standard.",
      hints: [
        "Constraints for one orientation are under 'variants': portrait: { constraints: [...] }.",
        "The two orientations have no constraints in common here.",
        "In portrait V:|-[image(160)]-[controls]-[labels] is the column, and each view has a horizontal format.",
      ],
      goal: .layout(answer: "Articles/TwoLayouts", start: .views),
      reason: "Two sets of constraints are swapped when the device rotates. Each set must be complete on its own."),
    Exercise(
      name: "halfway-line", topic: .screens,
      summary: "center a line between two groups",
      task:
        "The groups are 280 points wide and 20 points from the left edge. The first starts at 72 points and is 102 "
        + "tall; the second starts at 220 and ends 20 points above the bottom. The line is halfway between them, as "
        + "wide as they are. Use the view 'gap'.",
      hints: [
        "A line can be centered in a view.", "An invisible view can fill the gap from the first group to the second.",
      ],
      goal: .layout(answer: "CarValet/HalfwayContainer", start: .views),
      reason: "A container does the arithmetic: if the gap changes, the line is still in the middle of it."),
    Exercise(
      name: "car-valet", topic: .screens,
      summary: "lay out a whole screen in both orientations",
      task:
        "In portrait, the add group is 102 points tall and 8 points below the top guide, followed by the separator, "
        + "2 points tall, and the view group, with 22 points between them. All have 20 points on the sides, and the "
        + "view group ends 20 points above the bottom. In landscape the groups are side by side: the add group is "
        + "132 points wide, the separator 2 points wide and 2 points after it, the view group 40 points after that. "
        + "Each starts 8 points below the top guide; the add group and the separator end 8 points above the bottom "
        + "guide. Inside the groups: the first label at the top and leading edges, the buttons at the bottom, "
        + "leading, centered and trailing, 'carInfo' 8 points between label and buttons.",
      hints: [
        "Start with what is the same in both orientations: addCar.top, addCar.leading, viewCar.trailing, viewCar.bottom.",
        "The contents of the groups are the same in both orientations.",
        "'render-layouts table FILE --orientation landscape' lists what determines each view, and what is missing.",
        "In landscape H:[addCar(132)]-2-[separator(2)] and V:[topGuide]-[separator]-[bottomGuide] are two of the formats.",
      ],
      goal: .layout(answer: "CarValet/CarValet", start: .views),
      reason:
        "Constraints for both orientations are shared, and only the rest is swapped. Each view has two facts in "
        + "each direction."),
    Exercise(
      name: "below-the-bar", topic: .screens,
      summary: "keep groups clear of a navigation bar",
      task:
        "In landscape the separator and the view group start under the navigation bar, where they are not visible. "
        + "Start everything 8 points below the top guide, and end the add group and the separator 8 points above the "
        + "bottom guide.",
      hints: [
        "In a format, | is the edge of the superview, not of the bar.",
        "A format can name [topGuide] and [bottomGuide].",
      ],
      goal: .layout(
        answer: "CarValet/CarValet", start: .scene("CarValet/CarValetBelowTheBar"), orientations: [.landscape]),
      reason: "Guides move with the bars. The edge of the screen does not."),
    Exercise(
      name: "even-gap", topic: .screens,
      summary: "put a separator halfway between two groups",
      task:
        "In landscape the separator is 2 points from one group and 40 points from the other. Put 40 points on both "
        + "sides.",
      hints: ["A single format can describe the whole row.", "H:[addCar(132)]-40-[separator(2)]-40-[viewCar]-|"],
      goal: .layout(
        answer: "CarValet/CarValetEvenGap", start: .scene("CarValet/CarValet"), orientations: [.landscape]),
      reason: "A single format for a row shows its distances side by side, so unequal ones stand out."),
    Exercise(
      name: "equal-buttons", topic: .screens,
      summary: "make buttons in different groups equally wide",
      task:
        "Make all four buttons as wide as the widest, 'Previous', in both orientations. One of them is in another "
        + "group.",
      hints: [
        "No number is needed.",
        "A constraint may cross from one group to another if both have a common superview.",
        "newCar.width == previous.width, and the same for edit and next.",
      ],
      goal: .layout(answer: "CarValet/CarValetEqualButtons", start: .scene("CarValet/CarValet")),
      reason: "Such a constraint belongs to the nearest common superview of both views."),
  ]
}
