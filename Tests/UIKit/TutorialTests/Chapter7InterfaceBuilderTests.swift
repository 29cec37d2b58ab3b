import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// The examples of the chapter on Interface Builder, in code.
@MainActor
@Suite struct Chapter7InterfaceBuilderTests {
  @Test(arguments: [(320.0, 568.0, 268.5), (568, 320, 144.5)])
  func `a switch and its label are at the standard distance`(width: CGFloat, height: CGFloat, y: CGFloat) throws {
    let (label, toggle) = (SizedLabel(42, 21), UISwitch())
    let view = screen(width, height, label, toggle)
    let leading = toggle.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 136)
    NSLayoutConstraint.activate([
      leading, toggle.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
      label.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
      toggle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.layoutIfNeeded()
    #expect(toggle.place == [136, y, 51, 31] && label.place == [86, y + 5, 42, 21])

    // Centered instead of 136 points from the edge.
    leading.isActive = false
    toggle.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    view.layoutIfNeeded()
    expect(toggle.frame.minX, is: (width - 49) / 2)
  }

  @Test func `a minimum distance of 50 makes the position of the label ambiguous`() throws {
    let (label, toggle) = (SizedLabel(42, 21), UISwitch())
    let view = screen(320, 568, label, toggle)
    NSLayoutConstraint.activate([
      toggle.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 136),
      toggle.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 50),
      label.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
      toggle.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    let open = view.layoutResult().ambiguities
    #expect(open.count == 1 && open.first?.attribute == .left && open.first?.maximum == 44)
    #expect(label.hasAmbiguousLayout && !toggle.hasAmbiguousLayout)
  }

  @Test(arguments: [(1, 141.0, 43.0), (2, 141, 86), (3, 141, 129), (4, 141, 131), (5, 141, 131)])
  func `a growing value yields to its label`(times: Int, labelWidth: CGFloat, valueWidth: CGFloat) throws {
    let (dept, value) = (SizedLabel(141, 21), SizedLabel(43 * CGFloat(times), 21))
    value.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    let view = screen(320, 480, dept, value)
    view.add("H:|-[dept]-(>=8)-[value]-|", options: .alignAllTop, views: ["dept": dept, "value": value])
    view.add("V:|-84-[dept]", views: ["dept": dept])
    expect(view.layoutResult().ambiguities, is: [])
    #expect(dept.place == [20, 84, labelWidth, 21] && value.place == [300 - valueWidth, 84, valueWidth, 21])
  }

  @Test(arguments: [
    (320.0, 480.0, [20.0, 100, 280, 280]), (320, 568, [20, 144, 280, 280]), (480, 320, [100, 20, 280, 280]),
    (568, 320, [144, 20, 280, 280]), (768, 1024, [20, 148, 728, 728]),
  ])
  func `Listing 3-1: a nib with autoresizing masks is in a constrained square`(
    width: CGFloat, height: CGFloat, place: [CGFloat]
  ) throws {
    let nib = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 160))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    nib.addSubview(child)
    let view = screen(width, height, nib)
    NSLayoutConstraint.activate([
      nib.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nib.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      nib.widthAnchor.constraint(equalTo: nib.heightAnchor),
      nib.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -40),
      nib.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, constant: -40),
      nib.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40).withPriority(UILayoutPriority(1)),
      nib.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -40).withPriority(UILayoutPriority(1)),
    ])
    view.layoutIfNeeded()
    #expect(nib.place == place && child.place == [20, 20, place[2] - 40, place[3] - 40])
  }

  @Test(arguments: [(320.0, 200.0, 254.0), (568, 448, 502)])
  func `a row has a label on the left and two buttons on the right`(width: CGFloat, x1: CGFloat, x2: CGFloat) throws {
    let (title, edit, delete) = (SizedLabel(100, 21), BoxView(46, 30), BoxView(46, 30))
    for button in [edit, delete] { button.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal) }
    let row = screen(width, 44, title, edit, delete)
    row.add(
      "H:|-[title]-(>=8)-[edit]-[delete]-|", options: .alignAllCenterY,
      views: ["title": title, "edit": edit, "delete": delete])
    title.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
    row.layoutIfNeeded()
    #expect(title.place == [20, 11.5, 100, 21] && edit.place == [x1, 7, 46, 30] && delete.place == [x2, 7, 46, 30])
  }
}

extension NSLayoutConstraint {
  /// Returns the constraint with another priority, for chaining.
  fileprivate func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
