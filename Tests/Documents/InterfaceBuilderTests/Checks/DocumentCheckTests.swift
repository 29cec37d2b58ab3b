import AutoLayout
import DocumentTestSupport
import Findings
import LayoutTestSupport
import MarkupReading
import Scenes
import Testing

/// The rules about the structure of storyboards and xibs, each on a document that breaks it and on one that does not.
@Suite struct DocumentCheckTests {
  /// Returns the messages of a rule about a document, without locations.
  private func findings(_ code: String, in text: String, path: String = "Test.storyboard") throws(DocumentError)
    -> [String]
  {
    try scenes(in: text, path: path, asksForLints: true).flatMap(\.findings).filter { $0.code.name == code }
      .map { "\($0.source?.line ?? 0): \($0.severity): \($0.message.text)" }
  }

  private func xib(_ views: String, _ attributes: String = "", rest: String = "") -> String {
    XcodeDocument.xib(
      XcodeDocument.view("view", "root", (0, 0, 320, 480), attributes, "<subviews>\(views)</subviews>"), rest: rest)
  }

  private func storyboard(_ controllers: String...) -> String {
    XcodeDocument.storyboard(
      controllers.enumerated().map { XcodeDocument.scene("s\($0)", $1) }.joined(),
      rest: "")
  }

  @Test func `a connection to a missing object is an error`() throws {
    let connections = """
      <connections><outlet property="title" destination="label" id="o1"/><outlet property="icon" destination="gone" id="o2"/>
      <action selector="tap:" destination="-1" eventType="touchUpInside" id="a1"/></connections>
      """
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>"
    let text = XcodeDocument.xib(
      owner
        + XcodeDocument.view(
          "view", "root", (0, 0, 320, 480), "",
          "<subviews>\(XcodeDocument.view("label", "label"))</subviews>\(connections)"))
    try expect(
      findings("unknown-destination", in: text),
      is: ["4: error: the outlet 'icon' of 'View' (root) points to 'gone', which does not exist"])
  }

  @Test func `duplicate ids are reported if one object is not a view or is in another scene`() throws {
    let constraint = "<constraints><constraint firstAttribute=\"width\" constant=\"80\" id=\"label\"/></constraints>"
    let text = xib(XcodeDocument.view("label", "label", (0, 0, 80, 20), "", constraint))
    try expect(findings("duplicate-id", in: text), is: ["4: warning: another object has the same id 'label'"])
    let scenes = storyboard(
      XcodeDocument.controller("a", "storyboardIdentifier=\"A\""),
      XcodeDocument.controller("a", "storyboardIdentifier=\"B\""))
    try expect(
      findings("duplicate-id", in: scenes).map { String($0.drop { $0 != "w" }) },
      is: [
        "warning: another object has the same id 'a'", "warning: another object has the same id 'a-view'",
      ])
  }

  @Test func `duplicate storyboard identifiers in a storyboard are reported`() throws {
    let text = storyboard(
      XcodeDocument.controller("a", "storyboardIdentifier=\"Details\""),
      XcodeDocument.controller("b", "storyboardIdentifier=\"Details\""),
      XcodeDocument.controller("c", "storyboardIdentifier=\"Other\""))
    try expect(
      findings("duplicate-storyboard-id", in: text),
      is: [
        "6: error: 'View Controller' (b) has the storyboard identifier 'Details' of 'View Controller' (a)"
      ])
  }

  @Test func `static cells outside a table view controller are reported`() throws {
    let table = XcodeDocument.view("tableView", "t", (0, 0, 320, 480), "dataMode=\"static\"")
    try expect(
      findings("static-table", in: xib(table)),
      is: ["4: error: 'Table View' (t) has static cells outside a table view controller"])
    let controlled = """
      <tableViewController id="c" storyboardIdentifier="C" sceneMemberID="viewController"><tableView key="view" id="t" \
      dataMode="static"><rect key="frame" x="0" y="0" width="320" height="480"/></tableView></tableViewController>
      """
    try expect(findings("static-table", in: storyboard(controlled)), is: [])
  }

  @Test func `custom classes in launch screens are reported`() throws {
    let text = storyboard(XcodeDocument.controller("a", "customClass=\"Splash\""))
    try expect(findings("launch-screen", in: text), is: [])
    let launch = text.replacing("useAutolayout", with: "launchScreen=\"YES\" useAutolayout")
    try expect(
      findings("launch-screen", in: launch), is: ["4: error: 'Splash' (a) in a launch screen has the class 'Splash'"])
  }

