package import Geometry
internal import LinearConstraints

/// A system whose numbers follow the width and height of a window, and its solutions around window sizes.
///
/// Points of the plane are sizes: x is the width, y the height.
package struct ParametricSystem: Sendable {
  /// One solution, and the sizes for which it holds.
  package struct Piece: Sendable {
    /// The alignment rectangle of each view in root coordinates, in points, unrounded.
    package let alignmentRects: [PlaneRect]
    /// The functions that are nonnegative as long as the rectangles are the solution and ``outcome`` stays the same.
    package let conditions: [PlaneFunction]
    private let piece: ParametricPiece

    fileprivate init(_ piece: ParametricPiece, viewCount: Int) {
      let functions = piece.functions.map(PlaneFunction.init)
      alignmentRects = (0..<min(viewCount, functions.count / 4)).map {
        PlaneRect(
          x: functions[4 * $0], y: functions[4 * $0 + 1], width: functions[4 * $0 + 2], height: functions[4 * $0 + 3])
      }
      conditions = piece.conditions.map(PlaneFunction.init)
      self.piece = piece
    }

    /// The outcome in the piece. Unless it is plain, it may change before a condition becomes negative.
    package var outcome: Outcome { Outcome(linear: piece.outcome) }

    /// Whether the rectangles are the ones that Auto Layout would give. Otherwise the solver gave up, and they belong to
    /// one size.
    package var isComplete: Bool { piece.isComplete }

    /// Returns the complete solution at the given size. At that size the system must be `system`. Open values have no
    /// intervals.
    package func solution(of system: ConstraintSystem, at point: Point) -> LayoutSolution {
      LoweredSystem(system).layout(piece.solution(at: point.x, point.y))
    }
  }

  /// The broken constraints and the open values at a size.
  package struct Outcome: Sendable, Hashable {
    fileprivate let linear: LinearOutcome
    /// Whether nothing is broken and nothing is open.
    package var isPlain: Bool { linear.isPlain }
    /// Whether the solution breaks constraints because of conflicts.
    package var hasConflicts: Bool { linear.hasConflicts }
  }

  private let problem: ParametricProblem
  private let viewCount: Int

  /// Creates the system for sizes on the line through two samples, or in the plane of three. Nil if the samples have
  /// different constraints, or span neither.
  package init?(_ samples: [(system: ConstraintSystem, point: Point)]) {
    guard let first = samples.first,
      let problem = ParametricProblem(samples.map { (LoweredSystem($0.system).problem, $0.point.x, $0.point.y) })
    else { return nil }
    self.problem = problem
    viewCount = first.system.items.count
  }

  /// Returns the solution around a size. Nil if something is broken or open, or if the solver gave up.
  package func plainPiece(at point: Point) -> Piece? {
    problem.plainPiece(at: point.x, point.y).map { Piece($0, viewCount: viewCount) }
  }

  /// Returns the solution around a size.
  package func piece(at point: Point) -> Piece { Piece(problem.piece(at: point.x, point.y), viewCount: viewCount) }

  /// Returns the broken constraints and the open values at the given size.
  package func outcome(at point: Point) -> Outcome { Outcome(linear: problem.outcome(at: point.x, point.y)) }

  /// Returns the first size between two others at which nothing has to be broken, or nil if there is none.
  package func feasiblePoint(from start: Point, to end: Point) -> Point? {
    problem.feasiblePlace(from: (start.x, start.y), to: (end.x, end.y)).map { Point(x: $0.first, y: $0.second) }
  }
}

extension PlaneFunction {
  fileprivate init(_ value: ParametricValue) {
    self.init(constant: value.constant, x: value.first, y: value.second)
  }
}

extension ConstraintSystem {
  /// All numbers in which systems with the same structure may differ, in points, as far as constraints use them.
  package var numbers: [Double] { LoweredSystem(self).problem.numbers }
}
