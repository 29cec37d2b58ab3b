import DocumentFacts
import Foundation
import MarkupReading
import Testing

/// The words for changes of constraints, colors, classes, connections and other parts of views.
@Suite struct ReviewWordsTests {
  /// A xib with a title, a photo and a bar, whose parts the tests change.
  static let panel = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="24127" useAutolayout="YES">
    <device id="retina6_1" orientation="portrait"/><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Panel"><connections>
    <outlet property="photo" destination="pho-00-001" id="out-00-001"/></connections></placeholder>
    <view id="rot-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label id="ttl-00-001" text="Hello" customClass="Title"><rect key="frame" x="0" y="0" width="9" height="9"/>
    <color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></label>
    <imageView id="pho-00-001" alpha="0.25"><rect key="frame" x="0" y="20" width="9" height="9"/></imageView>
    <imageView id="map-00-001"><rect key="frame" x="0" y="30" width="9" height="9"/></imageView>
    </subviews><constraints>
    <constraint firstItem="ttl-00-001" firstAttribute="top" secondItem="pho-00-001" secondAttribute="bottom" \
    constant="8" id="top-00-001"/>
    <constraint firstAttribute="bottom" relation="lessThanOrEqual" secondItem="ttl-00-001" secondAttribute="bottom" \
    constant="4" id="bot-00-001"/>
    </constraints></view>
    <navigationItem title="Bar" id="bar-00-001">
    <barButtonItem key="rightBarButtonItem" title="Clear" id="clr-00-001"/></navigationItem>
    </objects></document>
    """

  func entries(_ changes: (String, String)...) throws -> [DocumentReview.Entry] {
    let new = changes.reduce(Self.panel) { text, change in text.replacingOccurrences(of: change.0, with: change.1) }
    try #require(changes.allSatisfy { Self.panel.contains($0.0) })
    return try entries(from: Self.panel, to: new)
  }

  func entries(from old: String, to new: String) throws -> [DocumentReview.Entry] {
    try review(from: old, to: new).scenes.flatMap(\.entries)
  }

  private func review(from old: String, to new: String) throws -> DocumentReview {
    func root(_ text: String) throws -> XMLElement {
      try XMLElementParser.root(of: XMLText(Array(text.utf8), path: "Panel.xib"))
    }
    return DocumentReview(from: try root(old), to: try root(new))
  }

  static let top =
    #"firstItem="ttl-00-001" firstAttribute="top" secondItem="pho-00-001" secondAttribute="bottom" constant="8""#
  private static let exchangedTop =
    #"firstItem="pho-00-001" firstAttribute="bottom" secondItem="ttl-00-001" secondAttribute="top" constant="-8""#
  private static let bottom =
    #"firstAttribute="bottom" relation="lessThanOrEqual" secondItem="ttl-00-001" secondAttribute="bottom" constant="4""#
  private static let exchangedBottom =
    #"firstItem="ttl-00-001" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="rot-00-001" "#
    + #"secondAttribute="bottom" constant="-4""#

  @Test func `a standard spacing is not one of 0`() throws {
    func stack(_ spacing: String) -> String {
      let root = Self.panel.replacingOccurrences(of: "</constraints></view>", with: "</constraints></stackView>")
      return root.replacingOccurrences(of: #"<view id="rot-00-001">"#, with: "<stackView \(spacing) id=\"rot-00-001\">")
    }
    let words = try entries(from: stack(#"spacing="9""#), to: stack(#"spacingType="standard""#)).map(\.text).joined()
    #expect(words.contains("'standard'") && !words.contains("'0'"), "\(words)")
  }

  @Test(arguments: [(top, exchangedTop), (bottom, exchangedBottom)], [false, true])
  func `a constraint with exchanged items is the same, also with a new id`(
    forms: (String, String), hasNewID: Bool
  ) throws {
    let id = forms.0 == Self.top ? "top-00-001" : "bot-00-001"
    try #expect(entries(forms, (id, hasNewID ? "new-00-001" : id)).isEmpty)
  }

  @Test func `the new constant of a constraint with exchanged items is one change`() throws {
    let new = Self.exchangedTop.replacingOccurrences(of: "-8", with: "-12")
    try #expect(
      entries((Self.top, new)).map(\.text) == ["photo.bottom == Hello.top: the constant is -12 instead of -8"])
  }

  @Test(
    arguments: [
      (#"constant="12" multiplier="1.5""#, "photo.bottom * 1.5: the constant is 12 instead of 8"),
      (#"constant="8" multiplier="2""#, "photo.bottom + 8: the multiplier is 2 instead of 1.5"),
      (#"constant="8" multiplier="1.5" priority="750""#, "photo.bottom * 1.5 + 8: the priority is 750 instead of 1000"),
    ])
  func `numbers of a constraint that did not change are before those that did`(numbers: String, words: String) throws {
    func panel(_ numbers: String) -> String {
      let top = Self.top.replacingOccurrences(of: #"constant="8""#, with: numbers)
      return Self.panel.replacingOccurrences(of: Self.top, with: top)
    }
    let former = panel(#"constant="8" multiplier="1.5""#)
    try #expect(entries(from: former, to: panel(numbers)).map(\.text) == ["Hello.top == \(words)"])
  }

  @Test(
    arguments: [
      (
        #"identifier="top""#, "the identifier of Hello.top == photo.bottom + 8 is 'top'",
        ["", "the identifier of Hello.top == photo.bottom + 12 is 'top'"]
      ),
      (#"placeholder="YES""#, "Hello.top == photo.bottom + 8 is a placeholder", [", and it is a placeholder"]),
    ])
  func `a value that a constraint does not require is named`(value: String, words: String, more: [String]) throws {
    try #expect(entries((Self.top, "\(Self.top) \(value)")).map(\.text) == [words])
    let both = Self.top.replacingOccurrences(of: "8", with: "12") + " \(value)"
    let numbers = "Hello.top == photo.bottom: the constant is 12 instead of 8"
    try #expect(entries((Self.top, both)).map(\.text) == ["\(numbers)\(more[0])"] + more.dropFirst())
  }

  @Test func `a constraint for another view of the same name is reported`() throws {
    let panel = Self.panel.replacingOccurrences(of: "map-00-001\"", with: "map-00-001\" userLabel=\"photo\"")
    let new = panel.replacingOccurrences(
      of: "secondItem=\"pho-00-001\"", with: "secondItem=\"map-00-001\"")
    try #expect(
      entries(from: panel, to: new).map(\.text)
        == ["the constraint Hello.top == photo.bottom + 8 is for another view of the same name"])
  }

  @Test func `a standard space changes with the constant`() throws {
    let standard = "\(Self.top) symbolic=\"YES\""
    let old = Self.panel.replacingOccurrences(of: Self.top, with: standard)
    let new = Self.panel.replacingOccurrences(of: "constant=\"8\"", with: "constant=\"12\"")
    try #expect(
      entries(from: old, to: new).map(\.text) == ["Hello.top == photo.bottom: the constant is 12 instead of 8"])
    try #expect(
      entries((Self.top, standard)).map(\.text)
        == ["the use of the standard space of Hello.top == photo.bottom + 8 is 'YES'"])
  }

  @Test func `another label of a constraint is reported unless it repeats the equation`() throws {
    let labelled = "\(Self.top) userLabel=\"gap\""
    try #expect(
      entries((Self.top, labelled)).map(\.text)
        == ["the label in Xcode of Hello.top == photo.bottom + 8 is 'gap'"])
    let numbers = "Hello.top == photo.bottom: the constant is 12 instead of 8"
    try #expect(
      entries((Self.top, labelled.replacingOccurrences(of: "constant=\"8\"", with: "constant=\"12\""))).map(\.text)
        == [numbers, "the label in Xcode of Hello.top == photo.bottom + 12 is 'gap'"])
    func panel(_ number: Int) -> String {
      let top = Self.top.replacingOccurrences(of: "8", with: "\(number)")
      return Self.panel.replacingOccurrences(of: Self.top, with: "\(top) userLabel=\"top = \(number)\"")
    }
    try #expect(entries(from: panel(8), to: panel(12)).map(\.text) == [numbers])
  }

  @Test func `another order names the view that is before others now`() throws {
    let photo =
      #"<imageView id="pho-00-001" alpha="0.25"><rect key="frame" x="0" y="20" width="9" height="9"/></imageView>"#
    let map = #"<imageView id="map-00-001"><rect key="frame" x="0" y="30" width="9" height="9"/></imageView>"#
    try #expect(
      entries(("\(photo)\n\(map)", "\(map)\(photo)")).map(\.text) == [
        "the contents of 'view rot-00-001' are in another order: 'imageView map-00-001' is before 'photo'"
      ])
  }

  @Test func `values of variations are named`() throws {
    let old =
      #"<stackView id="stk-00-001"><variation key="heightClass=compact" axis="vertical"/></stackView></subviews>"#
    func changes(_ variation: String) throws -> [String] {
      let new = old.replacingOccurrences(
        of: #"<variation key="heightClass=compact" axis="vertical"/>"#, with: variation)
      func panel(_ stack: String) -> String { Self.panel.replacingOccurrences(of: "</subviews>", with: stack) }
      return try entries(from: panel(old), to: panel(new)).map(\.text)
    }
    let start = "the content in variations of 'stackView' changed:"
    try #expect(changes("") == ["\(start) no axis in compact height"])
    try #expect(
      changes(#"<variation key="heightClass=compact" axis="horizontal"/>"#)
        == ["\(start) axis 'horizontal' in compact height"])
  }

  @Test func `fonts with a text style have its name`() throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/></label>"#
    try #expect(entries(("</label>", font)).map(\.text) == ["the font of 'Hello' is 'text style Title2'"])
  }

  @Test func `another name of an outlet is one change`() throws {
    try #expect(
      entries((#"property="photo""#, #"property="picture""#)).map(\.text)
        == ["'File's Owner' has the outlet 'picture' instead of 'photo'"])
  }

  @Test func `points of runtime attributes are named`() throws {
    func label(_ x: String) -> String {
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="point" keyPath="anchor">
      <point key="value" x="\(x)" y="0.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
      """
    }
    func panel(_ label: String) -> String { Self.panel.replacingOccurrences(of: "</label>", with: label) }
    try #expect(
      entries(from: panel(label("0.0")), to: panel(label("1"))).map(\.text)
        == ["the runtime attribute 'anchor' of 'Hello' is '1, 0.5' instead of '0.0, 0.5'"])
  }

  @Test func `segments are listed`() throws {
    func control(_ titles: String...) -> String {
      let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
      return "<segmentedControl id=\"seg-00-001\"><segments>\(segments)</segments></segmentedControl></subviews>"
    }
    func panel(_ control: String) -> String { Self.panel.replacingOccurrences(of: "</subviews>", with: control) }
    try #expect(
      entries(from: panel(control("Day", "Year")), to: panel(control("Day", "Week", "Year"))).map(\.text) == [
        "the list of segments of 'segmentedControl' is 'Day, Week, Year' instead of 'Day, Year'"
      ])
    for title in ["Day", "Year"] {
      let old = panel(control("Day", "Year"))
      let disabled = old.replacingOccurrences(of: "title=\"\(title)\"", with: "title=\"\(title)\" enabled=\"NO\"")
      try #expect(
        entries(from: disabled, to: old).map(\.text)
          == ["the segment enabled of 'segmentedControl' is no longer 'NO'"])
    }
  }

  @Test func `a variation with only marks of the canvas is not a change`() throws {
    let variation = #"<variation key="heightClass=regular" misplaced="YES" ambiguous="YES"/></label>"#
    try #expect(entries(("</label>", variation)).isEmpty)
  }

  @Test func `a new header is called one`() throws {
    let list = #"<collectionView id="lst-00-001"></collectionView></subviews>"#
    let header = #"<collectionReusableView key="sectionHeaderView" id="hdr-00-001"/></collectionView>"#
    let old = Self.panel.replacingOccurrences(of: "</subviews>", with: list)
    try #expect(
      entries(from: old, to: old.replacingOccurrences(of: "</collectionView>", with: header)).map(\.text)
        == ["section header view 'collectionReusableView' is new in 'collectionView'"])
  }

  @Test func `the creation method of a segue is its action`() throws {
    let segue = #"<connections><segue kind="show" destination="rot-00-001" id="seg-00-001"/></connections>"#
    let old = Self.panel.replacingOccurrences(of: "</label>", with: "\(segue)</label>")
    let new = old.replacingOccurrences(
      of: #"kind="show""#, with: #"kind="show" destinationCreationSelector="make:sender:""#)
    try #expect(
      entries(from: old, to: new).map(\.text)
        == ["the segue action of segue 'show' to 'view rot-00-001' of 'Hello' is 'make:sender:'"])
  }

  @Test func `new content is listed by kind, and long texts are shortened`() throws {
    let texts = ["One", "Two", "A sentence that is too long for the name of a view"]
    let labels = texts.enumerated().map { number, text in
      "<label id=\"lbl-00-00\(number)\" text=\"\(text)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
    }
    let field =
      #"<textField id="fld-00-001" placeholder="Name"><rect key="frame" x="0" y="0" width="9" height="9"/></textField>"#
    let box =
      "<view id=\"box-00-001\" userLabel=\"Box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
      + "\(labels.joined())\(field)</subviews></view></subviews>"
    let entries = try entries(("</subviews>", box))
    #expect(entries.map(\.text) == ["view 'Box' is new in 'view rot-00-001'"])
    #expect(
      entries.map(\.contents)
        == [["labels 'One', 'Two', 'A sentence that is too long for the name…'", "text field 'Name'"]])
  }

  @Test func `a second bar button is new, and the first one stays in its place`() throws {
    let old = #"<barButtonItem key="rightBarButtonItem" title="Clear" id="clr-00-001"/>"#
    let new =
      #"<rightBarButtonItems><barButtonItem title="Clear" id="clr-00-001"/><barButtonItem title="Share" "#
      + #"id="shr-00-001"/></rightBarButtonItems>"#
    try #expect(entries((old, new)).map(\.text) == ["bar button item 'Share' is new in 'Bar'"])
  }

  @Test(
    arguments: [
      (#"white="0.5" alpha="1""#, #"red="0.2" green="0.4" blue="0.6" alpha="0.5""#, "'#336699 alpha 0.5'"),
      (#"white="0.5" alpha="1""#, #"systemColor="labelColor" red="0" green="0" blue="0" alpha="1""#, "'labelColor'"),
      (#"white="0.5" alpha="1""#, #"cocoaTouchSystemColor="lightTextColor""#, "'lightTextColor'"),
    ])
  func `colors have their names, otherwise hexadecimal digits`(old: String, new: String, words: String) throws {
    try #expect(
      entries((old, new)).map(\.text) == ["the text color of 'Hello' is \(words) instead of 'white 0.5'"])
  }

  @Test func `a class in another module is one change`() throws {
    let new = #"customClass="Heading" customModule="Shop" customModuleProvider="target""#
    try #expect(
      entries((#"customClass="Title""#, new)).map(\.text)
        == ["the class of 'Hello' is 'Shop.Heading' instead of 'Title'"])
  }

  @Test func `another module of the same class is named, and whether the target provides it`() throws {
    func panel(_ module: String) -> String {
      let name = #"customClass="Title""#
      return Self.panel.replacingOccurrences(of: name, with: "\(name) \(module)")
    }
    let target = #"customModuleProvider="target""#
    try #expect(
      entries(from: panel(#"customModule="Shop" \#(target)"#), to: panel(#"customModule="Kit""#)).map(\.text)
        == ["the module of 'Hello' is 'Kit' instead of 'Shop'"])
    try #expect(
      entries(from: panel(#"customModule="Shop" \#(target)"#), to: panel(#"customModule="Shop""#)).map(\.text)
        == ["the module provider of 'Hello' is no longer 'target'"])
  }

  @Test func `an outlet that leads to another view is one change`() throws {
    try #expect(
      entries((#"destination="pho-00-001" id="out-00-001""#, #"destination="map-00-001" id="out-00-009""#))
        .map(\.text) == [
          "the outlet 'photo' of 'File's Owner' leads to 'imageView map-00-001' instead of 'imageView pho-00-001'"
        ])
    let other = try entries(
      (#"destination="pho-00-001" id="out-00-001""#, #"destination="map-00-001" id="out-00-009""#),
      (#"alpha="0.25""#, #"alpha="0.5""#))
    #expect(other.map(\.text).contains("the alpha of 'imageView pho-00-001' is '0.5' instead of '0.25'"), "\(other)")
  }

  @Test func `content that size classes install is named`() throws {
    let end = "</constraints></view>"
    let variation = """
      </constraints><variation key="default"><mask key="constraints"><exclude reference="top-00-001"/></mask></variation>
      <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><exclude reference="map-00-001"/>
      </mask></variation></view>
      """
    try #expect(
      entries((end, variation)).map(\.text) == [
        "the content in variations of 'view rot-00-001' changed: without Hello.top == photo.bottom + 8, "
          + "without 'imageView map-00-001' in compact width, regular height"
      ])
  }

  @Test(arguments: [
    (#"<view userLabel="More" id="mor-00-001"><frame key="frameInset" width="320" height="480"/></view>"#, "view"),
    (#"<viewController userLabel="More" id="mor-00-001"/>"#, "view controller"),
  ])
  func `views and controllers beside others in a xib are at its top level`(object: String, kind: String) throws {
    try #expect(
      entries(("</objects>", "\(object)</objects>")).map(\.text) == ["\(kind) 'More' is new at the top level"])
  }

  @Test func `another simulated bar is named`() throws {
    let start = #"<navigationItem title="Bar" id="bar-00-001">"#
    let old = start + #"<nil key="simulatedBottomBarMetrics"/>"#
    let new = start + #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    let panel = Self.panel.replacingOccurrences(of: start, with: old)
    try #expect(
      entries(from: panel, to: Self.panel.replacingOccurrences(of: start, with: new)).map(\.text)
        == ["the simulated bottom bar metrics of 'Bar' is 'simulatedTabBarMetrics' instead of 'nil'"])
  }

  @Test func `long decimals are short, and usual values are named`() throws {
    try #expect(
      entries((#"alpha="0.25""#, #"alpha="0.49999999999999961""#)).map(\.text)
        == ["the alpha of 'photo' is '0.5' instead of '0.25'"])
    try #expect(
      entries((#"text="Hello""#, #"text="Hello" numberOfLines="3""#)).map(\.text)
        == ["the number of lines of 'Hello' is '3' instead of '1'"])
    try #expect(entries((#"alpha="0.25""#, #"alpha="0.25" hidden="YES""#)).map(\.text) == ["'photo' is hidden"])
  }

  @Test func `a control that is no longer enabled, or is again, is named`() throws {
    let enabled = "<button id=\"btn-00-001\" userLabel=\"Buy\"/></subviews>"
    let disabled = enabled.replacingOccurrences(of: "<button", with: "<button enabled=\"NO\"")
    let panels = [enabled, disabled].map { Self.panel.replacingOccurrences(of: "</subviews>", with: $0) }
    try #expect(entries(from: panels[0], to: panels[1]).map(\.text) == ["'Buy' is no longer enabled"])
    try #expect(entries(from: panels[1], to: panels[0]).map(\.text) == ["'Buy' is enabled"])
  }

  @Test func `views with one name are counted`() throws {
    try #expect(
      entries(
        (#"id="pho-00-001" alpha="0.25""#, #"id="pho-00-001" alpha="0.5" userLabel="Map""#),
        (#"id="map-00-001""#, #"id="map-00-001" userLabel="Map""#)
      ).map(\.text) == ["the alpha of 'Map' is '0.5' instead of '0.25'", "the label in Xcode of 'Map' (2) is 'Map'"])
  }

  @Test func `views beyond the named ones are all counted, also those with one name`() throws {
    let views = ["A", "B", "C", "D", "E", "E"].enumerated().map { number, text in
      """
      <label id="lbl-00-00\(number)" text="\(text)" alpha="0.25"><rect key="frame" x="0" y="0" width="9" height="9"/>
      </label>
      """
    }
    let old = Self.panel.replacingOccurrences(of: "</subviews>", with: "\(views.joined())</subviews>")
    let new = old.replacingOccurrences(of: #"E" alpha="0.25""#, with: #"E" alpha="0.5""#)
    try #expect(entries(from: old, to: new).map(\.text) == ["the alpha of 'E' (2) is '0.5' instead of '0.25'"])
    let frame = #"<rect key="frame" x="0" y="0""#
    let all = old.replacingOccurrences(of: "alpha=\"0.25\">\(frame)", with: "alpha=\"0.5\">\(frame)")
    try #expect(
      entries(from: old, to: all).map(\.text)
        == ["the alpha of 'A', 'B', 'C', 'D' and 2 more is '0.5' instead of '0.25'"])
  }

  @Test func `a part with several changed values lists them`() throws {
    let traits = "<textInputTraits key=\"textInputTraits\" returnKeyType=\"go\" secureTextEntry=\"YES\"/></label>"
    try #expect(
      entries(("</label>", traits)).map(\.text)
        == ["the text input of 'Hello' changed: return key 'go', secure text entry 'YES'"])
  }

  @Test func `records of Xcode are counted in the plural`() throws {
    let new = Self.panel.replacingOccurrences(of: Self.top, with: "\(Self.top) multiplier=\"1\"")
      .replacingOccurrences(of: Self.bottom, with: "\(Self.bottom) multiplier=\"1\"")
    let review = try review(from: Self.panel, to: new)
    #expect(review.recorded.map(\.text) == ["2 values written differently"])
  }
}
