import LayoutTestSupport
import Testing

@testable import AutoLayout
@testable import ConflictLogs

/// Conflict logs in the forms of different versions of UIKit, of libraries and of web pages.
@Suite struct ConflictLogReaderTests {
  private func sum(_ log: ConflictLog) -> String? {
    log.contradiction().flatMap { $0.system.arithmetic(of: $0.conflict) }
  }

  @Test(arguments: [
    (
      "formats of iOS 7",
      """
      "<NSLayoutConstraint:0x8a10 V:[UIView:0x8b10(120)]>",
      "<NSLayoutConstraint:0x8a20 V:[UIView:0x8b10(64)]>"
      """, "UIView.height: 120 and 64 cannot both hold"
    ),
    (
      "anchors, with active and names",
      """
      "<NSLayoutConstraint:0x600a10 H:|-(12)-[UILabel:0x7f10'Total']   (active, names: '|':Shop.Row:0x7f20 )>",
      "<NSLayoutConstraint:0x600a20 UILabel:0x7f10'Total'.trailing == Shop.Row:0x7f20.trailing - 8   (active)>",
      "<NSLayoutConstraint:0x600a30 'UIView-Encapsulated-Layout-Width' Shop.Row:0x7f20.width == 0   (active)>"
      """, "Row.width: at least 12 + 8 = 20 and 0 cannot both hold"
    ),
    (
      "names that the app gave",
      """
      "<NSLayoutConstraint:0x600b10 Bar.icon.width == 32   (active, names: Bar.icon:0x10c10 )>",
      "<NSLayoutConstraint:0x600b20 Bar.icon.width == 24   (active, names: Bar.icon:0x10c10 )>"
      """, "Bar.icon.width: 32 and 24 cannot both hold"
    ),
    (
      "a library's constraints with their lines",
      """
      "<SnapKit.LayoutConstraint:0x17b10@/Users/me/App/Trip.swift#67 UIView:0x10f10.height == 40.0>",
      "<SnapKit.LayoutConstraint:0x17b20@Trip.swift#70 UIView:0x10f10.height >= 44.0>"
      """, "UIView.height: 40 and at least 44 cannot both hold"
    ),
    (
      "standard spacing and margins",
      """
      "<NSLayoutConstraint:0x7a10 UILabel:0x7b10' '.leading == Header:0x7b20.leadingMargin>",
      "<NSLayoutConstraint:0x7a20 H:[UILabel:0x7b10' ']-(NSSpace(8))-[UIButton:0x7b30'More']>",
      "<NSLayoutConstraint:0x7a30 Header:0x7b20.trailingMargin == UIButton:0x7b30'More'.trailing>",
      "<NSLayoutConstraint:0x7a40 'UIView-Encapsulated-Layout-Width' H:[Header:0x7b20(0)]>"
      """, "at least 8 and at most 0 cannot both hold"
    ),
    (
      "a mask, its superview told by another line",
      """
      "NSLayoutConstraint:0x9110 H:[UIView:0x9210(70)]",
      "NSLayoutConstraint:0x9120 H:[UIButton:0x9220]-(0)-|   (Names: '|':UIView:0x9210 )",
      "NSAutoresizingMaskLayoutConstraint:0x9130 h=--& v=--& UIButton:0x9220.midX == + 25",
      "NSAutoresizingMaskLayoutConstraint:0x9140 h=--& v=--& H:[UIButton:0x9220(50)]"
      """, "UIView.width: 70 and 25 + 0.5 × 50 = 50 cannot both hold"
    ),
  ])
  func `a log is read, and its contradicting sum is found`(form: String, lines: String, expected: String) throws {
    let logs = ConflictLog.logs(in: "Unable to simultaneously satisfy constraints.\n(\n\(lines)\n)\n")
    try #require(logs.count == 1, "\(form)")
    #expect(sum(logs[0]) == expected, "\(form)")
    #expect(logs[0].entries.allSatisfy { !$0.constraints.isEmpty }, "\(form)")
  }

