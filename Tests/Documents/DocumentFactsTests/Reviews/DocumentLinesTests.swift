import DocumentFacts
import MarkupReading
import Testing

/// The text form of documents that `git diff` compares.
@Suite struct DocumentLinesTests {
  private func lines(_ text: String) throws -> String {
    try DocumentLines(of: XMLElementParser.root(of: XMLText(Array(text.utf8), path: "a.storyboard"))).text
  }

  @Test func `each object lists its values below it, without those that Xcode records`() throws {
    let text = try lines(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="1" useAutolayout="YES">
      <device id="retina6_1"/><scenes><scene sceneID="scn"><objects>
      <viewController id="vc" storyboardIdentifier="Login"><view key="view" id="rot">
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <label id="ttl" text="Welcome" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="40" width="100" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <view id="box"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews><constraints>
      <constraint id="c2" firstItem="ttl" firstAttribute="top" secondItem="rot" secondAttribute="top" constant="40"/>
      <constraint id="c1" firstItem="ttl" firstAttribute="width" constant="80" priority="750" identifier="wide"/>
      </constraints></view>
      <connections><outlet property="heading" destination="ttl" id="out"/></connections></viewController>
      </objects><point key="canvasLocation" x="0" y="0"/></scene></scenes></document>
      """)
    #expect(
      text == """
        document
          useAutolayout = YES
        scene 'Login' (scn)
          viewController (vc)
            storyboardIdentifier = Login
            view (rot)
              label 'heading' (ttl)
                fontDescription.pointSize = 17
                fontDescription.type = system
                text = Welcome
                translatesAutoresizingMaskIntoConstraints = NO
              view (box)
                frame = 1, 2, 3 × 4
              constraint heading.width == 80 @ 750 (c1)
                identifier = wide
              constraint heading.top == rot.top + 40 (c2)
            outlet (out)
              destination = ttl
              property = heading

        """)
  }

  @Test func `the order of constraints and outlets does not matter`() throws {
    func document(_ constraints: String) -> String {
      "<document><objects><view id=\"a\"><constraints>\(constraints)</constraints></view></objects></document>"
    }
    let (first, second) = (
      "<constraint id=\"c1\" firstAttribute=\"width\"/>", "<constraint id=\"c2\" firstAttribute=\"height\"/>"
    )
    try #expect(lines(document(first + second)) == lines(document(second + first)))
  }
}
