import Findings
import LayoutTestSupport
import SceneLayouts
import Testing

/// Views that have no size in only one of the layouts that an ambiguity allows.
@Suite struct UndecidedSizeTests {
  /// Two labels in a row that together need more than its width, the second one of a class.
  private static func row(_ attributes: String) -> String {
    func label(_ id: String, _ text: String, _ attributes: String) -> String {
      """
      <label opaque="NO" text="\(text)" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" \
      \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="100" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let long = String(repeating: "A long text. ", count: 12)
    return """
      <stackView opaque="NO" contentMode="scaleToFill" id="list"><rect key="frame" x="0" y="40" width="375" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      <subviews>\(label("a", "Title", ""))\(label("b", long, attributes))</subviews></stackView>
      """
  }

  private func codes(_ attributes: String) async throws -> Set<String> {
    var project = FilledProject(view: Self.row(attributes), files: [:])
    project.files["Words.swift"] = "class Words: UILabel { func show() { text = name } }"
    return Set(try await project.layout().findings.map(\.code.name))
  }

  @Test func `a view does not vanish for certain if code decides which of two gives way`() async throws {
    let found = try await codes(#"numberOfLines="0" customClass="Words""#)
    #expect(!found.contains("no-size"))
    try await #expect(codes(#"numberOfLines="0""#).contains("ambiguous"))
  }
}
