import Foundation
import LayoutTestSupport
import Testing

/// `diff` as users call it, and as git calls it after the setup.
@Suite struct DiffCommandTests {
  private let tool = Tool()
  private let git = "git -c user.name=a -c user.email=a@example.com"

  private static func document(_ text: String, top: Int = 20, tools: String = "21507") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <view contentMode="scaleToFill" userLabel="Card" id="box-00-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="ttl-00-001">
                        <rect key="frame" x="20" y="\(top)" width="100" height="40"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="ttl-00-001" firstAttribute="top" secondItem="box-00-001" secondAttribute="top" constant="\(top)" id="top-00-001"/>
                </constraints>
            </view>
        </objects>
    </document>

    """
  }

  /// The report about a title that was moved and renamed.
  private static func reported(_ name: String) -> String {
    """
    \(name): Card (recorded by Xcode: 1 version)
      ~ the text of 'Hello' is 'Hello' instead of 'Title'
      ~ Hello.top == Card.top: the constant is 30 instead of 20 (1 frame follows: 'Hello')

    """
  }

  private func add() throws {
    try tool.add("old.xib", Self.document("Title"))
    try tool.add("new.xib", Self.document("Hello", top: 30, tools: "22000"))
  }

  @Test func `changes are listed by scene, and files without changes are equal`() throws {
    try add()
    let run = try tool.run("diff", "old.xib", "new.xib")
    #expect(run.code == 1 && run.messages == "")
    expect(run.output, is: Self.reported("new.xib"))
    let same = try tool.run("diff", "old.xib", "old.xib")
    #expect(same.code == 0 && same.output == "")
    let markdown = try tool.run("diff", "old.xib", "new.xib", "--format", "markdown")
    #expect(markdown.output.contains("**Card**\n\n- the text of 'Hello' is 'Hello' instead of 'Title'\n"))
    let colored = try tool.run("diff", "old.xib", "new.xib", "--color", "always")
    #expect(colored.output.contains("\u{1B}[36mCard\u{1B}[0m"))
  }

  @Test func `a single change is on the line of the document`() throws {
    try tool.add("old.xib", Self.document("Title"))
    try tool.add("new.xib", Self.document("Hello"))
    try tool.add("saved.xib", Self.document("Title", tools: "22000"))
    try tool.add("both.xib", Self.document("Hello", tools: "22000"))
    func output(_ name: String) throws -> String { try tool.run("diff", "old.xib", name).output }
    let change = "Card: ~ the text of 'Hello' is 'Hello' instead of 'Title'\n"
    try expect(output("new.xib"), is: "new.xib: \(change)")
    try expect(output("saved.xib"), is: "saved.xib (recorded by Xcode: 1 version)\n")
    try expect(output("both.xib"), is: "both.xib (recorded by Xcode: 1 version)\n  \(change)")
  }

  @Test func `JSON contains objects, lines and values`() throws {
    try add()
    let run = try tool.run("diff", "old.xib", "new.xib", "--format", "json")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let scenes = try #require(root["scenes"] as? [[String: Any]])
    let changes = try #require(scenes.first?["changes"] as? [[String: Any]])
    #expect(
      changes.compactMap { $0["line"] as? Int } == [7, 12] && changes.compactMap { $0["oldLine"] as? Int } == [7, 12])
    let facts = changes.compactMap { ($0["facts"] as? [[String: String]])?.first }
    #expect(facts.map { $0["object"] } == ["ttl-00-001", "top-00-001"] && facts.map { $0["to"] } == ["Hello", "30"])
  }

  @Test func `files that cannot be compared are reported`() throws {
    try add()
    try tool.add("old-format.xib", "<archive/>")
    let archive = try tool.run("diff", "old-format.xib", "new.xib")
    #expect(archive.code == 65)
    expect(
      archive.messages,
      is: """
        render-layouts: error: new.xib: the document has the format of Xcode 4
            open and save it in Xcode

        """)
    try expect(tool.run("diff", "gone.xib", "new.xib").code, is: 66)
    try expect(tool.run("diff", "old.xib", "new.xib", "third.xib").code, is: 64)
    // Git fails if its driver fails.
    let called = try tool.run("diff", "a.xib", "old-format.xib", "0", "100644", "new.xib", "0", "100644")
    #expect(called.code == 0)
    expect(
      called.output, is: "a.xib: the document has the format of Xcode 4; 'git diff --no-ext-diff' shows its lines\n")
    let text = try tool.run("diff", "--textconv", "old-format.xib")
    #expect(text.code == 0 && text.output == "<archive/>")
  }

  @Test func `git shows changes by object after setup`() throws {
    try tool.add("App/View.xib", Self.document("Title"))
    try expect(tool.shell("git init -q -b main .").code, is: 0)
    try expect(tool.run("init", "--git=configure").code, is: 0)
    try expect(tool.shell("git add -A && \(git) commit -q -m first").code, is: 0)
    try tool.add("App/View.xib", Self.document("Hello", top: 30, tools: "22000"))
    let path = "PATH=$(dirname \"$tool\"):$PATH; \(git)"
    try expect(tool.shell("\(path) diff").output, is: Self.reported("App/View.xib"))
    try expect(tool.shell("\(git) commit -qam second").code, is: 0)
    let shown = try tool.shell("\(path) show --format=").output
    #expect(shown.contains("-    text = Title\n+    text = Hello\n"), "\(shown)")
    #expect(!shown.contains("22000") && !shown.contains("rect"))
    let external = try tool.shell("\(path) log -p --ext-diff --format= -1").output
    expect(external, is: Self.reported("App/View.xib"))
    let removed = try tool.shell("git rm -q App/View.xib; \(path) diff --cached").output
    #expect(removed.contains("view 'Card' was removed from the top level"), "\(removed)")
  }
}
