import Foundation
import LayoutTestSupport
import Testing

/// Changes that move no view.
@Suite struct RevisionNoteTests {
  let tool = Tool()

  /// A controller with a box of this height and a dot beside it.
  private func screen(height: Int, offset: Int) -> String {
    func tie(_ attribute: String, _ view: String, _ other: String, _ constant: Int) -> String {
      """
      <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" \
      secondAttribute="\(attribute)" constant="\(constant)" id="\(view.prefix(3))-\(attribute.prefix(2))-001"/>
      """
    }
    func view(_ id: String, _ y: Int, _ height: Int) -> String {
      """
      <view userLabel="\(id.prefix(3))" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="\(y)" width="40" height="\(height)"/><constraints>
      <constraint firstAttribute="width" constant="40" id="\(id.prefix(3))-wi-001"/>
      <constraint firstAttribute="height" constant="\(height)" id="\(id.prefix(3))-he-001"/></constraints></view>
      """
    }
    let (box, dot, root) = ("box-00-001", "dot-00-001", "rot-00-001")
    return tool.storyboard(
      """
      <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="\(root)">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(view(box, 100, height))\(view(dot, 95 + height / 2 + offset, 10))</subviews><constraints>
      \(tie("top", box, root, 100))\(tie("leading", box, root, 20))\(tie("leading", dot, root, 20))
      \(tie("centerY", dot, box, offset))</constraints></view></viewController>
      """)
  }

  @Test func `a constant that makes up for another change is not said to have no effect of its own`() throws {
    let found = try tool.entries(of: screen(height: 60, offset: -10), with: screen(height: 40, offset: 0))
    let offset = try #require(found.first { $0.contains("dot.centerY == box.centerY") }, "\(found)")
    #expect(offset.contains("note: "), "\(found)")
    #expect(offset.contains("is -10 instead of 0; no view moves, because other changes make up for it"), "\(found)")
  }

  @Test func `another keyboard is a note`() throws {
    func field(_ traits: String) -> String {
      tool.storyboard(
        """
        <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><textField placeholder="E-mail" id="fld-00-001">
        <rect key="frame" x="20" y="40" width="200" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <textInputTraits key="textInputTraits"\(traits)/></textField></subviews></view></viewController>
        """)
    }
    let found = try tool.entries(of: field(" keyboardType=\"emailAddress\""), with: field(""))
    #expect(
      found.count == 1 && found[0].contains("note: the keyboard type of 'E-mail' is 'emailAddress'; no view moves"),
      "\(found)")
  }

  @Test(arguments: [("Open", "Open the door", "17", "17"), ("Open", "Open", "17", "30")])
  func `a view beside a label is listed below the new attributed text of the label`(
    old: String, new: String, size: String, newSize: String
  ) throws {
    func tie(_ first: String, _ second: String, _ id: String) -> String {
      let (item, other) = (first.split(separator: "."), second.split(separator: "."))
      return """
        <constraint firstItem="\(item[0])" firstAttribute="\(item[1])" secondItem="\(other[0])" \
        secondAttribute="\(other[1])" constant="20" id="\(id)"/>
        """
    }
    func screen(_ text: String, _ size: String) -> String {
      tool.storyboard(
        """
        <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label userLabel="note" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001">
        <rect key="frame" x="20" y="20" width="60" height="20"/><attributedString key="attributedText">
        <fragment content="\(text)"><attributes><font key="NSFont" size="\(size)" name="HelveticaNeue"/></attributes>
        </fragment></attributedString></label>
        <view userLabel="dot" translatesAutoresizingMaskIntoConstraints="NO" id="dot-00-001">
        <rect key="frame" x="100" y="20" width="10" height="10"/><constraints>
        <constraint firstAttribute="width" constant="10" id="dot-wi-001"/>
        <constraint firstAttribute="height" constant="10" id="dot-he-001"/></constraints></view></subviews><constraints>
        \(tie("lbl-00-001.top", "rot-00-001.top", "lbl-to-001"))
        \(tie("lbl-00-001.leading", "rot-00-001.leading", "lbl-le-001"))
        \(tie("dot-00-001.top", "rot-00-001.top", "dot-to-001"))
        \(tie("dot-00-001.leading", "lbl-00-001.trailing", "dot-le-001"))</constraints></view></viewController>
        """)
    }
    let found = try tool.entries(of: screen(new, newSize), with: screen(old, size))
    #expect(found.count == 1 && found[0].contains("the attributed text of 'note'"), "\(found)")
    #expect(found.joined().contains("'note' is") && found.joined().contains("'dot' "), "\(found)")
  }

  @Test func `the title of a bar item does not resize views beside another bar`() throws {
    func controller(_ title: String, _ bar: String) -> String {
      tool.storyboard(
        """
        <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
        <rect key="frame" x="0" y="64" width="375" height="100"/><constraints>
        <constraint firstAttribute="height" constant="100" id="hei-00-001"/></constraints></view></subviews><constraints>
        <constraint firstItem="box-00-001" firstAttribute="top" secondItem="saf-00-001" secondAttribute="top" \
        id="top-00-001"/>
        <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="rot-00-001" secondAttribute="leading" \
        id="lea-00-001"/>
        <constraint firstItem="box-00-001" firstAttribute="trailing" secondItem="rot-00-001" \
        secondAttribute="trailing" id="tra-00-001"/></constraints>
        <viewLayoutGuide key="safeArea" id="saf-00-001"/></view>\(bar)
        <navigationItem key="navigationItem" id="itm-00-001">
        <barButtonItem key="rightBarButtonItem" title="\(title)" id="btn-00-001"/></navigationItem></viewController>
        """)
    }
    let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let found = try tool.entries(of: controller("Now", bar), with: controller("Then", ""))
    let title = try #require(found.first { $0.contains("'Now' instead of 'Then'") }, "\(found)")
    #expect(title.contains("; no view moves") && !title.contains("so '"), "\(found)")
  }

  @Test func `a new back button is called so`() throws {
    func controller(_ item: String) -> String {
      tool.storyboard(
        """
        <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/></view>\(item)</viewController>
        """)
    }
    let item = """
      <navigationItem key="navigationItem" title="Node" id="itm-00-001">
      <barButtonItem key="backBarButtonItem" title="Element" id="btn-00-001"/></navigationItem>
      """
    let found = try tool.entries(of: controller(item), with: controller(""))
    #expect(found.contains { $0.contains("with the new back button 'Element'") }, "\(found)")
  }
}
