import AutoLayout
import LayoutTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// UIKit's exceptions for constraints beyond the specification's cases (specification LEG-01 to LEG-05, PRI-01).
@MainActor
@Suite(.ownFaultLog) struct ConstraintLegalityTests {
  private func scene() -> ViewScene {
    let scene = ViewScene(width: 320, height: 480)
    for name in ["v", "w"] { scene.add(name: name) }
    return scene
  }

  @Test func `a location multiplied by 0 is a location without a second item`() throws {
    let scene = scene()
    let fault = try #require(faults { _ = try scene.constraint("v.top == 0*w.top") }.first)
    let reason =
      "NSLayoutConstraint for <UIView 'v'; frame = (0 0; 0 0)>: "
      + "A constraint cannot be made that sets a location equal to a constant. "
      + "Location attributes must be specified in pairs."
    expect(fault.reason, is: reason)
    #expect(
      fault.description
        == "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(reason)'")
  }

  @Test func `a size multiplied by 0 is a size`() throws {
    let scene = scene()
    try expect(faults { try scene.constrain("v.width == 0*w.height") }, is: [])
  }

  @Test func `A-LEG-017, LEG-03: a constraint between different hierarchies is a fault`() throws {
    let (first, second) = (ViewScene(width: 320, height: 480), ViewScene(width: 320, height: 480))
    let (a, b) = (first.add(name: "a"), second.add(name: "b"))
    let constraint = NSLayoutConstraint(
      item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 0)
    let activated = try #require(faults { NSLayoutConstraint.activate([constraint]) }.first)
    expect(activated.exceptionName, is: "NSGenericException")
    #expect(
      activated.reason
        == "Unable to activate constraint with anchors <NSLayoutXAxisAnchor \"a.left\"> and "
        + "<NSLayoutXAxisAnchor \"b.left\"> because they have no common ancestor.  Does the constraint or its anchors "
        + "reference items in different view hierarchies?  That's illegal.")
    let added = try #require(faults { a.addConstraint(constraint) }.first)
    expect(added.exceptionName, is: "NSGenericException")
    #expect(
      added.reason
        == "Unable to install constraint on view.  Does the constraint reference something from outside the subtree "
        + "of the view?  That's illegal. constraint:<NSLayoutConstraint a.left == b.left   (inactive)> "
        + "view:<UIView 'a'; frame = (0 0; 0 0)>")
    #expect(!constraint.isActive)
  }

  @Test func `A-LEG-018: adding a constraint to a view that does not contain both items is a fault`() throws {
    let scene = scene()
    let constraint = try scene.constraint("v.left == w.left")
    let fault = try #require(faults { scene["v"].addConstraint(constraint) }.first)
    #expect(fault.reason.hasPrefix("Unable to install constraint on view.") && !constraint.isActive)
    scene.root.addConstraint(constraint)
    #expect(constraint.holder === scene.root)
  }

  @Test func `LEG-04: activating constraints before adding subviews is a fault`() {
    let (root, view) = (UIView(), UIView())
    let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    expect(faults { NSLayoutConstraint.activate([constraint]) }.count, is: 1)
    root.addSubview(view)
    NSLayoutConstraint.activate([constraint])
    #expect(constraint.isActive)
  }

  @Test(arguments: [(Float(1001), "1001"), (0, "0"), (-1, "-1"), (.nan, "nan")])
  func `A-LEG-019: a priority out of range is a fault`(priority: Float, text: String) throws {
    let constraint = try scene().constraint("v.width == 10")
    let fault = try #require(faults { constraint.priority = UILayoutPriority(priority) }.first)
    #expect(
      fault.reason
        == "It's illegal to set priority:\(text).  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000.")
    expect(constraint.priority, is: .required)
  }

  @Test func `anchors with and without a reading direction cannot be mixed`() {
    let scene = scene()
    let (v, w) = (scene["v"], scene["w"])
    let good = v.topAnchor.constraint(equalTo: w.topAnchor)
    let found = faults {
      let bad = v.leadingAnchor.constraint(equalTo: w.leftAnchor)
      NSLayoutConstraint.activate([good, bad])
      #expect(!bad.isActive)
    }
    #expect(found.map(\.reason) == ["NSLayoutConstraint for <UIView 'v'; frame = (0 0; 0 0)>: \(mixedDirections)"])
    #expect(good.isActive)
  }

  private var mixedDirections: String { IllegalPairing.mixedDirections.message }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `non-finite numbers are rejected with their location`(number: CGFloat) throws {
    let scene = scene()
    let made = faults {
      _ = NSLayoutConstraint(
        item: scene["v"], attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: number)
    }
    #expect(made.map(\.reason) == ["Constant is not finite!  That's illegal.  constant:\(number)"])
    let constraint = scene["v"].widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    scene.root.layoutIfNeeded()
    let changed = faults { constraint.constant = number }
    #expect(changed.map(\.reason) == ["Constant is not finite!  That's illegal.  constant:\(number)"])
    expect(constraint.constant, is: 10)
    let placed = faults { scene["w"].frame.origin.x = number }
    #expect(placed.map(\.exceptionName) == ["CALayerInvalidGeometry"] && scene["w"].frame.minX == 0)
  }

  @Test func `LEG-05: unbound names are rejected, and unused ones are accepted`() {
    let views = ["view1": UIView(), "view3": UIView()]
    let found = faults {
      let made = NSLayoutConstraint.constraints(withVisualFormat: "H:[view1]-[view2]", views: views)
      #expect(made.isEmpty)
    }
    #expect(found.first?.reason.contains("view2 is not a key in the views dictionary.") == true)
    expect(NSLayoutConstraint.constraints(withVisualFormat: "H:[view1(20)]", views: views).count, is: 1)
  }
}
