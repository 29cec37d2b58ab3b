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
        "Main.storyboard:5:1: error: the modal presentation style of segue 'Help' to 'Help' of 'viewController' is no "
          + "longer 'formSheet' [changed]\n"),
      "\(output)")
    #expect(output.components(separatedBy: "[changed]").count == 2, "\(output)")
  }

  @Test func `a new segue is the cause of the bar of the controller to which it leads`() throws {
    func storyboard(_ segue: String) -> String {
      let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24127" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="nav-00-001">
        <scenes><scene sceneID="scn-00-001"><objects><navigationController id="nav-00-001" \
        sceneMemberID="viewController"><connections>
        <segue destination="one-00-001" kind="relationship" relationship="rootViewController" id="rel-00-001"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="scn-01-001"><objects><viewController title="List" id="one-00-001" \
        sceneMemberID="viewController"><view key="view" id="rot-00-001">\(frame)</view><connections>
        \(segue)</connections></viewController></objects></scene>
        <scene sceneID="scn-02-001"><objects><viewController title="Members" id="two-00-001" \
        sceneMemberID="viewController"><view key="view" id="rot-00-002">\(frame)<subviews>
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr-00-001">
        \(frame)</scrollView></subviews><viewLayoutGuide key="safeArea" id="saf-00-001"/><constraints>
        <constraint firstItem="scr-00-001" firstAttribute="top" secondItem="saf-00-001" secondAttribute="top" id="c01-00-001"/>
        <constraint firstItem="scr-00-001" firstAttribute="bottom" secondItem="rot-00-002" secondAttribute="bottom" id="c02-00-001"/>
        <constraint firstItem="scr-00-001" firstAttribute="leading" secondItem="rot-00-002" secondAttribute="leading" id="c03-00-001"/>
        <constraint firstItem="scr-00-001" firstAttribute="width" secondItem="rot-00-002" secondAttribute="width" id="c04-00-001"/>
        </constraints></view></viewController></objects></scene></scenes>
        </document>
        """
    }
    let segue = "<segue destination=\"two-00-001\" kind=\"show\" identifier=\"Members\" id=\"seg-00-001\"/>"
    let output = try comparison(of: storyboard(segue), with: storyboard(""), "-d", "iPhone 8")
    #expect(
      output.hasPrefix("Main.storyboard:7:1: error: 'List' has the new segue 'Members' to 'Members' [changed]\n"),
      "\(output)")
    #expect(output.components(separatedBy: "[changed]").count == 2, "\(output)")
  }

  @Test func `a scene that was recreated is compared with the one that it replaces`() throws {
    let document = storyboard().replacingOccurrences(of: "scn-02-001", with: "scn-02-009")
      .replacingOccurrences(of: "two-00-001", with: "two-00-009")
      .replacingOccurrences(of: "rot-00-002", with: "rot-00-009").replacingOccurrences(of: "Hi", with: "Ho")
    let output = try comparison(of: document, with: storyboard())
    #expect(output.contains("error: the text of 'Ho' is 'Ho' instead of 'Hi' [changed]"), "\(output)")
    #expect(output.components(separatedBy: ": error: ").count == 2, "\(output)")
    #expect(!output.contains("was removed"), "\(output)")
  }

  /// A table with a cell, whose content view has no id as in Xcode 4, or the one that Xcode 5 gives it.
  private func table(_ contentView: String, _ cell: String = "", extra: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="24127" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <tableViewCell contentMode="scaleToFill" rowHeight="60" \(cell)id="cel-00-001">
    <rect key="frame" x="0" y="0" width="320" height="60"/>
    <\(contentView.isEmpty ? "view" : "tableViewCellContentView") key="contentView" \(contentView)>
    <rect key="frame" x="0" y="0" width="320" height="60"/><subviews>
    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="nam-00-001">
    <rect key="frame" x="20" y="10" width="100" height="20"/></label>\(extra)
    </subviews></\(contentView.isEmpty ? "view" : "tableViewCellContentView")>
    </tableViewCell></objects></document>
    """
  }

  @Test func `an id that Xcode gives the content view of a cell changes nothing`() throws {
    let converted = table(#"tableViewCell="cel-00-001" id="con-00-001""#)
    try expect(comparison(of: converted, with: table("")), is: "1 scene, 6 layouts: 6 as in 'HEAD'\n")
    let output = try comparison(of: converted.replacingOccurrences(of: "Name", with: "City"), with: table(""))
    #expect(output.contains("error: the text of 'City' is 'City' instead of 'Name' [changed]"), "\(output)")
    #expect(output.components(separatedBy: "[changed]").count == 2, "\(output)")
  }

  @Test func `a new image of a cell is one entry`() throws {
    let image = """
      <imageView contentMode="scaleToFill" image="key" id="img-00-001">
      <rect key="frame" x="200" y="10" width="24" height="24"/>\
      <autoresizingMask key="autoresizingMask"/></imageView>
      """
    let content = #"tableViewCell="cel-00-001" id="con-00-001""#
    let output = try comparison(
      of: table(content, "imageView=\"img-00-001\" ", extra: image), with: table(content))
    #expect(output.components(separatedBy: "[changed]").count == 2, "\(output)")
    #expect(output.contains(" is new in "), "\(output)")
  }

  @Test func `another content mode of an image view is reported, although no view moves`() throws {
    func document(_ attributes: String) -> String {
      panel().replacingOccurrences(
        of: #"<view translatesAutoresizingMaskIntoConstraints="NO" id="bar-00-001">"#,
        with: #"<imageView \#(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="bar-00-001">"#
      ).replacingOccurrences(of: "height=\"40\"/></view>", with: "height=\"40\"/></imageView>")
    }
    let output = try comparison(
      of: document(#"contentMode="scaleAspectFill""#), with: document(#"contentMode="center""#))
    #expect(output.contains("content mode"), "\(output)")
    #expect(output.contains("is 'scaleAspectFill' instead of 'center'; no view moves [changed]"), "\(output)")
    #expect(try comparison(of: document(""), with: document(#"contentMode="scaleToFill""#)).contains("as in 'HEAD'"))
  }

  @Test func `other borders, separators and accessories are reported, although no view moves`() throws {
    func document(_ border: String, _ separator: String, _ accessory: String) -> String {
      tool.storyboard(
        """
        <viewController id="one-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <textField borderStyle="\(border)" userLabel="field" id="fld-00-001">
        <rect key="frame" x="40" y="40" width="200" height="30"/>
        <autoresizingMask key="autoresizingMask"/></textField>
        <tableView userLabel="list" dataMode="prototypes" separatorStyle="\(separator)" rowHeight="44" id="tab-00-001">
        <rect key="frame" x="0" y="100" width="375" height="400"/><autoresizingMask key="autoresizingMask"/>
        <prototypes><tableViewCell userLabel="row" accessoryType="\(accessory)" id="cel-00-001">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-00-001" id="con-00-001">
        <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell></prototypes>
        </tableView></subviews></view></viewController>
        """)
    }
    let output = try comparison(
      of: document("bezel", "none", "detailButton"), with: document("line", "default", "checkmark"), "-d", "iPhone 8")
    for change in [
      "the border style of 'field' is 'bezel' instead of 'line'",
      "the separator style of 'list' is 'none' instead of 'default'",
      "the accessory type of 'row' is 'detailButton' instead of 'checkmark'",
    ] {
      #expect(output.contains("note: \(change); no view moves [changed]"), "\(output)")
    }
  }

  @Test func `a new constraint that no variation installs moves nothing`() throws {
    let added = """
      <constraint firstItem="box-00-001" firstAttribute="top" secondItem="rot-00-001" secondAttribute="top" \
      constant="90" id="top-00-002"/></constraints><variation key="default"><mask key="constraints">\
      <exclude reference="top-00-002"/></mask></variation></view>\n<size
      """
    let document = panel(top: 12).replacingOccurrences(of: "</constraints></view>\n<size", with: added)
    let output = try comparison(of: document, with: panel())
    #expect(output.contains("error: panel.top == root.top: the constant is 12 instead of 8 [changed]"), "\(output)")
    #expect(output.contains("note: new constraint panel.top == root.top + 90; no view moves [changed]"), "\(output)")
  }

  @Test func `simulated bars are not the cause if the controller is now embedded in another`() throws {
    func storyboard(_ metrics: String, _ scene: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24127" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="scn-01-001"><objects>
      <viewController title="Settings" id="one-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>\(metrics)</viewController></objects></scene>
      \(scene)</scenes></document>
      """
    }
    let container = """
      <scene sceneID="scn-02-001"><objects><viewController title="Page" id="two-00-001" sceneMemberID="viewController">
      <view key="view" id="rot-00-002"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <containerView id="con-00-001"><rect key="frame" x="0" y="100" width="300" height="200"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><connections>
      <segue destination="one-00-001" kind="embed" id="seg-00-001"/></connections></containerView></subviews></view>
      </viewController></objects></scene>
      """
    let metrics = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let output = try comparison(of: storyboard("", container), with: storyboard(metrics, ""), "-d", "iPhone 8")
    #expect(output.contains("from a change in another scene of the document [changed]"), "\(output)")
    #expect(!output.contains("simulated"), "\(output)")
  }

  @Test func `the title of a header belongs to the change of its section`() throws {
    func storyboard(_ title: String, spacing: String, accessory: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24127" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="scn-01-001"><objects>
      <tableViewController title="Settings" id="one-00-001" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tab-00-001">
      <rect key="frame" x="0" y="0" width="375" height="667"/><sections>
      <tableViewSection headerTitle="\(title)" id="sec-00-001"><cells>
      <tableViewCell rowHeight="\(spacing)" accessoryType="\(accessory)" id="cel-00-001">
      <rect key="frame" x="0" y="60" width="375" height="\(spacing)"/>
      <tableViewCellContentView key="contentView" id="con-00-001">
      <rect key="frame" x="0" y="0" width="375" height="\(spacing)"/></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    }
    let output = try comparison(
      of: storyboard("New", spacing: "60", accessory: "checkmark"),
      with: storyboard("Old", spacing: "44", accessory: "disclosureIndicator"), "-d", "iPhone 8")
    #expect(
      output.hasPrefix(
        "Main.storyboard:6:1: error: the header title of 'section 1' is 'New' instead of 'Old' [changed]\n"),
      "\(output)")
    #expect(!output.contains("looks different"), "\(output)")
  }

  @Test func `views of one class are called by their outlets`() throws {
    func classed(_ document: String) -> String {
      document.replacingOccurrences(of: "NO\" id=\"box", with: "NO\" customClass=\"RangeView\" id=\"box")
    }
    let output = try comparison(of: classed(panel(top: 12)), with: classed(panel()))
    #expect(output.contains("error: panel.top == root.top: the constant is 12 instead of 8 [changed]"), "\(output)")
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

  @Test func `a document that only a pod contains belongs to an app on both sides`() throws {
    try tool.add("App.xcodeproj/project.pbxproj", "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }")
    try tool.add("App.podspec", "")
    func conflict(_ height: Int) -> String {
      let own = #"<constraints><constraint firstAttribute="height" constant="\#(height)" id="hgt-00-002"/><constraint "#
      return panel().replacingOccurrences(of: "<constraints><constraint ", with: own)
    }
    let output = try comparison(of: conflict(60), with: conflict(50))
    #expect(output.contains("the constant is 60 instead of 50"), "\(output)")
    #expect(!output.contains("newly-failing"), "\(output)")
  }

  @Test func `a controller's own size counts on both sides`() throws {
    let output = try comparison(of: panel(height: 360), with: panel())
    #expect(output.contains("so 'root' is 375 × 360 instead of 375 × 300 [resized]"), "\(output)")
  }
}
