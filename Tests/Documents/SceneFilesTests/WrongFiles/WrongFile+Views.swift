extension WrongFile {
  /// Wrong values for views.
  static let views = [
    WrongFile(
      "frames that do not say enough, and words outside their place",
      marked: """
        format: 1
        root: { «aspect»: 3 }
        views:
          a: { frame: «{» x: 1, y: 2, width: 3 } }
          b: { frame: { x: 1, y: 2, width: 3, height: 4, stretch: «[»«widht»] } }
          c: { arranged: «false» }
        """,
      "the root has no 'aspect' [unknown-key]", "^ the screen determines its position and size",
      "'frame' needs 'height' [missing-key]",
      "stretching depends on the size of the superview [missing-key]",
      "^ add its size to the frame, such as 'in: 375x667'",
      "'widht' cannot stretch [unknown-value]", "^ did you mean 'width'?",
      "'arranged' has no effect outside a stack [unknown-key]", "^ remove it"),
    WrongFile(
      "an unknown type, a bad name, a reserved name",
      marked: """
        format: 1
        views:
          a: { type: «lable», text: Hi }
          «1c»:
          «safeArea»:
        """,
      "unknown type of view 'lable' [unknown-type]", "^ did you mean 'label'?",
      "'1c' cannot be the name of a view [invalid-name]",
      "^ a name consists of letters, digits and '_', and does not begin with a digit",
      "a view cannot be called 'safeArea' [reserved-name]", "^ it is a reserved word in equations"),
    WrongFile(
      "a text that is a key by mistake, and a size that is no word",
      marked: """
        format: 1
        views:
          price: { type: label, text: $«free», height: «forty» }
          flow: { width: «.nan», height: «.»5 }
        """,
      "no string has the key 'free' [unknown-string]",
      "^ strings are defined under 'strings'; write '$$' to begin text with a dollar sign",
      "unknown metric or view 'forty' [unknown-view]",
      "^ named numbers are defined under 'metrics'",
      "'.nan' is not a number [invalid-number]",
      "a number cannot begin with '.' [invalid-equation]", "^ put a 0 before it"),
    WrongFile(
      "keys of another type",
      marked: """
        format: 1
        views:
          photo: { type: image, «sytle»: body, «lines»: 2 }
        """,
      "a view of type 'image' has no 'sytle' [unknown-key]",
      "a view of type 'image' has no 'lines' [unknown-key]", "^ it belongs to views of type label or textView"),
    WrongFile(
      "bad values of text",
      marked: """
        format: 1
        strings: { en: { name: N } }
        views:
          a: { type: label, text: $«nme», style: «bdy», weight: «bolt» }
          b: { type: label, font: «hedline», lines: «-1», align: «middle» }
          c: { type: label, font: { size: «0.5», italic: «yes» }, lines: «1.5» }
          d: { type: label, text: $name }
        """,
      "no string has the key 'nme' [unknown-string]", "^ did you mean 'name'?",
      "unknown text style 'bdy' [unknown-style]", "^ did you mean 'body'?",
      "unknown weight 'bolt' [unknown-value]", "^ did you mean 'bold'?",
      "unknown text style 'hedline' [unknown-style]", "^ did you mean 'headline'?",
      "the number of lines must be 0 or more [number-out-of-range]",
      "unknown alignment of text 'middle' [unknown-value]", "^ write natural, left, center, right or justified",
      "the size of the font must be 1 or more [number-out-of-range]",
      "'italic' must be true or false, not 'yes' [unknown-value]",
      "the number of lines must be a whole number [invalid-number]"),
    WrongFile(
      "bad values of looks",
      marked: """
        format: 1
        views:
          a: { color: «"#12"», hidden: «yes», radius: «-4» }
          b: { color: «blu», tint: «,» direction: «up» }
          c: { fill: «[»red] }
        """,
      "'#12' is not a color [unknown-color]", "^ write \"#RRGGBB\" or \"#RRGGBBAA\"",
      "'hidden' must be true or false, not 'yes' [unknown-value]",
      "the radius must be 0 or more [number-out-of-range]",
      "unknown color 'blu' [unknown-color]", "^ did you mean 'blue'?",
      "the color is empty [missing-value]",
      "unknown direction 'up' [unknown-value]", "^ write ltr or rtl",
      "the color must be a single value [wrong-type]"),
    WrongFile(
      "bad values of sizes",
      marked: """
        format: 1
        views:
          a: { size: «4x», contentSize: { width: «wide» }, hug: { «horizontl»: 4 } }
          b: { resist: «1001», insets: «[»4], margins: «{» left: 4, leading: 5 } }
        """,
      "'4x' is not a number [invalid-number]",
      "unknown metric 'wide' [unknown-metric]", "^ named numbers are defined under 'metrics'",
      "'hug' has no 'horizontl' [unknown-key]", "^ did you mean 'horizontal'?",
      "the priority 1001 is not between 1 and 1000 [invalid-priority]", "^ required is 1000, high 750, low 250",
      "'insets' must be a single value [wrong-type]",
      "'margins' mixes leading and trailing with left and right [invalid-insets]"),
    WrongFile(
      "bad values of stacks",
      marked: """
        format: 1
        views:
          s: { type: stack, axis: «vertcal», spacing: «wide» }
          t: { type: stack, distribution: «even» }
        """,
      "unknown axis 'vertcal' [unknown-value]", "^ did you mean 'vertical'?",
      "unknown metric 'wide' [unknown-metric]", "^ named numbers are defined under 'metrics'",
      "unknown distribution 'even' [unknown-value]",
      "^ write fill, fillEqually, fillProportionally, equalSpacing or equalCentering"),
  ]
}
