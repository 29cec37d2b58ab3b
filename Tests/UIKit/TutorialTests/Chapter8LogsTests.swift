import AutoLayout
import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// The debugger's output, and how to read it.
@MainActor
@Suite(.ownFaultLog) struct Chapter8LogsTests {
  @Test func `the log of a view with its mask and constraints names the mask`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let infoView = UIView()
    view.addSubview(infoView)
    view.addConstraint(infoView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10))
    LayoutFaults.removeAll()
    let log = try #require(view.layoutResult().conflicts.first).description
    #expect(log.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one of"))
    #expect(log.contains("NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(
      log.contains(
        "Will attempt to recover by breaking constraint \n"
          + "<NSLayoutConstraint:0x8c00140 H:|-(10)-[UIView:0x8c00010]   (Names: '|':UIView:0x8c00000 )>\n"))
  }

  @Test func `the trace marks ambiguous views`() throws {
    let (label, toggle) = (UILabel(), UISwitch())
    label.text = "On"
    let view = screen(320, 568, label, toggle)
    (view.accessibilityIdentifier, label.accessibilityIdentifier) = ("root", "label")
    toggle.accessibilityIdentifier = "switch"
    view.add(
      "H:|-[label]-(>=8)-[toggle]", "V:|-[label]", "V:|-[toggle]", views: ["label": label, "toggle": toggle])
    let layout = view.layoutResult()
    let trace = LayoutDescriptions(of: layout.system, naming: .names).trace(of: layout.solution, enclosedBy: [])
    #expect(
      trace == """
        *<UIView:root>
        |   *<UILabel:label>
        |   *<UISwitch:switch> - AMBIGUOUS LAYOUT
        |   *<_UILayoutGuide:topGuide> - AMBIGUOUS LAYOUT
        |   *<_UILayoutGuide:bottomGuide> - AMBIGUOUS LAYOUT

        """)
  }

  @Test func `the constraints that affect a view are those that determine it`() throws {
    let (label, toggle) = (SizedLabel(42, 21), UISwitch())
    let view = screen(320, 568, label, toggle)
    NSLayoutConstraint.activate([
      toggle.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 136),
      toggle.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      label.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
      toggle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      // UIKit also returns the constraints of the root.
      let deciding = label.constraintsAffectingLayout(for: axis).filter {
        $0.identifier?.hasPrefix("UIView-Encapsulated-Layout") != true
      }
      expect(deciding.count, is: 3)
    }
  }
}
