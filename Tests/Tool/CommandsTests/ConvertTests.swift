import Foundation
import LayoutTestSupport
import Testing

/// What `convert` writes, and what it does not change.
@Suite struct ConvertTests {
  let tool = Tool()

  private func add() throws {
    try tool.add("App/Base.lproj/Main.storyboard", Self.storyboard)
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
    <device id="retina4_7" orientation="portrait"/><scenes>
    \(["Log in", "Settings"].enumerated().map { number, title in """
      <scene sceneID="s\(number)"><objects><viewController id="c\(number)" title="\(title)" sceneMemberID="viewController">
      <view key="view" id="v\(number)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
      <fontDescription key="fontDescription" type="system" pointSize="16"/></label></subviews>
      <constraints><constraint firstItem="l\(number)" firstAttribute="centerX" secondItem="v\(number)"
      secondAttribute="centerX" id="x\(number)"/><constraint firstItem="l\(number)" firstAttribute="centerY"
      secondItem="v\(number)" secondAttribute="centerY" id="y\(number)"/></constraints>
      </view></viewController></objects></scene>
      """ }.joined())
    </scenes></document>
    """

  @Test func `every scene of a document becomes a file beside it`() throws {
    try add()
    let run = try tool.run("convert", "App")
    #expect(
      run.output == "App/Base.lproj/main-log-in.scene.yaml\nApp/Base.lproj/main-settings.scene.yaml\n")
    #expect(run.code == 0 && run.messages == "")
    let text = try #require(try tool.files(in: "App/Base.lproj")["main-log-in.scene.yaml"])
    #expect(
      String(decoding: text, as: UTF8.self) == """
        format: 1
        scene: Log in # s0
        devices: [iPhone 8]
        orientations: [portrait]

        views:
          hello: { type: label, text: Hello, font: 16 } # l0

        constraints:
          - hello: { center: superview }

        """)
  }

  @Test func `an output folder keeps the subfolders of the documents`() throws {
    try add()
    try expect(tool.run("convert", "App", "-o", "New", "-F", "Log*").code, is: 0)
    try expect(tool.files(in: "New").keys.filter { $0.hasSuffix(".yaml") }, is: ["Base.lproj/main-log-in.scene.yaml"])
  }

  @Test func `an existing scene is only overwritten on request`() throws {
    try add()
    try tool.add("App/Base.lproj/main-settings.scene.yaml", "mine")
    let run = try tool.run("convert", "App")
    #expect(run.code == 73)
    #expect(run.output == "App/Base.lproj/main-log-in.scene.yaml\n")
    #expect(
      run.messages == """
        render-layouts: error: App/Base.lproj/main-settings.scene.yaml: already exists
            overwrite it with '--force'

        """)
    try expect(tool.files(in: "App/Base.lproj")["main-settings.scene.yaml"], is: Data("mine".utf8))
    try expect(tool.run("convert", "--force", "-q", "App").code, is: 0)
    let written = try tool.files(in: "App/Base.lproj")["main-settings.scene.yaml"]
    #expect(written != Data("mine".utf8))
  }

  @Test func `views that are nested deeper than scene files may be are not converted`() throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let views = (0..<70).map { "<view id=\"v\($0)\">\(frame)<subviews>" }.joined()
    try tool.add(
      "Deep.xib",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"21507\"><objects>"
        + views + "<view id=\"v\">\(frame)</view>" + String(repeating: "</subviews></view>", count: 70)
        + "</objects></document>")
    let run = try tool.run("convert", "Deep.xib")
    #expect(run.code == 73 && run.messages.contains("nested more than 64 levels deep [document-limit]"))
    #expect(run.messages.hasSuffix("cannot be written as a scene file\n"))
  }

  @Test func `converted scenes solve to the frames of the document`() throws {
    try add()
    try expect(tool.run("convert", "App", "-o", "New").code, is: 0)
    func frames(_ arguments: String...) throws -> [String] {
      let lines = try tool.run(arguments: ["solve"] + arguments).output.split(separator: "\n")
      return lines.compactMap { $0.split(separator: "\"frame\":").last?.split(separator: "]").first.map(String.init) }
    }
    try expect(frames("New"), is: frames("--as-saved", "App"))
    try expect(
      frames("New", "-d", "iPhone 16 Pro"), is: frames("App", "-d", "iPhone 16 Pro", "--orientation", "portrait"))
  }

  /// Xcode writes the `intrinsicContentSize` of a class unchanged, and -1 is `UIView.noIntrinsicMetric`.
  @Test(arguments: [("-1", "30", "contentSize: { height: 30 }"), ("48", "-1", "contentSize: { width: 48 }")])
  func `an axis with a content size of -1 has none`(width: String, height: String, written: String) throws {
    try tool.add(
      "Bar.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES">
      <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <view customClass="Bar" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="48" height="30"/></view></subviews><constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="a"/>
      </constraints></view></objects>
      <designables><designable name="b"><size key="intrinsicContentSize" width="\(width)" height="\(height)"/>
      </designable></designables></document>
      """)
    let run = try tool.run("convert", "Bar.xib")
    #expect(run.code == 0 && run.messages == "", "\(run.messages)")
    let text = try #require(try tool.files(in: ".")["bar.scene.yaml"])
    expect(String(decoding: text, as: UTF8.self), contains: written)
  }

  @Test func `without Interface Builder documents, there is nothing to convert`() throws {
    try tool.add("A.scene.yaml", "format: 1\n")
    let run = try tool.run("convert", "A.scene.yaml")
    #expect(run.code == 66)
    #expect(
      run.messages == """
        render-layouts: error: nothing to convert
            'convert' reads storyboards and xibs

        """)
  }

  @Test(arguments: [
    ("constant=\"5e-324\"", "", "leading: superview"), ("constant=\"1e-300\"", "", "leading: superview"),
    ("multiplier=\"1e-300\"", "", "leading: superview * 0.000000001"),
    ("multiplier=\"5e-324\"", "", "leading: superview * 0.000000001"),
    ("priority=\"1e-300\"", "", "leading: superview @0.000000001"),
    ("", "numberOfLines=\"2147483647\"", "lines: 10000000"),
    ("", "horizontalHuggingPriority=\"1e-300\"", "hug: { horizontal: 0.000000001 }"),
  ])
  func `numbers that a scene file cannot contain are written as the nearest valid number`(
    constraint: String, label: String, written: String
  ) throws {
    try tool.add(
      "Edge.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label text="Hello" \(label) translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="0" y="100" width="42" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \(constraint) id="a"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="b"/>
      </constraints></view></objects></document>
      """)
    let run = try tool.run("convert", "Edge.xib")
    #expect(run.code == 0 && run.messages == "", "\(run.messages)")
    let text = try #require(try tool.files(in: ".")["edge.scene.yaml"])
    expect(String(decoding: text, as: UTF8.self), contains: written)
    func frames(_ path: String) throws -> [String] {
      let solved = try tool.run("solve", path, "-d", "iPhone 8", "--orientation", "portrait").output
      return solved.matches(of: /"frame":\[[^\]]*\]/).map { String($0.output) }
    }
    #expect(try frames("edge.scene.yaml") == frames("Edge.xib"))
  }
}
