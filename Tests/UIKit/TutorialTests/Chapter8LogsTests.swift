import LayoutTestSupport
import LayoutViews
import Testing
import UIKitNames

/// What the debugger prints, and how to read it.
@Suite struct Chapter8LogsTests {
  @Test func `the log of a forgotten opt-out names the mask`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let infoView = UIView()
    view.addSubview(infoView)
    try view.addConstraint(infoView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10))
    let log = try #require(try view.layoutIfNeeded().conflicts.first).log()
    #expect(log.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one of"))
    #expect(log.contains("NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(
      log.hasSuffix(
        "Will attempt to recover by breaking constraint \n"
          + "<NSLayoutConstraint:0x8c00140 H:|-(10)-[UIView:0x8c00010]   (Names: '|':UIView:0x8c00000 )>\n"))
  }

  @Test func `the trace marks what is ambiguous`() throws {
    let (label, toggle) = (UILabel(text: "On"), UISwitch())
    let view = screen(320, 568, label, toggle)
    (view.accessibilityIdentifier, label.accessibilityIdentifier) = ("root", "label")
    toggle.accessibilityIdentifier = "switch"
    try view.add(
      "H:|-[label]-(>=8)-[toggle]", "V:|-[label]", "V:|-[toggle]", views: ["label": label, "toggle": toggle])
    let trace = try view.layoutIfNeeded().autolayoutTrace(naming: .names)
    #expect(
      trace == """
        *<UIView:root>
        |   *<UILabel:label>
        |   *<UISwitch:switch> - AMBIGUOUS LAYOUT
        |   *<_UILayoutGuide:topGuide> - AMBIGUOUS LAYOUT
        |   *<_UILayoutGuide:bottomGuide> - AMBIGUOUS LAYOUT

        """)
  }

  @Test func `constraints that affect a view are those that decide it`() throws {
    let (label, toggle) = (SizedLabel(42, 21), UISwitch())
    let view = screen(320, 568, label, toggle)
    try NSLayoutConstraint.activate([
      toggle.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 136),
      toggle.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
      toggle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    try expect(label.constraintsAffectingLayout(for: .horizontal).count, is: 3)
    try expect(label.constraintsAffectingLayout(for: .vertical).count, is: 3)
  }
}
