import Foundation
import LayoutTestSupport
import Testing

/// `merge-file` as git calls it, and the setup of `init --git`.
@Suite struct MergeFileCommandTests {
  private let tool = Tool()

  /// A xib with a title, given its text and position.
  private static func document(_ text: String, y: Int = 20, top: Int = 20, extra: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="box-00-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view contentMode="scaleToFill" userLabel="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="ttl-00-001">
                        <rect key="frame" x="20" y="\(y)" width="100" height="40"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="100" id="wid-00-001"/>
                            <constraint firstAttribute="height" constant="40" id="hei-00-001"/>
                        </constraints>
                    </view>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="btn-00-001">
                        <rect key="frame" x="20" y="\(y + 48)" width="100" height="30"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="100" id="wib-00-001"/>
                            <constraint firstAttribute="height" constant="30" id="heb-00-001"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="ttl-00-001" firstAttribute="leading" secondItem="box-00-001" secondAttribute="leading" constant="20" id="led-00-001"/>
                    <constraint firstItem="btn-00-001" firstAttribute="leading" secondItem="box-00-001" secondAttribute="leading" constant="20" id="leb-00-001"/>
                    <constraint firstItem="btn-00-001" firstAttribute="top" secondItem="ttl-00-001" secondAttribute="bottom" constant="8" id="mid-00-001"/>
                    <constraint firstItem="ttl-00-001" firstAttribute="top" secondItem="box-00-001" secondAttribute="top" constant="\(top)" id="top-00-001"/>\(extra)
                </constraints>
            </view>
        </objects>
    </document>

    """
  }

  private func merge(_ base: String, _ ours: String, _ theirs: String, _ options: String...) throws -> Tool.Run {
    try tool.add("base", base)
    try tool.add("ours", ours)
    try tool.add("theirs", theirs)
    return try tool.run(arguments: ["merge-file", "base", "ours", "theirs", "App/View.xib"] + options)
  }

  private func result() throws -> String { String(decoding: try #require(tool.files(in: ".")["ours"]), as: UTF8.self) }

  @Test func `a complete merge is written to ours without output`() throws {
    let run = try merge(Self.document("Title"), Self.document("Welcome"), Self.document("Title", y: 30, top: 30))
    #expect(run.code == 0 && run.output == "" && run.messages == "")
    try expect(result(), is: Self.document("Welcome", y: 30, top: 30))
  }

  @Test func `frames are solved from the merged constraints`() throws {
    let theirs = Self.document("Title").replacingOccurrences(
      of: "constant=\"40\" id=\"hei-00-001\"", with: "constant=\"60\" id=\"hei-00-001\""
    ).replacingOccurrences(of: "width=\"100\" height=\"40\"", with: "width=\"100\" height=\"60\"")
      .replacingOccurrences(of: "y=\"68\"", with: "y=\"88\"")
    let run = try merge(Self.document("Title"), Self.document("Title", y: 30, top: 30), theirs)
    #expect(run.code == 0)
    // The title begins at 30, is 60 points high, and the button follows 8 points below.
    #expect(try result().contains("<rect key=\"frame\" x=\"20\" y=\"98\" width=\"100\" height=\"30\"/>"))
  }

  @Test func `undecided places are listed and have the value of ours`() throws {
    let run = try merge(Self.document("Title"), Self.document("Welcome"), Self.document("Hello"))
    #expect(run.code == 1 && run.output == "")
    expect(
      run.messages,
      is: """
        App/View.xib:8: undecided: view 'Welcome' (ttl-00-001): both sides changed 'userLabel'
            base, line 8: Title
            ours, line 8: Welcome
            theirs, line 8: Hello
        App/View.xib: 1 place is undecided and has the value of ours; edit the file, then 'git add' it

        """)
    try expect(result(), is: Self.document("Welcome"))
  }

  @Test func `theirs can be favored`() throws {
    let run = try merge(Self.document("Title"), Self.document("Welcome"), Self.document("Hello"), "--favor", "theirs")
    #expect(run.code == 1)
    try expect(result(), is: Self.document("Hello"))
  }

  @Test func `files that cannot be merged are unchanged`() throws {
    let run = try merge(Self.document("Title"), "<<<<<<< HEAD\n", Self.document("Hello"))
    #expect(run.code == 65)
    expect(
      run.messages,
      is: """
        render-layouts: error: App/View.xib:1:1: ours: the document contains the conflict markers of a merge; nothing was merged
            resolve the conflict, then open the document in Xcode

        """)
    try expect(result(), is: "<<<<<<< HEAD\n")
    try expect(tool.run("merge-file", "base", "ours", "gone", "App/View.xib").code, is: 66)
    try expect(tool.run("merge-file", "base", "ours", "theirs", "main.c").code, is: 64)
    try expect(tool.run("merge-file", "base", "ours").code, is: 64)
  }

  @Test func `decisions come from a list, the terminal or a side`() throws {
    let theirs = Self.document("Hello", y: 30, top: 30)
    _ = try merge(Self.document("Title"), Self.document("Welcome", y: 24, top: 24), theirs)
    try tool.add(
      "list.json",
      """
      {"format": 1, "undecided": [{"key": "ttl-00-001 'userLabel'", "decision": "theirs"}]}
      """)
    let files = "base ours theirs App/View.xib"
    try tool.add("ours", Self.document("Welcome", y: 24, top: 24))
    let half = try tool.shell("$tool merge-file \(files) --decide list.json -o merged")
    #expect(half.code == 1 && half.messages.contains("1 place is undecided"), "\(half.messages)")
    let merged = String(decoding: try #require(tool.files(in: ".")["merged"]), as: UTF8.self)
    #expect(merged.contains("userLabel=\"Hello\"") && merged.contains("constant=\"24\" id=\"top-00-001\""))
    try expect(result(), is: Self.document("Welcome", y: 24, top: 24))
    let asked = try tool.shell("printf 'x\\nt\\ntheirs\\n' | $tool merge-file \(files) --ask")
    #expect(asked.code == 0, "\(asked.messages)")
    try expect(result(), is: theirs)
    try tool.add("list.json", "[]")
    let refused = try tool.shell("$tool merge-file \(files) --decide list.json")
    #expect(
      refused.code == 65
        && refused.messages.contains("list.json: the file is not a list of undecided places in format 1"))
  }

  /// The call of git in ``addBranches()``, and the path on which it finds the tool.
  private let git = "git -c user.name=a -c user.email=a@example.com"
  private let path = "PATH=$(dirname \"$tool\"):$PATH"

  /// Adds a repository with a document whose title differs on the branches `main` and `theirs`.
  private func addBranches() throws {
    try tool.add("App/View.xib", Self.document("Title"))
    try expect(tool.shell("git init -q -b main .").code, is: 0)
    try expect(tool.run("init", "--git=configure").code, is: 0)
    try expect(tool.shell("git add -A && \(git) commit -q -m base && git branch theirs").code, is: 0)
    try tool.add("App/View.xib", Self.document("Welcome"))
    try expect(tool.shell("\(git) commit -qam ours && git checkout -q theirs").code, is: 0)
    try tool.add("App/View.xib", Self.document("Hello"))
    try expect(tool.shell("\(git) commit -qam theirs && git checkout -q main").code, is: 0)
  }

  @Test func `git prints the undecided places and asks with its merge tool`() throws {
    try addBranches()
    let run = try tool.shell("\(path); \(git) merge theirs 2>&1")
    let list = ".git/render-layouts/undecided/App/View.xib.json"
    #expect(run.code == 1 && run.output.contains("\(list): the list, for 'merge-file --decide'"), "\(run.output)")
    try expect(tool.shell("test -f \(list) && git status --porcelain").output, is: "UU App/View.xib\n")
    let answered = try tool.shell(
      "\(path); printf 'a\\nt\\n' | \(git) mergetool --no-prompt --tool render-layouts 2>&1")
    #expect(answered.code == 0, "\(answered.output)")
    try expect(tool.shell("test -f \(list)").code, is: 1)
    let merged = String(decoding: try #require(tool.files(in: "App")["View.xib"]), as: UTF8.self)
    expect(merged, is: Self.document("Hello"))
  }

  @Test(arguments: ["merge-tree --write-tree main theirs", "log --remerge-diff -p -1 --format= merged"])
  func `a merge without the working tree leaves the list alone`(command: String) throws {
    try addBranches()
    try expect(
      tool.shell("\(path); \(git) merge -q theirs 2>&1; \(git) add -A && \(git) commit -q -m merged && git tag merged")
        .code, is: 0)
    try expect(tool.shell("git reset -q --hard main~1 && rm -r .git/render-layouts").code, is: 0)
    let list = ".git/render-layouts/undecided/App/View.xib.json"
    let undecided = try tool.shell("\(path); \(git) \(command) 2>&1")
    #expect(undecided.output.contains("undecided: "), "\(undecided.output)")
    try expect(tool.shell("test -e \(list)").code, is: 1)
    // The list may be of a merge in progress.
    try tool.add(list, "mine")
    _ = try tool.shell("\(path); \(git) \(command) 2>&1")
    try expect(tool.shell("cat \(list)").output, is: "mine")
  }

  @Test func `two points of a runtime attribute are undecided`() throws {
    func document(_ x: String) -> String {
      let attribute = """
        </constraints><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="point" keyPath="anchor">
        <point key="value" x="\(x)" y="0.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></objects>
        """
      return Self.document("Title").replacing(/<\/constraints>\s*<\/view>\s*<\/objects>/, with: attribute)
    }
    try expect(merge(document("0.0"), document("0.0"), document("1")).code, is: 0)
    try expect(result(), is: document("1"))
    let both = try merge(document("0.0"), document("0.25"), document("1"))
    #expect(both.code == 1 && both.messages.contains("undecided"), "\(both.messages)")
  }

  @Test func `in a linked working tree, the list is in the folder that git keeps for it`() throws {
    try addBranches()
    let run = try tool.shell(
      "\(path); \(git) worktree add -q --detach tree main && cd tree && \(git) merge theirs 2>&1")
    let list = "/.git/worktrees/tree/render-layouts/undecided/App/View.xib.json"
    #expect(run.code == 1 && run.output.contains("\(list): the list, for 'merge-file --decide'"), "\(run.output)")
    try expect(tool.shell("test -f .\(list) && cd tree && git status --porcelain").output, is: "UU App/View.xib\n")
  }

  @Test func `the page is written beside the versions, which are unchanged`() throws {
    let ours = Self.document("Welcome")
    let run = try merge(Self.document("Title"), ours, Self.document("Hello"), "--page", "Page")
    #expect(run.code == 1 && run.output == "Page/index.html\n")
    #expect(
      run.messages.hasSuffix(
        "1 place is undecided and has the value of ours; decide on the page; nothing else is written\n"))
    try expect(result(), is: ours)
    let files = try tool.files(in: "Page").keys.sorted()
    expect(
      files.filter { !$0.hasPrefix("pictures/") }, is: ["assets/merge.css", "assets/merge.js", "data.js", "index.html"])
    let data = String(decoding: try #require(tool.files(in: "Page")["data.js"]), as: UTF8.self)
    #expect(
      data.contains(
        #""command": ["render-layouts","merge-file","base","ours","theirs","App/View.xib"]"#), "\(data.prefix(400))")
  }

  @Test func `the merge tool uses the decisions of the page and removes the page`() throws {
    try addBranches()
    try expect(tool.shell("\(path); \(git) merge theirs 2>&1").code, is: 1)
    try tool.add(
      ".git/saved decisions.json",
      #"{"format": 1, "undecided": [{"key": "ttl-00-001 'userLabel'", "decision": "base"}]}"#)
    let mergeTool = "\(git) mergetool --no-prompt --tool render-layouts 2>&1"
    let page = ".git/render-layouts/pages/App/View.xib"
    let skipped = try tool.shell(
      "\(path); printf 'none.json\\ns\\n' | \(mergeTool); test -f \(page)/index.html && echo kept")
    #expect(skipped.output.contains("\(page)/index.html: open it in a browser, decide, and save the decisions"))
    #expect(skipped.output.contains("none.json") && skipped.output.hasSuffix("kept\n"), "\(skipped.output)")
    let answered = try tool.shell("\(path); printf \"'.git/saved decisions.json' \\n\" | \(mergeTool)")
    #expect(answered.code == 0, "\(answered.output)")
    let merged = String(decoding: try #require(tool.files(in: "App")["View.xib"]), as: UTF8.self)
    expect(merged, is: Self.document("Title"))
    try expect(tool.shell("test -e \(page)").code, is: 1)
    try expect(tool.shell("\(git) commit -q --no-edit && git status --porcelain").code, is: 0)
  }

  @Test(arguments: ["merge -q theirs", "rebase -q theirs", "cherry-pick theirs"])
  func `git merges layouts by object after setup`(command: String) throws {
    try tool.add("App/View.xib", Self.document("Title"))
    try expect(tool.shell("git init -q -b main .").code, is: 0)
    let setup = try tool.run("init", "--git=configure")
    #expect(setup.code == 0 && setup.output == "./.gitattributes\n" || setup.output == ".gitattributes\n")
    try expect(tool.shell("git add -A && \(git) commit -q -m base && git branch theirs").code, is: 0)
    try tool.add("App/View.xib", Self.document("Welcome"))
    try expect(tool.shell("\(git) commit -qam ours && git checkout -q theirs").code, is: 0)
    try tool.add("App/View.xib", Self.document("Title").replacingOccurrences(of: "\"wid-00", with: "\"wxd-00"))
    try expect(tool.shell("\(git) commit -qam theirs && git checkout -q main").code, is: 0)
    let run = try tool.shell("PATH=$(dirname \"$tool\"):$PATH; \(git) \(command) 2>&1")
    #expect(run.code == 0, "\(run.output)")
    let merged = String(decoding: try #require(tool.files(in: "App")["View.xib"]), as: UTF8.self)
    expect(merged, is: Self.document("Welcome").replacingOccurrences(of: "\"wid-00", with: "\"wxd-00"))
  }

  @Test func `in a subfolder, init sets up the whole repository`() throws {
    try tool.add("ios/View.xib", Self.document("Title"))
    let run = try tool.shell("git init -q . && cd ios && \"$tool\" init --git=configure")
    #expect(run.code == 0, "\(run.output)")
    #expect(try tool.files(in: ".").keys.filter { $0.hasSuffix(".gitattributes") } == [".gitattributes"])
  }

  @Test(arguments: ["link", "repository/App/."])
  func `init sets up the repository that contains a folder, however it is written`(folder: String) throws {
    try tool.add("repository/App/View.xib", Self.document("Title"))
    let run = try tool.shell(
      "git init -q repository && ln -s repository/App link && \"$tool\" init --git=configure \(folder)")
    #expect(run.code == 0, "\(run.output)")
    #expect(try tool.shell("find . -name .gitattributes").output == "./repository/.gitattributes\n")
  }

  @Test func `init prints the configuration for each clone and extends existing attributes`() throws {
    try tool.add(".gitattributes", "*.png binary")
    let run = try tool.run("init", "--git")
    expect(
      run.output,
      is: """
        .gitattributes
        git config merge.render-layouts.name "merges layouts by object"
        git config merge.render-layouts.driver "render-layouts merge-file %O %A %B %P"
        git config mergetool.render-layouts.cmd 'render-layouts merge-file --ask --page "$(git rev-parse --git-path "render-layouts/pages/$MERGED")" -o "$MERGED" "$BASE" "$LOCAL" "$REMOTE" "$MERGED"'
        git config mergetool.render-layouts.trustExitCode "true"
        git config diff.render-layouts.command "render-layouts diff"
        git config diff.render-layouts.textconv "render-layouts diff --textconv"
        git config diff.render-layouts.xfuncname "^[^ ].*"

        """)
    let attributes = String(decoding: try #require(tool.files(in: ".")[".gitattributes"]), as: UTF8.self)
    #expect(attributes.hasPrefix("*.png binary\n*.storyboard merge=render-layouts\n"))
    try expect(tool.run("init", "--git").messages.hasPrefix(".gitattributes: already has the attributes"), is: true)
    try expect(tool.files(in: ".")[".gitattributes"], is: Data(attributes.utf8))
  }
}
