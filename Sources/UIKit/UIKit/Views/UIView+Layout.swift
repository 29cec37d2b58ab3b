internal import AutoLayout
internal import Foundation
internal import Geometry

extension UIView {
  /// The largest number of rounds of one layout. Changes after that request another layout.
  private static var mostRounds: Int { 32 }

  /// The root of the system that contains the view: the top of the tree, or an island.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutIsland, let superview = view.superview { view = superview }
    return view
  }

  private var layoutEngine: LayoutEngine {
    if let engine { return engine }
    let made = LayoutEngine()
    engine = made
    return made
  }

  /// Marks the system of the view as changed.
  func invalidateLayout() {
    let root = layoutRoot
    root.engine?.invalidate()
    root.noteWork()
    scheduleLayout()
  }

  /// Records that the constant of a constraint has changed, in points, and nothing else.
  func invalidateLayout(_ constant: CGFloat, order: Int) {
    let root = layoutRoot
    root.engine?.invalidate(Double(constant), order: order)
    root.noteWork()
    scheduleLayout()
  }

  /// Notes that the next layout has to visit the view. It reaches the view through its superviews.
  func noteWork() {
    var view: UIView? = self
    while let noted = view, !noted.mayHaveWork {
      noted.mayHaveWork = true
      view = noted.superview
    }
  }

  func requestLayout() {
    isLayoutNeeded = true
    scheduleLayout()
  }

  func requestConstraintUpdate() {
    isConstraintUpdateNeeded = true
    scheduleLayout()
  }

  /// Requests a layout of the window at the end of this turn of the run loop.
  func scheduleLayout() { window?.layoutAtEndOfTurn() }

  // MARK: - Layout

  func layOut() {
    let top = topView
    // A nested layout lays out only this subtree.
    if top.layoutEngine.isLayingOut { return layOutTree() }
    top.layoutEngine.isLayingOut = true
    defer { top.layoutEngine.isLayingOut = false }
    for _ in 0..<Self.mostRounds {
      top.updateTreeConstraints()
      top.layOutTree()
      if !top.mayHaveWork { return }
    }
  }

  func updateTreeConstraints() {
    for view in subviews where view.mayHaveWork { view.updateTreeConstraints() }
    guard isConstraintUpdateNeeded else { return }
    isConstraintUpdateNeeded = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Lays out the view and its descendants if something has changed, superviews before their subviews.
  private func layOutTree() {
    // A nested layout may begin at a view that only its system or its subviews give work.
    solveIfNeeded()
    // Changes from here on need another visit, except in subviews, which are visited below.
    mayHaveWork = false
    if isLayoutNeeded {
      isLayoutNeeded = false
      if !standardGuides.isEmpty { (standardGuides[.keyboard] as? UIKeyboardLayoutGuide)?.wasPlaced = true }
      notifyOfSafeArea()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      layOutSublayers()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews where view.mayHaveWork { view.layOutTree() }
    // A nested layout does not update constraints, so the next round does. It also solves a system that has changed
    // while it was solved.
    if isConstraintUpdateNeeded || engine?.isOutdated == true { noteWork() }
  }

  /// Solves the system of the view if it has changed.
  func solveIfNeeded() {
    let root = layoutRoot
    let engine = root.layoutEngine
    guard engine.isOutdated else { return }
    engine.begin()
    let known = engine.knownTree(of: root)
    let tree = known ?? ViewTree(root: root)
    guard known != nil || tree.usesConstraints else { return root.forgetSolution() }
    let settled = engine.settled(tree, of: root)
    settled.breakConstraints()
    settled.note(on: PixelGrid(scale: Double(root.displayScale)))
  }

  /// Breaks conflicting constraints before some of them are removed. UIKit finds a conflict as soon as a constraint is
  /// added to a visible tree, even if the next line of code removes it.
  func settlePendingConflicts() {
    let root = layoutRoot
    guard let engine = root.engine, engine.hasPendingConstraints, topView.engine?.isLayingOut != true else { return }
    engine.begin()
    engine.settled(ViewTree(root: root), of: root).breakConstraints()
    engine.invalidate()
    root.noteWork()
  }

  private func forgetSolution() {
    notifyTree { view in
      view.solvedFrame = nil
      view.isAmbiguous = false
    }
  }

  /// The number of pixels per point on the view's screen.
  private var displayScale: CGFloat { max(1, window?.screen.scale ?? UIScreen.main.scale) }

  /// Places the subviews according to their constraints.
  func placeSubviews() {
    solveIfNeeded()
    if superview == nil, !translatesAutoresizingMaskIntoConstraints, let solvedFrame {
      move(to: CGRect(origin: untransformedFrame.origin, size: solvedFrame.size))
    }
    var outer: EdgeInsets?
    for view in subviews {
      if !view.translatesAutoresizingMaskIntoConstraints, !view.isLayoutIsland, let frame = view.solvedFrame,
        view.untransformedFrame != frame
      {
        let former = view.untransformedFrame.size
        view.move(to: frame)
        // UIKit places such views by their bounds and center, whose setters apps override.
        if former != frame.size { view.bounds = CGRect(origin: view.boundsOrigin, size: frame.size) }
      }
      let known = outer ?? safeArea
      // A new safe area may run code of the app, which may change the insets.
      outer = view.notifyOfSafeArea(inside: known) ? nil : known
    }
  }

  // MARK: - Questions

  /// Whether constraints allow more than one position or size.
  public var hasAmbiguousLayout: Bool {
    solveIfNeeded()
    return isAmbiguous
  }

  /// Returns the constraints that determine the view's position and length along an axis, including those that hold the
  /// root.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let root = layoutRoot
    let settled = root.layoutEngine.settled(ViewTree(root: root), of: root)
    guard let position = settled.tree.position(of: self) else { return [] }
    let installed = Dictionary(
      settled.tree.installedConstraints.map { ($0.order, $0) }, uniquingKeysWith: { first, _ in first })
    return settled.settled.system.constraintsAffectingLayout(
      ofView: position, axis: axis.engineAxis, includesRootSize: true
    ).compactMap {
      if let tag = $0.tag { return installed[tag] }
      return settled.unwritten($0, of: root)
    }
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateTreeConstraints()
    let engine = fittingEngine ?? LayoutEngine()
    fittingEngine = engine
    let finite = CGSize(
      width: target.width.isFinite ? min(target.width, 1e6) : 0,
      height: target.height.isFinite ? min(target.height, 1e6) : 0)
    var tree = ViewTree(showing: self)
    tree.countsBroken = true
    let settled = engine.settledApart(
      tree, target: finite, LayoutPriority(Double(horizontal.rawValue)),
      LayoutPriority(Double(vertical.rawValue)))
    let frame = settled.settled.solution.absoluteFrames[1]
    let grid = PixelGrid(scale: Double(displayScale))
    return CGSize(width: grid.roundedUp(frame.width), height: grid.roundedUp(frame.height))
  }
}

extension SettledTree {
  /// Returns an implicit constraint as UIKit names it: one that holds the root, or that a content size or a mask
  /// creates.
  fileprivate func unwritten(_ constraint: LayoutConstraint, of root: UIView) -> NSLayoutConstraint? {
    let position = constraint.firstItem.view
    guard constraint.firstItem.guide == nil, tree.elements.indices.contains(position),
      let item = tree.elements[position].item ?? tree.elements.last?.item
    else { return nil }
    let made = NSLayoutConstraint(
      (item, constraint.firstAttribute), constraint.relation, nil,
      constant: CGFloat(constraint.constant))
    switch constraint.origin {
    case .rootSize where constraint.firstAttribute.kind == .size:
      made.identifier = "UIView-Encapsulated-Layout-\(constraint.firstAttribute == .width ? "Width" : "Height")"
    case .contentSize: break
    default: return nil
    }
    return made
  }
}
