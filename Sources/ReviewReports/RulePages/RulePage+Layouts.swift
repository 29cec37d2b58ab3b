extension RulePage {
  /// Findings about solved layouts.
  package static let layouts = [
    RulePage(
      "missing-glyph", "A text has characters that no installed font can show.",
      why: "They are drawn as boxes, and what they take of the width is a guess: the frames may not be those of iOS.",
      mend: """
        Install fonts for the script where the tool runs: Debian's `fonts-noto-core` has most of them, `fonts-noto-cjk` and
        `fonts-noto-color-emoji` the others.
        """),
    RulePage(
      "conflict", "Required constraints cannot all hold.",
      why: """
        UIKit breaks one of them, logs it, and goes on: the screen looks different from what was written, and on another
        device another constraint may break. The finding lists the smallest set that cannot hold together, with the sum
        behind it.
        """,
      mend: """
        Lower one of them below 1000 (`@high`), make it an inequality (`<=`, `>=`), or remove the one that is not meant.
        A conflict on few devices mostly means that fixed numbers do not fit their screens.
        """,
      example: """
        format: 1
        devices: [iPhone SE (1st gen)]
        views: { title: { height: 20 } }
        constraints:
          - title.top == superview.top + 20
          - H:|-20-[title]-20-|
          - title.width == 300
        """),
    RulePage(
      "ambiguous", "The constraints leave the place or size of a view open.",
      why: """
        More than one layout satisfies the constraints, and UIKit takes any of them: the view may lie elsewhere after a
        rotation, in another version of iOS, or when a text changes. The notes tell what each open number may be.
        """,
      mend: """
        Add a constraint for every number that is named: a position and a size along each axis. Texts, images and
        controls bring their sizes along; where two of them compete for room, raise the hugging or resistance of one.
        `render-layouts resolve --add-missing` proposes constraints.
        """,
      example: """
        format: 1
        views: { box: { height: 20 } }
        constraints:
          - box: { leading: superview + 20, top: superview + 20 }
        """),
    RulePage(
      "ambiguous-content", "Nothing decides how large the content of a scroll view is.",
      why: "A scroll view without a content size does not scroll: what lies below the edge cannot be reached.",
      mend: """
        Tie all four edges of the content to what lies in it, so that the views push the far edges outwards. Xcode ends
        with constraints to the content layout guide. If code sets the size, the finding can be left alone.
        """,
      example: """
        format: 1
        views:
          list: { type: scroll, views: { row: { size: 100x40 } } }
        constraints:
          - list: { pin: superview }
          - row: { leading: list.content, trailing: list.content, top: list.content }
        """),
    RulePage(
      "unsolved", "Too many positions and sizes depend on each other at once, and the engine gave up on some.",
      why:
        "The frames of the views that are left out are not those of Auto Layout; nothing that is said of them counts.",
      mend: "Split the scene into parts, or give some views a required size, so that less depends on everything else."),
    RulePage(
      "degenerate", "A constraint relates an attribute to itself.",
      why: """
        It is legal and hardly ever meant. With a multiplier of 1 it says nothing or can never hold; with another one it
        fixes the attribute to a single number.
        """,
      mend: "Name the view on the other side that was meant, or write the number itself.",
      example: """
        format: 1
        views: { box: { size: 20 } }
        constraints:
          - box: { leading: superview, top: superview }
          - box.width == box.width
        """),
    RulePage(
      "no-size", "A view that has something to show gets a width or height of 0.",
      why: """
        The layout is consistent, and the view is gone: a text whose neighbours take all the room vanishes on small
        screens and comes back on large ones.
        """,
      mend: """
        Raise its compression resistance above that of its neighbours, give it a smallest size (`minWidth`), or hide it
        where it is not wanted.
        """,
      example: """
        format: 1
        views: { title: { type: label, text: Hello } }
        constraints:
          - title: { leading: superview, top: superview + 20, width: 0 }
        """),
    RulePage(
      "truncated", "A text or placeholder has less room than it needs, and letters are cut off.",
      why: "People read `Depart…`. It mostly shows in longer languages and with large text sizes, where nobody looked.",
      mend: """
        Let the text wrap (`lines: 0`), give it more room, raise its compression resistance above that of what may
        shrink, or let the row become a column at large text sizes with a variant.
        """,
      example: """
        format: 1
        views: { title: { type: label, text: Department Name } }
        constraints:
          - title: { leading: superview, top: superview + 20, width: 60 }
        """),
    RulePage(
      "off-screen", "No part of a view lies on the screen, or of a text or control less than half.",
      why: "Nobody sees it. Positions that were measured on one screen leave another one that is shorter.",
      mend:
        "Bound it by the edges of the safe area, and say what gives way where room is short. What an animation brings in can be hidden until then.",
      example: """
        format: 1
        devices: [iPhone SE (1st gen)]
        views: { next: { type: button, text: Next } }
        constraints:
          - next: { leading: superview + 20, top: superview + 900 }
        """),
    RulePage(
      "misplaced", "The recorded frame of a view in a storyboard or xib is not the one that Auto Layout gives it.",
      why: """
        Interface Builder shows an old picture, and every later save moves views in the version history. The finding has
        both frames and is made only if no plausible bars around the scene explain the recorded one.
        """,
      mend: "Open the document in Xcode and choose Editor > Resolve Auto Layout Issues > Update Frames.",
      example: """
        $ render-layouts check Main.storyboard
        Main.storyboard:24:13: warning: 'Edit' (kqN-7E-P4T) is misplaced [misplaced]
            Expected: x=125, y=298, width=30, height=30
            Actual: x=125, y=149, width=30, height=30
        """),
    RulePage(
      "guides-need-ios-7", "A scene uses layout guides on a version of iOS that has none.",
      why: "Before iOS 7 the root view lay between the bars. Guides have no length there, and nothing needs them.",
      mend: "Leave the guides out of layouts for iOS 6, or do not ask for such old systems with `--os`."),
    RulePage(
      "left-right", "Constraints keep to left and right in a layout that reads from right to left.",
      why: """
        Leading and trailing change sides in Arabic, Hebrew and Persian, left and right do not: half of the screen is
        mirrored and the other half is not. With `--lint` it is told of every layout.
        """,
      mend: "Write `leading` for `left` and `trailing` for `right`, unless the side is meant whatever the language.",
      example: """
        format: 1
        locales: [ar]
        views: { box: { size: 20 } }
        constraints:
          - box: { left: superview + 20, top: superview }
        """),
    RulePage(
      "no-fitting-height", "Nothing gives a component the height that should follow its content.",
      why: "With `height: fit` it is as low as its constraints allow, and without any it vanishes.",
      mend: "Tie its top and bottom edges to its content, or give it a smallest height.",
      example: """
        format: 1
        size: { width: 320, height: fit }
        views: { name: { type: label, text: Name } }
        constraints:
          - name: { leading: superview + 16, top: superview + 11 }
        """),
    RulePage(
      "expectation", "A layout is not as its scene expects.",
      why: "The author wrote down what must stay as it is, and some change, or some screen, has broken it.",
      mend: "The message says what was expected and what is there. Mend the constraints, or expect something else.",
      example: """
        format: 1
        views: { follow: { size: 100x40 } }
        constraints:
          - follow: { center: safeArea }
        expect:
          - follow.height >= 44
        """),
    RulePage(
      "not-drawn", "A layout was solved and could not be drawn.",
      why: "There is no picture of it; its frames and findings are in the report all the same.",
      mend:
        "A picture that is too large for its format becomes smaller with `--scale 1`, or is written with `--format svg`."
    ),
  ]
}
