import Foundation
import LayoutTestSupport
import Testing

/// Changes of what is around the views of a scene: its controller, its bars, its container.
@Suite struct RevisionContextTests {
  let tool = Tool()

  /// A view controller whose root has a view with margins of 20 points in the safe area.
  private func controller(_ more: String = "", height: Int = 667) -> String {
    func edge(_ attribute: String, _ constant: Int) -> String {
      """
      <constraint firstItem="box-00-001" firstAttribute="\(attribute)" secondItem="saf-00-001" \
      secondAttribute="\(attribute)" constant="\(constant)" id="\(attribute.prefix(3))-00-001"/>
      """
    }
    return """
      <viewController storyboardIdentifier="Page" id="ctl-00-001" sceneMemberID="viewController">
      <view key="view" id="rot-00-001"><rect key="frame" x="0" y="0" width="375" height="\(height)"/><subviews>
      <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
      <rect key="frame" x="20" y="20" width="335" height="\(height - 40)"/></view></subviews>
      <constraints>\(edge("top", 20))\(edge("leading", 20))\(edge("trailing", -20))\(edge("bottom", -20))</constraints>
      <viewLayoutGuide key="safeArea" id="saf-00-001"/></view>\(more)</viewController>
      """
  }

  /// A navigation controller in a scene of its own, with its item in a tab bar.
  private func navigation(_ title: String, _ segue: String) -> String {
    """
    </objects></scene><scene sceneID="scn-02-001"><objects>
    <navigationController id="nav-00-001" sceneMemberID="viewController">
    <tabBarItem key="tabBarItem" title="\(title)" id="tab-00-001"/>
    <navigationBar key="navigationBar" translucent="NO" id="bar-00-001">
    <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
    <connections>\(segue)</connections></navigationController>
    """
  }

  @Test func `the title of a tab does not move the views of its controller`() throws {
    let segue = """
      <segue destination="ctl-00-001" kind="relationship" relationship="rootViewController" id="rel-00-001"/>
      """
    let found = try tool.entries(
      of: tool.storyboard(controller() + navigation("Now", segue)),
      with: tool.storyboard(controller() + navigation("Then", "")))
    let tab = try #require(found.first { $0.contains("'Now' instead of 'Then'") }, "\(found)")
    #expect(tab.contains("; no view moves"), "\(found)")
    let moving = try #require(found.first { $0.contains("[resized]") }, "\(found)")
    #expect(moving.contains("the new segue 'relationship'"), "\(found)")
  }

