import Foundation
import LayoutTestSupport
import Testing

/// The editing commands on documents of Interface Builder.
@Suite struct XcodeEditingCommandTests {
  private let tool = Tool()

  @Test func `RES-04: missing constraints are written into a document in Xcode's notation`() throws {
    try tool.add("chart.xib", EditingExamples.xib)
    let run = try tool.run("resolve", "chart.xib", "--write")
    #expect(run.code == 0, "\(run.messages)")
    let text = String(decoding: try tool.files(in: ".")["chart.xib"] ?? Data(), as: UTF8.self)
    let added = text.split(separator: "\n").filter { !EditingExamples.xib.contains($0) }.map { $0.drop { $0 == " " } }
    #expect(added.count == 5 && added.filter { $0.hasPrefix("<constraint ") }.count == 3, "\(text)")
    #expect(text.contains("\n          <constraints>\n            <constraint firstAttribute="), "\(text)")
    try expect(tool.run("check", "--strict", "chart.xib", "--as-saved").code, is: 0)
  }

  @Test func `RES-02: frames are updated to the solved ones`() throws {
    let moved = EditingExamples.xib.replacing(
      "x=\"20\" y=\"20\" width=\"100\"", with: "x=\"35\" y=\"20\" width=\"100\""
    )
    .replacing(
      "constant=\"20\" id=\"c1\"/>",
      with: """
        constant="20" id="c1"/>
              <constraint firstItem="chart" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
              <constraint firstItem="chart" firstAttribute="width" constant="100" id="c4"/>
              <constraint firstItem="chart" firstAttribute="height" constant="100" id="c5"/>
        """)
    try tool.add("chart.xib", moved)
    let frames = try tool.run("resolve", "chart.xib", "--update-frames", "--write")
    #expect(frames.output.contains("Chart View: 35, 20, 100 × 100 becomes 20, 20, 100 × 100"), "\(frames)")
    try expect(
      tool.files(in: ".")["chart.xib"], is: Data(moved.replacing("x=\"35\" y=\"20\"", with: "x=\"20\" y=\"20\"").utf8))

    try tool.add("chart.xib", moved)
    let constants = try tool.run("resolve", "chart.xib", "--update-constraints", "--write")
    #expect(constants.code == 0)
    try expect(
      tool.files(in: ".")["chart.xib"],
      is: Data(moved.replacing("constant=\"20\" id=\"c1\"", with: "constant=\"35\" id=\"c1\"").utf8))
  }

  @Test func `a constraint with an outlet is not removed, and the reason is given`() throws {
    let text = EditingExamples.xib.replacing(
      "    </view>\n  </objects>",
      with: """
              <connections>
                <outlet property="leadingSpace" destination="c1" id="o-1"/>
              </connections>
            </view>
          </objects>
        """)
    try tool.add("chart.xib", text)
    let run = try tool.run("remove", "chart.xib", "c1", "--write")
    #expect(run.code == 65)
    #expect(run.messages.contains("code refers to the constraint through the outlet 'leadingSpace'"))
    try expect(tool.files(in: ".")["chart.xib"], is: Data(text.utf8))
  }

  @Test(arguments: ["outlet", "outletCollection"])
  func `an outlet to a constraint is reported by its kind`(kind: String) throws {
    let text = EditingExamples.xib.replacing(
      "    </view>\n  </objects>",
      with:
        "      <connections><\(kind) property=\"all\" destination=\"c1\" id=\"o-1\"/></connections>\n    </view>\n  </objects>"
    )
    try tool.add("chart.xib", text)
    let run = try tool.run("remove", "chart.xib", "c1")
    let words = kind == "outlet" ? "outlet" : "outlet collection"
    #expect(run.code == 65 && run.messages.contains("code refers to the constraint through the \(words) 'all'"))
  }
}
