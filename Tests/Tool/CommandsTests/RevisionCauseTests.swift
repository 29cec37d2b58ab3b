import Foundation
import LayoutTestSupport
import Testing

/// Changes of an Xcode document whose consequences belong to one entry.
@Suite struct RevisionCauseTests {
  let tool = Tool()

  /// Returns what `compare` prints about a document and its former version.
  private func comparison(of document: String, with former: String, _ options: String...) throws -> String {
    try tool.add("Main.storyboard", former)
    let git = "git -c user.name=a -c user.email=a@b.c"
    try expect(tool.shell("git init -q . && git add -A && \(git) commit -q -m first").code, is: 0)
    try tool.add("Main.storyboard", document)
    return try tool.run(arguments: ["compare", ".", "--against", "HEAD"] + options).output
  }

  /// A controller that presents another one with a view in it.
  private func storyboard(style: String = "", view: String = "label", _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24127" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <scenes><scene sceneID="scn-01-001"><objects><viewController id="one-00-001" sceneMemberID="viewController">
    <view key="view" id="rot-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/></view><connections>
    <segue destination="two-00-001" kind="presentation" identifier="Help" \(style)id="seg-00-001"/>
    </connections></viewController></objects></scene>
    <scene sceneID="scn-02-001"><objects><viewController title="Help" id="two-00-001" sceneMemberID="viewController">
    <view key="view" id="rot-00-002"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <\(view) text="Hi" \(attributes)id="txt-00-001"><rect key="frame" x="16" y="40" width="100" height="30"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></\(view)>
    </subviews></view></viewController></objects></scene></scenes>
    </document>
    """
  }

  @Test func `a view of another kind is one entry, without the values that only one of the kinds has`() throws {
    let field = storyboard(view: "textField", #"borderStyle="roundedRect" placeholder="Name" "#)
    let output = try comparison(of: field, with: storyboard())
    #expect(output.contains("error: the kind of 'Hi' is 'textField' instead of 'label' [changed]"), "\(output)")
    #expect(output.components(separatedBy: "[changed]").count == 2, "\(output)")
  }

  @Test func `the code of the working tree counts on both sides`() throws {
    try tool.add(
      "Help.swift",
      "class HelpController: UIViewController {\n"
        + "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }\n}\n")
    let former = storyboard().replacingOccurrences(
      of: #"title="Help""#, with: #"title="Help" customClass="HelpController""#)
    let output = try comparison(of: former.replacingOccurrences(of: "Hi", with: "Ho"), with: former)
    #expect(output.contains("error: the text of 'Ho' is 'Ho' instead of 'Hi' [changed]"), "\(output)")
    #expect(!output.contains("no longer laid out"), "\(output)")
  }

  @Test func `another style of presentation is one entry of the presented scene`() throws {
    let former = storyboard(style: #"modalPresentationStyle="formSheet" "#)
    let output = try comparison(of: storyboard(), with: former, "-d", "iPad mini (6th gen)")
    #expect(
      output.hasPrefix(
        "Main.storyboard:5:1: error: the modalPresentationStyle of 'Help' is no longer 'formSheet' [changed]\n"),
      "\(output)")
    #expect(output.components(separatedBy: "[changed]").count == 2, "\(output)")
  }

  /// A controller with a box of two views, which has a size of its own.
  private func panel(height: Int = 300, top: Int = 8) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24127" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <scenes><scene sceneID="scn-01-001"><objects><viewController id="one-00-001" sceneMemberID="viewController">
    <view key="view" id="rot-00-001"><rect key="frame" x="0" y="0" width="375" height="\(height)"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
    <rect key="frame" x="0" y="\(top)" width="375" height="40"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="bar-00-001">
    <rect key="frame" x="0" y="0" width="375" height="40"/></view></subviews>
    <constraints><constraint firstAttribute="height" constant="40" id="hgt-00-001"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="box-00-001" firstAttribute="top" secondItem="rot-00-001" secondAttribute="top" \
    constant="\(top)" id="top-00-001"/>
    <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="rot-00-001" secondAttribute="leading" \
    id="led-00-001"/>
    <constraint firstItem="box-00-001" firstAttribute="trailing" secondItem="rot-00-001" secondAttribute="trailing" \
    id="trl-00-001"/></constraints></view>
    <size key="freeformSize" width="375" height="\(height)"/>
    <connections><outlet property="panel" destination="box-00-001" id="out-00-001"/></connections>
    </viewController></objects></scene></scenes>
    </document>
    """
  }

  @Test func `views without a label are called by their outlet`() throws {
    let output = try comparison(of: panel(top: 12), with: panel())
    #expect(output.contains("error: panel.top == root.top: the constant is 12 instead of 8 [changed]"), "\(output)")
    #expect(output.contains("so 'panel' moved by 0, +4 [moved]"), "\(output)")
    #expect(!output.contains("box-00-001"), "\(output)")
  }

  @Test func `differences from approved layouts also call views by their outlet`() throws {
    try tool.add("Main.storyboard", panel())
    try expect(tool.run("approve", ".").code, is: 0)
    try tool.add("Main.storyboard", panel(height: 360, top: 12))
    let output = try tool.run("compare", ".").output
    #expect(output.contains("error: 'panel' moved by 0, +4 [moved]"), "\(output)")
    #expect(output.contains("error: 'root' is 375 × 360 instead of 375 × 300 [resized]"), "\(output)")
    #expect(!output.contains("box-00-001"), "\(output)")
  }

  @Test func `a controller's own size counts on both sides`() throws {
    let output = try comparison(of: panel(height: 360), with: panel())
    #expect(output.contains("so 'root' is 375 × 360 instead of 375 × 300 [resized]"), "\(output)")
  }
}
