import CartographySubstitute
import Testing
import UIKit

@MainActor
struct CartographyTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let view = UIView()
  private let other = UIView()

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  private func frame() -> CGRect {
    root.setNeedsLayout()
    root.layoutIfNeeded()
    return view.frame
  }

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
}
