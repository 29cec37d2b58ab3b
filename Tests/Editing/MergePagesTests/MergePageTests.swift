import DocumentMerging
import Gallery
import JSON
import LayoutTestSupport
import Testing
import Typography

@testable import MergePages

/// The page on which a person decides what a merge left open.
@Suite struct MergePageTests {
  /// Returns a xib with a box at a distance from the top, and a button with a title in it.
  private static func document(top: Int, label: String = "Box", button: String? = "Sign in") -> [UInt8] {
    let inner =
      button.map {
        """
        <subviews>
                                <view contentMode="scaleToFill" userLabel="\($0)" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="btn-00-001">
                                    <rect key="frame" x="0.0" y="0.0" width="50" height="20"/>
                                </view>
                            </subviews>
                            
        """
      } ?? ""
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <objects>
              <view contentMode="scaleToFill" id="out-00-001">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <subviews>
                      <view contentMode="scaleToFill" userLabel="\(label)" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
                          <rect key="frame" x="20" y="\(top)" width="100" height="40"/>
                          \(inner)<constraints>
                              <constraint firstAttribute="width" constant="100" id="wid-00-001"/>
                              <constraint firstAttribute="height" constant="40" id="hei-00-001"/>
                          </constraints>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstItem="box-00-001" firstAttribute="leading" secondItem="out-00-001" secondAttribute="leading" constant="20" id="led-00-001"/>
                      <constraint firstItem="box-00-001" firstAttribute="top" secondItem="out-00-001" secondAttribute="top" constant="\(top)" id="top-00-001"/>
                  </constraints>
              </view>
          </objects>
      </document>

      """.utf8)
  }

  private func page(
    _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], favoring side: MergeSide = .ours
  ) throws -> (page: MergePage, data: JSONValue) {
    let trial = MergeTrial(
      MergeInput(base: base, ours: ours, theirs: theirs), of: .interfaceBuilder, path: "App/View.xib", favoring: side)
    let page = try MergePage(
      of: trial, from: MergePage.Origin(toolVersion: "1", command: ["render-layouts", "merge-file"], isAwaited: false),
      measuringTextWith: FixedPitchTextMeasurer())
    let text = try #require(page.files.first { $0.path == "data.js" }?.text)
    return (page, try JSONParser.value(in: Array(text.dropFirst("var layoutMerge = ".count).dropLast(2).utf8)))
  }

  /// Returns the y coordinate of the mark of a place in a picture.
  private func top(of picture: JSONValue?, place: Int) -> Double? {
    picture?["marks"]?["\(place)"]?.elements.first?.elements[1].number
  }

  @Test func `each version and each combination of decisions is solved and drawn`() throws {
    let found = try page(
      Self.document(top: 20), Self.document(top: 30, label: "Card"), Self.document(top: 44, label: "Ticket"))
    #expect(found.page.placeCount == 2)
    #expect(
      found.data["places"]?.elements.compactMap { $0["key"]?.string } == [
        "box-00-001 'userLabel'", "top-00-001 'constant'",
      ])
    let scene = try #require(found.data["scenes"]?.elements.first)
    // The mark of a constraint surrounds its views, of which the first is the box.
    expect(["base", "ours", "theirs"].map { top(of: scene[$0], place: 1) }, is: [20, 30, 44])
    let results = try #require(scene["results"])
    expect(results.members.map(\.key), is: ["oo", "ot", "ob", "to", "tt", "tb", "bo", "bt", "bb"])
    for (key, y) in [("oo", 30.0), ("ot", 44), ("ob", 20), ("tt", 44), ("bb", 20)] {
      expect(top(of: results[key]?["picture"], place: 1), is: y)
    }
    let pictures = found.page.files.filter { $0.path.hasPrefix("pictures/") }
    #expect(pictures.allSatisfy { $0.text.hasPrefix("<svg") || $0.text.hasPrefix("<?xml") })
    // The base's picture equals that of choosing the base everywhere, and no picture is written twice.
    expect(scene["base"]?["svg"], is: results["bb"]?["picture"]?["svg"])
    #expect(Set(pictures.map(\.text)).count == pictures.count)
  }

  @Test func `a deleted object is chosen as a whole and has no base`() throws {
    let found = try page(
      Self.document(top: 20), Self.document(top: 20, button: nil), Self.document(top: 20, button: "Log in"))
    let place = try #require(found.data["places"]?.elements.first)
    expect(place["kind"]?.string, is: "deletion")
    expect(place["choices"], is: .strings(["ours", "theirs"]))
    let scene = try #require(found.data["scenes"]?.elements.first)
    expect(top(of: scene["ours"], place: 0), is: nil)
    expect(top(of: scene["results"]?["o"]?["picture"], place: 0), is: nil)
    expect(top(of: scene["results"]?["t"]?["picture"], place: 0), is: 20)
  }

  @Test func `the favored side applies to undecided places`() throws {
    let found = try page(Self.document(top: 20), Self.document(top: 30), Self.document(top: 44), favoring: .theirs)
    expect(found.data["favored"]?.string, is: "theirs")
    let results = try #require(found.data["scenes"]?.elements.first?["results"])
    expect(results.members.map(\.key), is: ["t", "o", "b"])
  }

  @Test func `files without views have only their values`() throws {
    let trial = MergeTrial(
      MergeInput(base: "\"a\" = \"1\";\n", ours: "\"a\" = \"2\";\n", theirs: "\"a\" = \"3\";\n").map { Array($0.utf8) },
      of: .strings, path: "a.strings", favoring: .ours)
    let page = try MergePage(
      of: trial, from: MergePage.Origin(toolVersion: "1", command: [], isAwaited: true),
      measuringTextWith: FixedPitchTextMeasurer())
    #expect(page.placeCount == 1)
    expect(page.files.map(\.path), is: ["index.html", "assets/merge.css", "assets/merge.js", "data.js"])
  }

  @Test func `a complete merge has no undecided places`() throws {
    let found = try page(Self.document(top: 20), Self.document(top: 30), Self.document(top: 20, label: "Card"))
    #expect(found.page.placeCount == 0 && found.data["scenes"] == .array([]))
  }
}
