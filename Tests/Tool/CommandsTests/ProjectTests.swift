import Foundation
import Testing

/// What is reported about a project of storyboards.
@Suite struct ProjectTests {
  let tool = Tool()

  /// A screen with a misplaced label, a label whose widths conflict and a view of an unknown class.
  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="sce-ne"><objects><viewController id="con" title="Cars" sceneMemberID="viewController">
    <view key="view" id="roo"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="Far" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="far">
    <rect key="frame" x="30" y="40" width="60" height="21"/></label>
    <label text="Wide" translatesAutoresizingMaskIntoConstraints="NO" id="wid">
    <rect key="frame" x="20" y="80" width="60" height="21"/><constraints>
    <constraint firstAttribute="width" constant="60" id="w60"/>
    <constraint firstAttribute="width" constant="90" id="w90"/></constraints></label>
    <sceneKitView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scn">
    <rect key="frame" x="0" y="200" width="60" height="60"/></sceneKitView>
    </subviews><constraints>
    <constraint firstItem="far" firstAttribute="leading" secondItem="roo" secondAttribute="leading" constant="20" id="l"/>
    <constraint firstItem="far" firstAttribute="top" secondItem="roo" secondAttribute="top" constant="40" id="t"/>
    <constraint firstItem="wid" firstAttribute="leading" secondItem="roo" secondAttribute="leading" constant="20" id="m"/>
    <constraint firstItem="wid" firstAttribute="top" secondItem="roo" secondAttribute="top" constant="80" id="n"/>
    </constraints></view></viewController></objects></scene></scenes>
    </document>

    """

  @Test func `check reports misplaced views and conflicts once, in Xcode's words`() throws {
    try tool.add("App/Main.storyboard", storyboard)
    let run = try tool.run("check", "App", "-d", "iPhone 8,iPhone 15")
    #expect(run.code == 1 && run.messages == "")
    #expect(
      run.output.contains(
        """
        App/Main.storyboard:6:1: warning: 'Label - Far' (far) is misplaced; its frame will be different at run time: \
        x -10 [misplaced]
            Expected: x=20, y=40, width=60, height=21
            Actual: x=30, y=40, width=60, height=21
            choose Editor > Resolve Auto Layout Issues > Update Frames in Xcode, or correct its constraints
            fix with: render-layouts resolve App/Main.storyboard --update-frames --view far --write
            on iPhone 8, portrait

