extension WrongScenes {
  /// Words of variants, states and constraints that are wrong.
  static let variations = [
    WrongFile(
      "variants in a list",
      """
      format: 1
      variants: [wide]
      """,
      """
      test.scene.yaml:2:11: error: 'variants' needs keys with values, such as 'key: value' [wrong-type]
          variants: [wide]
                    ^
      """),
    WrongFile(
      "a misspelt key of a variant",
      """
      format: 1
      variants: { wide: { wen: { minWidth: 3 } } }
      """,
      """
      test.scene.yaml:2:13: error: the variant 'wide' does not say when it applies [missing-key]
          variants: { wide: { wen: { minWidth: 3 } } }
                      ^~~~ add 'when', or call it portrait or landscape
      test.scene.yaml:2:21: error: a variant has no 'wen' [unknown-key]
          variants: { wide: { wen: { minWidth: 3 } } }
                              ^~~ did you mean 'when'?
      """),
    WrongFile(
      "a condition on an orientation that is none",
      """
      format: 1
      variants: { a: { when: { orientation: up } } }
      """,
      """
      test.scene.yaml:2:39: error: there is no orientation 'up' [unknown-value]
          variants: { a: { when: { orientation: up } } }
                                                ^~ write portrait or landscape
      """),
    WrongFile(
      "a condition on an idiom that is none",
      """
      format: 1
      variants: { a: { when: { idiom: watch } } }
      """,
      """
      test.scene.yaml:2:33: error: there is no idiom 'watch' [unknown-value]
          variants: { a: { when: { idiom: watch } } }
                                          ^~~~~ write phone or pad
      """),
    WrongFile(
      "a condition on a size class that is none",
      """
      format: 1
      variants: { a: { when: { widthClass: wide } } }
      """,
      """
      test.scene.yaml:2:38: error: there is no size class 'wide' [unknown-value]
          variants: { a: { when: { widthClass: wide } } }
                                               ^~~~ write compact or regular
      """),
    WrongFile(
      "a condition on an appearance that is none",
      """
      format: 1
      variants: { a: { when: { appearance: night } } }
      """,
      """
      test.scene.yaml:2:38: error: there is no appearance 'night' [unknown-value]
          variants: { a: { when: { appearance: night } } }
                                               ^~~~~ did you mean 'light'?
      """),
    WrongFile(
      "a condition on a text size that is none",
      """
      format: 1
      variants: { a: { when: { textSize: AX9 } } }
      """,
      """
      test.scene.yaml:2:36: error: there is no text size 'AX9' [unknown-value]
          variants: { a: { when: { textSize: AX9 } } }
                                             ^~~ did you mean 'AX1'?
      """),
    WrongFile(
      "a condition on a direction that is none",
      """
      format: 1
      variants: { a: { when: { direction: up } } }
      """,
      """
      test.scene.yaml:2:37: error: there is no direction 'up' [unknown-value]
          variants: { a: { when: { direction: up } } }
                                              ^~ write ltr or rtl
      """),
    WrongFile(
      "a condition on the width itself",
      """
      format: 1
      variants: { a: { when: { width: 320 } } }
      """,
      """
      test.scene.yaml:2:24: error: 'when' says nothing [missing-value]
          variants: { a: { when: { width: 320 } } }
                                 ^ write for example 'heightClass: compact'
      test.scene.yaml:2:26: error: 'when' has no 'width' [unknown-key]
          variants: { a: { when: { width: 320 } } }
                                   ^~~~~ write 'minWidth', 'maxWidth' or both
      """),
    WrongFile(
      "views of a variant under another word",
      """
      format: 1
      variants: { landscape: { view: {} } }
      """,
      """
      test.scene.yaml:2:26: error: a variant has no 'view' [unknown-key]
          variants: { landscape: { view: {} } }
                                   ^~~~ did you mean 'views'?
      """),
    WrongFile(
      "a change that is neither yes nor no",
      """
      format: 1
      views: { a: {} }
      variants: { landscape: { views: { a: { hidden: 5 } } } }
      """,
      """
      test.scene.yaml:3:48: error: 'hidden' is true or false, not '5' [unknown-value]
          variants: { landscape: { views: { a: { hidden: 5 } } } }
                                                         ^
      """),
    WrongFile(
      "a change to a style that is none",
      """
      format: 1
      views: { a: { type: label } }
      variants: { landscape: { views: { a: { style: big } } } }
      """,
      """
      test.scene.yaml:3:47: error: there is no text style 'big' [unknown-style]
          variants: { landscape: { views: { a: { style: big } } } }
                                                        ^~~ write largeTitle, title1, title2, title3, headline, body, callout, subhead, footnote, caption1 or caption2
      """),
    WrongFile(
      "a constraint that is a list",
      """
      format: 1
      views: { a: {} }
      constraints: [[a]]
      """,
      """
      test.scene.yaml:3:15: error: a list cannot be a constraint [wrong-type]
          constraints: [[a]]
                        ^ a visual format needs its H: or V: in front of '['
      """),
    WrongFile(
      "a misspelt word of the short form",
      """
      format: 1
      views: { a: {} }
      constraints: [{ a: { blow: superview } }]
      """,
      """
      test.scene.yaml:3:22: error: the short notation has no 'blow' [unknown-key]
          constraints: [{ a: { blow: superview } }]
                               ^~~~ did you mean 'below'?
      """),
    WrongFile(
      "a state under a condition",
      """
      format: 1
      states: { a: { when: { minWidth: 3 } } }
      """,
      """
      test.scene.yaml:2:16: error: a state has no 'when' [unknown-key]
          states: { a: { when: { minWidth: 3 } } }
                         ^~~~ a state holds in the layouts that show it; write a variant for anything else
      """),
    WrongFile(
      "a misspelt key of a state",
      """
      format: 1
      states: { a: { viws: {} } }
      """,
      """
      test.scene.yaml:2:16: error: a state has no 'viws' [unknown-key]
          states: { a: { viws: {} } }
                         ^~~~ did you mean 'views'?
      """),
  ]
}
