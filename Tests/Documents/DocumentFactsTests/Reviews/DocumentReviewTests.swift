import DocumentFacts
import Foundation
import MarkupReading
import Testing

/// The summary of a storyboard's changes for reviewers.
@Suite struct DocumentReviewTests {
  /// A storyboard with two screens: a login screen with a title and a button, and a settings screen.
  private static let screen = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="24127" useAutolayout="YES" \
    initialViewController="log-in-001">
    <device id="retina6_1" orientation="portrait"/>
    <scenes><scene sceneID="scn-01-001"><objects>
    <viewController id="log-in-001" storyboardIdentifier="Login" sceneMemberID="viewController">
    <view key="view" id="rot-00-001"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    <label id="ttl-00-001" text="Welcome" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="40" width="100" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <button id="btn-00-001" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="68" width="100" height="30"/><state key="normal" title="Log in"/>
    <connections><action selector="logIn:" destination="log-in-001" id="act-00-001"/></connections></button>
    </subviews><constraints>
    <constraint firstItem="ttl-00-001" firstAttribute="top" secondItem="rot-00-001" secondAttribute="top" constant="40" \
    id="top-00-001"/>
    <constraint firstItem="btn-00-001" firstAttribute="top" secondItem="ttl-00-001" secondAttribute="bottom" constant="8" \
    id="mid-00-001"/>
    </constraints></view>
    <connections><outlet property="heading" destination="ttl-00-001" id="out-00-001"/></connections></viewController>
    </objects><point key="canvasLocation" x="0" y="0"/></scene>
    <scene sceneID="scn-02-001"><objects>
    <viewController id="set-00-001" title="Settings" sceneMemberID="viewController"/>
    </objects></scene></scenes></document>
    """

  private func review(_ changes: [(String, String)]) throws -> DocumentReview {
    let new = changes.reduce(Self.screen) { text, change in text.replacingOccurrences(of: change.0, with: change.1) }
    try #require(changes.allSatisfy { Self.screen.contains($0.0) })
    return DocumentReview(from: try root(Self.screen), to: try root(new))
  }

  private func root(_ text: String) throws -> XMLElement {
    try XMLElementParser.root(of: XMLText(Array(text.utf8), path: "Main.storyboard"))
  }

  private func lines(_ changes: (String, String)...) throws -> [String] {
    try review(changes).scenes.flatMap { scene in scene.entries.map { "\(scene.name): \($0.text)" } }
  }

  @Test func `changed values, constraints and connections are reported by the author's names`() throws {
    try expectLogin(
      lines(("pointSize=\"17\"", "pointSize=\"15\"")), ["the font of 'Welcome' is 'system 15' instead of 'system 17'"])
    try expectLogin(
      lines(("constant=\"8\"", "constant=\"12\"")),
      ["Log in.top == Welcome.bottom: the constant is 12 instead of 8"])
    let end = "constant=\"8\" id=\"mid-00-001\"/>"
    let variation = "<variation key=\"heightClass=regular-widthClass=compact\" constant=\"12\"/></constraint>"
    try expectLogin(
      lines((end, "\(end.dropLast(2))>\(variation)")),
      ["Log in.top == Welcome.bottom: the constant in compact width, regular height is 12 instead of 8"])
    try expectLogin(
      lines(
        (
          "<connections><outlet",
          "<connections><outlet property=\"retry\" destination=\"btn-00-001\" id=\"out-00-002\"/><outlet"
        )),
      ["'Login' has the new outlet 'retry' to 'Log in'"])
    try expectLogin(
      lines(
        (
          "<connections><action",
          "<connections><segue kind=\"show\" destination=\"set-00-001\" id=\"seg-00-001\"/><action"
        )), ["'Log in' has the new segue 'show' to 'Settings'"])
    try expectLogin(
      lines(("<action selector=\"logIn:\" destination=\"log-in-001\" id=\"act-00-001\"/>", "")),
      ["'Log in' no longer has the action 'logIn:' to 'Login'"])
  }

  private func expectLogin(_ lines: [String], _ expected: [String]) {
    #expect(lines == expected.map { "Login: \($0)" })
  }

  @Test func `changed frames follow from the constraint that places them`() throws {
    let entries = try review([
      ("constant=\"40\"", "constant=\"50\""), ("pointSize=\"17\"", "pointSize=\"15\""), ("y=\"40\"", "y=\"50\""),
      ("y=\"68\"", "y=\"78\""),
    ]).scenes.flatMap(\.entries)
    // The font moves nothing, since its label keeps its length.
    #expect(entries.map(\.text).last == "Welcome.top == root.top: the constant is 50 instead of 40")
    #expect(entries.map(\.followers) == [[], ["Welcome", "Log in"]])
  }

  @Test func `frames in a row follow from its height`() throws {
    let row = """
      <tableViewCell id="cel-00-001" rowHeight="44"><rect key="frame" x="0" y="0" width="390" height="44"/>
      <tableViewCellContentView key="contentView" id="cnt-00-001"><rect key="frame" x="0" y="0" width="390" height="44"/>
      <subviews><label id="lbl-00-001" text="Name"><rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>
      </tableViewCellContentView></tableViewCell>
      """
    let old = Self.screen.replacingOccurrences(of: "</subviews><constraints>", with: "\(row)</subviews><constraints>")
    let new = old.replacingOccurrences(of: "\"44\"", with: "\"88\"").replacingOccurrences(
      of: "<label id=\"lbl-00-001\" text=\"Name\"", with: "<textView id=\"txt-00-001\""
    )
    .replacingOccurrences(of: "height=\"9\"/></label></subviews>", with: "height=\"9\"/></textView></subviews>")
    let entries = try DocumentReview(from: root(old), to: root(new)).scenes.flatMap(\.entries)
    let height = try #require(entries.first { $0.text.hasPrefix("the row height of") })
    #expect(height.followers.contains("tableViewCellContentView cnt-00-001"), "\(entries)")
  }

  @Test func `values that Xcode records are counted`() throws {
    let review = try review([
      ("toolsVersion=\"24127\"", "toolsVersion=\"25000\""), ("y=\"68\"", "y=\"70\""),
      ("canvasLocation\" x=\"0\"", "canvasLocation\" x=\"9\""),
    ])
    #expect(review.scenes.isEmpty)
    #expect(review.recorded.map(\.text) == ["1 frame", "1 canvas position", "1 version"])
  }

  @Test func `a new view is one entry with its content, constraints and connections`() throws {
    let entry = try #require(
      try review([
        (
          "</subviews>",
          "<view id=\"box-00-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
            + "<label id=\"lbl-00-001\" text=\"Hint\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
            + "</subviews></view></subviews>"
        ),
        (
          "</constraints></view>",
          "<constraint firstItem=\"box-00-001\" firstAttribute=\"top\" secondItem=\"btn-00-001\" "
            + "secondAttribute=\"bottom\" id=\"new-00-001\"/></constraints></view>"
        ),
        (
          "<connections><outlet",
          "<connections><outlet property=\"box\" destination=\"box-00-001\" id=\"out-00-002\"/><outlet"
        ),
      ]).scenes.first?.entries.first)
    #expect(entry.kind == .added && entry.text == "view 'box' is new in 'root'")
    #expect(entry.contents == ["label 'Hint'", "1 constraint", "outlet 'box'"])
  }

  @Test func `an added or removed scene is reported as a whole`() throws {
    let scene =
      "<scene sceneID=\"scn-02-001\"><objects>\n<viewController id=\"set-00-001\" title=\"Settings\" "
      + "sceneMemberID=\"viewController\"/>\n</objects></scene>"
    let gone = try review([(scene, "")])
    #expect(gone.scenes.map(\.name) == ["Settings"] && gone.scenes.map(\.identifier) == ["scn-02-001"])
    #expect(gone.scenes.flatMap(\.entries).map(\.text) == ["the scene 'Settings' was removed"])
    let added = try review([
      (
        "</scene></scenes>",
        "</scene><scene sceneID=\"scn-03-001\"><objects><viewController id=\"abt-00-001\" title=\"About\"/>"
          + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fst-00-001\"/></objects></scene></scenes>"
      )
    ])
    #expect(added.scenes.flatMap(\.entries).map(\.text) == ["the scene 'About' is new"])
  }

  @Test func `a new object beside a controller is not a scene`() throws {
    let recognizer =
      "<tapGestureRecognizer id=\"tap-00-001\"/></objects><point key=\"canvasLocation\" x=\"0\" y=\"0\"/>"
    let review = try review([("</objects><point key=\"canvasLocation\" x=\"0\" y=\"0\"/>", recognizer)])
    #expect(review.scenes.flatMap(\.entries).map(\.text) == ["'tapGestureRecognizer' is new in 'Login'"])
  }

  @Test func `a changed kind of an object is reported`() throws {
    let review = try review([
      ("<label id", "<textView id"), ("</label>", "</textView>"),
    ])
    #expect(review.scenes.flatMap(\.entries).map(\.text) == ["the kind of 'Welcome' is 'textView' instead of 'label'"])
  }

  @Test func `changes that a reader takes in together are one entry`() throws {
    try expectLogin(
      lines(("text=\"Welcome\"", "text=\"Hi\""), ("pointSize=\"17\"", "pointSize=\"15\"")),
      ["the text of 'Hi' is 'Hi' instead of 'Welcome', the font 'system 15' instead of 'system 17'"])
    try expectLogin(
      lines(
        ("constant=\"40\"", "constant=\"40\" priority=\"750\""), ("constant=\"8\"", "constant=\"8\" priority=\"750\"")),
      ["Welcome.top == root.top + 40, Log in.top == Welcome.bottom + 8: the priority is 750 instead of 1000"])
    let outlet = "<outlet property=\"retry\" destination=\"btn-00-001\" id=\"out-00-002\"/>"
    let other = "<outlet property=\"background\" destination=\"rot-00-001\" id=\"out-00-003\"/>"
    try expectLogin(
      lines(("<connections><outlet", "<connections>\(outlet)\(other)<outlet")),
      ["'Login' has the new outlets 'retry' to 'Log in', 'background' to 'root'"])
    let constraints = try #require(Self.screen.firstMatch(of: /<constraints>(?:.|\n)*<\/constraints>/))
    try expectLogin(
      lines((String(constraints.output), "<constraints/>")),
      ["the constraints Welcome.top == root.top + 40, Log in.top == Welcome.bottom + 8 were removed"])
  }

  @Test func `an entry contains at most four changes, in their order`() throws {
    let outlets = (2...6).map { "<outlet property=\"o\($0)\" destination=\"btn-00-001\" id=\"out-00-00\($0)\"/>" }
    let entries = try review([("<connections><outlet", "<connections>\(outlets.joined())<outlet")]).scenes
      .flatMap(\.entries)
    #expect(entries.map(\.changes.count) == [4, 1])
    #expect(entries.last?.text == "'Login' has the new outlet 'o6' to 'Log in'")
  }

  @Test(arguments: [("width=\"80\"", "width=\"-1\""), ("id=\"btn-00-001\"", "id=\"rot-00-001\"")])
  func `a damaged document is the same as itself`(part: String, damage: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" useAutolayout="YES"><objects>
      <view id="rot-00-001"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <button id="btn-00-001"><rect key="frame" x="0" y="90" width="80" height="30"/><state key="normal" title="Go"/>
      </button></subviews></view></objects></document>
      """
    try #require(text.contains(part))
    let damaged = try root(text.replacingOccurrences(of: part, with: damage))
    let review = DocumentReview(from: damaged, to: damaged)
    #expect(review.scenes.isEmpty && review.recorded.isEmpty)
  }
}
