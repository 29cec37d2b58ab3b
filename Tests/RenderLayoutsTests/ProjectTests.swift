import Foundation
import Testing

/// What is said about a project of storyboards.
@Suite struct ProjectTests {
  let tool = Tool()

  /// A screen with a misplaced label, a label whose widths conflict and a view of an unknown class.
  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="sce-ne"><objects><viewController id="con" title="Cars" sceneMemberID="viewController">
    <view key="view" id="roo"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="Far" translatesAutoresizingMaskIntoConstraints="NO" id="far">
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

  @Test func `check tells misplaced views and conflicts once, in the words of Xcode`() throws {
    try tool.add("App/Main.storyboard", storyboard)
    let run = try tool.run("check", "App", "-d", "iPhone 8,iPhone 15")
    #expect(run.code == 1 && run.messages == "")
    #expect(
      run.output.contains(
        """
        App/Main.storyboard:6:1: warning: 'Label - Far' (far) is misplaced, its frame will be different at run time: \
        x -10 [misplaced]
            Expected: x=20, y=40, width=60, height=21
            Actual: x=30, y=40, width=60, height=21
            choose Editor > Resolve Auto Layout Issues > Update Frames in Xcode
            on iPhone 8, portrait

        """))
    #expect(run.output.contains("App/Main.storyboard:10:1: error: 2 constraints cannot hold together [conflict]\n"))
    #expect(run.output.contains("    Wide.width == 60   (line 10)   'Width - (60) - Label - Wide' (w60)\n"))
    #expect(run.output.components(separatedBy: "[conflict]").count == 2)
  }

  @Test func `doctor counts what occurs and says how well it is supported`() throws {
    try tool.add("App/Main.storyboard", storyboard)
    let run = try tool.run("doctor", "App", "--plain")
    #expect(run.code == 0 && run.messages == "")
    let lines = run.output.components(separatedBy: "\n")
    #expect(lines.first == "view elements\tsceneKitView\t1\thatched box\t\tApp/Main.storyboard:12:1")
    #expect(lines.contains("view elements\tlabel\t2\tsupported\t\tApp/Main.storyboard:6:1"))
    #expect(lines.contains("constraints\tattribute width\t2\tsupported\t\tApp/Main.storyboard:10:1"))
    #expect(lines.contains("properties that matter to layout\tfixedFrame\t1\tsupported\t\tApp/Main.storyboard:12:1"))
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
