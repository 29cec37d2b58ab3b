public import AutoLayout
internal import Scenes
import Typography
public import UIKit

/// The result of laying out a tree of views.
public struct LayoutResult {
  /// The root of the tree, which the result keeps alive.
  public let root: UIView
  /// The conflicts since the previous layout, each of which was resolved by breaking one constraint.
  public let conflicts: [LayoutConflict]
  /// The system of the tree, superviews before their subviews.
  public let system: ConstraintSystem
  /// The solution of the system, before it is rounded to pixels.
  public let solution: LayoutSolution

  /// The attributes of views for which the constraints allow more than one value.
  public var ambiguities: [AmbiguousLayout] { solution.ambiguities }
}

extension UIView {
  /// Lays out the tree that contains the view, and returns the result.
  ///
  /// Conflicts are those since the last call, and since a ``ViewScene`` or a ``screen(_:_:_:)`` was created.
  @discardableResult
  public func layoutResult() -> LayoutResult {
    LayoutFaults.answer = .record
    layoutIfNeeded()
    let conflicts = LayoutFaults.conflicts
    LayoutFaults.removeAll()
    var root = self
    while let superview = root.superview { root = superview }
    let snapshot = root.snapshot(textSize: .l)
    return LayoutResult(root: root, conflicts: conflicts, system: snapshot.system, solution: snapshot.solution)
  }
}

extension UIView {
  /// The constraints in the view's tree that layout had to break and that are still installed, in the order of the
  /// tree.
  public var brokenConstraints: [NSLayoutConstraint] {
    constraints.filter(\.isBroken) + subviews.flatMap(\.brokenConstraints)
  }
}

/// Returns the faults that a closure causes.
@MainActor
public func faults(_ work: () throws -> Void) rethrows -> [LayoutFault] {
  LayoutFaults.answer = .record
  LayoutFaults.removeAll()
  defer { LayoutFaults.removeAll() }
  try work()
  return LayoutFaults.recorded
}

/// Runs a closure on a screen whose pixels are so small that frames are as exact as the solver's results.
@MainActor
public func withoutPixels<Result>(_ work: () throws -> Result) rethrows -> Result {
  let screen = UIScreen.main
  let (size, scale, safeArea) = (screen.bounds.size, screen.scale, screen.safeAreaInsets)
  screen.set(size: size, scale: 65_536, safeAreaInsets: safeArea)
  defer { screen.set(size: size, scale: scale, safeAreaInsets: safeArea) }
  return try work()
}