  @Test func `margins are assumed to have their standard distance if nothing else contradicts`() throws {
    let log = try #require(
      ConflictLog.logs(
        in: """
          "<NSLayoutConstraint:0x10 UILabel:0x20.leading == Row:0x30.leadingMargin   (active)>",
          "<NSLayoutConstraint:0x11 Row:0x30.trailingMargin == UILabel:0x20.trailing   (active)>",
          "<NSLayoutConstraint:0x12 'UIView-Encapsulated-Layout-Width' Row:0x30.width == 0   (active)>"
          """
      ).first)
    #expect(log.contradiction() == nil)
    let found = try #require(log.contradiction(margin: LayoutConstraint.standardMargin))
    #expect(found.system.arithmetic(of: found.conflict)?.contains("8 + 8 = 16") ?? false)
  }

  @Test func `additions by web pages and comments are skipped`() throws {
    let lines = [
      "<NSLayoutConstraint:0x10 V:|-(0)-[UIStackView:0x20]   (Names: '|':UIView:0x30 )>",
      "<NSLayoutConstraint:0x11 UINavigationBar:0x40.top == UIView:0x30.top + 20>",
      "<NSLayoutConstraint:0x12 'UISV-canvas-connection' UIStackView:0x20.top == UINavigationBar:0x40.top>",
    ]
    let broken = "Will attempt to recover by breaking constraint\n\(lines[2])"
    let forms: [String] = [
      "(\n" + lines.map { "\"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n\(broken)",
      "/* Unable to simultaneously satisfy constraints.\n(\n\t\t"
        + lines.map { "\"\($0)\"" }.joined(separator: ",\n\t\t")
        + "\n)\n\(broken)*/",
      "> (\n" + lines.map { ">     \\\($0.dropLast())\\>," }.joined(separator: "\n")
        + "\n> )\n> \(broken.replacing("\n", with: "\n> "))",
      "**(**\n\n" + lines.map { "**\"\($0.replacing("-", with: "~~"))\",**\n\n" }.joined() + "**)**\n\(broken)",
      "satisfy constraints. ( " + lines.map { "\"\($0)\"" }.joined(separator: ", ") + " ) "
        + broken.replacing("\n", with: " "),
    ]
    for form in forms {
      let logs = ConflictLog.logs(in: form)
      try #require(logs.count == 1, "\(form)")
      #expect(logs[0].entries.count == 3, "\(form)")
      #expect(logs[0].broken == 2, "\(form)")
      #expect(sum(logs[0]) == "UIStackView.top: 20 and 0 cannot both hold", "\(form)")
    }
  }

  @Test func `each log of a console is listed once, and repeated logs are counted`() {
    func log(_ height: Int) -> String {
      """
      2026-01-02 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1\(height) UIView:0x2\(height).height == \(height)   (active)>",
          "<NSLayoutConstraint:0x3\(height) UIView:0x2\(height).height == 7   (active)>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1\(height) UIView:0x2\(height).height == \(height)   (active)>
      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.

      """
    }
    let logs = ConflictLog.logs(in: log(10) + "something else\n" + log(10) + log(20))
    #expect(logs.map(\.count) == [2, 1])
    #expect(logs.map { $0.entries[0].text } == ["UIView.height == 10", "UIView.height == 20"])
  }

  @Test func `the origins of constraints are distinguished`() {
    let makers: [(String, ConflictLog.Maker)] = [
      ("NSLayoutConstraint:0x1 'UISV-hiding' A:0x2.height == 0", .hidingStack),
      ("NSLayoutConstraint:0x1 'UISV-spacing' V:[A:0x2]-(3)-[B:0x3]", .stack),
      ("NSLayoutConstraint:0x1 '_UITemporaryLayoutWidth' A:0x2.width == 0", .measuring),
      (
        "NSLayoutConstraint:0x1 'UIViewSafeAreaLayoutGuide-top' V:|-(0)-[UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide']",
        .guide
      ),
      ("_UILayoutSupportConstraint:0x1 _UILayoutGuide:0x2.height == 0", .guide),
      ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& A:0x2.width == 0", .mask),
      ("NSLayoutConstraint:0x1 'TB_Leading_Leading' H:|-(8)-[A:0x2]", .system),
      ("NSLayoutConstraint:0x1 'mine' A:0x2.width == 0", .app),
    ]
    for (line, maker) in makers {
      #expect(ConflictLog.logs(in: "\"<\(line)>\"").first?.entries.first?.maker == maker, "\(line)")
    }
  }

  @Test(arguments: [
    ("NSLayoutConstraint:0x1 'UISV-hiding' A:0x2.height == 0", ConflictLog.Advice.giveWayToHidingStack),
    ("NSLayoutConstraint:0x1 '_UITemporaryLayoutWidth' A:0x2.width == 0", .giveWayUntilSized),
    ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& A:0x2.width == 0", .giveWayUntilSized),
    ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& A:0x2.width == 10", .switchMaskOff),
    ("NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' A:0x2.height == 44", .giveWayToContainer),
    ("NSLayoutConstraint:0x1 'TB_Leading_Leading' H:|-(8)-[A:0x2]", .sizeBeforeShown),
    ("NSLayoutConstraint:0x1 'mine' A:0x2.width == 0", .changeOwn),
    // If only views of UIKit are involved, no constraint of the app can give way.
    ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _UIToolbarContentView:0x2.width == 0", .sizeBeforeShown),
    ("NSLayoutConstraint:0x1 H:|-(0)-[_UIStack:0x2]   (active, names: '|':_UIContent:0x3 )", .sizeBeforeShown),
    ("NSLayoutConstraint:0x1 H:|-(0)-[_UIStack:0x2]   (active, names: '|':App.Content:0x3 )", .changeOwn),
  ])
  func `the advice depends on the origins of the constraints`(line: String, advice: ConflictLog.Advice) throws {
    let log = try #require(ConflictLog.logs(in: "\"<\(line)>\"").first)
    #expect(ConflictLog.advice(to: log.entries) == advice)
  }

  @Test(arguments: [
    (["'UISV-hiding' A:0x2.height == 0", "'UISV-spacing' V:[B:0x3]-(8)-[C:0x4]"], ConflictLog.Advice.wrapHiddenStack),
    (["'UISV-hiding' A:0x2.height == 0", "V:[B:0x3]-(8)-[C:0x4]"], .giveWayToHidingStack),
    (
      [
        "'UISV-fill-proportionally' A:0x2.width == 0.5*S:0x5.width",
        "'UIView-leftMargin-guide-constraint' H:|-(10)-[UILayoutGuide:0x6]   (active, names: '|':S:0x5 )",
      ], .shareWithoutMargins
    ),
    (["'UISV-fill-proportionally' A:0x2.width == 0.5*S:0x5.width", "'mine' A:0x2.width == 10"], .changeOwn),
    // None of these constraints is the app's own, so that the app has none to lower.
    (
      ["'UISV-spacing' V:[B:0x3]-(8)-[C:0x4]", "'UIView-Encapsulated-Layout-Height' A:0x2.height == 0"],
      .sizeStackFirst
    ),
    (["'_UITemporaryLayoutWidth' A:0x2.width == 0", "'UISV-spacing' H:[B:0x3]-(8)-[C:0x4]"], .sizeStackFirst),
    (["'UISV-spacing' V:[B:0x3]-(8)-[C:0x4]", "'mine' A:0x2.height == 0"], .changeOwn),
    (
      ["_UIToolbarContentView:0x2.width == UIToolbar:0x3.width", "H:[_UIStack:0x4]-(0)-[_UIStack:0x5]"],
      .sizeBeforeShown
    ),
    (["_UIHostingView<App.Row>:0x2.width == 10", "_UIHostingView<App.Row>:0x2.width == 20"], .changeOwn),
    (
      [
        "'assistantHeight' TUISystemInputAssistantView:0x2.height == 45",
        "_UIRemoteKeyboardPlaceholderView:0x3.bottom == _UIKBCompatInputView:0x4.top",
      ], .leaveToKeyboard
    ),
  ])
  func `the advice depends on the classes in the log`(lines: [String], advice: ConflictLog.Advice) throws {
    let text = lines.map { "\"<NSLayoutConstraint:0x1 \($0)>\"" }.joined(separator: "\n")
    let log = try #require(ConflictLog.logs(in: text).first)
    #expect(ConflictLog.advice(to: log.entries) == advice)
  }

  @Test(arguments: [
    (#"couldn\\U2019t"#, "couldn’t"), (#"couldn\U2019t"#, "couldn’t"), (#"\\U767b\\U5f55"#, "登录"),
    (#"\\Ud83d\\Ude00!"#, "😀!"), (#"C:\\Users"#, #"C:\Users"#), (#"a \"b\" c"#, "a \"b\" c"),
    ("two\nlines", "two\nlines"), ("half \"price\"", "half \"price\""), ("it's", "it's"), (#"\Users"#, #"\Users"#),
  ])
  func `titles are read as the app shows them`(printed: String, title: String) throws {
    let log = try #require(
      ConflictLog.logs(
        in: "\"<NSLayoutConstraint:0x1 UILabel:0x2'\(printed)'.height == 30>\",\n"
          + "\"<NSLayoutConstraint:0x3 UILabel:0x2'\(printed)'.height == 40   (active)>\"\n"
      ).first)
    #expect(log.entries.count == 2)
    #expect(log.items.map(\.title) == [title])
    #expect(log.contradiction() != nil)
  }

  @Test func `names of views are read as the app set them`() throws {
    let log = try #require(
      ConflictLog.logs(
        in: #"""
          "<NSLayoutConstraint:0x10 'H\\U00f6he' UILabel:0x20.height == 30   (active, names: \\U767b:0x20 )>",
          "<NSLayoutConstraint:0x11 \\U767b.height == 40   (active, names: \\U767b:0x20 )>"
          """#
      ).first)
    #expect(log.entries.map(\.text) == ["登.height == 30", "登.height == 40"])
    #expect(log.entries.map(\.identifier) == ["Höhe", nil])
    #expect(sum(log) == "登.height: 30 and 40 cannot both hold")
  }

  @Test func `the arguments of generic classes are part of their names`() throws {
    let log = try #require(
      ConflictLog.logs(
        in: """
          "<NSLayoutConstraint:0x10 H:|-(16)-[_UIHostingView<ModifiedContent<App.Row, Padding>>:0x20]-(16)-|   (active, \
          names: '|':App.Box<Int>:0x30 )>",
          "<NSLayoutConstraint:0x11 App.Box<Int>:0x30.width == 0   (active)>"
          """
      ).first)
    #expect(
      log.entries.map(\.text) == [
        "H:|-(16)-[_UIHostingView<ModifiedContent<App.Row, Padding>>]-(16)-|   (| is Box<Int>)", "Box<Int>.width == 0",
      ])
    #expect(sum(log) == "Box<Int>.width: at least 16 + 16 = 32 and 0 cannot both hold")
  }

  @Test(arguments: [
    ("firstBaseline", "firstBaseline"), ("lastBaseline", "baseline"), ("baseline", "lastBaseline"),
  ])
  func `baselines may be anywhere inside their views`(first: String, second: String) throws {
    func log(_ lines: String...) throws -> ConflictLog {
      try #require(
        ConflictLog.logs(in: lines.map { "\"<NSLayoutConstraint:0x1 \($0)>\"" }.joined(separator: "\n")).first)
    }
    let aligned = "A:0x2.\(first) == B:0x3.\(first)"
    let moved = "A:0x2.\(second) == B:0x3.\(second) + 10"
    let both = try log(aligned, moved)
    #expect(both.contradiction() != nil && both.entries.allSatisfy(\.hasBaseline))
    #expect(try log(aligned, "A:0x2.top == B:0x3.top + 4").contradiction() == nil)
    #expect(try log(aligned, "A:0x2.top == B:0x3.bottom + 4").contradiction() != nil)
    // Margins and baselines are different attributes.
    #expect(try log(aligned, "A:0x2.height == 4").contradiction(margin: LayoutConstraint.standardMargin) == nil)
  }

  @Test func `a log is cut off only if its text ends within it`() {
    let lines = [
      "\"<NSLayoutConstraint:0x1 A:0x2.height == 30   (active)>\"",
      "\"<NSLayoutConstraint:0x3 A:0x2.top == B:0x4.top>\"",
    ]
    let whole = "(\n" + lines.joined(separator: ",\n") + "\n)\n"
    #expect(ConflictLog.logs(in: whole).map(\.isCutOff) == [false])
    #expect(ConflictLog.logs(in: lines.joined(separator: "\n")).map(\.isCutOff) == [false])
    #expect(ConflictLog.logs(in: "(\n\(lines[0]),\n").map(\.isCutOff) == [true])
    #expect(ConflictLog.logs(in: "(\n\(lines[0]),\n\(lines[1].dropLast(6))\n").map(\.isCutOff) == [true])
    #expect(ConflictLog.logs(in: "(\n\(lines[0]),\n\(lines[1].dropLast(6))").map(\.isCutOff) == [true])
  }

  @Test func `a view with an autoresizing mask is assumed to be in the only view that it is tied to`() throws {
    func log(_ lines: String...) throws -> ConflictLog {
      try #require(ConflictLog.logs(in: lines.map { "\"<\($0)>\"" }.joined(separator: "\n")).first)
    }
    let mask = "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0x2'Price'.minY == 20"
    let tie = "NSLayoutConstraint:0x3 UILabel:0x2'Price'.top == App.Row:0x4.top + 12"
    let one = try log(mask, tie)
    #expect(one.contradiction() == nil)
    let assumed = try #require(one.assumingSuperview())
    #expect(assumed.log.contradiction() != nil)
    #expect(assumed.view == "UILabel 'Price'" && assumed.superview == "Row")
    let other = "NSLayoutConstraint:0x5 UILabel:0x2'Price'.leading == App.Other:0x6.trailing + 12"
    #expect(try log(mask, tie, other).assumingSuperview() == nil)
    #expect(try log(mask).assumingSuperview() == nil)
  }

  @Test func `any text is read without trapping`() {
    var generator = SeededRandomNumberGenerator(seed: 25)
    let pieces = [
      "<NSLayoutConstraint:0x1 ", "H:", "V:", "|", "-(", ")-", "[", "]", "UIView:0x2", "'t'", ".width", " == ", "+ 3",
      "0.5*",
      "(active, names: '|':", ")", ">", "\"", "\n", "@", "h=--& ", "recover by breaking", ".leadingMargin", "9e99", "-",
    ]
    for _ in 0..<500 {
      let text = (0..<20).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      for log in ConflictLog.logs(in: text) { _ = log.contradiction() }
    }
  }
}
