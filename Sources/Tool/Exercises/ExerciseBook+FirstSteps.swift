extension ExerciseBook {
  /// A few constraints for one or two views.
  static let firstSteps = [
    Exercise(
      name: "label-at-the-bottom", topic: .firstSteps,
      summary: "keep a label above the bottom edge of two phones",
      task: "Keep the label 20 points from the leading edge and 80 points from the bottom, on both phones.",
      hints: [
        "A label knows its own size. Two constraints are missing, one for each direction.",
        "On which edge does the distance stay the same when the screen gets shorter?",
        "A constant that points up or to the left is negative: label.bottom == superview.bottom - 80.",
      ],
      goal: .layout(answer: "Walkthroughs/LabelAtTheBottom", start: .views),
      reason:
        "The distance from the bottom is the same on both phones; the distance from the top is not. A label that is "
        + "tied to the top leaves the shorter screen."),
    Exercise(
      name: "label-at-the-top", topic: .firstSteps,
      summary: "use the standard distances to the guide and to the edge",
      task: "Put the label below the top layout guide and next to the leading edge, at the standard distances.",
      hints: [
        "In a visual format a hyphen without a number is the standard distance.",
        "A format can name the guide like a view: [topGuide].",
        "One format for each direction: H:|-[top] is the first.",
      ],
      goal: .layout(answer: "Walkthroughs/LabelAtTheTop", start: .views),
      reason: "A hyphen is 20 points next to the superview and 8 points next to a guide or a sibling."),
    Exercise(
      name: "labels-on-one-edge", topic: .firstSteps,
      summary: "align two labels by their leading edges",
      task: "Center the first label. Put the second one 80 points above the bottom, with the same leading edge.",
      hints: [
        "The second label does not need a horizontal distance from the screen.",
        "An attribute of one view can equal an attribute of another: label.leading == center.leading.",
      ],
      goal: .layout(answer: "Walkthroughs/LabelsAligned", start: .views),
      reason:
        "An alignment states the intent. A distance from the edge would have to change whenever the text gets longer."
    ),
    Exercise(
      name: "switch-and-label", topic: .firstSteps,
      summary: "keep a label next to its switch when the screen rotates",
      task:
        "The switch is 136 points from the leading edge and vertically centered. The label is at the standard "
        + "distance before it, also vertically centered, in both orientations.",
      hints: [
        "The label is placed by the switch alone.",
        "A format can align its views: H:[label]-[switch]: { align: centerY }.",
      ],
      goal: .layout(answer: "Walkthroughs/SwitchAndLabel", start: .views),
      reason:
        "The switch is tied to the screen and the label to the switch, so wherever the switch goes the label "
        + "follows."),
    Exercise(
      name: "switch-in-the-middle", topic: .firstSteps,
      summary: "replace a distance that is right on only one screen",
      task:
        "The switch is in the middle of a screen in portrait. Keep it there in landscape, with its label next to it.",
      hints: [
        "136 points is half of what remains on a screen 320 points wide. Other screens need a different number.",
        "A view has centerX and centerY, and so does its superview.",
      ],
      goal: .layout(answer: "Walkthroughs/SwitchCentred", start: .scene("Walkthroughs/SwitchAndLabel")),
      reason: "A center needs no number, so it works at any width."),
    Exercise(
      name: "toolbar", topic: .firstSteps,
      summary: "put a toolbar along the bottom of every screen",
      task: "The toolbar is 44 points tall and fills the bottom of the screen, on phones and on an iPad.",
      hints: [
        "Three edges and a height are enough.",
        "A scene can say it in one line: toolbar: { pin: superview, except: top, height: 44 }.",
      ],
      goal: .layout(answer: "Walkthroughs/ToolbarAtTheBottom", start: .views),
      reason: "The leading and trailing edges give the width, so no width is stated anywhere."),
    Exercise(
      name: "inset-info", topic: .firstSteps,
      summary: "inset a view ten points on all sides",
      task: "Keep every edge of the view 10 points from its superview.",
      hints: ["Two formats, one for each direction.", "H:|-10-[_infoView]-10-| is the first."],
      goal: .layout(answer: "Articles/InsetInfo", start: .views),
      reason: "Four edges give position and size. A view without content needs all of them."),
  ]
}
