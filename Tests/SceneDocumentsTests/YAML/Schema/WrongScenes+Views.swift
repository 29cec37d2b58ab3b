extension WrongScenes {
  /// Words of views that are wrong.
  static let views = [
    WrongFile(
      "keys without a colon behind them",
      """
      format: 1
      views: { go: { type: button, text Go } }
      constraints: [go: { below safeArea }]
      """,
      """
      test.scene.yaml:2:30: error: a view of type 'button' has no 'text Go' [unknown-key]
          views: { go: { type: button, text Go } }
                                       ^~~~~~~ write a colon: 'text: Go'
      test.scene.yaml:3:21: error: the short notation has no 'below safeArea' [unknown-key]
          constraints: [go: { below safeArea }]
                              ^~~~~~~~~~~~~~ write a colon: 'below: safeArea'
      """),
    WrongFile(
      "no format",
      """
      views: {}
      """,
      """
      test.scene.yaml:1:1: error: the file does not say its format [missing-key]
          views: {}
          ^ begin it with 'format: 1'
      """),
    WrongFile(
      "a view that is a word",
      """
      format: 1
      views: { a: label }
      """,
      """
      test.scene.yaml:2:13: error: a view needs keys with values, such as 'key: value' [wrong-type]
          views: { a: label }
                      ^~~~~
      """),
    WrongFile(
      "a misspelt type",
      """
      format: 1
      views: { a: { type: lable } }
      """,
      """
      test.scene.yaml:2:21: error: there is no type of view 'lable' [unknown-type]
          views: { a: { type: lable } }
                              ^~~~~ did you mean 'label'?
      """),
    WrongFile(
      "a text in a plain view",
      """
      format: 1
      views: { a: { text: Hello } }
      """,
      """
      test.scene.yaml:2:15: error: a view has no 'text' [unknown-key]
          views: { a: { text: Hello } }
                        ^~~~ it belongs to views of type label, button, textField or textView
      """),
    WrongFile(
      "titles of a label",
      """
      format: 1
      views: { a: { type: label, titles: [A] } }
      """,
      """
      test.scene.yaml:2:28: error: a view of type 'label' has no 'titles' [unknown-key]
          views: { a: { type: label, titles: [A] } }
                                     ^~~~~~ it belongs to views of type segmentedControl, toolbar or tabBar
      """),
    WrongFile(
      "a view neither hidden nor not",
      """
      format: 1
      views: { a: { hidden: maybe } }
      """,
      """
      test.scene.yaml:2:23: error: 'hidden' is true or false, not 'maybe' [unknown-value]
          views: { a: { hidden: maybe } }
                                ^~~~~
      """),
    WrongFile(
      "a number where there is yes or no",
      """
      format: 1
      views: { a: { clips: 3 } }
      """,
      """
      test.scene.yaml:2:22: error: 'clips' is true or false, not '3' [unknown-value]
          views: { a: { clips: 3 } }
                               ^
      """),
    WrongFile(
      "a direction that is none",
      """
      format: 1
      views: { a: { direction: up } }
      """,
      """
      test.scene.yaml:2:26: error: there is no direction 'up' [unknown-value]
          views: { a: { direction: up } }
                                   ^~ write ltr or rtl
      """),
    WrongFile(
      "a text style that is none",
      """
      format: 1
      views: { a: { type: label, style: titel1 } }
      """,
      """
      test.scene.yaml:2:35: error: there is no text style 'titel1' [unknown-style]
          views: { a: { type: label, style: titel1 } }
                                            ^~~~~~ did you mean 'title1'?
      """),
    WrongFile(
      "a weight that is none",
      """
      format: 1
      views: { a: { type: label, weight: fat } }
      """,
      """
      test.scene.yaml:2:36: error: there is no weight 'fat' [unknown-value]
          views: { a: { type: label, weight: fat } }
                                             ^~~ write ultraLight, thin, light, regular, medium, semibold, bold, heavy or black
      """),
    WrongFile(
      "an alignment of text that is none",
      """
      format: 1
      views: { a: { type: label, align: middle } }
      """,
      """
      test.scene.yaml:2:35: error: there is no alignment of text 'middle' [unknown-value]
          views: { a: { type: label, align: middle } }
                                            ^~~~~~ write natural, left, center, right or justified
      """),
    WrongFile(
      "an axis that is none",
      """
      format: 1
      views: { a: { type: stack, axis: diagonal } }
      """,
      """
      test.scene.yaml:2:34: error: there is no axis 'diagonal' [unknown-value]
          views: { a: { type: stack, axis: diagonal } }
                                           ^~~~~~~~ write horizontal or vertical
      """),
    WrongFile(
      "a distribution that is none",
      """
      format: 1
      views: { a: { type: stack, distribution: even } }
      """,
      """
      test.scene.yaml:2:42: error: there is no distribution 'even' [unknown-value]
          views: { a: { type: stack, distribution: even } }
                                                   ^~~~ write fill, fillEqually, fillProportionally, equalSpacing or equalCentering
      """),
    WrongFile(
      "an alignment that is none",
      """
      format: 1
      views: { a: { type: stack, alignment: middle } }
      """,
      """
      test.scene.yaml:2:39: error: there is no alignment 'middle' [unknown-value]
          views: { a: { type: stack, alignment: middle } }
                                                ^~~~~~ write fill, leading, trailing, top, bottom, center, firstBaseline or lastBaseline
      """),
  ]
}
