import LayoutTestSupport
import Testing
import UIKit
import UIKitTestSupport

/// The figures of the chapter on visual formats (Figures 4-1 to 4-11).
@MainActor
@Suite(.ownFaultLog) struct Chapter2VisualFormatTests {
  private let view1 = BoxView(60, 30)
  private let view2 = BoxView(80, 30)

  /// A screen with two views at its top and a format.
  private func show(_ format: String, width: CGFloat = 320, _ view1: UIView, _ view2: UIView) -> LayoutResult {
    let view = screen(width, 480, view1, view2)
    view.add(format, views: ["view1": view1, "view2": view2])
    for top in [view1, view2] { top.topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
    return view.layoutResult()
  }

  @Test func `Figure 4-1: views form a column and a row`() throws {
    let column = screen(320, 480, view1, view2)
    column.add("V:|-10-[view1][view2]", options: .alignAllLeft, views: ["view1": view1, "view2": view2])
    view1.leftAnchor.constraint(equalTo: column.leftAnchor).isActive = true
    column.layoutIfNeeded()
    #expect(view1.place == [0, 10, 60, 30] && view2.place == [0, 40, 80, 30])

    let (first, second) = (BoxView(60, 30), BoxView(80, 30))
    _ = show("H:|-10-[view1][view2]", first, second)
    #expect(first.place == [10, 0, 60, 30] && second.place == [70, 0, 80, 30])
  }

  @Test(arguments: [
    ("Figure 4-3", "H:|-[view1]-[view2]", 20.0, 88.0),
    ("Figure 4-4", "H:|-[view1]-30-[view2]", 20, 110),
    ("Figure 4-7", "H:|-[view1]-(>=0)-[view2]-|", 20, 220),
  ])
  func `gaps are standard, exact or flexible`(figure: String, format: String, x1: CGFloat, x2: CGFloat) throws {
    let layout = show(format, view1, view2)
    #expect(view1.place == [x1, 0, 60, 30] && view2.place == [x2, 0, 80, 30], "\(figure)")
    #expect(layout.ambiguities.isEmpty)
  }

  @Test func `Figure 4-5: it is ambiguous which view is stretched`() throws {
    let layout = show("H:|[view1]-[view2]|", view1, view2)
    #expect(view1.hasAmbiguousLayout && view2.hasAmbiguousLayout)
    let width = try #require(layout.ambiguities.first { $0.view == 1 && $0.attribute == .width })
    #expect(width.minimum == 60 && width.maximum == 232)
  }

  @Test func `Figure 4-5: the view with less hugging is stretched`() throws {
    view1.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    let layout = show("H:|[view1]-[view2]|", view1, view2)
    #expect(view1.place == [0, 0, 232, 30] && view2.place == [240, 0, 80, 30])
    #expect(!view1.hasAmbiguousLayout && layout.ambiguities.isEmpty)
  }

  @Test func `Figure 4-6: views have insets`() throws {
    view1.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    _ = show("H:|-[view1]-[view2]-|", view1, view2)
    #expect(view1.place == [20, 0, 192, 30] && view2.place == [220, 0, 80, 30])
  }

  @Test func `Figure 4-8: three views form a row`() throws {
    let (view1, view2, view3) = (BoxView(60, 30), BoxView(60, 30), BoxView(60, 30))
    let view = screen(320, 480, view1, view2, view3)
    view.add(
      "H:|-[view1]-[view2]-(>=8)-[view3]-|", options: .alignAllTop,
      views: ["view1": view1, "view2": view2, "view3": view3])
    view.add("V:|[view1]", views: ["view1": view1])
    view.layoutIfNeeded()
    expect([view1, view2, view3].map(\.frame.minX), is: [20, 88, 240])
  }

  @Test func `Figures 4-9 and 4-10: widths are matched and limited`() throws {
    let (first, second) = (BoxView(BoxView.noIntrinsicMetric, 30), BoxView(BoxView.noIntrinsicMetric, 30))
    _ = show("H:|-[view1(view2)]-[view2]-|", first, second)
    #expect(first.place == [20, 0, 136, 30] && second.place == [164, 0, 136, 30])

    let (view1, view2, view3) = (BoxView(100, 30), BoxView(), BoxView(100, 30))
    let view = screen(320, 480, view1, view2, view3)
    let views = ["view1": view1, "view2": view2, "view3": view3]
    let options: NSLayoutConstraint.FormatOptions = [.alignAllTop, .alignAllBottom]
    view.add("H:|-[view1(<=80)]-[view2]-[view3(view1)]-|", options: options, views: views)
    view.add("V:|[view1]", views: views)
    view.layoutIfNeeded()
    #expect(view1.place == [20, 0, 80, 30] && view2.place == [108, 0, 104, 30] && view3.place == [220, 0, 80, 30])
  }

  @Test(arguments: [(320.0, 22.0), (480, 182), (568, 270)])
  func `Figure 4-11: of two optional widths the stronger is satisfied`(width: CGFloat, first: CGFloat) throws {
    let (view1, view2) = (BoxView(BoxView.noIntrinsicMetric, 30), BoxView(BoxView.noIntrinsicMetric, 30))
    _ = show("H:|-[view1(==250@700)]-[view2(==250@701)]-|", width: width, view1, view2)
    #expect(view1.place == [20, 0, first, 30] && view2.place == [28 + first, 0, 250, 30])
  }

  @Test func `metrics replace numbers`() throws {
    let view = screen(320, 480, view1, view2)
    view.add(
      "V:|[view1]-spacing-[view2]", options: .alignAllCenterX, metrics: ["spacing": 10],
      views: ["view1": view1, "view2": view2])
    view1.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 50).isActive = true
    view.layoutIfNeeded()
    #expect(view1.place == [50, 0, 60, 30] && view2.place == [40, 40, 80, 30])
  }

  @Test func `views without names get names in a loop`() throws {
    let views = [BoxView(40, 20), BoxView(50, 30), BoxView(60, 40)]
    let view = screen(320, 480)
    var (format, bindings) = ("H:|-", [String: Any]())
    for (index, box) in views.enumerated() {
      view.addSubview(box)
      format += "[view\(index + 1)]" + (index + 1 < views.count ? "-" : "")
      bindings["view\(index + 1)"] = box
    }
    expect(format, is: "H:|-[view1]-[view2]-[view3]")
    view.add(format, options: .alignAllCenterY, views: bindings)
    views[0].topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
    view.layoutIfNeeded()
    expect(views.map(\.place), is: [[20, 20, 40, 20], [68, 15, 50, 30], [126, 10, 60, 40]])
  }

  @Test func `an invalid format is reported with a caret`() {
    let unread = faults {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[view1-[view2]", views: ["view1": view1])
    }
    #expect(
      unread.map(\.reason) == [
        """
        Unable to parse constraint format:\u{20}
        Expected a ']' here. That is how you give the end of a view.\u{20}
        H:|[view1-[view2]\u{20}
                 ^
        """
      ])
    let misaligned = faults {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:[view1]-8-[view2]", options: .alignAllLeading, views: ["view1": view1, "view2": view2])
    }
    #expect(
      misaligned.first?.reason.contains(
        "Options mask required views to be aligned on a horizontal edge, "
          + "which is not allowed for layout that is also horizontal.") == true)
  }
}