  @Test func `prototypes with missing or duplicate reuse identifiers are reported`() throws {
    func cell(_ id: String, _ attributes: String) -> String {
      XcodeDocument.view("tableViewCell", id, (0, 0, 320, 44), attributes)
    }
    let prototypes =
      cell("a", "reuseIdentifier=\"Row\"") + cell("b", "reuseIdentifier=\"Row\"") + cell("c", "")
      + cell("d", "reuseIdentifier=\"Other\"")
    let table = XcodeDocument.view("tableView", "t", (0, 0, 320, 480), "", "<prototypes>\(prototypes)</prototypes>")
    try expect(
      findings("reuse-identifier", in: xib(table)),
      is: [
        "4: warning: 'Table View Cell' (b) has the reuse identifier 'Row' of 'Table View Cell' (a)",
        "4: warning: 'Table View Cell' (c) is a prototype without a reuse identifier",
      ])
  }

  @Test func `scenes that no segue, identifier or start reaches are reported`() throws {
    let segue =
      "<connections><segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"s1\"/></connections>"
    let text = storyboard(
      XcodeDocument.controller("a", rest: segue), XcodeDocument.controller("b"),
      XcodeDocument.controller("c", "storyboardIdentifier=\"C\""), XcodeDocument.controller("d")
    ).replacing("useAutolayout", with: "initialViewController=\"a\" useAutolayout")
    try expect(
      findings("unreachable-scene", in: text),
      is: ["10: warning: nothing leads to 'View Controller' (d), and it has no storyboard identifier"])
  }

  @Test func `segues of controllers with missing or duplicate identifiers are reported`() throws {
    let segues = """
      <connections><segue destination="b" kind="show" id="s1"/><segue destination="b" kind="relationship" id="s2"/>
      <segue destination="b" kind="show" identifier="go" id="s3"/><segue destination="b" kind="show" identifier="go" id="s4"/>
      </connections>
      """
    let text = storyboard(XcodeDocument.controller("a", rest: segues), XcodeDocument.controller("b"))
    try expect(
      findings("segue-identifier", in: text),
      is: [
        "6: warning: a segue of 'View Controller' (a) has no identifier, so code cannot perform it",
        "7: warning: two segues of 'View Controller' (a) have the identifier 'go'",
      ])
  }

  @Test func `stacks with fewer than two views are reported unless code fills them`() throws {
    func stack(_ id: String, _ count: Int) -> String {
      let labels = (0..<count).map { XcodeDocument.view("label", "\(id)\($0)") }.joined()
      return XcodeDocument.view("stackView", id, (0, 0, 100, 50), "", "<subviews>\(labels)</subviews>")
    }
    let outlet = "<connections><outlet property=\"s\" destination=\"known\" id=\"o\"/></connections>"
    let text = xib(stack("none", 0) + stack("one", 1) + stack("two", 2) + stack("known", 1))
      .replacing("</view>\n", with: "</view>").replacing("</subviews></view>", with: "</subviews>\(outlet)</view>")
    try expect(
      findings("single-arranged-view", in: text),
      is: [
        "4: note: the stack 'Stack View' (none) arranges no view",
        "4: note: the stack 'Stack View' (one) arranges a single view",
      ])
  }

  @Test func `a stack with one view is not reported if code hides the view`() throws {
    func stack(_ id: String, _ label: String) -> String {
      XcodeDocument.view("stackView", id, (0, 0, 100, 50), "", "<subviews>\(label)</subviews>")
    }
    let outlet = "<connections><outlet property=\"hint\" destination=\"known\" id=\"o\"/></connections>"
    let hidden = XcodeDocument.view("label", "hidden", (0, 0, 10, 10), "hidden=\"YES\" tag=\"3\"")
    let text = xib(stack("a", XcodeDocument.view("label", "known")) + stack("b", hidden))
      .replacing("</view>\n", with: "</view>").replacing("</subviews></view>", with: "</subviews>\(outlet)</view>")
    try expect(findings("single-arranged-view", in: text), is: [])
  }

