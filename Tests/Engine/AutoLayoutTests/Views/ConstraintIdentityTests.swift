import Geometry
import LayoutTestSupport
import LayoutViews
import Testing

/// Constraints are themselves, not their values (specification CON-12, CON-15, CNF-03).
@Suite struct ConstraintIdentityTests {
  private func scene() throws -> ViewScene {
    let scene = ViewScene(width: 320, height: 480)
    scene.add(name: "v")
    try scene.constrain("v.top == root.top", "v.width == 10", "v.height == 10")
    return scene
  }

  @Test func `installing twice and removing what is not there do nothing`() throws {
    let scene = try scene()
    let constraint = try scene.constraint("v.left == root.left + 20")
    scene.root.removeConstraint(constraint)
    try scene.root.addConstraints([constraint, constraint])
    try ViewConstraint.activate([constraint])
    constraint.isActive = true
    #expect(scene.root.constraints.count == 2)
    try scene.root.layoutIfNeeded()
    #expect(scene["v"].frame == Rect(x: 20, y: 0, width: 10, height: 10))
    ViewConstraint.deactivate([constraint, constraint])
    #expect(!constraint.isActive && scene.root.constraints.count == 1)
  }

  @Test func `A-ROT-008: removing an equal constraint leaves the other`() throws {
    let scene = try scene()
    let first = try scene.constraint("root.trailing == v.trailing + 20 #ib")
    let second = try scene.constraint("root.trailing == v.trailing + 20 #vfl")
    try scene.root.addConstraints([first, second])
    try expect(scene.root.layoutIfNeeded().conflicts, is: [])
    scene.root.removeConstraint(second)
    #expect(scene.root.constraints.compactMap(\.identifier) == ["ib"])
    try scene.root.layoutIfNeeded()
    #expect(scene["v"].frame.minX == 290)
  }

  @Test func `a constraint moves to the view it is added to`() throws {
    let scene = try scene()
    let width = try scene.constraint("v.height == 20")
    try scene["v"].addConstraint(width)
    try scene.root.addConstraint(width)
    #expect(width.owner === scene.root && !scene["v"].constraints.contains { $0 === width })
    scene["v"].removeConstraint(width)
    #expect(width.isActive)
  }

  @Test func `CON-15: a constant changes without reinstalling`() throws {
    let scene = try scene()
    let left = scene["v"].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20)
    left.isActive = true
    try scene.root.layoutIfNeeded()
    left.constant = 120
    try scene.root.layoutIfNeeded()
    #expect(scene["v"].frame.minX == 120)
  }

  @Test func `CNF-03: a broken constraint stays broken until it is installed again`() throws {
    let scene = try scene()
    let old = try scene.constraint("v.left == root.left + 20")
    let new = try scene.constraint("v.left == root.left + 50")
    try ViewConstraint.activate([old, new])
    try expect(scene.root.layoutIfNeeded().conflicts.count, is: 1)
    #expect(scene["v"].frame.minX == 50 && old.isBroken && old.isActive)
    // Told once, as in the log.
    try expect(scene.root.layoutIfNeeded().conflicts, is: [])
    new.isActive = false
    try expect(scene.root.layoutIfNeeded().conflicts, is: [])
    #expect(
      scene["v"].hasAmbiguousLayout
        && scene.root.brokenConstraints.map(ObjectIdentifier.init) == [ObjectIdentifier(old)])
    old.isActive = false
    old.isActive = true
    try scene.root.layoutIfNeeded()
    #expect(scene["v"].frame.minX == 20 && !old.isBroken && !scene["v"].hasAmbiguousLayout)
  }

  @Test func `of equal constraints the one that was broken is known`() throws {
    let scene = try scene()
    let twins = try (0..<2).map { _ in try scene.constraint("v.left == root.left + 20") }
    let other = try scene.constraint("v.left == root.left + 50")
    try ViewConstraint.activate(twins + [other])
    try scene.root.layoutIfNeeded()
    #expect(twins.allSatisfy(\.isBroken) && !other.isBroken)
  }

  @Test func `constraints that met on a screen are in conflict even if one leaves before the layout`() throws {
    let scene = try scene()
    let old = try scene.constraint("v.left == root.left + 20")
    try ViewConstraint.activate([old])
    try scene.root.layoutIfNeeded()
    let new = try scene.constraint("v.left == root.left + 50")
    try ViewConstraint.activate([new])
    ViewConstraint.deactivate([old])
    scene["v"].removeFromSuperview()
    let conflict = try #require(try scene.root.layoutIfNeeded().conflicts.first)
    // It speaks of views that have left since.
    #expect(
      conflict.description == """
        These cannot all hold; the first was broken:
            v.left == root.left + 20
            v.left == root.left + 50
        """)
    scene.root.addSubview(scene["v"])
    try ViewConstraint.activate([old])
    #expect(!old.isBroken)
  }

  @Test func `a tree that was never laid out has no conflicts yet`() throws {
    let scene = try scene()
    let (old, new) = (try scene.constraint("v.left == root.left + 20"), try scene.constraint("v.left == root.left"))
    try ViewConstraint.activate([old, new])
    ViewConstraint.deactivate([old])
    try expect(scene.root.layoutIfNeeded().conflicts, is: [])
  }
}
