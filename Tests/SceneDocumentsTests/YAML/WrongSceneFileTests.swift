import Testing

/// Whole messages about files that are wrong.
@Suite struct WrongSceneFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let messages: String

    init(_ name: String, _ text: String, _ messages: String) {
      self.name = name
      self.text = text
      self.messages = messages
    }

    var testDescription: String { name }
  }

  @Test(arguments: cases)
  func `every mistake of a file is shown where it is`(_ example: Case) {
    #expect(SceneFile.messages(example.text) == example.messages)
  }

  static let cases = [
    Case(
      "an empty file", "",
      """
      test.scene.yaml:1:1: error: the file is empty [wrong-type]
          begin it with 'format: 1'
      """),
    Case(
      "no format",
      """
      scene: X
      """,
      """
      test.scene.yaml:1:1: error: the file does not say its format [missing-key]
          scene: X
          ^ begin it with 'format: 1'
      """),
    Case(
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
    Case(
      "a list as a file",
      """
      - a
      """,
      """
      test.scene.yaml:1:1: error: a scene needs keys with values, such as 'key: value' [wrong-type]
          - a
          ^ begin it with 'format: 1'
      """),
    Case(
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
    Case(
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
    Case(
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
    Case(
      "an unknown type, a bad name, a reserved name",
      """
      format: 1
      views:
        a: { type: lable, text: Hi }
        1c:
        safeArea:
      """,
      """
      test.scene.yaml:3:14: error: there is no type of view 'lable' [unknown-type]
            a: { type: lable, text: Hi }
                       ^~~~~ did you mean 'label'?
      test.scene.yaml:4:3: error: '1c' cannot be the name of a view [invalid-name]
            1c:
            ^~ a name has letters, digits and '_', and does not begin with a digit
      test.scene.yaml:5:3: error: a view cannot be called 'safeArea' [reserved-name]
            safeArea:
            ^~~~~~~~ equations use this word already
      """),
    Case(
      "keys of another type",
      """
      format: 1
      views:
        photo: { type: image, sytle: body, lines: 2 }
      """,
      """
      test.scene.yaml:3:25: error: a view of type 'image' has no 'sytle' [unknown-key]
            photo: { type: image, sytle: body, lines: 2 }
                                  ^~~~~
      test.scene.yaml:3:38: error: a view of type 'image' has no 'lines' [unknown-key]
            photo: { type: image, sytle: body, lines: 2 }
                                               ^~~~~
      """),
    Case(
      "bad values of text",
      """
      format: 1
      strings: { en: { name: N } }
      views:
        a: { type: label, text: $nme, style: bdy, weight: bolt }
        b: { type: label, font: hedline, lines: -1, align: middle }
        c: { type: label, font: { size: 0.5, italic: yes }, lines: 1.5 }
        d: { type: label, text: $name }
      """,
      """
      test.scene.yaml:4:28: error: there is no text 'nme' in the strings [unknown-string]
            a: { type: label, text: $nme, style: bdy, weight: bolt }
                                     ^~~ did you mean 'name'?
      test.scene.yaml:4:40: error: there is no text style 'bdy' [unknown-style]
            a: { type: label, text: $nme, style: bdy, weight: bolt }
                                                 ^~~ did you mean 'body'?
      test.scene.yaml:4:53: error: there is no weight 'bolt' [unknown-value]
            a: { type: label, text: $nme, style: bdy, weight: bolt }
                                                              ^~~~ did you mean 'bold'?
      test.scene.yaml:5:27: error: there is no text style 'hedline' [unknown-style]
            b: { type: label, font: hedline, lines: -1, align: middle }
                                    ^~~~~~~ did you mean 'headline'?
      test.scene.yaml:5:43: error: the number of lines must be 0 or more [number-out-of-range]
            b: { type: label, font: hedline, lines: -1, align: middle }
                                                    ^~
      test.scene.yaml:5:54: error: there is no alignment of text 'middle' [unknown-value]
            b: { type: label, font: hedline, lines: -1, align: middle }
                                                               ^~~~~~ write natural, left, center, right or justified
      test.scene.yaml:6:35: error: the size of the font must be 1 or more [number-out-of-range]
            c: { type: label, font: { size: 0.5, italic: yes }, lines: 1.5 }
                                            ^~~
      test.scene.yaml:6:48: error: 'italic' is true or false, not 'yes' [unknown-value]
            c: { type: label, font: { size: 0.5, italic: yes }, lines: 1.5 }
                                                         ^~~
      test.scene.yaml:6:62: error: the number of lines must be a whole number [invalid-number]
            c: { type: label, font: { size: 0.5, italic: yes }, lines: 1.5 }
                                                                       ^~~
      """),
    Case(
      "bad values of looks",
      """
      format: 1
      views:
        a: { color: "#12", hidden: yes, radius: -4 }
        b: { color: blu, tint: , direction: up }
        c: { fill: [red] }
      """,
      """
      test.scene.yaml:3:15: error: '#12' is no colour [unknown-color]
            a: { color: "#12", hidden: yes, radius: -4 }
                        ^~~~~ write "#RRGGBB" or "#RRGGBBAA"
      test.scene.yaml:3:30: error: 'hidden' is true or false, not 'yes' [unknown-value]
            a: { color: "#12", hidden: yes, radius: -4 }
                                       ^~~
      test.scene.yaml:3:43: error: the radius must be 0 or more [number-out-of-range]
            a: { color: "#12", hidden: yes, radius: -4 }
                                                    ^~
      test.scene.yaml:4:15: error: there is no colour 'blu' [unknown-color]
            b: { color: blu, tint: , direction: up }
                        ^~~ did you mean 'blue'?
      test.scene.yaml:4:26: error: the colour is empty [missing-value]
            b: { color: blu, tint: , direction: up }
                                   ^
      test.scene.yaml:4:39: error: there is no direction 'up' [unknown-value]
            b: { color: blu, tint: , direction: up }
                                                ^~ write ltr or rtl
      test.scene.yaml:5:14: error: the colour must be a single value [wrong-type]
            c: { fill: [red] }
                       ^
      """),
    Case(
      "bad values of sizes",
      """
      format: 1
      views:
        a: { size: 4x, contentSize: { width: wide }, hug: { horizontl: 4 } }
        b: { resist: 1001, insets: [4], margins: { left: 4, leading: 5 } }
      """,
      """
      test.scene.yaml:3:14: error: '4x' is not a number [invalid-number]
            a: { size: 4x, contentSize: { width: wide }, hug: { horizontl: 4 } }
                       ^~
      test.scene.yaml:3:40: error: there is no metric 'wide' [unknown-metric]
            a: { size: 4x, contentSize: { width: wide }, hug: { horizontl: 4 } }
                                                 ^~~~ numbers with names are defined under 'metrics'
      test.scene.yaml:3:55: error: 'hug' has no 'horizontl' [unknown-key]
            a: { size: 4x, contentSize: { width: wide }, hug: { horizontl: 4 } }
                                                                ^~~~~~~~~ did you mean 'horizontal'?
      test.scene.yaml:4:16: error: the priority 1001 is not between 1 and 1000 [invalid-priority]
            b: { resist: 1001, insets: [4], margins: { left: 4, leading: 5 } }
                         ^~~~ required is 1000, high 750, low 250
      test.scene.yaml:4:30: error: 'insets' must be a single value [wrong-type]
            b: { resist: 1001, insets: [4], margins: { left: 4, leading: 5 } }
                                       ^
      test.scene.yaml:4:44: error: 'margins' mixes leading and trailing with left and right [invalid-insets]
            b: { resist: 1001, insets: [4], margins: { left: 4, leading: 5 } }
                                                     ^
      """),
    Case(
      "bad values of stacks",
      """
      format: 1
      views:
        s: { type: stack, axis: vertcal, spacing: wide }
        t: { type: stack, distribution: even }
      """,
      """
      test.scene.yaml:3:27: error: there is no axis 'vertcal' [unknown-value]
            s: { type: stack, axis: vertcal, spacing: wide }
                                    ^~~~~~~ did you mean 'vertical'?
      test.scene.yaml:3:45: error: there is no metric 'wide' [unknown-metric]
            s: { type: stack, axis: vertcal, spacing: wide }
                                                      ^~~~ numbers with names are defined under 'metrics'
      test.scene.yaml:4:35: error: there is no distribution 'even' [unknown-value]
            t: { type: stack, distribution: even }
                                            ^~~~ write fill, fillEqually, fillProportionally, equalSpacing or equalCentering
      """),
    Case(
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
    Case(
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
                        ^~~~~~~ write a language such as en, de or pt-BR
      test.scene.yaml:4:16: error: there is no text size 'AX1..AX9' [unknown-value]
          textSizes: [L, AX1..AX9]
                         ^~~~~~~~ write XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4 or AX5
      test.scene.yaml:5:8: error: there is no bar 'tap' [unknown-value]
          bars: [tap]
                 ^~~ did you mean 'tab'?
      """),
    Case(
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
      test.scene.yaml:2:34: error: the height cannot follow the content yet [unsupported]
          size: { width: [320, x], height: fit, depth: 4 }
                                           ^~~ write a number of points
      test.scene.yaml:2:39: error: 'size' has no 'depth' [unknown-key]
          size: { width: [320, x], height: fit, depth: 4 }
                                                ^~~~~ write width or height
      """),
    Case(
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
    Case(
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
          when: { widthClass: large, direction: rtl }
          views: { a: { radius: 4, txt: 5 }, aa: }
        none:
          when: { }
          wen: { }
      """,
      """
      test.scene.yaml:6:3: error: the variant 'big' does not say when it applies [missing-key]
            big:
            ^~~ add 'when', or call it portrait or landscape
      test.scene.yaml:9:25: error: there is no size class 'large' [unknown-value]
              when: { widthClass: large, direction: rtl }
                                  ^~~~~ write compact or regular
      test.scene.yaml:9:32: error: 'direction' cannot be a condition yet [unsupported]
              when: { widthClass: large, direction: rtl }
                                         ^~~~~~~~~ a variant can depend on orientation, device, idiom, widthClass, heightClass, locale, textSize or appearance
      test.scene.yaml:10:19: error: a variant cannot change 'radius' of a view of type 'label' [unknown-key]
              views: { a: { radius: 4, txt: 5 }, aa: }
                            ^~~~~~ it can change hidden, hug, resist, contentSize, size, width, height, aspect, text, style, font, weight, lines or fill
      test.scene.yaml:10:30: error: a view of type 'label' has no 'txt' [unknown-key]
              views: { a: { radius: 4, txt: 5 }, aa: }
                                       ^~~ did you mean 'text'?
      test.scene.yaml:10:40: error: there is no view 'aa' [unknown-view]
              views: { a: { radius: 4, txt: 5 }, aa: }
                                                 ^~ did you mean 'a'?
      test.scene.yaml:12:11: error: 'when' says nothing [missing-value]
              when: { }
                    ^ write for example 'heightClass: compact'
      test.scene.yaml:13:5: error: a variant has no 'wen' [unknown-key]
              wen: { }
              ^~~ did you mean 'when'?
      """),
    Case(
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
      test.scene.yaml:5:10: error: strings are not read from files of their own yet [unsupported]
          strings: en.strings
                   ^~~~~~~~~~ write them here, a mapping of keys for each locale
      """),
    Case(
      "a tab",
      """
      format: 1
      views:
      \ta: { }
      """,
      """
      test.scene.yaml:3:1: error: no value begins with this character [yaml-syntax]
          \ta: { }
          ^ a tab cannot indent; use blanks
      """),
    Case(
      "a colon in a text",
      """
      format: 1
      scene: A: B
      """,
      """
      test.scene.yaml:2:9: error: a ':' with a blank behind it has no meaning here [yaml-syntax]
          scene: A: B
                  ^ put a value with a colon in it in quotes
      """),
    Case(
      "an at sign",
      """
      format: 1
      scene: @home
      """,
      """
      test.scene.yaml:2:8: error: no value begins with this character [yaml-syntax]
          scene: @home
                 ^ a value that begins with it needs quotes
      """),
    Case(
      "a comment in a bracket",
      """
      format: 1
      views:
        b: { color: #fff }
        c: { }
      """,
      """
      test.scene.yaml:3:15: error: this begins a comment, and the bracket before it is not closed [yaml-syntax]
            b: { color: #fff }
                        ^ put a value that begins with '#' in quotes
      """),
    Case(
      "a comment as a value",
      """
      format: 1
      views:
        b:
          color: #fff
      """,
      """
      test.scene.yaml:4:11: error: the colour is empty [missing-value]
              color: #fff
                    ^ put a value that begins with '#' in quotes
      """),
    Case(
      "a bracket that stays open",
      """
      format: 1
      views: { a: { type: label }
      """,
      """
      test.scene.yaml:2:8: error: the bracket opened here is never closed [yaml-syntax]
          views: { a: { type: label }
                 ^
      """),
    Case(
      "quotes that stay open",
      """
      format: 1
      scene: "Login
      """,
      """
      test.scene.yaml:2:8: error: the quotes opened here are never closed [yaml-syntax]
          scene: "Login
                 ^
      """),
    Case(
      "a key without a colon",
      """
      format: 1
      views
        a: { }
      """,
      """
      test.scene.yaml:2:1: error: this is no key, for no ':' follows it [yaml-syntax]
          views
          ^
      """),
    Case(
      "a wrong indent",
      """
      format: 1
      views:
        a: { }
       b: { }
      """,
      """
      test.scene.yaml:4:2: error: nothing above is indented like this [yaml-syntax]
           b: { }
           ^ indent it like one of the keys above
          while parsing a block mapping: test.scene.yaml:1:1
      """),
    Case(
      "merge keys, tags, unknown aliases",
      """
      format: 1
      views:
        a: &x { type: label }
        b: { <<: *x }
        c: !box { }
        ? [d]
        :
      """,
      """
      test.scene.yaml:4:8: error: merge keys are not read, because they hide where a value is written [yaml-syntax]
            b: { <<: *x }
                 ^~ write the values out
      test.scene.yaml:5:6: error: a scene has no tags such as '!box' [yaml-syntax]
            c: !box { }
               ^~~~~~ remove it
      test.scene.yaml:6:5: error: a key must be a word [yaml-syntax]
            ? [d]
              ^
      """),
    Case(
      "an unknown alias",
      """
      format: 1
      views: *all
      """,
      """
      test.scene.yaml:2:8: error: nothing before this is anchored as '&all' [yaml-syntax]
          views: *all
                 ^~~~
      """),
    Case(
      "a second document",
      """
      format: 1
      ---
      format: 1
      """,
      """
      test.scene.yaml:2:1: error: a second document begins here [yaml-syntax]
          ---
          ^~~ write each scene in a file of its own
      """),
    Case(
      "control characters",
      """
      format: 1
      views: { "\\e[31m": }
      """,
      """
      test.scene.yaml:2:10: error: '�[31m' cannot be the name of a view [invalid-name]
          views: { "\\e[31m": }
                   ^~~~~~~~ a name has letters, digits and '_', and does not begin with a digit
      """),
    Case(
      "words with escapes and over lines",
      """
      format: 1
      views: { a: }
      constraints:
        - "a.width == \\u0062b"
        - a.width
          == bb
      """,
      """
      test.scene.yaml:4:5: error: there is no metric 'bb' [unknown-metric]
            - "a.width == \\u0062b"
              ^~~~~~~~~~~~~~~~~~~~ numbers with names are defined under 'metrics'
      test.scene.yaml:5:5: error: there is no metric 'bb' [unknown-metric]
            - a.width
              ^~~~~~~ numbers with names are defined under 'metrics'
      """),
  ]
}
