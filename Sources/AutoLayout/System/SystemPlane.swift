package import Geometry
internal import LinearConstraints

/// A system whose numbers follow the width and height of a window, and its solutions around sizes of it.
///
/// Points of the plane are sizes: x is the width, y the height.
package struct SystemPlane: Sendable {
  /// One solution, and where it holds.
  package struct Patch: Sendable {
    /// The alignment rectangle of each view in root coordinates, in points, not rounded.
    package let alignmentRects: [PlaneRect]
    /// What is not negative as long as the rectangles are the solution and ``outcome`` stays the same.
    package let conditions: [PlaneFunction]
    /// What is broken and open. It may be another one before a condition is negative, unless it is plain.
    package let outcome: Outcome
  }

  /// What is broken and open at a size.
  package struct Outcome: Sendable, Hashable {
    fileprivate let linear: LinearOutcome
    /// Whether nothing is broken and nothing open.
    package var isPlain: Bool { linear.isPlain }
  }

  private let plane: LinearPlane
  private let viewCount: Int

  /// The system between and beyond three sizes at which it is known; nil where the three have other constraints, or the
  /// sizes lie on a line.
  package init?(_ samples: [(system: ConstraintSystem, point: Point)]) {
    guard let first = samples.first,
      let plane = LinearPlane(samples.map { (LoweredSystem($0.system).problem, $0.point.x, $0.point.y) })
    else { return nil }
    self.plane = plane
    viewCount = first.system.items.count
  }

  /// The solution around a size; nil where something is broken or open, or where the solver gave up.
  package func plainPatch(at point: Point) -> Patch? { plane.plainPatch(at: point.x, point.y).map(patch) }

  /// The solution around a size; nil where the solver gave up.
  package func patch(at point: Point) -> Patch? { plane.patch(at: point.x, point.y).map(patch) }

  private func patch(_ patch: LinearPlane.Patch) -> Patch {
    let functions = patch.functions.map(PlaneFunction.init)
    return Patch(
      alignmentRects: (0..<min(viewCount, functions.count / 4)).map {
        PlaneRect(
          x: functions[4 * $0], y: functions[4 * $0 + 1], width: functions[4 * $0 + 2], height: functions[4 * $0 + 3])
      },
      conditions: patch.conditions.map(PlaneFunction.init), outcome: Outcome(linear: patch.outcome))
  }

  /// What is broken and open at a size.
  package func outcome(at point: Point) -> Outcome { Outcome(linear: plane.outcome(at: point.x, point.y)) }
}

extension PlaneFunction {
  fileprivate init(_ value: ParametricValue) {
    self.init(constant: value.constant, x: value.first, y: value.second)
  }
}

extension ConstraintSystem {
  /// All numbers in which systems may differ whose constraints are alike, in points, as far as constraints ask for them.
  package var numbers: [Double] { LoweredSystem(self).problem.numbers }
}
