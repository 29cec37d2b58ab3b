import Testing

/// Whole messages about files that are no YAML, or none that is read.
@Suite struct WrongYAMLTests {
  @Test(arguments: cases)
  func `every mistake of a file is shown where it is`(_ example: WrongFile) {
    #expect(SceneFile.messages(example.text) == example.messages)
  }

  static let cases = [
    WrongFile(
      "an empty file", "",
      """
      test.scene.yaml:1:1: error: the file is empty [wrong-type]
          begin it with 'format: 1'
      """),
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
    WrongFile(
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
