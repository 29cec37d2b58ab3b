import Foundation
import LayoutTestSupport
import Testing

/// The changes of an Xcode document below which new and former findings are listed.
@Suite struct RevisionFindingTests {
  let tool = Tool()

  private func page(_ views: String, _ constraints: String) -> String {
    tool.storyboard(
      """
      <viewController id="ctl-00-001" sceneMemberID="viewController"><view key="view" id="rot-00-001">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(views)</subviews>
      <constraints>\(constraints)</constraints></view></viewController>
      """)
  }

  private func tie(
    _ first: String, _ attribute: String, _ second: String, _ constant: Int, _ id: String, _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(attribute)" constant="\(constant)" \(more) id="\(id)"/>
    """
  }

  /// The constraints that place a view, and its width.
  private func place(_ view: String, x: Int, y: Int) -> String {
    tie(view, "top", "rot-00-001", y, "t\(view.dropFirst())")
      + tie(view, "leading", "rot-00-001", x, "l\(view.dropFirst())")
  }

  @Test func `new conflicts are below the change without which there are none, although no view moves`() throws {
    func view(_ id: String, _ x: Int, _ width: Int) -> String {
      """
      <view userLabel="\(id.prefix(3))" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="100" width="\(width)" height="30"/><constraints>
      <constraint firstAttribute="width" constant="\(width)" id="w\(id.dropFirst())"/>
      <constraint firstAttribute="height" constant="30" id="h\(id.dropFirst())"/></constraints></view>
      """
    }
    let views = view("box-00-001", 20, 200) + view("icn-00-001", 300, 20)
    let places = place("box-00-001", x: 20, y: 100) + place("icn-00-001", x: 300, y: 100)
    func limit(_ constant: Int) -> String {
      tie(
        "rot-00-001", "trailing", "box-00-001", constant, "trl-00-001", #"relation="greaterThanOrEqual""#)
    }
    let found = try tool.entries(
      of: page(views, places + limit(10) + tie("icn-00-001", "width", "box-00-001", 0, "eqw-00-001")),
      with: page(views, places + limit(0)))
    let conflicts = found.filter { $0.contains("conflict at") }
    #expect(conflicts.count == 1 && conflicts[0].contains("new constraint icn.width == box.width"), "\(found)")
    #expect(found.allSatisfy { !$0.contains("[moved]") && !$0.contains("[resized]") }, "\(found)")
    #expect(found.contains { $0.contains("the constant is 10 instead of 0; no view moves") }, "\(found)")
  }

  @Test func `the finding of a removed view is not a finding that is gone`() throws {
    func label(_ id: String, _ y: Int, _ text: String = "A long text that is cut off here") -> String {
      """
      <label text="\(text)" userLabel="\(id.prefix(3))" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="40" y="\(y)" width="60" height="20.5"/><constraints>
      <constraint firstAttribute="width" constant="60" id="w\(id.dropFirst())"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let (ada, bob) = ("Ada-00-001", "Bob-00-001")
    let former = page(label(ada, 40) + label(bob, 80), place(ada, x: 40, y: 40) + place(bob, x: 40, y: 80))
    let removed = try tool.entries(of: page(label(ada, 40), place(ada, x: 40, y: 40)), with: former)
    #expect(removed.count == 1 && removed[0].contains("label 'Bob' was removed from 'root'"), "\(removed)")
    #expect(!removed[0].contains("no longer found"), "\(removed)")
    let shortened = try Tool().entries(
      of: former.replacingOccurrences(of: label(bob, 80), with: label(bob, 80, "Cut")), with: former)
    #expect(shortened.contains { $0.contains("so no longer found: truncated at 'Bob' [fixed]") }, "\(shortened)")
  }
}
