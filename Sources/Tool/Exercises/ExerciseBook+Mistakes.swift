internal import Scenes

extension ExerciseBook {
  /// Scenes with a common mistake.
  static let mistakes = [
    Exercise(
      name: "forgotten-mask", topic: .mistakes,
      summary: "find out why a correct format is broken",
      task:
        "The view is created in code with an empty frame and keeps its autoresizing mask, which contradicts the "
        + "format. Give it 10 points on every side.",
      hints: [
        "A view with a 'frame' and a mask has constraints that the scene does not list.",
        "In code it is translatesAutoresizingMaskIntoConstraints = false; in a scene the view has no 'frame'.",
        "Without the mask, the vertical direction is open. It needs a format too.",
      ],
      goal: .layout(answer: "Exercises/MaskSwitchedOff", start: .scene("Articles/ForgottenMask")),
      reason:
        "The mask becomes required constraints: x is 0 and the width is 0. They conflict with insets of 10 points."
    ),
    Exercise(
      name: "almost-centred", topic: .mistakes,
      summary: "find a view that is one point off center",
      task: "The view should be in the middle of the top edge. Something is wrong by one point.",
      hints: ["Compare the distances on both sides.", "What is the constant of the center constraint?"],
      goal: .layout(answer: "Exercises/Centred", start: .scene("Articles/AlmostCentred")),
      reason:
        "A center with a constant of 1 is off by one point on every screen. Only 'check --lint' reports it, because it "
        + "could be intended."
    ),
    Exercise(
      name: "other-superview", topic: .mistakes,
      summary: "find a constraint that is right on only one phone",
      task: "Each label should start 12 points inside its own group. On the iPhone in portrait, they all do.",
      hints: [
        "The constant 131.5 depends on the width of a group.",
        "A view that is placed by a view in another group moves with that group.",
        "value.leading == superview.leading + 12: the superview of 'value' is its own group.",
      ],
      goal: .layout(answer: "Exercises/TwoGroups", start: .scene("Starts/OtherSuperview")),
      reason:
        "A constraint across superviews is allowed. A distance across superviews is rarely intended; an alignment, "
        + "like that of the baselines, often is."),
    Exercise(
      name: "left-behind", topic: .mistakes,
      summary: "find a constraint that is still there after a rotation",
      task:
        "The image is 160 points tall in portrait, and as tall as the margins allow in landscape. In landscape the "
        + "height is still there when the new constraints are added: a conflict. Fix it.",
      hints: [
        "Code that adds new constraints before it removes the old ones has the same conflict.",
        "The height is only for portrait.",
      ],
      goal: .layout(answer: "Articles/TwoLayouts", start: .scene("Starts/LeftBehind")),
      reason:
        "Remove first, then add: the two sets must never apply together. In a scene, a constraint for one orientation "
        + "is in its variant."
    ),
    Exercise(
      name: "missing-view", topic: .mistakes,
      summary: "fix a format that names a missing view",
      task: "Three views should share the width, but the format names one that the scene does not have.",
      hints: [
        "The message contains the name and its location.", "Either the view is missing, or its name is misspelled.",
      ],
      goal: .layout(answer: "Exercises/ThirdsInARow", start: .scene("Starts/UnnamedView")),
      reason: "In code this is an exception when the constraints are created. Here it is an error with a location."),
    Exercise(
      name: "contradiction", topic: .mistakes,
      summary: "fix a width that no view can have",
      task:
        "No width is at least 20 and at most 10 points. The view should be between 10 and 20 points wide, and as "
        + "wide as possible.",
      hints: [
        "Swap the two numbers first. What do they leave open?",
        "A third constraint with a low priority determines the width: view.width == 20 @250.",
      ],
      goal: .layout(answer: "Exercises/BetweenTenAndTwenty", start: .scene("Exercises/Contradiction")),
      reason:
        "A range limits a width without determining it. If two required limits contradict each other, one is "
        + "dropped."),
    Exercise(
      name: "guide-and-edge", topic: .mistakes,
      summary: "find two constraints that require different tops",
      task:
        "In landscape the add group is pinned to the guide and to the edge of the screen. Start all groups 8 points "
        + "below the top guide, and end the add group and the separator 8 points above the bottom guide.",
      hints: [
        "'render-layouts check FILE' shows why: 60 and 20 cannot both hold.",
        "V:|-[addCar]-| uses the edges. Use the guides instead, and for the separator and the view group as well.",
      ],
      goal: .layout(
        answer: "CarValet/CarValet", start: .scene("CarValet/CarValetConflict"), orientations: [.landscape]),
      reason: "The guide is 52 points below the edge. A view has one top, so only one of the two can determine it."),
    Exercise(
      name: "broken-on-purpose", topic: .mistakes,
      summary: "fix a conflict and an ambiguity in one scene",
      task: "The message has 20 points on both sides. The card is 8 points below it and as wide as it is.",
      hints: [
        "20 + 300 + 20 is more than 320 points.",
        "The card has a leading edge, a top and a height. What is missing?",
      ],
      goal: .layout(answer: "Exercises/Mended", start: .scene("Broken/BrokenOnPurpose")),
      reason:
        "Two margins determine a width, so a third number can only agree or conflict. A view needs two facts in "
        + "each direction."),
  ]
}
