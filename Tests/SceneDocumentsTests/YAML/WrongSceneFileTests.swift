import Testing

/// Whole messages about the other parts of files that are wrong.
@Suite struct WrongSceneFileTests {
  @Test(arguments: cases)
  func `every mistake of a file is shown where it is`(_ example: WrongFile) {
    #expect(SceneFile.messages(example.text) == example.messages)
  }

  static let cases = [
    WrongFile(
      "no format",
      """
      scene: X
      """,
      """
      test.scene.yaml:1:1: error: the file does not say its format [missing-key]
          scene: X
          ^ begin it with 'format: 1'
      """),
    WrongFile(
      "a newer format",
      """
      format: 2
      news: [a]
      """,
      """
      test.scene.yaml:1:9: error: format 2 needs a newer version of render-layouts [unsupported-format]
          format: 2
                  ^ this version reads format 1
      """),
    WrongFile(
      "a list as a file",
      """
      - a
      """,
      """
      test.scene.yaml:1:1: error: a scene needs keys with values, such as 'key: value' [wrong-type]
          - a
          ^ begin it with 'format: 1'
      """),
    WrongFile(
      "unknown keys",
      """
      format: 1
      veiws: { a: }
      device: [iPhone 5s]
      """,
      """
      test.scene.yaml:2:1: error: a scene has no 'veiws' [unknown-key]
          veiws: { a: }
          ^~~~~ did you mean 'views'?
      test.scene.yaml:3:1: error: a scene has no 'device' [unknown-key]
          device: [iPhone 5s]
          ^~~~~~ did you mean 'devices'?
      """),
    WrongFile(
      "a key that is there twice",
      """
      format: 1
      scene: A
      scene: B
      """,
      """
      test.scene.yaml:3:1: error: the key 'scene' is there twice [duplicate-key]
          scene: B
          ^~~~~
          it was first written: test.scene.yaml:2:1
      """),
    WrongFile(
      "a view that is there twice",
      """
      format: 1
      views:
        a: { views: { b: } }
        b:
      """,
      """
      test.scene.yaml:4:3: error: there are two views 'b' [duplicate-view]
            b:
            ^ names are unique in the whole scene
          the first is written here: test.scene.yaml:3:17
      """),
    WrongFile(
      "bad devices",
      """
      format: 1
      devices: [iPhone 55, { name: W, width: 200 }]
      """,
      """
      test.scene.yaml:2:11: error: there is no device 'iPhone 55' [unknown-device]
          devices: [iPhone 55, { name: W, width: 200 }]
                    ^~~~~~~~~ did you mean 'iPhone 5'?
      test.scene.yaml:2:22: error: a device needs a height [missing-key]
          devices: [iPhone 55, { name: W, width: 200 }]
                               ^
      """),
    WrongFile(
      "bad variants of a layout",
      """
      format: 1
      orientations: [portrait, upside]
      locales: [en, english]
      textSizes: [L, AX1..AX9]
      bars: [tap]
      """,
      """
      test.scene.yaml:2:26: error: there is no orientation 'upside' [unknown-value]
          orientations: [portrait, upside]
                                   ^~~~~~ write portrait or landscape
      test.scene.yaml:3:15: error: 'english' is no locale [unknown-locale]
          locales: [en, english]
                        ^~~~~~~ write a language such as en, de or pt-BR, or en-XA, ar-XB or double
      test.scene.yaml:4:16: error: there is no text size 'AX1..AX9' [unknown-value]
          textSizes: [L, AX1..AX9]
                         ^~~~~~~~ write XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4 or AX5
      test.scene.yaml:5:8: error: there is no bar 'tap' [unknown-value]
          bars: [tap]
                 ^~~ did you mean 'tab'?
      """),
    WrongFile(
      "bad sizes of a component",
      """
      format: 1
      size: { width: [320, x], height: fit, depth: 4 }
      devices: all
      """,
      """
      test.scene.yaml:2:7: error: 'size' and 'devices' exclude each other [duplicate-key]
          size: { width: [320, x], height: fit, depth: 4 }
                ^ a component has a size, a screen has devices
      test.scene.yaml:2:22: error: there is no metric 'x' [unknown-metric]
          size: { width: [320, x], height: fit, depth: 4 }
                               ^ numbers with names are defined under 'metrics'
      test.scene.yaml:2:39: error: 'size' has no 'depth' [unknown-key]
          size: { width: [320, x], height: fit, depth: 4 }
                                                ^~~~~ write width or height
      """),
    WrongFile(
      "bad metrics",
      """
      format: 1
      metrics:
        a: b * 2
        b: 1 / 0
        superview: 4
      views: { v: { width: a, height: b } }
      """,
      """
      test.scene.yaml:3:6: error: there is no metric 'b' [unknown-metric]
            a: b * 2
               ^ numbers with names are defined under 'metrics'
      test.scene.yaml:4:10: error: nothing can be divided by zero [invalid-number]
            b: 1 / 0
                   ^
      test.scene.yaml:5:3: error: a metric cannot be called 'superview' [reserved-name]
            superview: 4
            ^~~~~~~~~ equations use this word already
      """),
    WrongFile(
      "bad variants",
      """
      format: 1
      views: { a: { type: label } }
      constraints:
        base: [a.width == 5]
      variants:
        big:
          remove: [bas]
        wide:
          when: { widthClass: large, direction: right, minWidth: 400, maxWidth: 300, width: 4 }
          views: { a: { radius: 4, txt: 5 }, aa: }
        none:
          when: { }
          wen: { }
      """,
      """
      test.scene.yaml:6:3: error: the variant 'big' does not say when it applies [missing-key]
            big:
            ^~~ add 'when', or call it portrait or landscape
      test.scene.yaml:7:14: error: there is no group 'bas' [unknown-group]
              remove: [bas]
                       ^~~ did you mean 'base'?
      test.scene.yaml:9:25: error: there is no size class 'large' [unknown-value]
              when: { widthClass: large, direction: right, minWidth: 400, maxWidth: 300, width: 4 }
                                  ^~~~~ write compact or regular
      test.scene.yaml:9:43: error: there is no direction 'right' [unknown-value]
              when: { widthClass: large, direction: right, minWidth: 400, maxWidth: 300, width: 4 }
                                                    ^~~~~ write ltr or rtl
      test.scene.yaml:9:60: error: no screen is at least 400 and at most 300 points wide [number-out-of-range]
              when: { widthClass: large, direction: right, minWidth: 400, maxWidth: 300, width: 4 }
                                                                     ^~~ exchange 'minWidth' and 'maxWidth'
      test.scene.yaml:9:80: error: 'when' has no 'width' [unknown-key]
              when: { widthClass: large, direction: right, minWidth: 400, maxWidth: 300, width: 4 }
                                                                                         ^~~~~ write 'minWidth', 'maxWidth' or both
      test.scene.yaml:10:19: error: a variant cannot change 'radius' of a view of type 'label' [unknown-key]
              views: { a: { radius: 4, txt: 5 }, aa: }
                            ^~~~~~ it can change hidden, hug, resist, contentSize, tint, size, width, height, aspect, color, text, style, font, weight, lines or fill
      test.scene.yaml:10:30: error: a view of type 'label' has no 'txt' [unknown-key]
              views: { a: { radius: 4, txt: 5 }, aa: }
                                       ^~~ did you mean 'text'?
      test.scene.yaml:10:40: error: there is no view 'aa' [unknown-view]
              views: { a: { radius: 4, txt: 5 }, aa: }
                                                 ^~
      test.scene.yaml:12:11: error: 'when' says nothing [missing-value]
              when: { }
                    ^ write for example 'heightClass: compact'
      test.scene.yaml:13:5: error: a variant has no 'wen' [unknown-key]
              wen: { }
              ^~~ did you mean 'when'?
      """),
    WrongFile(
      "a misspelt variant for an orientation, and a mistake in it",
      """
      format: 1
      variants: { lanscape: { constraints: [root.widht == 4], keyboard: up } }
      """,
      """
      test.scene.yaml:2:13: error: the variant 'lanscape' does not say when it applies [missing-key]
          variants: { lanscape: { constraints: [root.widht == 4], keyboard: up } }
                      ^~~~~~~~ did you mean 'landscape'?
      test.scene.yaml:2:44: error: there is no attribute 'widht' [unknown-attribute]
          variants: { lanscape: { constraints: [root.widht == 4], keyboard: up } }
                                                     ^~~~~ did you mean 'width'?
      test.scene.yaml:2:67: error: 'keyboard' is true, false or a height in points, not 'up' [unknown-value]
          variants: { lanscape: { constraints: [root.widht == 4], keyboard: up } }
                                                                            ^~
      """),
    WrongFile(
      "a weight in place of a font",
      """
      format: 1
      views: { a: { type: label, font: bold } }
      """,
      """
      test.scene.yaml:2:34: error: there is no text style 'bold' [unknown-style]
          views: { a: { type: label, font: bold } }
                                           ^~~~ write 'weight: bold'
      """),
    WrongFile(
      "values of the wrong kind",
      """
      format: 1
      views: hello
      constraints: { a: { b: c } }
      variants: [a]
      strings: en.strings
      """,
      """
      test.scene.yaml:2:8: error: 'views' needs keys with values, such as 'key: value' [wrong-type]
          views: hello
                 ^~~~~
      test.scene.yaml:3:19: error: constraints need a list, an item on each line [wrong-type]
          constraints: { a: { b: c } }
                            ^ begin each line with '- '
      test.scene.yaml:4:11: error: 'variants' needs keys with values, such as 'key: value' [wrong-type]
          variants: [a]
                    ^
      test.scene.yaml:5:10: error: strings are found only beside a scene in a file [unknown-file]
          strings: en.strings
                   ^~~~~~~~~~ write them here, a mapping of keys for each locale
      """),
  ]
}
