import AutoLayout
import Geometry
import LayoutViews
import Testing

/// What a side of a view is pinned to (specification NBR-01, NBR-02, TBR-01).
@Suite struct NearestNeighborTests {
  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 568))

  private func add(_ frame: Rect, to view: LayoutView? = nil) -> LayoutView {
    let added = LayoutView(frame: frame)
    (view ?? root).addSubview(added)
    return added
  }

  @Test func `NBR-01: without a sibling in the way the neighbour is the superview`() throws {
    let toolbar = add(Rect(x: 0, y: 524, width: 320, height: 44))
    let below = try #require(toolbar.nearestNeighbor(at: .bottom))
    #expect(below.item === root && below.attribute == .bottom && below.distance == 0 && below.standardSpacing == 20)
  }

  @Test func `NBR-01, NBR-02: a guide with a length lies before the superview`() throws {
    root.additionalSafeAreaInsets = EdgeInsets(top: 64)
    try root.layoutIfNeeded()
    let addCar = add(Rect(x: 20, y: 72, width: 280, height: 102))
    let top = try #require(addCar.nearestNeighbor(at: .top))
    #expect(top.item === root.topLayoutGuide && top.attribute == .bottom && top.distance == 8)
    #expect(top.standardSpacing == 8)
    #expect(addCar.nearestNeighbor(at: .leading)?.standardSpacing == 20)
    let inner = add(Rect(x: 20, y: 10, width: 10, height: 10), to: addCar)
    #expect(inner.nearestNeighbor(at: .top)?.item === addCar)
  }

  @Test func `NBR-01: what lies between the view and the edge is nearer than the edge`() throws {
    let first = add(Rect(x: 20, y: 100, width: 100, height: 44))
    let between = add(Rect(x: 80, y: 300, width: 100, height: 44))
    let neighbor = try #require(first.nearestNeighbor(at: .bottom))
    #expect(neighbor.item === between && neighbor.attribute == .top && neighbor.distance == 156)
    // Beside, not below; and overlapping, not beyond.
    for frame in [Rect(x: 120, y: 200, width: 50, height: 10), Rect(x: 20, y: 140, width: 50, height: 10)] {
      _ = add(frame)
    }
    #expect(first.nearestNeighbor(at: .bottom)?.item === between)
    // Of equally near ones the rearmost.
    _ = add(Rect(x: 20, y: 300, width: 100, height: 44))
    #expect(first.nearestNeighbor(at: .bottom)?.item === between)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 0), (.rightToLeft, 1)])
  func `leading follows the writing direction of the superview`(direction: LayoutDirection, expected: Int) {
    root.userInterfaceLayoutDirection = direction
    let sides = [add(Rect(x: 0, y: 0, width: 50, height: 44)), add(Rect(x: 200, y: 0, width: 50, height: 44))]
    let view = add(Rect(x: 100, y: 0, width: 50, height: 44))
    #expect(view.nearestNeighbor(at: .leading)?.item === sides[expected])
    #expect(view.nearestNeighbor(at: .trailing)?.item === sides[1 - expected])
    #expect(view.nearestNeighbor(at: .left)?.item === sides[0])
    #expect(view.nearestNeighbor(at: .right)?.distance == 50)
  }

  @Test func `only an edge of a view in another has a neighbour`() {
    #expect(root.nearestNeighbor(at: .top) == nil)
    #expect(
      add(.zero).nearestNeighbor(at: .centerX) == nil && add(.zero).constraintToNearestNeighbor(at: .width) == nil)
  }

  @Test func `the distance is that of alignment rectangles`() {
    let toggle = LayoutSwitch()
    toggle.frame = Rect(x: 135.5, y: 0, width: 51, height: 31)
    root.addSubview(toggle)
    #expect(toggle.nearestNeighbor(at: .right)?.distance == 135.5)
  }

  @Test(arguments: [(320.0, 480.0, 436.0), (320, 568, 524), (768, 1024, 980), (1024, 768, 724)])
  func `A-TBR-001: a toolbar that is pinned to its neighbours lies at the bottom`(
    width: Double, height: Double, y: Double
  ) throws {
    root.frame.size = Size(width: width, height: height)
    let toolbar = add(Rect(x: 0, y: height - 50, width: width, height: 50))
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    let pins = [LayoutAttribute.left, .right, .bottom].compactMap {
      toolbar.constraintToNearestNeighbor(at: $0, constant: 0)
    }
    try ViewConstraint.activate(pins + [toolbar.heightAnchor.constraint(equalToConstant: 44)])
    try root.layoutIfNeeded()
    #expect(toolbar.frame == Rect(x: 0, y: y, width: width, height: 44))
    #expect(pins.map(\.description).last == "<NSLayoutConstraint LayoutView.bottom == LayoutView.bottom>")
  }

  @Test func `the standard distance is symbolic and depends on the neighbour`() throws {
    let (first, second) = (
      add(Rect(x: 20, y: 20, width: 50, height: 44)), add(Rect(x: 90, y: 20, width: 50, height: 44))
    )
    let toSibling = try #require(second.constraintToNearestNeighbor(at: .leading))
    let toSuperview = try #require(second.constraintToNearestNeighbor(at: .trailing))
    #expect(toSibling.firstItem === second && toSibling.secondItem === first && toSibling.secondAttribute == .trailing)
    #expect(toSibling.constant == 8 && toSibling.usesStandardSpacing)
    #expect(toSuperview.firstItem === root && toSuperview.secondItem === second && toSuperview.constant == 20)
  }
}
