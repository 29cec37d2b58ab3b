import AutoLayout
import Geometry
import LayoutTestSupport
import LayoutViews
import Testing

/// What UIKit throws for constraints beyond the specification's cases (specification LEG-01 to LEG-05, PRI-01).
@Suite struct ConstraintLegalityTests {
  private func scene() -> ViewScene {
    let scene = ViewScene(width: 320, height: 480)
    for name in ["v", "w"] { scene.add(name: name) }
    return scene
  }

  @Test func `a position times nothing is a position without a partner`() {
    let error = #expect(throws: ConstraintError.self) { try scene().constraint("v.top == 0*w.top") }
    let reason =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
      + "A constraint cannot be made that sets a location equal to a constant. "
      + "Location attributes must be specified in pairs"
    #expect(error?.description == reason)
    #expect(
      error?.exceptionText
        == "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(reason)'")
  }

  @Test func `a size times nothing is a size`() throws {
    try scene().constrain("v.width == 0*w.height")
  }

  @Test func `A-LEG-017: views in different hierarchies`() throws {
    let (first, second) = (ViewScene(width: 320, height: 480), ViewScene(width: 320, height: 480))
    let (a, b) = (first.add(name: "a"), second.add(name: "b"))
    let constraint = try ViewConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .left)
    for install in [{ try ViewConstraint.activate([constraint]) }, { try a.addConstraint(constraint) }] {
      let error = #expect(throws: ConstraintError.self, performing: install)
      #expect(error?.exceptionName == "NSGenericException")
      #expect(
        error?.description
          == "Unable to install constraint on view.  Does the constraint reference something from outside the subtree "
          + "of the view?  That's illegal. constraint:<NSLayoutConstraint a.left == b.left> "
          + "view:<LayoutView 'a'; frame = (0 0; 0 0)>")
    }
    #expect(!constraint.isActive)
  }

  @Test func `A-LEG-018: a view that does not hold both items`() throws {
    let scene = scene()
    let constraint = try scene.constraint("v.left == w.left")
    let error = #expect(throws: ConstraintError.self) { try scene["v"].addConstraint(constraint) }
    #expect(
      error?.description.hasPrefix(
        "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint v.left == w.left>") == true)
    try scene.root.addConstraint(constraint)
    #expect(constraint.owner === scene.root)
  }

  @Test func `LEG-04: constraints before subviews are not prepared for`() throws {
    let (root, view) = (LayoutView(), LayoutView())
    let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    #expect(throws: ConstraintError.self) { try ViewConstraint.activate([constraint]) }
    root.addSubview(view)
    try ViewConstraint.activate([constraint])
    #expect(constraint.isActive)
  }

  @Test(arguments: [(1001.0, "1001"), (0, "0"), (-1, "-1"), (.nan, "nan")])
  func `A-LEG-019: a priority out of range`(priority: Double, text: String) throws {
    let constraint = try scene().constraint("v.width == 10")
    constraint.priority = LayoutPriority(priority)
    let error = #expect(throws: ConstraintError.self) { try ViewConstraint.activate([constraint]) }
    #expect(
      error?.description
        == "It's illegal to set priority:\(text).  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000.")
  }

  @Test func `anchors are refused where they are installed, and nothing is installed by half`() throws {
    let scene = scene()
    let (v, w) = (scene["v"], scene["w"])
    let good = v.topAnchor.constraint(equalTo: w.topAnchor)
    let bad = v.leadingAnchor.constraint(equalTo: w.leftAnchor)
    let error = #expect(throws: ConstraintError.self) { try ViewConstraint.activate([good, bad]) }
    #expect(error?.reason == .pairing(.mixedDirections))
    #expect(!good.isActive && !bad.isActive)
  }

  @Test func `what isActive cannot throw, the next layout throws`() throws {
    let scene = scene()
    let bad = scene["v"].leadingAnchor.constraint(equalTo: scene["w"].leftAnchor)
    bad.isActive = true
    #expect(!bad.isActive)
    #expect(throws: ConstraintError(.pairing(.mixedDirections))) { try scene.root.layoutIfNeeded() }
    try scene.root.layoutIfNeeded()
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are none are refused with their place`(number: Double) throws {
    let scene = scene()
    #expect(throws: ConstraintError.self) {
      try ViewConstraint(
        item: scene["v"], attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        constant: number)
    }
    let constraint = scene["v"].widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    constraint.constant = number
    let error = #expect(throws: ConstraintError.self) { try scene.root.layoutIfNeeded() }
    #expect(error?.description.contains("the constant of <NSLayoutConstraint v.width == ") == true)
    constraint.constant = 10
    scene["w"].frame.origin.x = number
    #expect(throws: ConstraintError(.notFinite("the frame, content, margins or priorities of 'w'"))) {
      try scene.root.layoutIfNeeded()
    }
  }

  @Test func `LEG-05: unbound names are refused, unused ones do no harm`() throws {
    let views = ["view1": LayoutView(), "view3": LayoutView()]
    let error = #expect(throws: VisualFormatError.self) {
      try ViewConstraint.constraints(withVisualFormat: "H:[view1]-[view2]", views: views)
    }
    #expect(error?.message == "view2 is not a key in the views dictionary.")
    try expect(ViewConstraint.constraints(withVisualFormat: "H:[view1(20)]", views: views).count, is: 1)
  }
}
