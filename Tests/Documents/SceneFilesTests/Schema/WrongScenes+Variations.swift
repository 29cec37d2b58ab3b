extension WrongScenes {
  /// Wrong values for variants, states and constraints.
  static let variations = [
    WrongFile(
      "variants in a list", marked: "format: 1\nvariants: «[»wide]",
      "'variants' needs keys with values, such as 'key: value' [wrong-type]"),
    WrongFile(
      "a misspelled key of a variant", marked: "format: 1\nvariants: { «wide»: { «wen»: { minWidth: 3 } } }",
      "the variant 'wide' does not state when it applies [missing-key]",
      "^ add 'when', or call it portrait or landscape",
      "a variant has no 'wen' [unknown-key]", "^ did you mean 'when'?"),
    WrongFile(
      "a condition on an orientation that is none",
      marked: "format: 1\nvariants: { a: { when: { orientation: «up» } } }",
      "unknown orientation 'up' [unknown-value]",
      "^ write portrait, landscape, landscapeLeft, landscapeRight or upsideDown"),
    WrongFile(
      "a condition on an idiom that is none", marked: "format: 1\nvariants: { a: { when: { idiom: «watch» } } }",
      "unknown idiom 'watch' [unknown-value]", "^ write phone or pad"),
    WrongFile(
      "a condition on a size class that is none",
      marked: "format: 1\nvariants: { a: { when: { widthClass: «wide» } } }",
      "unknown size class 'wide' [unknown-value]", "^ write compact or regular"),
    WrongFile(
      "a condition on an appearance that is none",
      marked: "format: 1\nvariants: { a: { when: { appearance: «night» } } }",
      "unknown appearance 'night' [unknown-value]", "^ did you mean 'light'?"),
    WrongFile(
      "a condition on a text size that is none", marked: "format: 1\nvariants: { a: { when: { textSize: «AX9» } } }",
      "unknown text size 'AX9' [unknown-value]", "^ did you mean 'AX1'?"),
    WrongFile(
      "a condition on a direction that is none", marked: "format: 1\nvariants: { a: { when: { direction: «up» } } }",
      "unknown direction 'up' [unknown-value]", "^ write ltr or rtl"),
    WrongFile(
      "a condition on the width itself", marked: "format: 1\nvariants: { a: { when: «{» «width»: 320 } } }",
      "'when' is empty [missing-value]", "^ write for example 'heightClass: compact'",
      "'when' has no 'width' [unknown-key]", "^ write 'minWidth', 'maxWidth' or both"),
    WrongFile(
      "views of a variant under another word", marked: "format: 1\nvariants: { landscape: { «view»: {} } }",
      "a variant has no 'view' [unknown-key]", "^ did you mean 'views'?"),
    WrongFile(
      "a change that is neither yes nor no",
      marked: """
        format: 1
        views: { a: {} }
        variants: { landscape: { views: { a: { hidden: «5» } } } }
        """,
      "'hidden' must be true or false, not '5' [unknown-value]"),
    WrongFile(
      "a change to a style that is none",
      marked: """
        format: 1
        views: { a: { type: label } }
        variants: { landscape: { views: { a: { style: «big» } } } }
        """,
      "unknown text style 'big' [unknown-style]",
      "^ write largeTitle, title1, title2, title3, headline, body, callout, subhead, footnote, caption1 or caption2"),
    WrongFile(
      "a constraint that is a list",
      marked: """
        format: 1
        views: { a: {} }
        constraints: [«[»a]]
        """,
      "a list cannot be a constraint [wrong-type]", "^ a visual format begins with H: or V:, before the '['"),
    WrongFile(
      "a misspelled word of the short form",
      marked: """
        format: 1
        views: { a: {} }
        constraints: [{ a: { «blow»: superview } }]
        """,
      "the short notation has no 'blow' [unknown-key]", "^ did you mean 'below'?"),
    WrongFile(
      "a state under a condition", marked: "format: 1\nstates: { a: { «when»: { minWidth: 3 } } }",
      "a state has no 'when' [unknown-key]",
      "^ a state applies only to the layouts that show it; use a variant for other conditions"),
    WrongFile(
      "a misspelled key of a state", marked: "format: 1\nstates: { a: { «viws»: {} } }",
      "a state has no 'viws' [unknown-key]", "^ did you mean 'views'?"),
  ]
}
