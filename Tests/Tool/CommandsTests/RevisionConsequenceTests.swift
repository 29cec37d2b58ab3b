import Foundation
import LayoutTestSupport
import Testing

/// What follows from which change of an Xcode document.
@Suite struct RevisionConsequenceTests {
  let tool = Tool()

  private func entries(of document: String, with former: String, on devices: String = "iPhone 8") throws -> [String] {
    try tool.entries(of: document, with: former, on: devices)
  }

  private func storyboard(_ controller: String) -> String { tool.storyboard(controller) }

  // MARK: - Constraints

  /// A controller with a field and an icon beside it.
  private func form(height: Int = 40, icon: String = #"constant="0" id="icn-00-001""#, _ more: String = "") -> String {
    func view(_ id: String, _ frame: String, _ constraints: String) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="\(id.prefix(3))" id="\(id)">
      <rect key="frame" \(frame)/><constraints>\(constraints)</constraints></view>
      """
    }
    func side(_ view: String, _ attribute: String, _ other: String, _ more: String) -> String {
      """
      <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" \
      secondAttribute="\(attribute)" \(more)/>
      """
    }
    func size(_ attribute: String, _ length: Int, _ id: String) -> String {
      "<constraint firstAttribute=\"\(attribute)\" constant=\"\(length)\" id=\"\(id)\"/>"
    }
    let field = view(
      "fld-00-001", "x=\"60\" y=\"100\" width=\"200\" height=\"\(height)\"",
      size("width", 200, "wid-00-001") + size("height", height, "hgt-00-001"))
    let icon = [
      view(
        "icn-00-009", "x=\"20\" y=\"\(90 + height / 2)\" width=\"20\" height=\"20\"",
        size("width", 20, "wid-00-002") + size("height", 20, "hgt-00-002")),
      side("icn-00-009", "centerY", "fld-00-001", icon),
    ]
    return storyboard(
      """
      <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(field)\(icon[0])</subviews><constraints>
      \(side("fld-00-001", "top", "rot-00-001", #"constant="100" id="top-00-001""#))
      \(side("fld-00-001", "leading", "rot-00-001", #"constant="60" id="led-00-001""#))
      \(side("icn-00-009", "leading", "rot-00-001", #"constant="20" id="led-00-002""#))
      \(icon[1])\(more)</constraints></view></viewController>
      """)
  }

  @Test func `a view is listed below the change that moves it, not below others that name it`() throws {
    let found = try entries(of: form(height: 60, icon: #"constant="6" id="icn-00-001""#), with: form())
    try #require(found.count == 2, "\(found)")
    #expect(found[0].contains("fld.height: the constant is 60 instead of 40"), "\(found)")
    #expect(found[0].contains("so 'fld' is 200 × 60 instead of 200 × 40 [resized]"), "\(found)")
    #expect(found[1].contains("icn.centerY == fld.centerY: the constant is 6 instead of 0"), "\(found)")
    #expect(found[1].contains("so 'icn' moved by 0, +16 [moved]"), "\(found)")
    #expect(!found[1].contains("'fld' is"), "\(found)")
  }

  @Test func `a constraint that becomes a placeholder and gets another number is one entry`() throws {
    let found = try entries(of: form(icon: #"constant="6" placeholder="YES" id="icn-00-001""#), with: form())
    let entries = found.filter { $0.contains("icn.centerY == fld.centerY") || $0.contains("a placeholder") }
    #expect(
      entries.count == 1 && entries[0].contains("the constant is 6 instead of 0, and it is a placeholder"), "\(found)")
  }

  @Test func `a height without which constraints conflict is a cause beside that of the superview`() throws {
    func edge(_ view: String, _ attribute: String, _ other: String, _ otherAttribute: String) -> String {
      """
      <constraint firstItem="\(view)-00-001" firstAttribute="\(attribute)" secondItem="\(other)-00-001" \
      secondAttribute="\(otherAttribute)" id="\(view.prefix(1))\(attribute.prefix(2))-01-001"/>
      """
    }
    func part(_ name: String, _ y: Int, _ height: Int) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="\(name)" id="\(name)-00-001">
      <rect key="frame" x="0" y="\(y)" width="375" height="\(height)"/><constraints>
      <constraint firstAttribute="height" constant="\(height)" id="\(name)-02-001"/></constraints></view>
      """
    }
    func table(_ height: Int) -> String {
      let sides = ["pic", "txt"].flatMap { view in ["leading", "trailing"].map { edge(view, $0, "hdr", $0) } }
      return storyboard(
        """
        <tableViewController id="ctl-00-001" sceneMemberID="viewController"><tableView key="view" id="tab-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/><view key="tableHeaderView" userLabel="header" \
        id="hdr-00-001"><rect key="frame" x="0" y="0" width="375" height="\(155 + height)"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <subviews>\(part("pic", 0, 155))\(part("txt", 155, height))</subviews><constraints>\(sides.joined())
        \(edge("pic", "top", "hdr", "top"))\(edge("txt", "top", "pic", "bottom"))\(edge("txt", "bottom", "hdr", "bottom"))
        </constraints></view></tableView></tableViewController>
        """)
    }
    let found = try entries(of: table(85), with: table(75))
    let height = try #require(found.first { $0.contains("txt.height: the constant is 85 instead of 75") }, "\(found)")
    #expect(found.count == 2 && height.contains("so 'txt' is 375 × 85 instead of 375 × 75 [resized]"), "\(found)")
  }

  @Test func `each device has its own cause, also if the view changes in the same directions`() throws {
    func document(margin: Int, limit: Int) -> String {
      func root(_ attribute: String, _ more: String) -> String {
        """
        <constraint firstItem="crd-00-001" firstAttribute="\(attribute)" secondItem="rot-00-001" \
        secondAttribute="\(attribute)" \(more) id="\(attribute.prefix(3))-00-001"/>
        """
      }
      return storyboard(
        """
        <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view userLabel="card" translatesAutoresizingMaskIntoConstraints="NO" id="crd-00-001">
        <rect key="frame" x="\(margin)" y="100" width="\(375 - 2 * margin)" height="50"/><constraints>
        <constraint firstAttribute="height" constant="50" id="hgt-00-001"/>
        <constraint firstAttribute="width" relation="lessThanOrEqual" constant="\(limit)" id="lim-00-001"/>
        </constraints></view></subviews><constraints>
        \(root("centerX", ""))\(root("top", "constant=\"100\""))
        \(root("leading", "constant=\"\(margin)\" priority=\"750\""))</constraints></view></viewController>
        """)
    }
    let found = try entries(
      of: document(margin: 24, limit: 540), with: document(margin: 16, limit: 600), on: "iPhone 8,iPad mini (6th gen)")
    try #require(found.count == 2, "\(found)")
    let causes = [
      ("540 instead of 600", "540 × 50 instead of 600 × 50"), ("24 instead of 16", "327 × 50 instead of 343 × 50"),
    ]
    for (cause, sizes) in causes {
      let entry = try #require(found.first { $0.contains("the constant is \(cause)") }, "\(found)")
      #expect(entry.components(separatedBy: "so ").count == 2, "\(found)")
      #expect(entry.contains("so 'card' is \(sizes), moved by"), "\(found)")
    }
  }

  @Test func `a view is listed below a small change of its own and a large one elsewhere`() throws {
    let found = try entries(of: form(height: 100, icon: #"constant="2" id="icn-00-001""#), with: form())
    try #require(found.count == 2, "\(found)")
    #expect(found.allSatisfy { $0.contains("so 'icn' moved by 0, +32 [moved]") }, "\(found)")
  }

  @Test func `a view is listed once below a constraint and the one that replaces it`() throws {
    let top = """
      <constraint firstItem="icn-00-009" firstAttribute="top" secondItem="rot-00-001" secondAttribute="top" \
      constant="90" id="icn-00-002"/>
      """
    let document = form(icon: "constant=\"0\" id=\"icn-00-001\"", top)
    let removed = try #require(document.split(separator: "\n").first { $0.contains("icn-00-001") }.map(String.init))
    let line = try #require(removed.components(separatedBy: "<constraint ").first { $0.contains("\"icn-00-001\"") })
    let replaced = document.replacingOccurrences(of: "<constraint \(line)", with: "")
    let found = try entries(of: replaced, with: form())
    #expect(found.count == 1 && found[0].contains(" replaces "), "\(found)")
    #expect(found.allSatisfy { $0.contains("so 'icn' moved by 0, -20 [moved]") }, "\(found)")
  }

  @Test func `a removed constraint without effect is not listed for the view that it named`() throws {
    let optional = """
      <constraint firstItem="icn-00-009" firstAttribute="leading" secondItem="rot-00-001" secondAttribute="leading" \
      constant="10" priority="250" id="led-00-003"/>
      """
    let document = form().replacingOccurrences(
      of: #"constant="20" id="led-00-002""#, with: #"constant="30" id="led-00-002""#)
    let found = try entries(of: document, with: form(optional))
    let moving = found.filter { $0.contains("[moved]") }
    #expect(found.count == 2 && moving.count == 1 && moving[0].contains("the constant is 30 instead of 20"), "\(found)")
    #expect(found.contains { $0.contains("was removed; no view moves") }, "\(found)")
  }

  @Test func `a removed view is listed beside a constraint that moves views further`() throws {
    func screen(_ top: Int, _ arranged: String...) -> String {
      let views = arranged.map { id in
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0" y="0" width="100" height="30"/>
        <constraints><constraint firstAttribute="height" constant="30" id="h\(id.dropFirst())"/></constraints></view>
        """
      }
      func tie(_ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int) -> String {
        """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(other)" \
        constant="\(constant)" id="\(first.prefix(1))\(attribute.prefix(2))-00-001"/>
        """
      }
      let (stack, box, root) = ("stk-00-001", "box-00-001", "rot-00-001")
      return storyboard(
        """
        <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="\(root)">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="\(stack)">
        <rect key="frame" x="20" y="\(top)" width="100" height="\(30 * arranged.count)"/>
        <subviews>\(views.joined())</subviews></stackView>
        <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="\(box)">
        <rect key="frame" x="20" y="\(top + 30 * arranged.count)" width="100" height="30"/><constraints>
        <constraint firstAttribute="height" constant="30" id="hgt-00-009"/></constraints></view></subviews><constraints>
        \(tie(stack, "top", root, "top", top))\(tie(stack, "leading", root, "leading", 20))
        \(tie(stack, "width", root, "width", -100))\(tie(box, "top", stack, "bottom", 0))
        \(tie(box, "leading", root, "leading", 20))\(tie(box, "width", root, "width", -100))</constraints></view>
        </viewController>
        """)
    }
    let found = try entries(of: screen(120, "vw1-00-001"), with: screen(100, "vw1-00-001", "vw2-00-001"))
    #expect(found.count == 2 && found.allSatisfy { $0.contains("so 'box' moved by 0, -10 [moved]") }, "\(found)")
  }

  @Test func `a new item of a bar is not the cause of another color`() throws {
    func document(_ color: String, _ item: String) -> String {
      storyboard(
        """
        <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <color key="backgroundColor" white="\(color)" alpha="1"/></view>\(item)</viewController>
        """)
    }
    let item = "<navigationItem key=\"navigationItem\" id=\"itm-00-001\"/>"
    let found = try entries(of: document("0.5", item), with: document("1", ""))
    #expect(found.count == 1 && found[0].contains("the background of 'root'"), "\(found)")
  }

  // MARK: - Segues

  /// A navigation controller with a controller that pushes another one, which a third controller presents.
  private func segues(_ show: String, _ breakers: String, isPresentedFirst: Bool) -> String {
    func scene(_ number: Int, _ segue: String) -> String {
      """
      </objects></scene><scene sceneID="scn-02-00\(number)"><objects>
      <viewController id="ctl-02-00\(number)" sceneMemberID="viewController"><view key="view" id="rot-02-00\(number)">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="box-02-00\(number)">
      <rect key="frame" x="20" y="64" width="100" height="90"/><constraints>
      <constraint firstAttribute="width" constant="100" id="wid-02-00\(number)"/>
      <constraint firstAttribute="height" constant="90" id="hgt-02-00\(number)"/></constraints></view></subviews>
      <constraints><constraint firstItem="box-02-00\(number)" firstAttribute="top" secondItem="saf-02-00\(number)" \
      secondAttribute="top" id="top-02-00\(number)"/>
      <constraint firstItem="box-02-00\(number)" firstAttribute="leading" secondItem="rot-02-00\(number)" \
      secondAttribute="leading" constant="20" id="led-02-00\(number)"/></constraints>
      <viewLayoutGuide key="safeArea" id="saf-02-00\(number)"/></view><connections>\(segue)</connections>
      </viewController>
      """
    }
    let pushing = scene(1, show)
    let presenting = scene(
      2,
      """
      <segue destination="ctl-02-003" kind="presentation" modalPresentationStyle="fullScreen" id="prs-00-001"/>
      """)
    let navigation = """
      <navigationController id="nav-00-001" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar-00-001"><rect key="frame" x="0" y="20" width="375" height="44"/>
      </navigationBar><connections><segue destination="ctl-02-001" kind="relationship" \
      relationship="rootViewController" id="rel-00-001"/></connections></navigationController>
      """
    let scenes = isPresentedFirst ? presenting + pushing : pushing + presenting
    return storyboard(navigation + scenes + scene(3, ""))
      .replacingOccurrences(of: "</document>", with: "\(breakers)</document>")
  }

  @Test(arguments: [false, true])
  func `a deleted segue gives the controller that it showed another container`(isPresentedFirst: Bool) throws {
    let former = segues(
      "<segue destination=\"ctl-02-003\" kind=\"show\" id=\"shw-00-001\"/>",
      "<inferredMetricsTieBreakers><segue reference=\"shw-00-001\"/></inferredMetricsTieBreakers>",
      isPresentedFirst: isPresentedFirst)
    let found = try entries(of: segues("", "", isPresentedFirst: isPresentedFirst), with: former)
    #expect(found.contains { $0.contains("so 'box' moved by 0, -44 [moved]") }, "\(found)")
  }

  // MARK: - Values

  /// A controller with one view.
  private func screen(_ view: String) -> String {
    storyboard(
      """
      <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(view)</subviews></view></viewController>
      """)
  }

  @Test func `a text that gets attributes is one entry`() throws {
    func label(_ attributes: String, _ content: String) -> String {
      screen(
        """
        <label \(attributes) numberOfLines="0" id="lbl-00-001"><rect key="frame" x="20" y="40" width="300" height="80"/>
        \(content)</label>
        """)
    }
    let former = label(
      #"text="Icons by Ada" textAlignment="center""#,
      #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    let document = label(
      #"usesAttributedText="YES""#,
      """
      <attributedString key="attributedText"><fragment content="Icons by Ada and Bo"><attributes>
      <font key="NSFont" size="17" name="HelveticaNeue"/></attributes></fragment></attributedString>
      """)
    let found = try entries(of: document, with: former)
    #expect(found.count == 1 && found[0].contains("the attributed text of"), "\(found)")
  }

  @Test func `a button that loses its configuration is one entry`() throws {
    func button(_ content: String) -> String {
      screen(
        """
        <button buttonType="system" id="btn-00-001"><rect key="frame" x="20" y="40" width="120" height="34"/>
        \(content)</button>
        """)
    }
    let former = button(
      #"<state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="Update"/>"#)
    let document = button(
      """
      <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>
      <state key="normal" title="Update"/>
      """)
    let found = try entries(of: document, with: former)
    #expect(found.count == 1 && found[0].contains("the configuration of 'Update' changed"), "\(found)")
  }

  @Test func `a new text does not resize a label with a fixed frame`() throws {
    func label(_ text: String, _ width: Int) -> String {
      screen(
        """
        <label text="\(text)" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001">
        <rect key="frame" x="20" y="40" width="\(width)" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """)
    }
    let found = try entries(of: label("Ada Lovelace", 120), with: label("Ada", 80))
    let text = try #require(found.first { $0.contains("the text of") }, "\(found)")
    let frame = try #require(found.first { $0.contains("the frame of") }, "\(found)")
    #expect(found.count == 2 && !text.contains("[resized]"), "\(found)")
    #expect(frame.contains("is 120 × 20 instead of 80 × 20 [resized]"), "\(found)")
  }

  @Test func `the labels of another style of a cell belong to the change of the style`() throws {
    func cell(_ style: String, _ detail: String, _ label: String) -> String {
      storyboard(
        """
        <tableViewController id="ctl-00-001" sceneMemberID="viewController"><tableView key="view" rowHeight="44" \
        id="tab-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
        <tableViewCell textLabel="lbl-00-001" \(detail) style="IBUITableViewCellStyle\(style)" id="cel-00-001">
        <rect key="frame" x="0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-00-001" id="con-00-001">
        <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>
        <label text="Ada" id="lbl-00-001"><rect key="frame" x="16" y="0" width="343" height="44"/></label>\(label)
        </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
        """)
    }
    let detail = """
      <label text="Bob" id="lbl-00-002"><rect key="frame" x="300" y="12" width="59" height="20"/></label>
      """
    let found = try entries(
      of: cell("Value1", #"detailTextLabel="lbl-00-002""#, detail), with: cell("Default", "", ""))
    #expect(found.count == 1 && found[0].contains("the style of"), "\(found)")
  }

  /// A controller with a label in a corner.
  private func label(_ attributes: String, _ constraints: String = "") -> String {
    func edge(_ attribute: String) -> String {
      """
      <constraint firstItem="lbl-00-001" firstAttribute="\(attribute)" secondItem="rot-00-001" \
      secondAttribute="\(attribute)" constant="40" id="\(attribute.prefix(3))-00-001"/>
      """
    }
    return storyboard(
      """
      <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001">
      <rect key="frame" x="40" y="40" width="80" height="20.5"/><constraints>\(constraints)</constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints>\(edge("top"))\(edge("leading"))</constraints></view></viewController>
      """)
  }

  @Test func `a priority that lets a new text exceed a largest width lists what it resizes`() throws {
    let limit = """
      <constraint firstAttribute="width" relation="lessThanOrEqual" constant="60" priority="745" id="wid-00-001"/>
      """
    let found = try entries(
      of: label(#"text="Ada Lovelace wrote programs" horizontalCompressionResistancePriority="750""#, limit),
      with: label(#"text="Ada Love" horizontalCompressionResistancePriority="740""#, limit))
    let priority = try #require(found.first { $0.contains("compression resistance priority") }, "\(found)")
    #expect(priority.contains("[resized]") && !priority.contains("no view moves"), "\(found)")
  }

  @Test func `a priority does not list what another value of the view changes`() throws {
    let found = try entries(
      of: label(#"text="Ada Lovelace" horizontalHuggingPriority="252""#),
      with: label(#"text="Ada" horizontalHuggingPriority="251""#))
    let resizing = found.filter { $0.contains("[resized]") }
    #expect(found.count == 2 && resizing.count == 1 && resizing[0].contains("the text"), "\(found)")
  }
}
