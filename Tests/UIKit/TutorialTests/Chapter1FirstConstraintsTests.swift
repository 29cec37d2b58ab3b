import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// The first steps: views, three ways to create a constraint, and the results of layout.
@MainActor
@Suite(.ownFaultLog) struct Chapter1FirstConstraintsTests {
  @Test func `four constraints determine the frame of a view`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8).isActive = true
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
    label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    label.heightAnchor.constraint(equalToConstant: 44).isActive = true

    let layout = view.layoutResult()
    expect(label.place, is: [8, 20, 160, 44])
    #expect(layout.conflicts.isEmpty && layout.ambiguities.isEmpty)
  }

  @Test func `anchors, the full form and the visual format create equal constraints`() throws {
    let addCarView = UIView()
    addCarView.accessibilityIdentifier = "addCarView"
    let anchor = addCarView.widthAnchor.constraint(equalToConstant: 132)
    let full = NSLayoutConstraint(
      item: addCarView, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 0, constant: 132)
    let formats = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[addCarView(132)]", options: [], metrics: nil, views: ["addCarView": addCarView])
    expect(formats.count, is: 1)
    for constraint in [anchor, full] + formats {
      expect(constraint.description, is: "<NSLayoutConstraint addCarView.width == 132   (inactive)>")
      #expect(constraint.multiplier == 1 && constraint.secondItem == nil && constraint.priority == .required)
    }
  }

  @Test func `a constraint is an equality, not an assignment`() throws {
    let (v1, v2) = (BoxView(10, 60), BoxView(10, 60))
    let view = screen(320, 480, v1, v2)
    v1.topAnchor.constraint(equalTo: v2.bottomAnchor).isActive = true
    v1.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    v2.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    let upper = v2.topAnchor.constraint(equalTo: view.topAnchor, constant: 10)
    let lower = v1.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)

    upper.isActive = true
    view.layoutIfNeeded()
    expect(v1.frame.minY, is: 70)

    upper.isActive = false
    lower.isActive = true
    view.layoutIfNeeded()
    expect(v2.frame.minY, is: 40)
  }

  @Test func `the stronger content wins, by any difference`() throws {
    let (dept, label) = (SizedLabel(141, 21), SizedLabel(42, 21))
    let view = screen(320, 568, dept, label)
    NSLayoutConstraint.activate([
      dept.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.leadingAnchor.constraint(equalTo: dept.trailingAnchor, constant: 8),
      dept.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
    ])
    view.layoutIfNeeded()
    #expect(dept.place == [20, 28, 111, 21] && label.place == [139, 28, 42, 21])

    // A missing view: the layout is unambiguous, but one label has vanished.
    dept.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    view.layoutIfNeeded()
    #expect(dept.place == [20, 28, 132, 21] && label.place == [160, 28, 0, 21])

    // In landscape there is enough space.
    view.frame.size = CGSize(width: 568, height: 320)
    view.layoutIfNeeded()
    #expect(dept.place == [20, 28, 235, 21] && label.place == [263, 28, 42, 21])
  }

  @Test func `constraints apply to the alignment rectangle, not the frame`() throws {
    let toggle = UISwitch()
    let view = screen(320, 480, toggle)
    toggle.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    toggle.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    expect(toggle.place, is: [135.5, 0, 51, 31])
    expect(toggle.alignmentRect(forFrame: toggle.frame), is: CGRect(x: 135.5, y: 0, width: 49, height: 31))
  }

  @Test(arguments: [(320.0, 480.0, 436.0), (320, 568, 524), (768, 1024, 980), (1024, 768, 724)])
  func `TBR-01: a toolbar is at the bottom of every screen`(width: CGFloat, height: CGFloat, y: CGFloat) throws {
    let toolbar = UIView()
    let view = screen(width, height, toolbar)
    NSLayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor),
      toolbar.leftAnchor.constraint(equalTo: view.leftAnchor),
      view.rightAnchor.constraint(equalTo: toolbar.rightAnchor),
      toolbar.heightAnchor.constraint(equalToConstant: 44),
    ])
    view.layoutIfNeeded()
    expect(toolbar.place, is: [0, y, width, 44])
  }
}
