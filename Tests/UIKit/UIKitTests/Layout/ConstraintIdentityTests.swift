import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Constraints are compared by identity, not by value (specification CON-12, CON-15, CNF-03).
@MainActor
@Suite(.ownFaultLog) struct ConstraintIdentityTests {
  private func scene() throws -> ViewScene {
    let scene = ViewScene(width: 320, height: 480)
    scene.add(name: "v")
    try scene.constrain("v.top == root.top", "v.width == 10", "v.height == 10")
    return scene
  }

  @Test func `installing twice and removing a missing constraint have no effect`() throws {
    let scene = try scene()
    let constraint = try scene.constraint("v.left == root.left + 20")
    scene.root.removeConstraint(constraint)
    scene.root.addConstraints([constraint, constraint])
    NSLayoutConstraint.activate([constraint])
    constraint.isActive = true
    expect(scene.root.constraints.count, is: 2)
    scene.root.layoutIfNeeded()
    expect(scene["v"].frame, is: CGRect(x: 20, y: 0, width: 10, height: 10))
    NSLayoutConstraint.deactivate([constraint, constraint])
    #expect(!constraint.isActive && scene.root.constraints.count == 1)
  }

  @Test func `A-ROT-008: removing a constraint keeps an equal one`() throws {
    let scene = try scene()
    let first = try scene.constraint("root.trailing == v.trailing + 20 #ib")
    let second = try scene.constraint("root.trailing == v.trailing + 20 #vfl")
    scene.root.addConstraints([first, second])
    expect(scene.root.layoutResult().conflicts, is: [])
    scene.root.removeConstraint(second)
    expect(scene.root.constraints.compactMap(\.identifier), is: ["ib"])
    scene.root.layoutIfNeeded()
    expect(scene["v"].frame.minX, is: 290)
  }

  @Test func `a constraint moves to the view it is added to`() throws {
    let scene = try scene()
    let width = try scene.constraint("v.height == 20")
    scene["v"].addConstraint(width)
    scene.root.addConstraint(width)
    #expect(width.holder === scene.root && !scene["v"].constraints.contains { $0 === width })
    scene["v"].removeConstraint(width)
    #expect(width.isActive)
  }

  @Test func `CON-15: changing a constant does not reinstall its constraint`() throws {
    let scene = try scene()
    let left = scene["v"].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20)
    left.isActive = true
    scene.root.layoutIfNeeded()
    left.constant = 120
    scene.root.layoutIfNeeded()
    expect(scene["v"].frame.minX, is: 120)
  }

  @Test func `CNF-03: a broken constraint stays broken until it is installed again`() throws {
    let scene = try scene()
    let old = try scene.constraint("v.left == root.left + 20")
    let new = try scene.constraint("v.left == root.left + 50")
    NSLayoutConstraint.activate([old, new])
    expect(scene.root.layoutResult().conflicts.count, is: 1)
    #expect(scene["v"].frame.minX == 50 && old.isBroken && old.isActive)
    // Reported once, as in the log.
    expect(scene.root.layoutResult().conflicts, is: [])
    new.isActive = false
    expect(scene.root.layoutResult().conflicts, is: [])
    #expect(
      scene["v"].hasAmbiguousLayout
        && scene.root.brokenConstraints.map(ObjectIdentifier.init) == [ObjectIdentifier(old)])
    old.isActive = false
    old.isActive = true
    scene.root.layoutIfNeeded()
    #expect(scene["v"].frame.minX == 20 && !old.isBroken && !scene["v"].hasAmbiguousLayout)
  }

  @Test func `of equal constraints, the broken ones are identified`() throws {
    let scene = try scene()
    let twins = try (0..<2).map { _ in try scene.constraint("v.left == root.left + 20") }
    let other = try scene.constraint("v.left == root.left + 50")
    NSLayoutConstraint.activate(twins + [other])
    scene.root.layoutIfNeeded()
    #expect(twins.allSatisfy(\.isBroken) && !other.isBroken)
  }

  @Test func `constraints installed together on a screen conflict even if one is removed before the layout`() throws {
    let scene = try scene()
    let old = try scene.constraint("v.left == root.left + 20")
    NSLayoutConstraint.activate([old])
    scene.root.layoutIfNeeded()
    let new = try scene.constraint("v.left == root.left + 50")
    NSLayoutConstraint.activate([new])
    NSLayoutConstraint.deactivate([old])
    scene["v"].removeFromSuperview()
    let conflict = try #require(scene.root.layoutResult().conflicts.first)
    // It names views that have been removed since.
    expect(conflict.constraints, is: ["v.left == root.left + 20", "v.left == root.left + 50"])
    scene.root.addSubview(scene["v"])
    NSLayoutConstraint.activate([old])
    #expect(!old.isBroken)
  }

  @Test func `a tree without a layout has no conflicts yet`() throws {
    let scene = try scene()
    let (old, new) = (try scene.constraint("v.left == root.left + 20"), try scene.constraint("v.left == root.left"))
    NSLayoutConstraint.activate([old, new])
    NSLayoutConstraint.deactivate([old])
    expect(scene.root.layoutResult().conflicts, is: [])
  }
}
