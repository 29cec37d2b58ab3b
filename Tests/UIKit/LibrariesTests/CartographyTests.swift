import CartographySubstitute
import Testing
import UIKit

@MainActor
struct CartographyTests {
  private let views = TwoViews()
  private var root: UIView { views.root }
  private var view: UIView { views.view }
  private var other: UIView { views.other }

  private func frame() -> CGRect { views.frame() }

  @Test func `edges are inside of others by insets`() {
    constrain(view, root) { view, root in view.edges == inset(root.edges, 10, 20, 30, 40) }
    #expect(frame() == CGRect(x: 20, y: 10, width: 240, height: 360))
  }

  @Test func `expressions have multipliers, constants and priorities`() {
    constrain(other) { other in
      other.size == other.superview!.size / 4
      other.center == other.superview!.center
    }
    constrain(view, other) { view, other in
      view.leading == other.trailing + 8
      view.centerY == other.centerY
      view.width == other.width * 2 - 50
      view.height >= 20
      view.height == 10 ~ .defaultLow
    }
    #expect(frame() == CGRect(x: 195.5, y: 190, width: 100, height: 20))
  }

  @Test func `a group is replaced and cleared`() {
    let group = constrain(view) { $0.width == 100 }
    constrain(view, replace: group) { view in
      view.width == 50
      view.top == view.superview!.top
    }
    #expect(group.constraints.count == 2 && view.constraints.count == 1)
    constrain(clear: group)
    #expect(view.constraints.isEmpty && root.constraints.isEmpty)
  }

  @Test func `priorities are numbers as well`() {
    let group = constrain(view, root) { view, root in
      view.width == 200 ~ 100
      view.size == root.size ~ 50
    }
    #expect(group.constraints.map(\.priority.rawValue) == [100, 50, 50])
  }

  @Test func `insets have one direction or both`() {
    let group = constrain(view, root) { view, root in view.edges == inset(root.edges, horizontally: 20) }
    #expect(frame() == CGRect(x: 20, y: 0, width: 260, height: 400))
    constrain(view, root, replace: group) { view, root in view.edges == inset(root.edges, vertically: 30) }
    #expect(frame() == CGRect(x: 0, y: 30, width: 300, height: 340))
    constrain(view, root, replace: group) { view, root in
      view.edges == root.safeArea.edges.inseted(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(frame() == CGRect(x: 2, y: 1, width: 294, height: 396))
  }

  @Test func `sizes and centers have bounds`() {
    root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    constrain(view, root) { view, root in
      view.size >= root.size / 4
      view.size <= root.size / 2
      view.width == 1000 ~ .defaultLow
      view.height == 0 ~ .defaultLow
      view.center >= root.centerWithinMargins
      view.left == root.left ~ .defaultLow
      view.top == root.top ~ .defaultLow
    }
    #expect(frame() == CGRect(x: 95, y: 150, width: 150, height: 100))
  }

  @Test func `aligned and distributed items all lose the constraints of their autoresizing masks`() {
    let groups: [([LayoutProxy]) -> [NSLayoutConstraint]] = [
      { align(top: $0) }, { align(baseline: $0[0], $0[1], $0[2]) }, { distribute(by: 5, horizontally: $0) },
      { distribute(by: 5, vertically: $0[0], $0[1], $0[2]) }, { distribute(equalWidth: $0) },
    ]
    for made in groups {
      let views = [UIView(), UIView(), UIView()]
      for view in views { root.addSubview(view) }
      let group = constrain(views) { _ = made($0) }
      #expect(group.constraints.count == 2)
      #expect(views.map(\.translatesAutoresizingMaskIntoConstraints) == [false, false, false])
    }
  }

  @Test func `a group is active if all of its constraints are`() {
    let group = constrain(view) { $0.size == $0.superview!.size }
    #expect(group.active)
    group.constraints[0].isActive = false
    #expect(!group.active)
    group.active = true
    #expect(group.active)
  }

  @Test func `a closure has many items`() {
    let views = (0..<6).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    constrain(views[0], views[1], views[2], views[3], views[4], views[5]) { first, _, _, _, _, last in
      first.width == 30
      last.width == first.width * 2
      align(left: first, last)
      first.left == first.superview!.left + 7
    }
    root.layoutIfNeeded()
    #expect(views[5].frame.minX == 7 && views[5].frame.width == 60)
  }
}
