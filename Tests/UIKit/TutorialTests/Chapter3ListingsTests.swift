import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// The reusable functions of the chapter on visual formats (Listings 4-1 to 4-7, Figures 4-12 to 4-14).
@MainActor
@Suite(.ownFaultLog) struct Chapter3ListingsTests {
  private let view = screen(320, 480)

  private func boxes(_ sizes: (CGFloat, CGFloat)...) -> [BoxView] {
    let boxes = sizes.map { BoxView($0.0, $0.1) }
    for box in boxes { view.addSubview(box) }
    return boxes
  }

  @Test func `Listing 4-1: a fallback keeps a view on the screen`() throws {
    let box = boxes((-1, -1))[0]
    ConstraintListings.constrainToSuperview(box, minimumSize: 40, priority: UILayoutPriority(1))
    let layout = view.layoutResult()
    // On the screen, but at any position (A-LST-003).
    #expect(box.frame.size == CGSize(width: 40, height: 40) && box.hasAmbiguousLayout)
    let x = try #require(layout.ambiguities.first { $0.attribute == .left })
    #expect(x.minimum == 0 && x.maximum == 280)

    // Centered, it has the size of the fallback (A-LST-002).
    let centred = [
      box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ]
    NSLayoutConstraint.activate(centred)
    view.layoutIfNeeded()
    expect(box.place, is: [140, 220, 40, 40])

    // All stronger constraints take precedence (A-LST-004).
    NSLayoutConstraint.deactivate(centred)
    view.add("H:|-10-[box(100)]", "V:|-10-[box(20)]", views: ["box": box])
    view.layoutIfNeeded()
    expect(box.place, is: [10, 10, 100, 20])
  }

