import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// The exercises at the ends of the chapters, with their answers.
@MainActor
@Suite(.ownFaultLog) struct Chapter4ExercisesTests {
  @Test func `1 and 2, VFL-01: a format creates a known number of constraints`() throws {
    let views = ["view1": UIView(), "view2": UIView()]
    func count(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> Int {
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, views: views).count
    }
    expect(count("H:[view1]-[view2]"), is: 1)
    expect(count("H:[view1]-[view2]", .alignAllLastBaseline), is: 2)
    expect(count("H:[view1]"), is: 0)
    expect(count("H:[view1]", .alignAllTop), is: 0)
  }

  @Test func `3: additional bindings are allowed, missing ones are not`() throws {
    let five = Dictionary(uniqueKeysWithValues: (1...5).map { ("view\($0)", UIView()) })
    expect(NSLayoutConstraint.constraints(withVisualFormat: "H:[view1]-[view2]", views: five).count, is: 1)
    let two = five.filter { $0.key == "view1" || $0.key == "view3" }
    let found = faults { _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[view1]-[view2]", views: two) }
    #expect(found.first?.reason.contains("view2 is not a key in the views dictionary.") == true)
  }

  @Test func `4 and 5: a row can be aligned at top and bottom, and a column cannot`() throws {
    let views = ["view1": UIView(), "view2": UIView()]
    let row = NSLayoutConstraint.constraints(
      withVisualFormat: "H:[view1]-[view2]", options: [.alignAllTop, .alignAllBottom], views: views)
    expect(row.map(\.firstAttribute), is: [.leading, .top, .bottom])
    let found = faults {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "V:[view1][view2]", options: .alignAllBottom, views: views)
    }
    #expect(
      found.first?.reason.contains(
        "Options mask required views to be aligned on a vertical edge, "
          + "which is not allowed for layout that is also vertical.") == true)
  }

  @Test(arguments: [(320.0, -50.0), (480, 110), (568, 198)])
  func `6: of three optional constraints, the weakest yields`(width: CGFloat, x: CGFloat) throws {
    let view1 = BoxView()
    let view = screen(width, 480, view1)
    view.add("H:|-(50@100)-[view1(==320@200)]-(50@300)-|", "V:|[view1(10)]", views: ["view1": view1])
    view.layoutIfNeeded()
    expect(view1.place, is: [x, 0, 320, 10])
  }

  @Test func `7: an impossible width is a conflict`() throws {
    let box = BoxView()
    let view = screen(320, 480, box)
    view.add("H:[box(>=20, <=10)]", "H:|[box]", "V:|[box(10)]", views: ["box": box])
    let layout = view.layoutResult()
    #expect(layout.conflicts.count == 1 && view.brokenConstraints.map(\.constant) == [20])
    #expect(box.hasAmbiguousLayout && box.frame.width <= 10)
  }

  @Test func `8: a view is twenty points off the screen`() throws {
    let view1 = BoxView()
    let view = screen(320, 480, view1)
    view.add("H:|-(-20)-[view1(==50)]", "V:|[view1(10)]", views: ["view1": view1])
    view.layoutIfNeeded()
    expect(view1.place, is: [-20, 0, 50, 10])
  }

  @Test(arguments: [
    (320.0, 480.0, 71.0, 225.0), (320, 568, 71, 269), (480, 320, 151, 145), (568, 320, 195, 145),
  ])
  func `the middle one of three buttons is centered`(width: CGFloat, height: CGFloat, x: CGFloat, y: CGFloat) throws {
    let (l, m, r) = (BoxView(46, 30), BoxView(46, 30), BoxView(46, 30))
    let view = screen(width, height, l, m, r)
    view.add("H:[l]-20-[m]-20-[r]", options: .alignAllCenterY, views: ["l": l, "m": m, "r": r])
    m.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    m.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    view.layoutIfNeeded()
    expect([l, m, r].map(\.place), is: [0, 66, 132].map { [x + $0, y, 46, 30] })
  }

  @Test(arguments: [(320.0, 568.0), (480, 320), (568, 320)])
  func `a view is inset by 40 in every orientation`(width: CGFloat, height: CGFloat) throws {
    let box = BoxView()
    let view = screen(width, height, box)
    view.add("H:|-40-[box]-40-|", "V:|-40-[box]-40-|", views: ["box": box])
    view.layoutIfNeeded()
    expect(box.place, is: [40, 40, width - 80, height - 80])
  }

  @Test(arguments: [(320.0, [20.0, 116, 212], 88.0), (568, [20, 198.6667, 377.3333], 170.6667)])
  func `three views have equal widths`(width: CGFloat, x: [CGFloat], each: CGFloat) throws {
    let (a, b, c) = (BoxView(), BoxView(), BoxView())
    let view = screen(width, 320, a, b, c)
    let views = ["a": a, "b": b, "c": c]
    view.add("H:|-[a]-[b(a)]-[c(a)]-|", options: [.alignAllTop, .alignAllBottom], views: views)
    view.add("V:|-[a]-|", views: views)
    withoutPixels { view.layoutIfNeeded() }
    expect([a, b, c].map(\.place), is: x.map { [$0, 20, each, 280] })
  }

  @Test func `a stack view gives the same result without constraints`() throws {
    let views = [BoxView(), BoxView(), BoxView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = 8
    let view = screen(320, 568, stack)
    view.add("H:|-[stack]-|", "V:|-[stack]-|", views: ["stack": stack])
    view.layoutIfNeeded()
    expect(views.map { view.subviews[0].frame.minX + $0.frame.minX }, is: [20, 116, 212])
    expect(views.map { $0.place.suffix(2) }, is: [[88, 528], [88, 528], [88, 528]])
  }
}
