internal import Geometry

extension ConstraintSystem {
  /// Whether other views may be placed relative to a view: its position and size are decided, and only by its
  /// content and the views that contain it (specification CAR-18).
  ///
  /// The root is not such a view, although everything depends on it.
  ///
  /// - Parameters:
  ///   - view: The position of the view in ``items``.
  ///   - solution: The solution of the system.
  public func isAnchor(_ view: Int, in solution: LayoutSolution) -> Bool {
    guard items.indices.contains(view), items[view].superview != nil else { return false }
    let around = Set(items.path(to: view))
    return Axis.allCases.allSatisfy { axis in
      guard let explanation = explanation(ofView: view, axis: axis, in: solution) else { return false }
      return [explanation.position, explanation.length].allSatisfy { sum in
        sum.ambiguity == nil
          && sum.summands.allSatisfy { summand in
            [summand.constraint.firstItem.view, summand.constraint.secondItem?.view].compactMap(\.self)
              .allSatisfy(around.contains)
          }
      }
    }
  }
}