  @Test func `the size of a controller is the only cause of the size of its root`() throws {
    func document(_ height: Int, _ margin: String) -> String {
      tool.storyboard(
        controller("<size key=\"freeformSize\" width=\"375\" height=\"\(height)\"/>", height: height)
      )
      .replacingOccurrences(of: #"constant="20" id="lea-00-001""#, with: #"constant="\#(margin)" id="lea-00-001""#)
    }
    let found = try tool.entries(of: document(300, "30"), with: document(400, "20"))
    let resizing = found.filter { $0.contains("'root' is 375 × 300 instead of 375 × 400 [resized]") }
    #expect(!resizing.isEmpty && !resizing.contains { $0.contains("box.leading") }, "\(found)")
    let margin = try #require(found.first { $0.contains("box.leading") }, "\(found)")
    #expect(margin.contains("so 'box' is"), "\(found)")
  }

  @Test func `the view of a bar item is reported, although no layout contains it`() throws {
    func item(_ white: String) -> String {
      """
      <navigationItem key="navigationItem" id="itm-00-001"><barButtonItem key="rightBarButtonItem" id="btn-00-001">
      <view key="customView" id="cus-00-001"><rect key="frame" x="0" y="0" width="40" height="30"/>
      <color key="backgroundColor" white="\(white)" alpha="1"/></view></barButtonItem></navigationItem>
      """
    }
    let found = try tool.entries(
      of: tool.storyboard(controller(item("0.5"))), with: tool.storyboard(controller(item("1"))))
    #expect(found.count == 1 && found[0].contains("note: the background of"), "\(found)")
  }

  @Test func `a controller replaced by one of another kind is one entry`() throws {
    let table = """
      <tableViewController storyboardIdentifier="Page" id="ctl-00-009" sceneMemberID="viewController">
      <tableView key="view" rowHeight="44" id="tab-00-009"><rect key="frame" x="0" y="0" width="375" height="667"/>
      </tableView></tableViewController>
      """
    let found = try tool.entries(
      of: tool.storyboard(table).replacingOccurrences(of: "scn-01-001", with: "scn-01-009"),
      with: tool.storyboard(controller()))
    #expect(found.count == 1 && found[0].contains("'tableViewController' instead of 'viewController'"), "\(found)")
  }

  /// A scene with a picture from a catalog, and one that may contain it in a container view.
  private func pictures(_ text: String = "", other: String = "", container width: Int? = nil) -> String {
    func edge(_ view: String, _ attribute: String, _ constant: Int) -> String {
      """
      <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="rot-00-001" \
      secondAttribute="\(attribute)" constant="\(constant)" id="\(view.prefix(3))-\(attribute.prefix(3))-01"/>
      """
    }
    func label(_ id: String, _ text: String, _ more: String) -> String {
      """
      <label text="\(id.prefix(3))" \(text) id="\(id)"><rect key="frame" x="20" y="90" width="100" height="21"/>\(more)</label>
      """
    }
    let mask = #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
    let container = width.map { width in
      """
      <containerView id="con-00-001"><rect key="frame" x="0" y="200" width="\(width)" height="200"/>\(mask)
      <connections><segue destination="ctl-00-001" kind="embed" id="seg-00-001"/></connections></containerView>
      """
    }
    return tool.storyboard(
      """
      <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
      <rect key="frame" x="0" y="0" width="\(width ?? 375)" height="\(width == nil ? 667 : 200)"/><subviews>
      <imageView userLabel="sun" image="sun" translatesAutoresizingMaskIntoConstraints="NO" id="sun-00-001">
      <rect key="frame" x="20" y="20" width="40" height="30"/></imageView>
      \(label("Sky-00-001", text, mask))</subviews><constraints>
      \(edge("sun-00-001", "top", 20))\(edge("sun-00-001", "leading", 20))</constraints></view></viewController>
      </objects></scene><scene sceneID="scn-02-001"><objects>
      <viewController id="ctl-00-002" sceneMemberID="viewController"><view key="view" id="rot-00-002">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(label("Sea-00-001", other, mask))
      \(container ?? "")</subviews></view></viewController>
      """)
  }

  /// Returns the result of `compare` for a storyboard whose picture was 40 points wide and is 90 points wide.
  private func compareWiderPicture(in document: String, with former: String) throws -> Tool.Run {
    func add(_ document: String, width: Int) throws {
      try tool.add("Main.storyboard", document)
      try tool.add("Art.xcassets/sun.imageset/Contents.json", #"{"images": [{"filename": "sun.svg"}]}"#)
      try tool.add(
        "Art.xcassets/sun.imageset/sun.svg",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"30\"/>")
    }
    try add(former, width: 40)
    let commit = try tool.shell("git init -q . && git add -A && git -c user.name=a -c user.email=a@b.c commit -q -m a")
    try #require(commit.code == 0, "\(commit.messages)")
    try add(document, width: 90)
    return try tool.run("compare", ".", "--against", "HEAD", "-d", "iPhone 8", "--orientation", "portrait")
  }

  @Test(arguments: ["", #"textAlignment="center""#])
  func `another text alignment in another scene is not why a picture is wider`(alignment: String) throws {
    let run = try compareWiderPicture(
      in: pictures(alignment, other: #"textAlignment="center""#), with: pictures())
    #expect(run.code == 1)
    #expect(run.output.contains("error: 'sun' is 90 × 30 instead of 40 × 30 [resized]"), "\(run.output)")
    #expect(!run.output.contains("another scene of the document"), "\(run.output)")
  }

  @Test(arguments: ["", #"textAlignment="center""#])
  func `a root follows from its container in another scene, and a wider picture in it does not`(
    alignment: String
  ) throws {
    let run = try compareWiderPicture(in: pictures(alignment, container: 200), with: pictures(container: 300))
    #expect(run.code == 1)
    #expect(
      run.output.contains("note: 1 difference follows from a change in another scene of the document [changed]"),
      "\(run.output)")
    #expect(run.output.contains("error: 'sun' is 90 × 30 instead of 40 × 30 [resized]"), "\(run.output)")
  }

  @Test func `views wrapped in a new one are one entry`() throws {
    func label(_ id: String, _ y: Int) -> String {
      """
      <label text="\(id.prefix(3))" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="\(y)" width="100" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    func page(_ labels: String, _ constraints: String) -> String {
      tool.storyboard(
        """
        <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(labels)</subviews>
        <constraints>\(constraints)</constraints></view></viewController>
        """)
    }
    func tie(_ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int, _ id: String)
      -> String
    {
      """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(other)" \
      constant="\(constant)" id="\(id)"/>
      """
    }
    let labels = label("Ada-00-001", 40) + label("Bob-00-001", 69)
    let (stack, root) = ("stk-00-001", "rot-00-001")
    let former = page(
      labels,
      tie("Ada-00-001", "top", root, "top", 40, "top-00-001")
        + tie("Ada-00-001", "leading", root, "leading", 20, "lea-00-001")
        + tie("Bob-00-001", "top", "Ada-00-001", "bottom", 8, "top-00-002")
        + tie("Bob-00-001", "leading", root, "leading", 20, "lea-00-002"))
    let document = page(
      """
      <stackView axis="vertical" alignment="leading" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(stack)"><rect key="frame" x="20" y="60" width="100" height="50"/><subviews>\(labels)</subviews></stackView>
      """,
      tie(stack, "top", root, "top", 60, "top-00-009") + tie(stack, "leading", root, "leading", 20, "lea-00-009"))
    let found = try tool.entries(of: document, with: former)
    #expect(
      found.count == 1 && found[0].contains("'Ada', 'Bob' are wrapped in the new 'stackView stk-00-001'"),
      "\(found)")
    #expect(found.first?.contains("so 'Ada' moved by 0, +20 [moved]") ?? false, "\(found)")
  }
}
