extension RulePage {
  /// Findings of taste and advice, which are told with `--lint`.
  package static let lints = [
    RulePage(
      "overlap", "Two texts or controls lie over each other.",
      why:
        "One hides a part of the other, or both cannot be read. One that lies wholly on the other is taken as meant.",
      mend: "Keep them apart with an inequality (`>=`), and say which of them gives way when room is short.",
      example: """
        format: 1
        views:
          name: { type: label, text: Department Name }
          value: { type: label, text: Research and Development }
        constraints:
          - name: { leading: superview, top: superview + 20 }
          - value: { leading: superview + 30, top: superview + 30 }
        """),
    RulePage(
      "partly-off-screen", "A part of a text or control lies off the screen.",
      why: "The rest cannot be read or touched.",
      mend: "Bound it by the edges of the safe area with `<=` and `>=`, so that it gives way on narrow screens.",
      example: """
        format: 1
        devices: [iPhone SE (1st gen)]
        orientations: [portrait]
        views: { name: { type: label, text: Department Name, width: 200 } }
        constraints:
          - name: { leading: superview + 180, top: superview + 30 }
        """),
    RulePage(
      "under-bar", "A bar, or the shape of the screen, covers a part of a text or control.",
      why: "The navigation bar, the camera or the home indicator lies over it.",
      mend: "Place it against `safeArea` instead of `superview`. What scrolls under bars belongs into a scroll view.",
      example: """
        format: 1
        bars: [navigation]
        views: { name: { type: label, text: Department Name } }
        constraints:
          - name: { leading: superview + 20, top: superview + 20 }
        """),
    RulePage(
      "under-keyboard", "The keyboard covers a text field while one types in it, or anything in a scene that shows it.",
      why: """
        One does not see what one writes, or cannot touch what comes next. In a scene with `keyboard` texts and controls
        are told; in others, where they are asked for, text fields under the lowest keyboard: 216 points upright and 162
        sideways on phones, 264 and 352 on tablets, above the home indicator where there is one.
        """,
      mend: """
        Bound it by the keyboard, `name.bottom <= keyboard.top - 8`, or put it into a scroll view that code scrolls when
        the keyboard appears.
        """,
      example: """
        format: 1
        views: { name: { type: textField, placeholder: Name, width: 200 } }
        constraints:
          - name: { leading: superview + 60, bottom: safeArea - 20 }
        """),
    RulePage(
      "touch-target", "A control is smaller than 44 × 44 points.",
      why: "Fingers miss it. Apple's guidelines ask for 44 points in both directions.",
      mend: """
        Give it a smallest width and height, or let code enlarge the area that answers to touches. Controls of the
        system such as switches are lower and are touched well enough where there is room around them.
        """,
      example: """
        format: 1
        views: { new: { type: button, text: New Car } }
        constraints:
          - new: { leading: superview + 20, top: superview + 20 }
        """),
    RulePage(
      "missing-artwork", "The asset catalogue has no file of an image for the density of a screen.",
      why: "A file for fewer pixels is enlarged and looks coarse; one for more is shrunk at run time.",
      mend: "Add the `@2x` or `@3x` file, or one drawing (PDF, SVG) with a single scale for all screens."),
    RulePage(
      "no-orientation", "A visual format does not say `H:` or `V:`.",
      why: "It is horizontal, and who reads it has to know.",
      mend: "Begin it with `H:`.",
      example: """
        format: 1
        views: { a: { size: 20 } }
        constraints:
          - "[a]-20-|"
          - V:|-20-[a]
        """),
    RulePage(
      "repeated-constraint", "A constraint of a variant holds without it, or stands in another variant as well.",
      why: """
        Sets of constraints that are swapped should hold what differs. What both have is removed and added again at each
        rotation, and has to be changed twice.
        """,
      mend: "Remove it from the variant, or move it to the common constraints.",
      example: """
        format: 1
        views: { a: { size: 20 } }
        constraints:
          - a.top == superview.top + 8
        variants:
          portrait:
            constraints: [a.leading == superview.leading + 20]
          landscape:
            constraints: [a.leading == superview.leading + 20]
        """),
    RulePage(
      "unused-group", "No layout of the scene has the constraints of a group.",
      why: "Every variant that applies takes it away. Who reads the scene looks at rules that do not hold.",
      mend: "Remove the group, or `restore` it in a variant.",
      example: """
        format: 1
        devices: [iPhone 8]
        views: { a: { size: 20 } }
        constraints:
          base: [a.top == superview.top, a.leading == superview.leading]
          old: [a.width >= 10]
        variants:
          portrait: { remove: [old] }
          landscape: { remove: [old] }
        """),
    RulePage(
      "unused-view", "A view shows nothing, and no other view keeps to it.",
      why: "It has no effect on what one sees, but on every layout that is solved.",
      mend: "Remove it with its constraints. Where other views should keep to it, name it in their constraints.",
      example: """
        format: 1
        views: { a: { size: 20 } }
        constraints:
          - a: { top: superview, leading: superview }
        """),
  ]
}
