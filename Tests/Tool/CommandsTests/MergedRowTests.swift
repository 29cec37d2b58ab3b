import LayoutTestSupport
import Testing

/// The recorded frames of table rows after a merge.
@Suite struct MergedRowTests {
  private let tool = Tool()

  /// A section: its id, and the names of its cells.
  typealias Section = (id: String, cells: [String])

  /// A storyboard with a grouped table of static cells, given its sections and the height of cell `bbb`. Xcode leaves 36
  /// points between sections, and 28 above the first.
  private static func table(_ sections: [Section], tall: Double = 44) -> String {
    var (text, top) = ("", -8.0)
    for section in sections {
      text += "<tableViewSection headerTitle=\"\" id=\"\(section.id)-00-001\">\n<cells>\n"
      top += 36
      for name in section.cells {
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

  private func places(merging ours: String, _ theirs: String) throws -> [String] {
    try tool.add("base", Self.table([("one", ["aaa", "bbb"]), ("two", ["ccc"]), ("six", ["ddd"])]))
    try tool.add("ours", ours)
    try tool.add("theirs", theirs)
    let run = try tool.run(arguments: ["merge-file", "base", "ours", "theirs", "Main.storyboard"])
    #expect(run.code == 0 && run.messages == "")
    return Self.places(in: String(decoding: try #require(tool.files(in: ".")["ours"]), as: UTF8.self))
  }

  /// The cells with their upper edges.
  private static func places(in text: String) -> [String] {
    text.matches(of: /<tableViewCell .* id="(...)-00-001">\n<rect key="frame" x="[0.]+" y="(\d+)/).map {
      "\($0.output.1) \($0.output.2)"
    }
  }

  /// The sections of ours, of theirs, and of the merged table.
  static let tables: [(ours: [Section], theirs: [Section], merged: [Section])] = [
    (
      [("one", ["aaa", "bbb", "xxx"]), ("two", ["ccc"]), ("six", ["ddd"])],
      [("new", ["yyy"]), ("one", ["aaa", "bbb"]), ("two", ["ccc"]), ("six", ["ddd"])],
      [("new", ["yyy"]), ("one", ["aaa", "bbb", "xxx"]), ("two", ["ccc"]), ("six", ["ddd"])]
    ),
    (
      [("one", ["aaa"]), ("two", ["ccc"]), ("six", ["ddd"])],
      [("one", ["aaa", "bbb"]), ("two", ["ccc", "xxx"]), ("six", ["ddd"])],
      [("one", ["aaa"]), ("two", ["ccc", "xxx"]), ("six", ["ddd"])]
    ),
    (
      [("one", ["aaa", "bbb"]), ("two", ["ccc", "xxx"]), ("six", ["ddd"])],
      [("one", ["aaa", "bbb"]), ("two", ["ccc", "yyy"]), ("six", ["ddd"])],
      [("one", ["aaa", "bbb"]), ("two", ["ccc", "xxx", "yyy"]), ("six", ["ddd"])]
    ),
    (
      [("one", ["aaa", "bbb"]), ("six", ["ddd"])],
      [("one", ["aaa", "bbb"]), ("two", ["ccc"]), ("six", ["ddd"]), ("new", ["xxx"])],
      [("one", ["aaa", "bbb"]), ("six", ["ddd"]), ("new", ["xxx"])]
    ),
  ]

  @Test(arguments: tables)
  func `rows follow the rows of both sides above them`(ours: [Section], theirs: [Section], merged: [Section]) throws {
    #expect(try places(merging: Self.table(ours), Self.table(theirs)) == Self.places(in: Self.table(merged)))
  }

  @Test func `rows move by the height that one side gives a row and the rows that the other adds`() throws {
    let old: [Section] = [("one", ["aaa", "bbb"]), ("two", ["ccc"]), ("six", ["ddd"])]
    let new: [Section] = [("one", ["xxx", "aaa", "bbb"]), ("two", ["ccc"]), ("six", ["ddd"])]
    #expect(
      try places(merging: Self.table(old, tall: 80), Self.table(new)) == Self.places(in: Self.table(new, tall: 80)))
  }
}
