import Testing

@testable import CommandArguments
@testable import Commands

@Suite struct VisualFormatCommandTests {
  let tool = Tool()

  @Test func `the constraints of a format are printed as equations`() throws {
    try tool.expect(
      "vfl", "H:|-[a]-8-[b(>=44@750,a)]-(<=5)-|", "--options", "top,baseline",
      prints: """
        a.leading == superview.leading + 20  # standard spacing
        b.leading == a.trailing + 8
        b.width >= 44 @750
        b.width == a.width
        superview.trailing <= b.trailing + 5
        a.top == b.top
        a.lastBaseline == b.lastBaseline

        """)
  }

  @Test(arguments: [
    (
      ["V:[topGuide]-gap-[a]|", "--metrics", "gap=12.5"],
      "a.top == topGuide.bottom + 12.5\nsuperview.bottom == a.bottom\n"
    ),
    (["|[b]|", "--views", "a,b:box"], "b.leading == box.leading\nbox.trailing == b.trailing\n"),
    (
      ["|-[b(50)]-[c]", "--owners", "--views", "b:box,c:box"],
      """
      b.leading == box.leading + 20  # standard spacing  # owner: box
      b.width == 50  # owner: b
      c.leading == b.trailing + 8  # standard spacing  # owner: box

      """
    ),
    (["H:|-[a]", "--options=directionRightToLeft"], "superview.right == a.right + 20  # standard spacing\n"),
    (["H:[a(5@low)]", "--metrics", "low=250"], "a.width == 5 @250\n"),
    (["H:[a]"], ""),
    (
      ["H:[a]-[b]", "--print-bindings", "--views", "b,a"],
      """
      {
          "a" = "<UIView: 0x8c00020; frame = (0 0; 0 0); layer = <CALayer: 0x8c00130>>";
          "b" = "<UIView: 0x8c00010; frame = (0 0; 0 0); layer = <CALayer: 0x8c00120>>";
      }
      b.leading == a.trailing + 8  # standard spacing

      """
    ),
  ])
  func `views, metrics and options are read from the command line`(words: [String], output: String) throws {
    let run = try tool.run(arguments: ["vfl"] + words)
    #expect(run.code == 0 && run.output == output && run.messages == "")
  }

  @Test(arguments: [
    (
      ["H:|[view1-[view2]"],
      """
      render-layouts: error: Expected a ']' here. That is how you give the end of a view.
          H:|[view1-[view2]
                   ^

      """
    ),
    (
      ["H:[view1]-[viev2]", "--views", "view1,view2"],
      """
      render-layouts: error: viev2 is not a key in the views dictionary.
          H:[view1]-[viev2]
                     ^^^^^
          did you mean 'view2'?

      """
    ),
    (
      ["V:[a]-gap-[b]"],
      """
      render-layouts: error: gap is not a key in the metrics dictionary.
          V:[a]-gap-[b]
                ^^^
          set its value: '--metrics gap=8'

      """
    ),
    (
      ["H:[a(>=20,<=10)]"],
      """
      render-layouts: error: These bounds conflict: nothing is at least 20 and at most 10.
          H:[a(>=20,<=10)]
                 ^^^^^^^
          change one of them, or make it optional: '<=10@750'

      """
    ),
    (
      ["V:|-(low,==4.5)-[a]", "--metrics", "low=8"],
      """
      render-layouts: error: These bounds conflict: nothing is at least 8 and at most 4.5.
          V:|-(low,==4.5)-[a]
               ^^^^^^^^^
          change one of them, or make it optional: '<=10@750'

      """
    ),
    (
      ["H:[a]\t[b]"],
      """
      render-layouts: error: Expected a connection, a view or the end of the format here.
          H:[a] [b]
               ^

      """
    ),
  ])
  func `a format error is shown at its location`(words: [String], messages: String) throws {
    let run = try tool.run(arguments: ["vfl"] + words)
    #expect(run.code == 65 && run.output == "" && run.messages == messages)
  }

  @Test(arguments: [
    ([], "'vfl' takes one visual format, not 0", "write it in quotes: render-layouts vfl 'H:|-[a]-[b]-|'"),
    (
      ["H:[a]", "[b]"], "'vfl' takes one visual format, not 2", "write it in quotes: render-layouts vfl 'H:|-[a]-[b]-|'"
    ),
    (["H:[a]", "--options", "topp"], "invalid value 'topp' for '--options'", "did you mean 'top'?"),
    (["H:[a]", "--metrics", "gap"], "invalid value 'gap' for '--metrics'", "write 'name=8'"),
    (["H:[a]", "--metrics", "gap=inf"], "invalid value 'gap=inf' for '--metrics'", "write 'name=8'"),
    (["H:[a]", "--views", "a:b:c"], "invalid value 'a:b:c' for '--views'", "write 'name' or 'name:superview'"),
    (["H:[a]", "--views", "a:b,b"], "'--views' names 'b' twice", "name a superview before its subviews"),
    (
      ["H:[a]", "--views", "superview"], "'--views' names 'superview' twice", "name a superview before its subviews"
    ),
    (
      ["H:[a]", "--output", "x"], "'vfl' has no option '--output'",
      "it is an option of 'render', 'watch', 'run', 'check', 'compare', 'merge', 'merge-file', 'convert', 'report', 'learn'"
    ),
  ])
  func `an invalid command line is reported with advice`(words: [String], message: String, hint: String) throws {
    try tool.expect(["vfl"] + words, message, hint)
  }

  @Test func `the help of vfl contains only its own options and exit codes`() throws {
    let help = try tool.run("vfl", "--help").output
    #expect(help.contains("Usage: render-layouts vfl FORMAT [OPTION…]") && help.contains("--metrics LIST"))
    #expect(help.contains("  65  invalid document or visual format") && !help.contains("--device"))
  }
}
