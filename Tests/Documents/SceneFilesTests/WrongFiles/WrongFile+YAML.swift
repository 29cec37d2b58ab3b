extension WrongFile {
  /// Files that are not YAML, or use parts of YAML that the reader does not support.
  static let yaml = [
    WrongFile(
      "an empty file", "",
      """
      test.scene.yaml:1:1: error: the file is empty [wrong-type]
          begin it with 'format: 1'
      """),
    WrongFile(
      "a tab", marked: "format: 1\nviews:\n«\t»a: { }",
      "a value cannot begin with this character [yaml-syntax]", "^ a tab cannot indent; use spaces"),
    WrongFile(
      "a colon in a text", marked: "format: 1\nscene: A«:» B",
      "unexpected ':' followed by a space [yaml-syntax]", "^ put a value that contains a colon in quotes"),
    WrongFile(
      "an at sign", marked: "format: 1\nscene: «@»home",
      "a value cannot begin with this character [yaml-syntax]", "^ put a value that begins with it in quotes"),
    WrongFile(
      "a comment in a bracket",
      marked: """
        format: 1
        views:
          b: { color: «#»fff }
          c: { }
        """,
      "this begins a comment, but the bracket before it is not closed [yaml-syntax]",
      "^ put a value that begins with '#' in quotes"),
    WrongFile(
      "a comment as a value",
      marked: """
        format: 1
        views:
          b:
            color:« »#fff
        """,
      "the color is empty [missing-value]", "^ put a value that begins with '#' in quotes"),
    WrongFile(
      "a bracket that stays open", marked: "format: 1\nviews: «{» a: { type: label }",
      "unclosed bracket [yaml-syntax]"),
    WrongFile(
      "quotes that stay open", marked: "format: 1\nscene: «\"»Login",
      "unterminated quotes [yaml-syntax]"),
    WrongFile(
      "a list that the file ends in, on a line that is not ended", marked: "format: 1\nlocales: [en, [«»",
      "expected a value [yaml-syntax]"),
    WrongFile(
      "a key without a colon",
      marked: """
        format: 1
        «v»iews
          a: { }
        """,
      "not a key: it is not followed by ':' [yaml-syntax]"),
    WrongFile(
      "a wrong indent",
      marked: """
        format: 1
        views:
          a: { }
         «b»: { }
        """,
      "nothing above is indented like this [yaml-syntax]", "^ indent it like one of the keys above",
      " while parsing a block mapping: test.scene.yaml:1:1"),
    WrongFile(
      "merge keys, tags, unknown aliases",
      marked: """
        format: 1
        views:
          a: &x { type: label }
          b: { «<<»: *x }
          c: «!box {» }
          ? «[»d]
          :
        """,
      "merge keys are not supported, because they hide where a value is written [yaml-syntax]",
      "^ write the values out",
      "tags such as '!box' are not supported [yaml-syntax]", "^ remove it",
      "a key must be a word [yaml-syntax]"),
    WrongFile(
      "an unknown alias", marked: "format: 1\nviews: «*all»",
      "unknown anchor '&all' [yaml-syntax]"),
    WrongFile(
      "a second document",
      marked: """
        format: 1
        «---»
        format: 1
        """,
      "a second document begins here [yaml-syntax]", "^ write each scene in its own file"),
    WrongFile(
      "control characters", marked: "format: 1\nviews: { «\"\\e[31m\"»: }",
      "'\\u{1B}[31m' cannot be the name of a view [invalid-name]",
      "^ a name consists of letters, digits and '_', and does not begin with a digit"),
    WrongFile(
      "words with escapes and over lines",
      marked: """
        format: 1
        views: { a: }
        constraints:
          - «"a.width == \\u0062b"»
          - «a.width»
            == bb
        """,
      "unknown metric 'bb' [unknown-metric]", "^ named numbers are defined under 'metrics'",
      "unknown metric 'bb' [unknown-metric]", "^ named numbers are defined under 'metrics'"),
  ]
}