  @Test func `a hidden view that other views are constrained to is not reported`() throws {
    func scene(_ constraint: String, inside: String = "") -> String {
      let hidden = XcodeDocument.view("view", "h", (0, 0, 10, 10), "hidden=\"YES\"", inside)
      return XcodeDocument.xib(
        XcodeDocument.view(
          "view", "root", (0, 0, 320, 480), "",
          "<subviews>\(hidden)\(XcodeDocument.view("label", "l"))</subviews><constraints>\(constraint)</constraints>"))
    }
    func tie(_ second: String) -> String {
      "<constraint firstItem=\"h\" firstAttribute=\"width\" secondItem=\"\(second)\" secondAttribute=\"width\" id=\"c\"/>"
    }
    let height = "<constraints><constraint firstAttribute=\"height\" constant=\"8\" id=\"d\"/></constraints>"
    try expect(findings("hidden-for-good", in: scene(tie("l"))), is: [])
    try expect(findings("hidden-for-good", in: scene(tie("root"), inside: height)), is: [])
    try expect(
      findings("hidden-for-good", in: scene(tie("root"))),
      is: ["4: note: 'View' (h) is hidden and has no outlet"])
  }

  @Test func `a hidden view that no code can refer to is reported`() throws {
    let views = ["", "tag=\"3\"", "customClass=\"Banner\""].enumerated().map {
      XcodeDocument.view("label", "l\($0)", (0, 0, 10, 10), "hidden=\"YES\" \($1)")
    }
    try expect(
      findings("hidden-for-good", in: xib(views.joined())),
      is: ["4: note: 'Label' (l0) is hidden and has no outlet"])
  }

  @Test func `a class with a module in one place and none in another is reported`() throws {
    let views =
      XcodeDocument.view("view", "a", (0, 0, 10, 10), "customClass=\"Badge\" customModule=\"Shop\"")
      + XcodeDocument.view("view", "b", (0, 0, 10, 10), "customClass=\"Badge\"")
      + XcodeDocument.view("view", "c", (0, 0, 10, 10), "customClass=\"OldBadge\"")
    try expect(
      findings("missing-module", in: xib(views)),
      is: ["4: warning: 'Badge' (b) has the class 'Badge' without the module 'Shop' that it has elsewhere"])
  }

