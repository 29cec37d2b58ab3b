extension WrongFile {
  /// Wrong values in other parts of files.
  static let scenes = [
    WrongFile(
      "no format", marked: "«s»cene: X",
      "the file does not state its format [missing-key]", "^ begin it with 'format: 1'"),
    WrongFile(
      "a newer format", marked: "format: «2»\nnews: [a]",
      "format 2 needs a newer version of render-layouts [unsupported-format]", "^ this version reads format 1"),
    WrongFile(
      "a list as a file", marked: "«-» a",
      "a scene needs keys with values, such as 'key: value' [wrong-type]", "^ begin it with 'format: 1'"),
    WrongFile(
      "unknown keys",
      marked: """
        format: 1
        «veiws»: { a: }
        «device»: [iPhone 5s]
        """,
      "a scene has no 'veiws' [unknown-key]", "^ did you mean 'views'?",
      "a scene has no 'device' [unknown-key]", "^ did you mean 'devices'?"),
    WrongFile(
      "a key that is there twice", marked: "format: 1\nscene: A\n«scene»: B",
      "duplicate key 'scene' [duplicate-key]", " first written here: test.scene.yaml:2:1"),
    WrongFile(
      "a view that is there twice",
      marked: """
        format: 1
        views:
          a: { views: { b: } }
          «b»:
        """,
      "duplicate view 'b' [duplicate-view]", "^ names are unique in the whole scene",
      " first written here: test.scene.yaml:3:17"),
    WrongFile(
      "bad devices", marked: "format: 1\ndevices: [«iPhone 55», «{» name: W, width: 200 }]",
      "unknown device 'iPhone 55' [unknown-device]", "^ did you mean 'iPhone 5'?",
      "a device needs a height [missing-key]"),
    WrongFile(
      "bad variants of a layout",
      marked: """
        format: 1
        orientations: [portrait, «upside»]
        locales: [en, «english»]
        textSizes: [L, «AX1..AX9»]
        bars: [«tap»]
        """,
      "unknown orientation 'upside' [unknown-value]",
      "^ write portrait, landscape, landscapeLeft, landscapeRight or upsideDown",
      "'english' is not a locale [unknown-locale]",
      "^ write a language such as en, de or pt-BR, or en-XA, ar-XB or double",
      "unknown text size 'AX1..AX9' [unknown-value]",
      "^ write XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4 or AX5",
      "unknown bar 'tap' [unknown-value]", "^ did you mean 'tab'?"),
    WrongFile(
      "bad sizes of a component",
      marked: """
        format: 1
        size: «{» width: [320, «x»], height: fit, «depth»: 4 }
        devices: all
        """,
      "'size' and 'devices' cannot be combined [duplicate-key]", "^ a component has a size, a screen has devices",
      "unknown metric 'x' [unknown-metric]", "^ named numbers are defined under 'metrics'",
      "'size' has no 'depth' [unknown-key]", "^ write width or height"),
    WrongFile(
      "bad metrics",
      marked: """
        format: 1
        metrics:
          a: «b» * 2
          b: 1 / «0»
          «superview»: 4
        views: { v: { width: a, height: b } }
        """,
      "unknown metric 'b' [unknown-metric]", "^ named numbers are defined under 'metrics'",
      "division by zero [invalid-number]",
      "a metric cannot be called 'superview' [reserved-name]", "^ it is a reserved word in equations"),
    WrongFile(
      "bad variants",
      marked: """
        format: 1
        views: { a: { type: label } }
        constraints:
          base: [a.width == 5]
        variants:
          «big»:
            remove: [«bas»]
          wide:
            when: { widthClass: «large», direction: «right», minWidth: «400», maxWidth: 300, «width»: 4 }
            views: { a: { «radius»: 4, «txt»: 5 }, «aa»: }
          none:
            when: «{» }
            «wen»: { }
        """,
      "the variant 'big' does not state when it applies [missing-key]",
      "^ add 'when', or call it portrait or landscape",
      "unknown group 'bas' [unknown-group]", "^ did you mean 'base'?",
      "unknown size class 'large' [unknown-value]", "^ write compact or regular",
      "unknown direction 'right' [unknown-value]", "^ write ltr or rtl",
      "no screen is at least 400 and at most 300 points wide [number-out-of-range]",
      "^ swap 'minWidth' and 'maxWidth'",
      "'when' has no 'width' [unknown-key]", "^ write 'minWidth', 'maxWidth' or both",
      "a variant cannot change 'radius' of a view of type 'label' [unknown-key]",
      "^ it can change hidden, hug, resist, contentSize, tint, size, width, height, aspect, color, text, style, font, weight, lines or fill",
      "a view of type 'label' has no 'txt' [unknown-key]", "^ did you mean 'text'?",
      "unknown view 'aa' [unknown-view]",
      "'when' is empty [missing-value]", "^ write for example 'heightClass: compact'",
      "a variant has no 'wen' [unknown-key]", "^ did you mean 'when'?"),
    WrongFile(
      "a misspelled variant for an orientation, and a mistake in it",
      marked: "format: 1\nvariants: { «lanscape»: { constraints: [root.«widht» == 4], keyboard: «up» } }",
      "the variant 'lanscape' does not state when it applies [missing-key]", "^ did you mean 'landscape'?",
      "unknown attribute 'widht' [unknown-attribute]", "^ did you mean 'width'?",
      "'keyboard' must be true, false or a height in points, not 'up' [unknown-value]"),
    WrongFile(
      "a weight in place of a font", marked: "format: 1\nviews: { a: { type: label, font: «bold» } }",
      "unknown text style 'bold' [unknown-style]", "^ write 'weight: bold'"),
    WrongFile(
      "values of the wrong kind",
      marked: """
        format: 1
        views: «hello»
        constraints: { a: «{» b: c } }
        variants: «[»a]
        strings: «en.strings»
        """,
      "'views' needs keys with values, such as 'key: value' [wrong-type]",
      "constraints must be a list, one item per line [wrong-type]", "^ begin each line with '- '",
      "'variants' needs keys with values, such as 'key: value' [wrong-type]",
      "strings files can only be used by a scene in a file [unknown-file]",
      "^ write them here, a mapping of keys for each locale"),
  ]
}