  @Test func `Listing 4-2 and Figure 4-12: views are stretched with growing indents (A-LST-001)`() throws {
    view.frame.size.height = 568
    let views = boxes((-1, -1), (-1, -1), (-1, -1), (-1, -1))
    for (index, box) in views.enumerated() {
      ConstraintListings.stretchToSuperview(box, indent: 20 * CGFloat(index + 1), priority: .required)
    }
    view.layoutIfNeeded()
    #expect(
      views.map(\.place) == [[20, 20, 280, 528], [40, 40, 240, 488], [60, 60, 200, 448], [80, 80, 160, 408]])
  }

  @Test func `Listing 4-3: a size is exact or bounded (A-LST-005)`() throws {
    let views = boxes((-1, -1), (30, 30), (200, 200), (30, 30))
    ConstraintListings.constrainViewSize(views[0], CGSize(width: 100, height: 50), priority: .required)
    ConstraintListings.constrainViewMinSize(views[1], CGSize(width: 44, height: 20), priority: .required)
    ConstraintListings.constrainViewMaxSize(views[2], CGSize(width: 90, height: 300), priority: .required)
    ConstraintListings.constrainViewWidth(views[3], 70, priority: .required)
    ConstraintListings.constrainViewHeight(views[3], 80, priority: .required)
    for box in views { view.add("H:|[box]", "V:|[box]", views: ["box": box]) }
    view.layoutIfNeeded()
    expect(views.map { $0.place.suffix(2) }, is: [[100, 50], [44, 30], [90, 200], [70, 80]])
    #expect(views[0].constraints.count == 2 && views[3].constraints.count == 2)
  }

  @Test func `Listing 4-4: the alignment decides whether a line is a row or a column`() throws {
    let row = boxes((40, 30), (50, 20), (60, 40))
    ConstraintListings.buildLineWithSpacing(row, alignment: .alignAllCenterY, spacing: "-", priority: .required)
    view.add("H:|-[a]", "V:|-10-[a]", views: ["a": row[0]])
    let column = boxes((40, 30), (50, 20))
    ConstraintListings.buildLineWithSpacing(column, alignment: .alignAllCenterX, spacing: "", priority: .required)
    view.add("H:|-[a]", "V:|-10-[a]", views: ["a": column[0]])
    view.layoutIfNeeded()
    #expect(row.map(\.place) == [[20, 10, 40, 30], [68, 15, 50, 20], [126, 5, 60, 40]])  // A-LST-006
    #expect(column.map(\.place) == [[20, 10, 40, 30], [15, 40, 50, 20]])  // A-LST-007
  }

  @Test func `Listing 4-5: sizes match the first (A-LST-008)`() throws {
    let views = boxes((70, 30), (50, 30), (60, 30))
    ConstraintListings.matchSizes(views, axis: .horizontal, priority: UILayoutPriority(900))
    view.add("V:|[a]", views: ["a": views[0]])
    view.add(
      "H:|-[a]-[b]-[c]", options: .alignAllTop, views: ["a": views[0], "b": views[1], "c": views[2]])
    view.layoutIfNeeded()
    expect(views.map(\.place), is: [[20, 0, 70, 30], [98, 0, 70, 30], [176, 0, 70, 30]])
  }

  @Test func `Listing 4-6 and Figure 4-13: centers are equally spaced`() throws {
    let equal = boxes((40, 40), (40, 40), (40, 40), (40, 40))
    let unequal = boxes((20, 40), (60, 40), (40, 40), (80, 40))
    let range = boxes((40, 40), (40, 40), (40, 40), (40, 40))
    for (views, share) in [(equal, CGFloat(0)...1), (unequal, 0...1), (range, CGFloat(20) / 320...300.0 / 320)] {
      ConstraintListings.pseudoDistributeCenters(
        views, alignment: .alignAllTop, priority: .required, in: share)
      view.add("V:|-10-[v]", views: ["v": views[0]])
    }
    let column = boxes((40, 40), (40, 40), (40, 40))
    ConstraintListings.pseudoDistributeCenters(column, alignment: .alignAllCenterX, priority: .required)
    column[0].centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    let layout = view.layoutResult()
    #expect(layout.ambiguities.isEmpty && layout.conflicts.isEmpty)
    #expect(equal.map { $0.place[0] } == [20, 100, 180, 260])  // A-LST-009
    #expect(unequal.map { $0.place[0] } == [30, 90, 180, 240])  // A-LST-010
    #expect(column.map(\.place) == [[140, 60, 40, 40], [140, 220, 40, 40], [140, 380, 40, 40]])  // A-LST-011
    #expect(range.map { $0.place[0] } == [35, 105, 175, 245])  // A-LST-017
  }

  @Test(arguments: [("A-LST-012", 20.0, 20.0, [20.0, 100, 200]), ("A-LST-013", 5, 35, [5, 85, 185])])
  func `Listing 4-7 and Figure 4-14: spacers equalize gaps`(
    id: String, left: CGFloat, right: CGFloat, x: [CGFloat]
  ) throws {
    let views = boxes((40, 30), (60, 30), (100, 30))
    for box in views { box.setContentHuggingPriority(UILayoutPriority(760), for: .horizontal) }
    let spacers = ConstraintListings.pseudoDistributeWithSpacers(
      view, views, alignment: [.alignAllTop, .alignAllBottom], priority: .required)
    let metrics = ["left": left, "right": right]
    view.add("H:|-left-[a]", "V:|[a]", metrics: metrics, views: ["a": views[0]])
    view.add("H:[c]-right-|", metrics: metrics, views: ["c": views[2]])
    view.layoutIfNeeded()
    #expect(views.map { $0.place[0] } == x, "\(id)")
    expect(spacers.map { $0.place.suffix(2) }, is: [[40, 30], [40, 30]])
    #expect(spacers.map(\.accessibilityIdentifier) == ["spacer.1", "spacer.2"] && spacers.allSatisfy(\.isHidden))
  }

  @Test func `Listing 4-7 without room breaks a constraint, and without an end it is ambiguous`() throws {
    let views = boxes((-1, -1), (-1, -1), (-1, -1))
    for (box, width) in zip(views, [120.0, 100, 100]) {
      ConstraintListings.constrainViewWidth(box, width, priority: .required)
    }
    view.add("H:|-20-[a]", "V:|[a(30)]", views: ["a": views[0]])
    ConstraintListings.pseudoDistributeWithSpacers(
      view, views, alignment: [.alignAllTop, .alignAllBottom], priority: .required)
    view.layoutIfNeeded()
    #expect(views[1].hasAmbiguousLayout)  // A-LST-015
    view.add("H:[c]-20-|", views: ["c": views[2]])
    let layout = view.layoutResult()
    #expect(layout.conflicts.count == 1)  // A-LST-014
    #expect(view.brokenConstraints.map(\.constant) == [120] && views[0].place == [20, 0, 80, 30])
  }

  @Test func `listings without views add no constraints`() throws {
    let box = BoxView()
    ConstraintListings.constrainToSuperview(nil, minimumSize: 40, priority: .required)
    ConstraintListings.constrainToSuperview(box, minimumSize: 40, priority: .required)
    ConstraintListings.stretchToSuperview(box, indent: 40, priority: .required)
    ConstraintListings.constrainViewSize(nil, .zero, priority: .required)
    ConstraintListings.buildLineWithSpacing([], alignment: .alignAllTop, spacing: "-", priority: .required)
    ConstraintListings.matchSizes([], axis: .vertical, priority: .required)
    ConstraintListings.pseudoDistributeCenters([box], alignment: [], priority: .required)
    expect(
      ConstraintListings.pseudoDistributeWithSpacers(nil, [box, box], alignment: .alignAllTop, priority: .required)
        .count,
      is: 0)
    #expect(box.constraints.isEmpty)
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.alignAllTop, false, NSLayoutConstraint.Attribute.top),
    (.alignAllBottom, false, .bottom), (.alignAllCenterY, false, .centerY),
    (.alignAllLastBaseline, false, .lastBaseline), (.alignAllCenterX, true, .centerX), (.alignAllLeft, true, .left),
    (.alignAllTrailing, true, .trailing),
  ])
  func `LST-09: alignments are attributes of a row's or a column's edges`(
    options: NSLayoutConstraint.FormatOptions, isHorizontal: Bool, attribute: NSLayoutConstraint.Attribute
  ) {
    #expect(options.isHorizontalAlignment == isHorizontal && options.alignmentAttribute == attribute)
  }
}
