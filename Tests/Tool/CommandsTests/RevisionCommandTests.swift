import Foundation
import LayoutTestSupport
import Testing

/// Layouts compared with those of a git revision.
@Suite struct RevisionCommandTests {
  let tool = Tool()

  private func edited(_ from: String, _ to: String) -> String { cardScene.replacingOccurrences(of: from, with: to) }

  @Test func `unchanged layouts are reported as equal to the revision`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    try tool.commit()
    let run = try tool.run("compare", ".", "--against", "HEAD")
    #expect(run.code == 0 && run.output == "1 scene, 2 layouts: 2 as in 'HEAD'\n" && run.messages == "")
  }

  @Test func `changes since a revision are reported like those since an approval`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    _ = try tool.run("approve", ".")
    try tool.commit()
    try tool.add("Card.scene.yaml", edited("title.bottom + 8", "title.bottom + 12"))
    let (approved, revision) = (try tool.run("compare", "."), try tool.run("compare", ".", "--against", "HEAD"))
    #expect(revision.code == 1)
    let reported = "Card.scene.yaml:7:3: error: 'buy' moved by 0, +4 [moved]\n    on all 2 layouts\n"
    #expect(revision.output.hasPrefix(reported))
    let expected = approved.output.replacingOccurrences(of: "0 as approved", with: "0 as in 'HEAD'")
    // Revisions are not approved, so the command is not suggested.
    let command = "    if this is intended: render-layouts approve Card.scene.yaml\n"
    #expect(revision.output == expected.replacingOccurrences(of: command, with: ""))
    _ = try tool.run("compare", ".", "--against", "HEAD", "--report", "markdown")
    let summary = String(decoding: try tool.files(in: "Output/diff")["summary.md"] ?? Data(), as: UTF8.self)
    let pictures = summary.components(separatedBy: "<img src=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
    #expect(pictures.map { $0.components(separatedBy: ".").suffix(2) } == [["before", "svg"], ["after", "svg"]])
    #expect(try Set(pictures).isSubset(of: Set(tool.files(in: "Output/diff").keys)))
    let lenient = try tool.run("compare", ".", "--against", "HEAD", "--tolerance", "4")
    #expect(lenient.output == "1 scene, 2 layouts: 2 as in 'HEAD'\n")
  }

  /// A xib with a label at the margin of a view.
  private func xib(tools: String, view: String = "", label: Double = 16) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <view id="card" translatesAutoresizingMaskIntoConstraints="NO" \(view)><rect key="frame" x="0" y="0" width="375" \
    height="100"/><subviews><label id="text" text="Hi" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="16" y="8" width="100" height="21"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints>
    <constraint firstItem="text" firstAttribute="leading" secondItem="card" secondAttribute="leading" \
    constant="\(label)" id="c1"/>
    <constraint firstItem="text" firstAttribute="top" secondItem="card" secondAttribute="top" constant="8" id="c2"/>
    <constraint firstAttribute="height" constant="100" id="c3"/>
    </constraints></view></subviews>
    <constraints>
    <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c4"/>
    <constraint firstItem="card" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="c5"/>
    <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="c6"/>
    </constraints></view></objects>
    </document>
    """
  }

  @Test func `a document saved by another Xcode or with renamed views is unchanged`() throws {
    try tool.add("Card.xib", xib(tools: "9531"))
    try tool.commit()
    try tool.add("Card.xib", xib(tools: "32700.99.1234"))
    let saved = try tool.run("compare", ".", "--against", "HEAD")
    #expect(saved.code == 0 && saved.output.contains("as in 'HEAD'") && !saved.output.contains("error"))
    try tool.add("Card.xib", xib(tools: "24127", view: "userLabel=\"Shop card\" customClass=\"Card\""))
    let renamed = try tool.run("compare", ".", "--against", "HEAD")
    #expect(renamed.code == 0 && !renamed.output.contains("error"))
    try tool.add("Card.xib", xib(tools: "24127", view: "userLabel=\"Shop card\"", label: 20))
    let moved = try tool.run("compare", ".", "--against", "HEAD")
    #expect(moved.code == 1 && moved.output.contains("moved by +4, 0 [moved]"))
    #expect(moved.output.components(separatedBy: "error:").count == 2)
  }

  @Test func `the cause of a move is named with its line, and its consequences are listed below it`() throws {
    try tool.add("Card.xib", xib(tools: "24127"))
    try tool.commit()
    try tool.add("Card.xib", xib(tools: "24127", label: 20))
    let run = try tool.run("compare", ".", "--against", "HEAD")
    let reported = """
      Card.xib:7:1: error: Hi.leading == view card.leading: the constant is 20 instead of 16 [changed]
          so 'Hi' moved by +4, 0 [moved] (line 5)
          on all 6 layouts

      """
    #expect(run.code == 1 && run.output.hasPrefix(reported), "\(run.output)")
  }

  @Test func `solved frames are not a difference, and a change that moves nothing is a note`() throws {
    let document = xib(tools: "24127")
    try tool.add("Card.xib", document)
    try tool.commit()
    let recorded = document.replacingOccurrences(
      of: "width=\"375\" height=\"100\"", with: "width=\"382\" height=\"90\"")
    try tool.add("Card.xib", recorded)
    let saved = try tool.run("compare", ".", "--against", "HEAD")
    #expect(saved.code == 0 && saved.output == "1 scene, 6 layouts: 6 as in 'HEAD'\n", "\(saved.output)")
    try tool.add("Card.xib", recorded.replacingOccurrences(of: "id=\"c3\"", with: "priority=\"900\" id=\"c3\""))
    let quiet = try tool.run("compare", ".", "--against", "HEAD")
    let reported =
      "Card.xib:9:1: note: view card.height == 100: the priority is 900 instead of 1000; no view moves [changed]\n"
    #expect(quiet.code == 0 && quiet.output.hasPrefix(reported), "\(quiet.output)")
  }

  @Test func `views in another order are a note if no view moves, and so is a tab's new title`() throws {
    func view(_ id: String) -> String {
      """
      <view id="\(id)-00-001"><rect key="frame" x="0" y="0" width="50" height="50"/><autoresizingMask \
      key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
      """
    }
    func storyboard(_ views: [String], tab: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24127" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="scn-01-001"><objects><navigationController id="nav-00-001" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="\(tab)" id="tab-00-001"/>
      <connections><segue destination="vcc-00-001" kind="relationship" relationship="rootViewController" \
      id="seg-00-001"/></connections></navigationController></objects></scene>
      <scene sceneID="scn-02-001"><objects><viewController title="Start" id="vcc-00-001" \
      sceneMemberID="viewController"><view key="view" id="rot-00-001"><rect key="frame" x="0" y="0" width="375" \
      height="667"/>
      <subviews>\(views.map(view).joined(separator: "\n"))</subviews></view></viewController></objects></scene></scenes>
      </document>
      """
    }
    try tool.add("Main.storyboard", storyboard(["one", "two"], tab: "Home"))
    try tool.commit()
    try tool.add("Main.storyboard", storyboard(["two", "one"], tab: "Start"))
    let run = try tool.run("compare", ".", "--against", "HEAD")
    let notes = run.output.components(separatedBy: ": note: ").dropFirst().map { $0.components(separatedBy: "\n")[0] }
    #expect(
      run.code == 0
        && notes.sorted() == [
          "the contents of 'root' are in another order: 'view two-00-001' is before 'view one-00-001'; no view moves "
            + "[changed]",
          "the title of 'Start' is 'Start' instead of 'Home'; no view moves [changed]",
        ], "\(run.output)")
  }

  @Test func `each change of a commit is one entry`() throws {
    try tool.add("Card.xib", xib(tools: "24127"))
    try tool.commit()
    let higher = xib(tools: "24127", label: 20).replacingOccurrences(of: "constant=\"100\"", with: "constant=\"120\"")
    try tool.add("Card.xib", higher)
    let run = try tool.run("compare", ".", "--against", "HEAD")
    #expect(run.output.components(separatedBy: ": error: ").count == 3, "\(run.output)")
    #expect(
      run.output.contains(
        "error: view card.height: the constant is 120 instead of 100 [changed]\n    so 'view card' is"))
  }

  @Test func `each change has only the differences below it that it can cause`() throws {
    try tool.add("Card.xib", xib(tools: "24127"))
    try tool.commit()
    let color = "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></label>"
    let changed = xib(tools: "24127", label: 20).replacingOccurrences(of: "</label>", with: color)
      .replacingOccurrences(of: "constant=\"8\" id=\"c2\"", with: "constant=\"8\" priority=\"900\" id=\"c2\"")
    try tool.add("Card.xib", changed)
    let run = try tool.run("compare", ".", "--against", "HEAD")
    let reported = """
      Card.xib:8:1: note: Hi.top == view card.top + 8: the priority is 900 instead of 1000; no view moves [changed]
      Card.xib:5:330: error: the text color of 'Hi' is '#FF0000' [changed]
          on all 6 layouts
      Card.xib:7:1: error: Hi.leading == view card.leading: the constant is 20 instead of 16 [changed]
          so 'Hi' moved by +4, 0 [moved] (line 5)
          on all 6 layouts

      """
    #expect(run.code == 1 && run.output.hasPrefix(reported), "\(run.output)")
  }

  @Test func `views moved into a new one are reported with it`() throws {
    try tool.add("Card.xib", xib(tools: "24127"))
    try tool.commit()
    let stack = """
      <subviews><stackView id="stack" translatesAutoresizingMaskIntoConstraints="NO" opaque="NO">\
      <rect key="frame" x="16" y="8" width="100" height="21"/><subviews><label id="text"
      """
    let wrapped = xib(tools: "24127").replacingOccurrences(of: "<subviews><label id=\"text\"", with: stack)
      .replacingOccurrences(of: "</label></subviews>", with: "</label></subviews></stackView></subviews>")
      .replacingOccurrences(of: "firstItem=\"text\"", with: "firstItem=\"stack\"")
    try tool.add("Card.xib", wrapped)
    let run = try tool.run("compare", ".", "--against", "HEAD")
    #expect(run.output.contains("error: 'Hi' is wrapped in the new 'stackView stack' [changed]"), "\(run.output)")
    #expect(!run.output.contains("instead of 'view card'"), "\(run.output)")
  }

  @Test func `a new segment is one entry, although others have new positions`() throws {
    func tabs(_ titles: [String]) -> String {
      let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
      let control = """
        </label><segmentedControl id="tabs" segmentControlStyle="plain"><rect key="frame" x="16" y="40" width="200" height="29"/>\
        <segments>\(segments)</segments></segmentedControl>
        """
      return xib(tools: "24127").replacingOccurrences(of: "</label>", with: control)
    }
    try tool.add("Card.xib", tabs(["Day", "Year"]))
    try tool.commit()
    try tool.add("Card.xib", tabs(["Hour", "Day", "Year"]))
    let run = try tool.run("compare", ".", "--against", "HEAD")
    let change = "the list of segments of 'segmentedControl tabs' is 'Hour, Day, Year' instead of 'Day, Year'"
    #expect(run.output.contains("error: \(change) [changed]"), "\(run.output)")
    #expect(run.output.components(separatedBy: "[changed]").count == 2, "\(run.output)")
  }

  @Test func `a recreated constraint is one entry`() throws {
    try tool.add("Card.xib", xib(tools: "24127"))
    try tool.commit()
    let again = xib(tools: "24127", label: 20).replacingOccurrences(of: "id=\"c1\"", with: "id=\"c9\"")
    try tool.add("Card.xib", again)
    let run = try tool.run("compare", ".", "--against", "HEAD")
    let reported = "Card.xib:7:1: error: Hi.leading == view card.leading: the constant is 20 instead of 16 [changed]\n"
    #expect(
      run.output.hasPrefix(reported) && run.output.components(separatedBy: "[changed]").count == 2, "\(run.output)")
  }

  @Test func `a renamed view is reported as renamed, once`() throws {
    try tool.add("Card.xib", xib(tools: "24127"))
    try tool.commit()
    try tool.add("Card.xib", xib(tools: "24127", view: "userLabel=\"Shop card\""))
    let run = try tool.run("compare", ".", "--against", "HEAD")
    #expect(run.code == 0 && run.output.contains("note: 'card' is now called 'Shop card' [changed]"), "\(run.output)")
  }

  @Test func `a view without a name is not renamed if it gets a class`() throws {
    try tool.add("Card.xib", xib(tools: "24127"))
    try tool.commit()
    try tool.add("Card.xib", xib(tools: "24127", view: "customClass=\"ShopCard\""))
    let run = try tool.run("compare", ".", "--against", "HEAD")
    #expect(run.code == 0 && !run.output.contains("is now called"), "\(run.output)")
  }

  @Test func `a button that gets a class instead of a title is not renamed`() throws {
    func button(_ more: String, _ state: String) -> String {
      tool.storyboard(
        """
        <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <button buttonType="system" id="btn-00-001"\(more)><rect key="frame" x="20" y="40" width="80" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <state key="normal"\(state)/></button></subviews></view></viewController>
        """)
    }
    let found = try tool.entries(
      of: button(" customClass=\"NewsButton\"", ""), with: button("", " title=\"News\""), on: "iPhone 8")
    #expect(found.count == 1 && found[0].contains("the title of 'News' is no longer 'News'"), "\(found)")
  }

  @Test func `added and removed scenes and layouts are distinguished`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    try tool.add("Old.scene.yaml", edited("scene: Card", "scene: Old"))
    try tool.commit()
    try FileManager.default.removeItem(atPath: "\(tool.folder.path)/Old.scene.yaml")
    try tool.add("Card.scene.yaml", edited("iPhone 8, ", ""))
    try tool.add("New.scene.yaml", edited("scene: Card", "scene: New"))
    let run = try tool.run("compare", ".", "--against", "HEAD")
    #expect(run.code == 1)
    #expect(
      run.output == """
        Card.scene.yaml:2:8: warning: 1 layout of 'HEAD' is no longer laid out: iphone-8.portrait.en.L.light [stale-baseline]
        New.scene.yaml:2:8: error: 'New' does not exist in 'HEAD' [missing-baseline]
            it is new: look at its pictures
            on all 2 layouts
        Old.scene.yaml:1:1: warning: the scene 'Old' of 'HEAD' was removed [stale-baseline]
        2 scenes, 3 layouts: 1 as in 'HEAD', 2 not
        Differences: Output/diff/index.html

        """)
  }

  @Test func `a document that cannot be read in the revision is not treated as unchanged`() throws {
    try tool.add("Card.scene.yaml", "format: 1\nviews: [\n")
    try tool.commit()
    try tool.add("Card.scene.yaml", cardScene)
    let run = try tool.run("compare", ".", "--against", "HEAD")
    #expect(run.code == 1 && run.output.contains("error: the document cannot be read in 'HEAD': "))
    #expect(run.output.contains("[unreadable-baseline]"))
  }

  @Test func `a document of two scenes that cannot be read in the revision is reported once`() throws {
    try tool.add("Main.storyboard", "<<<<<<< HEAD\n")
    try tool.commit()
    func scene(_ number: Int) -> String {
      """
      <viewController id="ctl-00-00\(number)" sceneMemberID="viewController"><view key="view" id="rot-00-00\(number)">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
      """
    }
    let second = "</objects></scene><scene sceneID=\"scn-02-001\"><objects>"
    try tool.add("Main.storyboard", tool.storyboard(scene(1) + second + scene(2)))
    let run = try tool.run("compare", ".", "--against", "HEAD")
    #expect(run.code == 1 && run.output.components(separatedBy: "[unreadable-baseline]").count == 2, "\(run.output)")
  }

  @Test func `paths may be in folders of a repository, and texts in files beside the scenes are compared`() throws {
    try tool.add("app/Screens/Card.scene.yaml", edited("views:", "strings: { en: texts.strings }\nviews:"))
    try tool.add("app/Screens/texts.strings", "\"Ticket\" = \"Ticket\";\n")
    try tool.commit(in: "app")
    let same = try tool.run("compare", "app/Screens/", "--against", "HEAD")
    #expect(same.code == 0, "\(same.output)\(same.messages)")
    try tool.add("app/Screens/Card.scene.yaml", edited("safeArea + 20", "safeArea + 24"))
    let run = try tool.run("compare", "app/Screens/Card.scene.yaml", "--against", "HEAD")
    #expect(run.output.contains("app/Screens/Card.scene.yaml:6:3: error: 'title' moved by 0, +4 [moved]"))
  }

  @Test func `the repository and temporary files are unchanged`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    try tool.add(".gitignore", "Output\n.cache\ntemporary\n")
    try tool.commit()
    try tool.add("Card.scene.yaml", edited("+ 8", "+ 12"))
    try tool.add("temporary/.keep", "")
    let before = try tool.shell("git status --porcelain && git rev-parse HEAD && md5sum .git/index").output
    for revision in ["HEAD", "nothing"] {
      _ = try tool.run("compare", ".", "--against", revision, environment: ["TMPDIR": "\(tool.folder.path)/temporary"])
    }
    try expect(tool.shell("git status --porcelain && git rev-parse HEAD && md5sum .git/index").output, is: before)
    try expect(tool.files(in: "temporary").keys.sorted(), is: [".keep"])
  }

  @Test func `changes on main since a branch started are not changes of the branch`() throws {
    let git = "git -c user.name=a -c user.email=a@b.c"
    try tool.add("Card.scene.yaml", cardScene)
    try tool.commit()
    try expect(tool.shell("git branch -M main && git checkout -q -b topic").code, is: 0)
    try tool.add("Own.scene.yaml", cardScene)
    try expect(tool.shell("git add -A && \(git) commit -q -m own && git checkout -q main").code, is: 0)
    try tool.add("Card.scene.yaml", edited("title.bottom + 8", "title.bottom + 12"))
    try expect(tool.shell("\(git) commit -q -a -m main && git checkout -q topic").code, is: 0)
    try expect(tool.run("compare", "Card.scene.yaml", "--against", "main").code, is: 1)
    for range in ["main...", "main...topic", "main...HEAD"] {
      let run = try tool.run("compare", "Card.scene.yaml", "--against", range)
      #expect(run.code == 0 && run.output == "1 scene, 2 layouts: 2 as in '\(range)'\n", "\(run.messages)")
    }
    let other = try tool.run("compare", "Card.scene.yaml", "--against", "topic...main")
    #expect(other.code == 66)
    expect(
      other.messages,
      is: """
        render-layouts: error: Card.scene.yaml: 'topic...main' ends at 'main', but another commit is checked out
            check out 'main', or compare the working tree with its merge base: 'topic...'

        """)
  }

  @Test func `a git hook compares the repository that the paths are in`() throws {
    try tool.add("app/Card.scene.yaml", cardScene)
    try tool.commit(in: "app")
    let run = try tool.run(
      "compare", "app", "--against", "HEAD",
      environment: ["GIT_DIR": "/nowhere", "GIT_INDEX_FILE": "/nowhere/index", "GIT_WORK_TREE": "/nowhere"])
    #expect(run.code == 0 && run.output == "1 scene, 2 layouts: 2 as in 'HEAD'\n", "\(run.messages)")
  }

  @Test func `a file too large for its reader is not read from the repository`() throws {
    try tool.add("Card.scene.yaml", cardScene)
    try tool.add("A.xcassets/large.imageset/large.png", Data(count: 65 << 20))
    try tool.commit()
    try tool.add("A.xcassets/large.imageset/large.png", "")
    let run = try tool.run("compare", ".", "--against", "HEAD")
    #expect(run.code == 0 && run.output == "1 scene, 2 layouts: 2 as in 'HEAD'\n", "\(run.output)")
    #expect(
      run.messages == """
        render-layouts: note: A.xcassets/large.imageset/large.png: too large in 'HEAD'; the limit is 64 MiB

        """)
  }
}
