import LayoutTestSupport
import Testing

/// The recorded frames of table rows after a merge.
@Suite struct MergedRowTests {
  private let tool = Tool()

  /// A storyboard with a grouped table of static cells, given the ids of each section's cells and the height of cell
  /// `bbb`. Xcode leaves 36 points between sections, and 28 above the first.
  private static func table(_ sections: [[String]], tall: Double = 44) -> String {
    var (text, top) = ("", -8.0)
    for (number, section) in sections.enumerated() {
      text += "<tableViewSection headerTitle=\"\" id=\"s\(section[0])-\(number)\">\n<cells>\n"
      top += 36
      for name in section {
        let height = name == "bbb" ? tall : 44
        text += """
          <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" id="\(name)-00-001">
          <rect key="frame" x="0.0" y="\(top)" width="375" height="\(height)"/>
          <autoresizingMask key="autoresizingMask"/>
          <tableViewCellContentView key="contentView" tableViewCell="\(name)-00-001" id="\(name)-00-002">
          <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
          </tableViewCellContentView>
          </tableViewCell>

          """
        top += height
      }
      text += "</cells>\n</tableViewSection>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
      <scene sceneID="sce-00-001">
      <objects>
      <tableViewController id="con-00-001" sceneMemberID="viewController">
      <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" id="tab-00-001">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <sections>
      \(text)</sections>
      </tableView>
      </tableViewController>
      </objects>
      </scene>
      </scenes>
      </document>

      """
  }

  private func merged(_ ours: String, _ theirs: String) throws -> [String] {
    try tool.add("base", Self.table([["aaa", "bbb"], ["ccc"], ["ddd"]]))
    try tool.add("ours", ours)
    try tool.add("theirs", theirs)
    let run = try tool.run(arguments: ["merge-file", "base", "ours", "theirs", "Main.storyboard"])
    #expect(run.code == 0 && run.messages == "")
    return Self.places(String(decoding: try #require(tool.files(in: ".")["ours"]), as: UTF8.self))
  }

  /// The cells with their upper edges.
  private static func places(_ text: String) -> [String] {
    text.matches(of: /id="(...)-00-001">\n<rect key="frame" x="0.0" y="(\d+)(?:\.0)?" width="375" height="[4-9]/).map {
      "\($0.output.1) \($0.output.2)"
    }
  }

  @Test(arguments: [
    ([["aaa", "bbb", "xxx"], ["ccc"], ["ddd"]], [["yyy"], ["aaa", "bbb"], ["ccc"], ["ddd"]]),
    ([["aaa"], ["ccc"], ["ddd"]], [["aaa", "bbb"], ["ccc", "xxx"], ["ddd"]]),
    ([["aaa", "bbb"], ["ccc", "xxx"], ["ddd"]], [["aaa", "bbb"], ["ccc", "yyy"], ["ddd"]]),
    ([["aaa", "bbb"], ["ddd"]], [["aaa", "bbb"], ["ccc"], ["xxx", "ddd"]]),
  ])
  func `rows follow the rows of both sides above them`(ours: [[String]], theirs: [[String]]) throws {
    let places = try merged(Self.table(ours), Self.table(theirs))
    let names = places.map { String($0.prefix(3)) }
    // The sections of the merged cells are those of the sides.
    let sections = (theirs + ours).flatMap { section in section.dropFirst().map { (section[0], $0) } }
    var expected: [[String]] = []
    for name in names {
      if let last = expected.last, sections.contains(where: { last.contains($0.0) && $0.1 == name }) {
        expected[expected.count - 1].append(name)
      } else {
        expected.append([name])
      }
    }
    #expect(places == Self.places(Self.table(expected)))
  }

  @Test func `rows move by the height that one side gives a row and the rows that the other adds`() throws {
    let places = try merged(
      Self.table([["aaa", "bbb"], ["ccc"], ["ddd"]], tall: 80), Self.table([["xxx", "aaa", "bbb"], ["ccc"], ["ddd"]]))
    #expect(places == Self.places(Self.table([["xxx", "aaa", "bbb"], ["ccc"], ["ddd"]], tall: 80)))
  }
}