  @Test func `image buttons without a label are reported`() throws {
    func button(_ id: String, _ state: String, _ rest: String = "") -> String {
      XcodeDocument.view("button", id, (0, 0, 10, 10), "", "<state key=\"normal\" \(state)/>\(rest)")
    }
    let labelled = "<accessibility key=\"accessibilityConfiguration\" label=\"Delete\"/>"
    let atStart = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Delete"/>\
      </userDefinedRuntimeAttributes>
      """
    let text = xib(
      button("a", "image=\"trash\"") + button("b", "image=\"trash\" title=\"Delete\"")
        + button("c", "image=\"trash\"", labelled) + button("d", "image=\"trash\" catalog=\"system\"") + button("e", "")
        + button("f", "image=\"trash\"", atStart)
        + XcodeDocument.view(
          "button", "g", (0, 0, 10, 10), "customClass=\"Trash\"", "<state key=\"normal\" image=\"trash\"/>")
    )
    try expect(
      findings("missing-accessibility-label", in: text),
      is: [
        "4: warning: 'Button' (a) shows only the image 'trash' and has no accessibility label",
        "4: note: 'Trash' (g) shows only the image 'trash' and has no accessibility label",
      ])
  }

  @Test func `duplicate accessibility identifiers in a scene are reported`() throws {
    let views = ["buy", "buy", "sell"].enumerated().map {
      XcodeDocument.view(
        "label", "l\($0)", (0, 0, 10, 10), "",
        "<accessibility key=\"accessibilityConfiguration\" identifier=\"\($1)\"/>")
    }
    try expect(
      findings("accessibility-identifier", in: xib(views.joined())),
      is: ["4: warning: 'Label' (l1) has the accessibility identifier 'buy' of 'Label' (l0)"])
  }

  @Test func `a text that follows the text size needs a text style, as do the texts beside it`() throws {
    func label(_ id: String, _ attributes: String, _ font: String) -> String {
      XcodeDocument.view("label", id, (0, 0, 10, 10), attributes, "<fontDescription key=\"fontDescription\" \(font)/>")
    }
    let (style, fixed) = ("style=\"UICTFontTextStyleBody\"", "type=\"system\" pointSize=\"12\"")
    let adjusts = "adjustsFontForContentSizeCategory=\"YES\""
    let text = xib(label("a", adjusts, style) + label("b", adjusts, fixed) + label("c", "", fixed))
    try expect(
      findings("ignored-text-size", in: text),
      is: ["4: warning: 'Label' (b) should adjust its font to the text size, but the font has no text style"])
    try expect(
      findings("fixed-text-size", in: text),
      is: ["4: note: 2 views have text of a fixed size while 1 next to them follow the text size"])
    try expect(findings("fixed-text-size", in: xib(label("b", "", fixed) + label("c", "", fixed))), is: [])
    let styled = xib(label("a", adjusts, style) + label("b", "customClass=\"Headline\"", fixed))
    try expect(findings("fixed-text-size", in: styled), is: [])
    let launch = text.replacing("useAutolayout", with: "launchScreen=\"YES\" useAutolayout")
    try expect(findings("fixed-text-size", in: launch), is: [])
  }

  @Test func `color components are reported if a named color has the same value`() throws {
    func color(_ key: String, _ red: Double) -> String {
      "<color \(key) red=\"\(red)\" green=\"0.2\" blue=\"0.2\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    }
    let views = [0.8, 0.7, 0.2].enumerated().map {
      XcodeDocument.view("label", "l\($0)", (0, 0, 10, 10), "", color("key=\"textColor\"", $1))
    }
    let names = [("Brand", 0.8), ("Grey", 0.2)].map { "<namedColor name=\"\($0)\">\(color("", $1))</namedColor>" }
    try expect(
      findings("literal-color", in: xib(views.joined(), rest: "<resources>\(names.joined())</resources>")),
      is: ["4: note: a color of 'Label' (l0) equals 'Brand' but is written as numbers"])
  }

  @Test func `objects that are installed for no size class are reported unless code refers to them`() throws {
    func label(_ known: String) -> String {
      """
      <subviews>\(XcodeDocument.view("label", "l", (0, 0, 10, 10)))</subviews>
      <constraints><constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c1"/><exclude reference="c2"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="c2"/></mask></variation>\(known)
      """
    }
    let outlet = "<connections><outlet property=\"c\" destination=\"c1\" id=\"o\"/></connections>"
    let texts = ["", outlet].map {
      XcodeDocument.xib(XcodeDocument.view("view", "root", (0, 0, 320, 480), "", label($0)))
    }
    try expect(
      findings("never-installed", in: texts[0]),
      is: ["5: note: the constraint 'c1' on top is not installed for any size class"])
    try expect(findings("never-installed", in: texts[1]), is: [])
  }

  @Test func `old settings are one finding, and safe areas are reported if constraints use older guides`() throws {
    let old = xib("").replacing("useTraitCollections=\"YES\"", with: "")
    try expect(
      findings("old-settings", in: old),
      is: ["2: note: the document does not use variations for size classes"])
    try expect(findings("old-settings", in: xib("")), is: [])
    let constraint = """
      <constraints><constraint firstItem="l" firstAttribute="top" secondItem="guide" secondAttribute="bottom" id="c1"/>\
      </constraints>
      """
    let text = storyboard(
      XcodeDocument.controller(
        "a", view: "<subviews>\(XcodeDocument.view("label", "l"))</subviews>\(constraint)",
        rest: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"guide\"/></layoutGuides>"))
    try expect(
      findings("old-settings", in: text),
      is: ["2: note: the document does not use safe areas"])
  }

  @Test func `lints report naming habits`() throws {
    let cell = XcodeDocument.view(
      "tableViewCell", "c", (0, 0, 320, 44), "reuseIdentifier=\"cell\" customClass=\"MessageCell\"",
      XcodeDocument.view("button", "b"))
    try expect(
      findings("class-name", in: XcodeDocument.xib(cell), path: "Cells.xib"),
      is: [
        "4: note: the file is named 'Cells' and its class 'MessageCell'",
        "4: note: 'Message Cell' (c) has the reuse identifier 'cell' and the class 'MessageCell'",
      ])
    try expect(
      findings("missing-accessibility-identifier", in: XcodeDocument.xib(cell)),
      is: ["4: note: 'Button' (b) has no accessibility identifier"])
    let margin = """
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" \
      id="c1"/></constraints>
      """
    let text = XcodeDocument.xib(
      XcodeDocument.view(
        "view", "root", (0, 0, 320, 480), "", "<subviews>\(XcodeDocument.view("button", "l"))</subviews>\(margin)"))
    try expect(
      findings("relative-to-margin", in: text),
      is: ["4: note: the constraint 'c1' on leading uses the margin of a view"])
    try expect(
      findings("missing-accessibility-identifier", in: text),
      is: ["4: note: 'Button' (l) has no accessibility identifier"])
  }
}
