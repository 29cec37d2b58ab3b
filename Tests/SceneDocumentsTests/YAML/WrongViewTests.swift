import Testing

/// Whole messages about views that are wrong.
@Suite struct WrongViewTests {
  @Test(arguments: cases)
  func `every mistake of a file is shown where it is`(_ example: WrongFile) {
    #expect(SceneFile.messages(example.text) == example.messages)
  }

  static let cases = [
    WrongFile(
      "frames that do not say enough, and words outside their place",
      """
      format: 1
      root: { width: 3 }
      views:
        a: { frame: { x: 1, y: 2, width: 3 } }
        b: { frame: { x: 1, y: 2, width: 3, height: 4, stretch: [widht] } }
        c: { arranged: false }
      """,
      """
      test.scene.yaml:2:9: error: the root has no 'width' [unknown-key]
          root: { width: 3 }
                  ^~~~~ its place and size are those of the screen
      test.scene.yaml:4:15: error: 'frame' needs 'height' [missing-key]
            a: { frame: { x: 1, y: 2, width: 3 } }
                        ^
      test.scene.yaml:5:59: error: what stretches depends on the superview [missing-key]
            b: { frame: { x: 1, y: 2, width: 3, height: 4, stretch: [widht] } }
                                                                    ^ add its size to the frame, such as 'in: 375x667'
      test.scene.yaml:5:60: error: 'widht' cannot stretch [unknown-value]
            b: { frame: { x: 1, y: 2, width: 3, height: 4, stretch: [widht] } }
                                                                     ^~~~~ did you mean 'width'?
      test.scene.yaml:6:18: error: 'arranged' has no meaning outside a stack [unknown-key]
            c: { arranged: false }
                           ^~~~~ remove it
      """),
    WrongFile(
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
    WrongFile(
      "a text that is a key by mistake, and a size that is no word",
      """
      format: 1
      views:
        price: { type: label, text: $free, height: forty }
        flow: { width: .nan, height: .5 }
      """,
      """
      test.scene.yaml:3:32: error: there is no text 'free' in the strings [unknown-string]
            price: { type: label, text: $free, height: forty }
                                         ^~~~ texts with keys are defined under 'strings'; '$$' begins a text with a dollar sign
      test.scene.yaml:3:46: error: there is neither a metric nor a view 'forty' [unknown-view]
            price: { type: label, text: $free, height: forty }
                                                       ^~~~~ numbers with names are defined under 'metrics'
      test.scene.yaml:4:18: error: '.nan' is not a number [invalid-number]
            flow: { width: .nan, height: .5 }
                           ^~~~
      test.scene.yaml:4:32: error: a number cannot begin with '.' [invalid-equation]
            flow: { width: .nan, height: .5 }
                                         ^ put a 0 before it
      """),
    WrongFile(
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
                                               ^~~~~ it belongs to views of type label or textView
      """),
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
  ]
}
