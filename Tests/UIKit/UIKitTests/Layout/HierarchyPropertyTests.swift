import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Invariants of any sequence of changes to a tree.
@MainActor
@Suite(.ownFaultLog) struct HierarchyPropertyTests {
  private static let edges: [NSLayoutConstraint.Attribute] = [
    .left, .right, .leading, .trailing, .top, .bottom, .width, .height,
  ]

  @Test(arguments: 0..<40)
  func `constraints remain as long as both items are in the tree, in the order of addition`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let views = (0..<8).map { _ in UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)) }
    var made: [NSLayoutConstraint] = []
    for _ in 0..<60 {
      let (first, second) = (views.randomElement(using: &generator), views.randomElement(using: &generator))
      guard let first, let second else { continue }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: first.addSubview(second)
      case 1: second.removeFromSuperview()
      case 2, 3:
        let attribute = Self.edges.randomElement(using: &generator) ?? .left
        let other = Self.edges.randomElement(using: &generator) ?? .left
        let constraint = NSLayoutConstraint(
          item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: 1,
          constant: 5)
        made.append(constraint)
        constraint.isActive = true
      case 4: made.randomElement(using: &generator)?.isActive.toggle()
      default: first.layoutIfNeeded()
      }
      for view in views { checkLaws(view) }
    }
  }

  private func checkLaws(_ view: UIView) {
    #expect(view.subviews.allSatisfy { $0.superview === view })
    for constraint in view.constraints {
      #expect(constraint.holder === view && constraint.isActive)
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
      #expect(items.count == 2 && items.allSatisfy { $0.isDescendant(of: view) })
    }
    #expect(view.topView.brokenConstraints.allSatisfy { $0.priority == .required })
  }

  @Test(arguments: 0..<10)
  func `a layout depends on the tree, not on its history`(seed: UInt64) throws {
    var generator = SeededRandomNumberGenerator(seed: seed)
    let scene = ViewScene(width: 320, height: 480)
    let names = (0..<5).map { "v\($0)" }
    for name in names {
      scene.add(BoxView(40, 20), name: name)
      let (x, y) = (Int.random(in: 0...9, using: &generator), Int.random(in: 0...9, using: &generator))
      try scene.constrain("\(name).left == root.left + \(x) @700", "\(name).top == root.top + \(y) @700")
    }
    let extra = try scene.constraint("v0.width == root.width")
    scene.root.layoutIfNeeded()
    let before = names.map { scene[$0].frame }
    extra.isActive = true
    scene.root.layoutIfNeeded()
    expect(scene["v0"].frame.width, is: 320)
    extra.isActive = false
    scene.root.layoutIfNeeded()
    expect(names.map { scene[$0].frame }, is: before)
  }
}
