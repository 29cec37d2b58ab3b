extension WrongScenes {
  /// Wrong values for views.
  static let views = [
    WrongFile(
      "keys without a colon behind them",
      marked: """
        format: 1
        views: { go: { type: button, «text Go» } }
        constraints: [go: { «below safeArea» }]
        """,
      "a view of type 'button' has no 'text Go' [unknown-key]", "^ write a colon: 'text: Go'",
      "the short notation has no 'below safeArea' [unknown-key]", "^ write a colon: 'below: safeArea'"),
    WrongFile(
      "no format", marked: "«v»iews: {}",
      "the file does not state its format [missing-key]", "^ begin it with 'format: 1'"),
    WrongFile(
      "a view that is a word", marked: "format: 1\nviews: { a: «label» }",
      "a view needs keys with values, such as 'key: value' [wrong-type]"),
    WrongFile(
      "a misspelled type", marked: "format: 1\nviews: { a: { type: «lable» } }",
      "unknown type of view 'lable' [unknown-type]", "^ did you mean 'label'?"),
    WrongFile(
      "a text in a plain view", marked: "format: 1\nviews: { a: { «text»: Hello } }",
      "a view has no 'text' [unknown-key]", "^ it belongs to views of type label, button, textField or textView"),
    WrongFile(
      "titles of a label", marked: "format: 1\nviews: { a: { type: label, «titles»: [A] } }",
      "a view of type 'label' has no 'titles' [unknown-key]",
      "^ it belongs to views of type segmentedControl, toolbar or tabBar"),
    WrongFile(
      "a view neither hidden nor not", marked: "format: 1\nviews: { a: { hidden: «maybe» } }",
      "'hidden' must be true or false, not 'maybe' [unknown-value]"),
    WrongFile(
      "a number where there is yes or no", marked: "format: 1\nviews: { a: { clips: «3» } }",
      "'clips' must be true or false, not '3' [unknown-value]"),
    WrongFile(
      "a direction that is none", marked: "format: 1\nviews: { a: { direction: «up» } }",
      "unknown direction 'up' [unknown-value]", "^ write ltr or rtl"),
    WrongFile(
      "a text style that is none", marked: "format: 1\nviews: { a: { type: label, style: «titel1» } }",
      "unknown text style 'titel1' [unknown-style]", "^ did you mean 'title1'?"),
    WrongFile(
      "a weight that is none", marked: "format: 1\nviews: { a: { type: label, weight: «fat» } }",
      "unknown weight 'fat' [unknown-value]",
      "^ write ultraLight, thin, light, regular, medium, semibold, bold, heavy or black"),
    WrongFile(
      "an alignment of text that is none", marked: "format: 1\nviews: { a: { type: label, align: «middle» } }",
      "unknown alignment of text 'middle' [unknown-value]", "^ write natural, left, center, right or justified"),
    WrongFile(
      "an axis that is none", marked: "format: 1\nviews: { a: { type: stack, axis: «diagonal» } }",
      "unknown axis 'diagonal' [unknown-value]", "^ write horizontal or vertical"),
    WrongFile(
      "a distribution that is none", marked: "format: 1\nviews: { a: { type: stack, distribution: «even» } }",
      "unknown distribution 'even' [unknown-value]",
      "^ write fill, fillEqually, fillProportionally, equalSpacing or equalCentering"),
    WrongFile(
      "an alignment that is none", marked: "format: 1\nviews: { a: { type: stack, alignment: «middle» } }",
      "unknown alignment 'middle' [unknown-value]",
      "^ write fill, leading, trailing, top, bottom, center, firstBaseline or lastBaseline"),
  ]
}
