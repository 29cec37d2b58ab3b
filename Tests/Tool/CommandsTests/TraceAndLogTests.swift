import Foundation
import LayoutTestSupport
import Testing

/// The strings of UIKit that the tool prints on request.
@Suite struct TraceAndLogTests {
  let tool = Tool()

  /// The mistake of the specification: two distances from the top, one of them measured from below the bar.
  static let mistake = """
    format: 1
    scene: Cars
    devices: [iPhone SE (1st gen)]
    bars: [navigation]
    views:
      add: { type: button, text: Add a car }
    constraints:
      - V:[topGuide]-[add]
      - V:|-20-[add]
      - H:|-20-[add]

    """

  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="chart" \
    customClass="ChartView">
              <rect key="frame" x="20" y="20" width="100" height="100"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="chart" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="20" id="c1"/>
            <constraint firstItem="chart" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="30" id="c2"/>
          </constraints>
        </view>
      </objects>
    </document>

    """

  private let advice = """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. \
    Try this: (1) look at each constraint and try to figure out which you don't expect; \
    (2) find the code that added the unwanted constraint or constraints and fix it. \
    (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
    refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}

    """

  @Test func `a trace is printed for every layout`() throws {
    try tool.add("cars.scene.yaml", Self.mistake)
    try tool.expect(
      "trace", "cars.scene.yaml", "--orientation", "portrait",
      prints: """
        Cars: iPhone SE (1st gen), portrait, 320 × 568 pt
        *<UIWindow:0x8c00170> - AMBIGUOUS LAYOUT
        |   *<UILayoutContainerView:0x8c00180>
        |   |   *<UINavigationTransitionView:0x8c00190>
        |   |   |   *<UIViewControllerWrapperView:0x8c001a0>
        |   |   |   |   *<UIView:0x8c00000>
        |   |   |   |   |   *<UIButton:0x8c00010>
        |   |   |   |   |   |   <UIButtonLabel:0x8c001b0>
        |   |   |   |   |   *<_UILayoutGuide:0x8c00020> - AMBIGUOUS LAYOUT
        |   |   |   |   |   *<_UILayoutGuide:0x8c00030> - AMBIGUOUS LAYOUT
        |   |   <UINavigationBar:0x8c001c0>


        """)
    try expect(tool.run("trace", ".", "--strict").code, is: 1)
  }

  @Test func `a trace contains names on request`() throws {
    try tool.add("chart.xib", Self.xib)
    let run = try tool.run("trace", "chart.xib", "--as-saved", "--names")
    #expect(run.code == 0)
    #expect(run.output.contains("\n|   *<UIView:root>\n|   |   *<ChartView:ChartView> - AMBIGUOUS LAYOUT\n"))
  }

  @Test func `the log of a conflict is printed to standard error`() throws {
    try tool.add("cars.scene.yaml", Self.mistake)
    let run = try tool.run("check", "--log", "cars.scene.yaml", "--orientation", "portrait")
    #expect(run.code == 1 && run.output.contains("[conflict]\n") && !run.output.contains("NSLayoutConstraint"))
    #expect(run.output.contains("\n    add.top: 64 + 8 = 72 and 20 cannot both hold\n"))
    let broken =
      "<NSLayoutConstraint:0x8c00120 V:[_UILayoutGuide:0x8c00020]-(NSSpace(8))-[UIButton:0x8c00010'Add a car']>"
    let names = "(Names: '|':UIView:0x8c00000 )"
    #expect(
      run.messages == """
        cars.scene.yaml:8:5: log of a conflict on iPhone SE (1st gen), portrait
        \(advice)(
            "\(broken)",
            "<_UILayoutSupportConstraint:0x8c00080 V:[_UILayoutGuide:0x8c00020(64)]>",
            "<_UILayoutSupportConstraint:0x8c00090 V:|-(0)-[_UILayoutGuide:0x8c00020]   \(names)>",
            "<NSLayoutConstraint:0x8c00130 V:|-(20)-[UIButton:0x8c00010'Add a car']   \(names)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        \(broken)


        """)
  }

  @Test func `the full log ends with advice and is printed once for all layouts`() throws {
    try tool.add("chart.xib", Self.xib)
    let run = try tool.run("solve", "chart.xib", "--log=full", "--names", "-d", "all phones")
    #expect(run.code == 0 && run.output.contains("{\"document\":\"chart.xib\""))
    #expect(run.messages.contains("chart.xib:12:9: log of a conflict on all "))
    #expect(run.messages.components(separatedBy: "Unable to simultaneously").count == 2)
    #expect(run.messages.contains(" H:|-(20)-[ChartView:ChartView]   (Names: '|':UIView:root )>"))
    #expect(run.messages.hasSuffix(" in <UIKit/UIView.h> may also be helpful.\n\n"))
  }

  @Test func `without a conflict there is no log`() throws {
    try tool.add("hello.scene.yaml", helloScene)
    let run = try tool.run("check", "--log", ".")
    #expect(run.code == 0 && run.messages == "" && run.output == "1 scene, 4 layouts: 4 fine\n")
  }

  @Test func `wrong arguments are reported with advice`() throws {
    try expect(
      tool.run("check", ".", "--log=long").messages,
      is: "render-layouts: error: invalid value 'long' for '--log'\n    use one of short, full\n")
    try expect(
      tool.run("check", ".", "--names").messages,
      is: "render-layouts: error: '--names' needs '--log'\n    only logs contain addresses\n")
    try expect(
      tool.run("render", ".", "--log").messages,
      is: "render-layouts: error: 'render' has no option '--log'\n    it is an option of 'check', 'solve'\n")
  }

  @Test func `the help marks the value as optional`() throws {
    let help = try tool.run("check", "--help").output
    #expect(help.contains(/\n {6}--log\[=DETAIL\] +print UIKit's log of each conflict/))
  }
}
