import AutoLayout
import DocumentTestSupport
import Findings
import LayoutRules
import LayoutTestSupport
import SceneLayouts
import Scenes
import Testing
import Typography

@testable import SceneFiles

/// The conversion of Interface Builder's documents to scene files.
@Suite struct SceneWriterTests {
  @Test func `a storyboard is converted to a scene that reads as if written by hand`() throws {
    let scene = try #require(
      try scenes(
        in: XcodeDocument.storyboard(
          XcodeDocument.scene("s1", XcodeDocument.controller("c1", "customClass=\"Profile\"", view: Self.profile))),
        path: "Main.storyboard"
      ).first)
    #expect(
      SceneWriter.text(of: scene) == """
        format: 1
        scene: Profile # s1
        devices: { canvas: iPhone 8 }
        orientations: [portrait]

        views:
          nameLabel: { type: label, text: "Ada: first", font: 17, hug: { horizontal: 251 } } # l1
          signIn: { type: button, text: Sign in, height: 44 } # b1
          photo: { type: image, class: App.Photo, size: 96 } # i1
          label: { type: label, text: $$5, lines: 0 } # l2

        constraints:
          - V:|-20-[photo]-12-[nameLabel]-(>=8)-[signIn]-16-|
          - nameLabel: { leading: margins, trailing: margins - 4 @high }
          - signIn: { leading: superview + 16, trailing: superview - 16 }
          - photo: { centerX: superview }
          - label: { center: superview, maxWidth: superview * 2/3 }
          - label.firstBaseline == nameLabel.firstBaseline @10.5

        canvas: { wholePoints: [nameLabel] }

        """)
  }

  private static let profile = """
    <subviews>
    \(XcodeDocument.view("label", "l1", free, "text=\"Ada: first\" horizontalHuggingPriority=\"251\" \(placed)"))
    \(XcodeDocument.view("button", "b1", free, "buttonType=\"system\" \(placed)", """
      <constraints><constraint firstAttribute="height" constant="44" id="k1"/></constraints>
      <state key="normal" title="Sign in"/>
      """))
    \(XcodeDocument.view("imageView", "i1", free, "customClass=\"Photo\" customModule=\"App\" \(placed)", """
      <constraints><constraint firstAttribute="height" constant="96" id="k2"/>
      <constraint firstAttribute="width" constant="96" id="k3"/></constraints>
      """))
    \(XcodeDocument.view("label", "l2", free, "text=\"$5\" numberOfLines=\"0\" \(placed)", """
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      """))
    </subviews>
    <constraints>
    <constraint firstItem="i1" firstAttribute="top" secondItem="c1-view" secondAttribute="top" constant="20" id="1"/>
    <constraint firstItem="i1" firstAttribute="centerX" secondItem="c1-view" secondAttribute="centerX" id="2"/>
    <constraint firstItem="l1" firstAttribute="top" secondItem="i1" secondAttribute="bottom" constant="12" id="3"/>
    <constraint firstAttribute="leadingMargin" secondItem="l1" secondAttribute="leading" id="4"/>
    <constraint firstAttribute="trailingMargin" secondItem="l1" secondAttribute="trailing" constant="4"
      priority="750" id="5"/>
    <constraint firstItem="b1" firstAttribute="top" relation="greaterThanOrEqual" secondItem="l1"
      secondAttribute="bottom" constant="8" id="6"/>
    <constraint firstItem="b1" firstAttribute="leading" secondItem="c1-view" secondAttribute="leading" constant="16"
      id="7"/>
    <constraint firstAttribute="trailing" secondItem="b1" secondAttribute="trailing" constant="16" id="8"/>
    <constraint firstAttribute="bottom" secondItem="b1" secondAttribute="bottom" constant="16" id="9"/>
    <constraint firstItem="l2" firstAttribute="centerX" secondItem="c1-view" secondAttribute="centerX" id="10"/>
    <constraint firstItem="l2" firstAttribute="centerY" secondItem="c1-view" secondAttribute="centerY" id="11"/>
    <constraint firstItem="l2" firstAttribute="width" relation="lessThanOrEqual" secondItem="c1-view"
      secondAttribute="width" multiplier="2:3" id="12"/>
    <constraint firstItem="l2" firstAttribute="firstBaseline" secondItem="l1" secondAttribute="firstBaseline"
      priority="10.5" id="13"/>
    </constraints>
    <connections><outlet property="nameLabel" destination="l1" id="o1"/>
    <outlet property="photo" destination="i1" id="o2"/></connections>
    """
  private static let free = (0.0, 0.0, 0.0, 0.0)
  private static let placed = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  @Test func `size classes become variants that remove groups, restore them and change constants`() throws {
    let view = """
      <subviews>\(XcodeDocument.view("view", "v1", Self.free, Self.placed, """
        <constraints><constraint firstAttribute="width" constant="40" id="w">
        <variation key="widthClass=regular" constant="80"/></constraint>
        <constraint firstAttribute="height" constant="10" id="h"/>
        <constraint firstAttribute="height" constant="30" id="h2"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="h2"/></mask></variation>
        <variation key="heightClass=compact"><mask key="constraints"><exclude reference="h"/>
        <include reference="h2"/></mask></variation>
        <variation key="heightClass=compact-widthClass=regular" hidden="YES"><mask key="constraints">
        <include reference="h"/></mask></variation>
        """))</subviews>
      """
    let text = XcodeDocument.storyboard(
      XcodeDocument.scene("s1", XcodeDocument.controller("c1", "customClass=\"Bar\"", view: view)))
    let written = SceneWriter.text(of: try #require(try scenes(in: text).first))
    #expect(
      written.split(separator: "\n").drop { $0 != "constraints:" }.joined(separator: "\n") == """
        constraints:
          not in regular width:
            - view: { width: 40 }
          not in compact height:
            - view: { height: 10 }
        variants:
          compact height:
            when: { heightClass: compact }
            remove: [not in compact height]
            constraints:
              - view: { height: 30 }
          regular width:
            when: { widthClass: regular }
            remove: [not in regular width]
            constraints:
              - view: { width: 80 }
          "regular width, compact height":
            when: { widthClass: regular, heightClass: compact }
            views: { view: { hidden: true } }
            restore: [not in compact height]
        """)
    try expect(SceneFile.scene(written).variations.map(\.removed), is: [[1], [0], []])
  }

  @Test(arguments: ["firstBaseline", "baseline"])
  func `baselines of guides, which have no text, become their bottom edges`(attribute: String) throws {
    let view = """
      <subviews>\(XcodeDocument.view("label", "l1", Self.free, Self.placed))</subviews>
      <constraints><constraint firstItem="l1" firstAttribute="top" secondItem="top" secondAttribute="\(attribute)"
        constant="20" id="1"/><constraint firstItem="safe" firstAttribute="\(attribute)" secondItem="l1"
        secondAttribute="bottom" id="2"/></constraints>
      <viewLayoutGuide key="safeArea" id="safe"/>
      """
    let controller = XcodeDocument.controller(
      "c1", view: view, rest: "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/></layoutGuides>")
    let scene = try #require(try scenes(in: XcodeDocument.storyboard(XcodeDocument.scene("s1", controller))).first)
    let written = try SceneFile.scene(SceneWriter.text(of: scene))
    expect(written.constraints.count, is: 2)
    let attributes = written.constraints.map(\.constraint).flatMap { [$0.firstAttribute, $0.secondAttribute] }
    expect(attributes.filter(\.isBaseline), is: [])
    let frames = try [scene, written].map { scene in
      try scene.resolved(for: SceneVariant(on: "iPhone 8")).layout(measuringTextWith: FixedPitchTextMeasurer()).frames
    }
    expect(frames[0], is: frames[1])
  }

  @Test func `design-time constraints hold only on the screen that saved the document`() throws {
    let view = """
      <subviews>\(XcodeDocument.view("view", "v1", Self.free, Self.placed, """
        <constraints><constraint firstAttribute="width" constant="40" placeholder="YES" id="w"/></constraints>
        """))</subviews>
      """
    let text = XcodeDocument.storyboard(XcodeDocument.scene("s1", XcodeDocument.controller("c1", view: view)))
    let written = try SceneFile.scene(SceneWriter.text(of: try #require(try scenes(in: text).first)))
    let saved = try #require(written.selection.devices.first)
    expect(written.resolved(for: SceneVariant(device: saved, orientation: .portrait)).constraints.count, is: 1)
    try expect(written.resolved(for: SceneVariant(on: "iPhone 8")).constraints, is: [])
  }

  @Test func `any text survives a round trip, in any position`() throws {
    var generator = SeededRandomNumberGenerator(seed: 7)
    let pieces = [
      "a", "Z", "9", " ", ":", "#", "- ", "'", "\"", "\\", "\n", "\t", "{", "}", "[", "]", ",", "&", "*", "!", "|", ">",
      "%", "@", "`", "$", "é", "日", "👍🏽", "\u{0}", "\u{1B}", "\u{85}", "\u{200B}", "\u{2028}", "\u{FEFF}", "\u{E000}",
      "true", "null", "~", "?", "=", "<<", "\u{301}", "\r",
    ]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? ""
      }
      .joined()
      var view = View(name: "id", superview: 0, content: .label(LabelContent(text: LocalizedText(text))))
      view.identity.customClass = text.isEmpty ? nil : text
      let scene = Scene(
        name: "Test", documentPath: "", source: SourceLocation(path: "", line: 1, column: 1),
        views: [View(name: "root", superview: nil), view])
      let read = try SceneFile.scene(SceneWriter.text(of: scene))
      expect(read.views.last?.content, is: view.content)
      expect(read.views.last?.identity.customClass, is: view.identity.customClass)
    }
  }

  @Test(arguments: [
    ("Sign in", "signIn"), ("titleLabel", "titleLabel"), ("TitleLabel", "titleLabel"), ("URLField", "urlField"),
    ("E-mail address:", "eMailAddress"), ("one two three four five", "oneTwoThreeFour"), ("日本 語", "日本語"),
    ("my_view", "myView"), ("URL", "url"),
  ])
  func `names are in lowerCamelCase`(text: String, name: String) {
    expect(ViewNames.camelCase(text), is: name)
  }

  @Test(arguments: ["", "5 stars", "…", "👍"]) func `some texts give no name`(text: String) {
    #expect(ViewNames.camelCase(text) == nil)
  }

  @Test func `view names are unique and differ from the words of equations`() throws {
    var views = [View(name: "root", superview: nil)]
    for label in ["Top", "top", "superview", "edge", "label", "label 2", "label", "label"] {
      var view = View(name: "id", superview: 0)
      view.identity.label = label
      views.append(view)
    }
    let names = ViewNames(of: views, besides: ["edge"]).names
    #expect(
      names == [
        "root", "topView", "topView2", "superviewView", "edge2", "label", "label2", "label3", "label4",
      ])
  }

  @Test(
    arguments: [
      (1, "1"), (0.5, "0.5"), (16 / 9, "16/9"), (2 / 3, "2/3"), (-1 / 3, "-1/3"), (1e-5, "0.00001"),
      (0.123_456_789, "0.123456789"),
    ] as [(Double, String)])
  func `multipliers are written as fractions where they are simple`(number: Double, text: String) {
    expect(WrittenText.factor(number), is: text)
  }
}