        """))
    #expect(run.output.contains("App/Main.storyboard:10:1: error: 2 constraints conflict [conflict]\n"))
    #expect(run.output.contains("    Wide.width == 60   (line 10)   'Width - (60) - Label - Wide' (w60)\n"))
    #expect(run.output.components(separatedBy: "[conflict]").count == 2)
  }

  @Test func `bars of another document may explain the positions of views`() throws {
    // A screen that nothing in its document leads to. All of its views are below a navigation bar.
    func label(_ id: String, _ y: Double) -> String {
      """
      <label text="\(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="\(y)" width="60" height="21"/></label>
      """
    }
    func top(_ id: String, _ constant: Double) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="20" id="l\(id)"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="s" secondAttribute="top" constant="\(constant)" id="t\(id)"/>
      <constraint firstItem="\(id)" firstAttribute="width" constant="80" id="w\(id)"/>
      """
    }
    try tool.add(
      "Detail.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
      <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="d"><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="r">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(label("a", 74))\(label("b", 104))\(label("c", 140))</subviews>
      <viewLayoutGuide key="safeArea" id="s"/><constraints>\(top("a", 10))\(top("b", 40))\(top("c", 70))</constraints>
      </view></viewController></objects></scene></scenes></document>
      """)
    let run = try tool.run("check", ".", "-d", "iPhone 8", "--lint")
    #expect(run.output.components(separatedBy: "[misplaced]").count == 2)
    #expect(run.output.contains("'Label - c' (c) is misplaced; its frame will be different at run time: y -6"))
    #expect(run.output.contains("    with the bars of another document: 44 points more at the top\n"))
    let reported = try tool.run("check", ".", "-d", "iPhone 8", "--insets", "top=0,bottom=1", "--lint")
    // Two of the three views are moved by the same distance, which is reported once.
    #expect(reported.output.components(separatedBy: "[misplaced]").count == 3)
  }

  @Test func `translations are laid out on request and mentioned once`() throws {
    try tool.add("App/Base.lproj/Main.storyboard", storyboard)
    try tool.add("App/de.lproj/Main.strings", "\"far.text\" = \"Weit\";")
    try tool.add("App/fr.lproj/Main.strings", "\"far.text\" = \"Loin\";")
    let own = try tool.run("check", "App", "-d", "iPhone 8")
    #expect(own.output.hasSuffix("\n1 scene, 2 layouts: 0 fine, 2 with errors\n"))
    #expect(
      own.messages == """
        render-layouts: note: scenes are also translated into de, fr
            only the development language is laid out; use '--locale all' for all languages

        """)
    let all = try tool.run("check", "App", "-d", "iPhone 8", "--locale", "all")
    #expect(all.output.hasSuffix("\n1 scene, 6 layouts: 0 fine, 6 with errors\n") && all.messages == "")
  }

  @Test func `doctor counts elements and reports how well they are supported`() throws {
    try tool.add("App/Main.storyboard", storyboard)
    let run = try tool.run("doctor", "App", "--plain")
    #expect(run.code == 0 && run.messages == "")
    let lines = run.output.components(separatedBy: "\n")
    #expect(lines.first == "view elements\tsceneKitView\t1\thatched box\t\tApp/Main.storyboard:12:1")
    #expect(lines.contains("view elements\tlabel\t2\tsupported\t\tApp/Main.storyboard:6:1"))
    #expect(lines.contains("constraints\tattribute width\t2\tsupported\t\tApp/Main.storyboard:10:1"))
    #expect(lines.contains("properties that matter to layout\tfixedFrame\t1\tsupported\t\tApp/Main.storyboard:12:1"))
  }

  @Test func `doctor reports the rules by which documents are laid out, with locations`() throws {
    try tool.add("App/Main.storyboard", storyboard)
    try tool.add("App/Other.storyboard", storyboard)
    let run = try tool.run("doctor", "App", "--rules", "--plain")
    #expect(run.code == 0 && run.messages == "")
    let lines = run.output.components(separatedBy: "\n")
    let margins = try #require(lines.first { $0.hasPrefix("root-margin.") }).components(separatedBy: "\t")
    #expect(margins.count == 6 && margins[0] == "root-margin.narrow" && margins[3].hasSuffix("constraints"))
    #expect(margins[4] == "2" && margins[5].hasPrefix("App/Main.storyboard:"), "\(margins)")
    let reported = try tool.run("doctor", "App", "--rules")
    #expect(reported.output.hasPrefix("rule"))
    let explained = try tool.run("explain", margins[0])
    #expect(explained.code == 0 && explained.output.hasPrefix("# \(margins[0])\n"))
  }

  @Test func `doctor prints the rules as JSON as well`() throws {
    try tool.add("Main.storyboard", storyboard)
    let run = try tool.run("doctor", ".", "--rules", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let rules = try #require(json?["rules"] as? [[String: Any]])
    let row = try #require(rules.first { ($0["rule"] as? String)?.hasPrefix("root-margin.") == true })
    #expect(row["count"] as? Int == 1 && row["kind"] as? String == "root margin")
    #expect((row["example"] as? String)?.hasPrefix("Main.storyboard:") == true)
    #expect(json?["rows"] is [[String: Any]])
  }

  @Test func `doctor prints JSON as well`() throws {
    try tool.add("Main.storyboard", storyboard)
    let run = try tool.run("doctor", ".", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let rows = try #require(json?["rows"] as? [[String: Any]])
    let first = try #require(rows.first)
    #expect(first["name"] as? String == "sceneKitView" && first["support"] as? String == "hatched box")
    #expect(first["example"] as? String == "Main.storyboard:12:1")
  }
}
