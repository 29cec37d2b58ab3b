import AutoLayout
import Geometry
import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Invariants of every scroll view: its content and its frame are independent.
@MainActor
@Suite(.ownFaultLog) struct ScrollViewPropertyTests {
  /// A scroll view with a column of views of fixed sizes, all numbers random.
  @MainActor
  private struct Column {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scrollView = UIScrollView()
    let views: [UIView]
    let frame: Rect
    let insets: EdgeInsets
    let spacing: Double
    let heights: [Double]
    let width: Double

    init(seed: UInt64, usesGuide: Bool) {
      LayoutFaults.removeAll()
      var generator = SeededRandomNumberGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) }
      frame = Rect(x: number(0...50), y: number(0...50), width: number(10...200), height: number(10...200))
      insets = EdgeInsets(top: number(0...30), left: number(0...30), bottom: number(0...30), right: number(0...30))
      spacing = number(0...20)
      width = number(1...600)
      heights = (0..<Int.random(in: 1...5, using: &generator)).map { _ in number(1...400) }
      views = heights.map { _ in UIView() }
      for view in [scrollView] + views { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(scrollView)
      for view in views { scrollView.addSubview(view) }
      placeScrollView()
      pinContent(usesGuide: usesGuide)
    }

    private func placeScrollView() {
      NSLayoutConstraint.activate([
        scrollView.leftAnchor.constraint(equalTo: root.leftAnchor, constant: frame.minX),
        scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: frame.minY),
        scrollView.widthAnchor.constraint(equalToConstant: frame.width),
        scrollView.heightAnchor.constraint(equalToConstant: frame.height),
      ])
    }

    private func pinContent(usesGuide: Bool) {
      let guide = scrollView.contentLayoutGuide
      let left = usesGuide ? guide.leftAnchor : scrollView.leftAnchor
      let right = usesGuide ? guide.rightAnchor : scrollView.rightAnchor
      let top = usesGuide ? guide.topAnchor : scrollView.topAnchor
      let bottom = usesGuide ? guide.bottomAnchor : scrollView.bottomAnchor
      var above = (anchor: top, distance: insets.top)
      for (view, height) in zip(views, heights) {
        NSLayoutConstraint.activate([
          view.leftAnchor.constraint(equalTo: left, constant: insets.left),
          right.constraint(equalTo: view.rightAnchor, constant: insets.right),
          view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
          view.topAnchor.constraint(equalTo: above.anchor, constant: above.distance),
        ])
        above = (view.bottomAnchor, spacing)
      }
      bottom.constraint(equalTo: above.anchor, constant: insets.bottom).isActive = true
    }

    /// The total size of the content.
    var contentSize: Size {
      Size(
        width: insets.left + width + insets.right,
        height: insets.top + heights.reduce(0, +) + spacing * Double(heights.count - 1) + insets.bottom)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>, [false, true])
  func `the content size is the sum of its views, for any size of the scroll view`(
    seed: UInt64, usesGuide: Bool
  ) throws {
    let column = Column(seed: seed, usesGuide: usesGuide)
    let layout = column.root.layoutResult()
    expect(Rect(column.scrollView.frame), is: column.frame)
    expect(Size(column.scrollView.contentSize), is: column.contentSize)
    expect(Rect(column.scrollView.contentLayoutGuide.layoutFrame), is: Rect(origin: .zero, size: column.contentSize))
    expect(Rect(column.scrollView.frameLayoutGuide.layoutFrame), is: Rect(origin: .zero, size: column.frame.size))
    #expect(layout.conflicts.isEmpty && layout.ambiguities.isEmpty)
    #expect(layout.solution.ambiguousContentSizes.isEmpty)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a growing scroll view does not change its content`(seed: UInt64) throws {
    let column = Column(seed: seed, usesGuide: true)
    column.root.layoutIfNeeded()
    let before = column.views.map(\.frame)
    for constraint in column.scrollView.constraints where constraint.firstItem === column.scrollView {
      if constraint.secondItem == nil { constraint.constant += 33 }
    }
    column.root.layoutIfNeeded()
    #expect(
      Size(column.scrollView.frame.size) == Size(width: column.frame.width + 33, height: column.frame.height + 33))
    #expect(column.views.map(\.frame) == before && Size(column.scrollView.contentSize) == column.contentSize)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a view tied to the frame guide neither scrolls nor affects the content size`(seed: UInt64) throws {
    let column = Column(seed: seed, usesGuide: true)
    let fixed = UIView()
    column.scrollView.addSubview(constrained: fixed)
    let frame = column.scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      fixed.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -3),
      fixed.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -4),
      fixed.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 0.5),
      fixed.heightAnchor.constraint(equalToConstant: 2),
    ])
    let layout = column.root.layoutResult()
    let size = column.frame.size
    #expect(
      Rect(fixed.frame) == Rect(x: size.width / 2 - 3, y: size.height - 6, width: size.width / 2, height: 2))
    expect(Size(column.scrollView.contentSize), is: column.contentSize)
    #expect(layout.conflicts.isEmpty && layout.ambiguities.isEmpty)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `the center of a scroll view is that of its frame, for any content size`(seed: UInt64) throws {
    let column = Column(seed: seed, usesGuide: true)
    let centred = UIView()
    column.scrollView.addSubview(constrained: centred)
    NSLayoutConstraint.activate([
      centred.centerXAnchor.constraint(equalTo: column.scrollView.centerXAnchor),
      NSLayoutConstraint(
        item: centred, attribute: .centerY, relatedBy: .equal, toItem: column.scrollView, attribute: .centerY,
        multiplier: 0.5, constant: 0),
      centred.widthAnchor.constraint(equalToConstant: 4), centred.heightAnchor.constraint(equalToConstant: 2),
    ])
    let layout = column.root.layoutResult()
    let size = column.frame.size
    #expect(abs(centred.frame.midX - size.width / 2) <= 0.5 && abs(centred.frame.midY - size.height / 4) <= 0.5)
    #expect(Size(column.scrollView.contentSize) == column.contentSize && layout.conflicts.isEmpty)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `content as wide as the frame scrolls along one axis only`(seed: UInt64) throws {
    let column = Column(seed: seed, usesGuide: true)
    for view in column.views {
      for constraint in view.constraints where constraint.firstAttribute == .width { constraint.isActive = false }
    }
    column.scrollView.contentLayoutGuide.widthAnchor.constraint(
      equalTo: column.scrollView.frameLayoutGuide.widthAnchor
    ).isActive = true
    let insets = column.insets.left + column.insets.right
    let layout = column.root.layoutResult()
    guard column.frame.width >= insets else { return #expect(layout.conflicts.count == 1) }
    #expect(
      Size(column.scrollView.contentSize) == Size(width: column.frame.width, height: column.contentSize.height))
    #expect(column.views.allSatisfy { Double($0.frame.width) == column.frame.width - insets })
  }

  @Test(arguments: 0..<30 as Range<UInt64>, Axis.allCases)
  func `content without an end is ambiguous, and as large as the frame`(
    seed: UInt64, axis: Axis
  ) throws {
    let column = Column(seed: seed, usesGuide: true)
    let end: NSLayoutConstraint.Attribute = axis == .horizontal ? .right : .bottom
    let guide = column.scrollView.contentLayoutGuide
    let last = column.scrollView.constraints.filter { $0.firstItem === guide && $0.firstAttribute == end }
    NSLayoutConstraint.deactivate(last)
    let layout = column.root.layoutResult()
    let open = try #require(layout.solution.ambiguousContentSizes.first)
    expect(layout.solution.ambiguousContentSizes.count, is: 1)
    #expect(open.attribute == (axis == .horizontal ? .width : .height) && open.minimum == 0 && open.maximum == nil)
    expect(Size(column.scrollView.contentSize)[axis], is: column.frame.size[axis])
    // The views have not moved.
    #expect(layout.ambiguities.isEmpty)
    NSLayoutConstraint.activate(last)
    expect(column.root.layoutResult().solution.ambiguousContentSizes, is: [])
    expect(Size(column.scrollView.contentSize), is: column.contentSize)
  }
}
