internal import AutoLayout
internal import Geometry
internal import Scenes
internal import Typography
internal import WorkBudgets

/// A part of the plane of sizes, or of a line in it, in which a scene is settled and has one solution.
struct ParametricPart {
  let polygon: ConvexPolygon
  /// The pass with which it settled.
  let pass: ParametricPass
  /// The solution of the pass.
  let solution: ParametricTracer.Solution
  /// The content of scroll views.
  let content: ParametricContent

  /// The frame of each view in root coordinates, in points, unrounded.
  var frames: [PlaneRect] {
    zip(solution.piece.alignmentRects, pass.scene.views).map { $0.outset(by: $1.effectiveAlignmentRectInsets) }
  }
}

/// A tracer that follows a scene through windows of all sizes in a part of the plane of widths and heights, or on a
/// line in it.
///
/// The inputs of a pass depend on the rectangles of the previous pass. The plane is cut where margins bend and strings
/// take another line. In the parts between cuts, the numbers of the next system are linear, and the solver knows where
/// its solution changes.
final class ParametricTracer: SettlingLayout {
  typealias Pass = ParametricPass
  typealias Solution = (system: ParametricSystem, piece: ParametricSystem.Piece)
  typealias Outcome = PiecewiseLayout.Node
  typealias Failure = PiecewiseLayout.Limit

  /// A function that computes the outcome for a part of the plane.
  typealias Work = (ConvexPolygon) throws(Failure) -> Outcome
  /// A function that computes the outcome for a part of the plane with one solution.
  typealias SolutionWork = (ConvexPolygon, Solution) throws(Failure) -> Outcome
  /// A function that computes the outcome for a settled part of the plane with one solution.
  typealias PartWork = (ParametricPart) throws(Failure) -> Outcome

  private let measurer: any TextMeasuring
  private let resolved: (Size) -> ResolvedScene
  private let pieceLimit: Int
  private let outcomeLimit: Int
  private var pieceCount = 0
  /// The number of sizes at which the broken constraints and open values were computed.
  private var outcomeCount = 0

  /// Creates a tracer.
  ///
  /// - Parameters:
  ///   - pieceLimit: The largest number of pieces.
  ///   - outcomeLimit: The largest number of sizes at which broken constraints and open values are computed, since
  ///     finding out which of many constraints contradict each other takes long.
  ///   - measurer: The engine that measures text.
  ///   - resolved: Returns the scene at the given size.
  init(
    pieceLimit: Int, outcomeLimit: Int = .max, measurer: any TextMeasuring, resolved: @escaping (Size) -> ResolvedScene
  ) {
    self.pieceLimit = pieceLimit
    self.outcomeLimit = outcomeLimit
    self.measurer = measurer
    self.resolved = resolved
  }

  /// Returns the node of one more piece.
  func nextPiece() -> Outcome {
    pieceCount += 1
    return .piece(pieceCount - 1)
  }

  // MARK: - Cutting

  /// Returns the tree of a part of the plane, which is first split along the given cuts.
  func node(of polygon: ConvexPolygon, cuts: ArraySlice<PlaneFunction>, _ work: PartWork) throws(Failure) -> Outcome {
    guard let cut = cuts.first else { return try cell(polygon, work) }
    return try split(polygon, by: cut) { part throws(Failure) in
      try self.node(of: part, cuts: cuts.dropFirst(), work)
    }
  }

  /// Splits a part of the plane in two where a function is zero, if it is zero anywhere in it.
  private func split(_ polygon: ConvexPolygon, by line: PlaneFunction, _ work: Work) throws(Failure) -> Outcome {
    let parts = polygon.split(by: line)
    guard let above = parts.above, let below = parts.below else { return try work(polygon) }
    return .split(line, above: try work(above), below: try work(below))
  }

  /// Handles a part of the plane in which the scene is resolved in the same way.
  private func cell(_ polygon: ConvexPolygon, _ work: PartWork) throws(Failure) -> Outcome {
    guard let scene = ParametricScene(in: polygon, measurer: measurer, resolved: resolved) else { return .unknown }
    guard scene.fitsHeight else { return try placed(scene, polygon, work) }
    let fitted = ParametricPass(scene: scene, fitsHeight: true)
    return try run(fitted, polygon) { part, _, solution throws(Failure) in
      let least = ResolvedScene.leastFittingHeight
      let height = solution.piece.alignmentRects.first?.height ?? PlaneFunction(constant: 0)
      return try self.split(part, by: height - least) { part throws(Failure) in
        let isLow = height.value(at: part.middle) < least
        return try self.placed(scene.withHeight(isLow ? PlaneFunction(constant: least) : height), part, work)
      }
    }
  }

  private func placed(_ scene: ParametricScene, _ polygon: ConvexPolygon, _ work: PartWork) throws(Failure) -> Outcome {
    try run(ParametricPass(scene: scene, fitsHeight: false), polygon) { part, pass, solution throws(Failure) in
      try self.withLinearContent(part, pass, solution, work)
    }
  }

  private func run(
    _ pass: ParametricPass, _ polygon: ConvexPolygon,
    _ work: (ConvexPolygon, ParametricPass, Solution) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    try withLinearNumbers(pass, polygon) { part throws(Failure) in try self.settle(pass, at: part, work) }
  }

  // MARK: - Passes

  func follow(
    _ pass: ParametricPass, _ solution: Solution, at polygon: ConvexPolygon,
    _ continuation: (ConvexPolygon, ParametricPass, _ isSettled: Bool) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    var next = pass
    next.rects = solution.piece.alignmentRects
    return try withLinearNumbers(next, polygon) { part throws(Failure) in
      try continuation(part, next, self.isSettled(pass, next, part))
    }
  }

  /// Whether the system of a pass has the same numbers as the system of the previous pass.
  private func isSettled(_ pass: ParametricPass, _ next: ParametricPass, _ polygon: ConvexPolygon) -> Bool {
    let (before, after) = (pass.metrics(at: polygon.middle), next.metrics(at: polygon.middle))
    return pass.scene.texts.allSatisfy { $1.size(at: before.widths[$0]) == $1.size(at: after.widths[$0]) }
      && polygon.samples.allSatisfy { pass.insets(at: $0).isNear(next.insets(at: $0)) }
      && (!pass.scene.hasLists || polygon.samples.allSatisfy { numbers(of: pass, $0).isNear(numbers(of: next, $0)) })
  }

  /// Returns all numbers of the system of a pass at the given size.
  private func numbers(of pass: ParametricPass, _ point: Point) -> [Double] {
    pass.system(at: point).numbers
  }

  /// Splits a part of the plane into those in which the numbers of a pass are linear.
  private func withLinearNumbers(
    _ pass: ParametricPass, _ polygon: ConvexPolygon, _ work: Work
  ) throws(Failure) -> Outcome {
    for (view, breakpoints) in pass.scene.texts.sorted(by: { $0.key < $1.key }) {
      guard let width = pass.rects?[view].width else { break }
      let lines = breakpoints.widths(in: polygon.range(of: width)).map { width - $0 }.filter(polygon.isCut)
      guard !lines.isEmpty else { continue }
      let line = lines[lines.count / 2]
      return try split(polygon, by: line) { part throws(Failure) in
        try self.withLinearNumbers(pass, part, work)
      }
    }
    guard pass.scene.hasLists || PlaneBreakpoints(pass.insets).arePresent(in: polygon) else { return try work(polygon) }
    // Most margins that bend belong to views whose margins no constraint uses.
    let asked = PlaneBreakpoints { self.numbers(of: pass, $0) }
    guard asked.arePresent(in: polygon) else { return try work(polygon) }
    guard let line = asked.line(in: polygon) else { return .unknown }
    return try split(polygon, by: line) { part throws(Failure) in
      try self.withLinearNumbers(pass, part, work)
    }
  }

  /// Splits a part of the plane with one solution where content starts elsewhere, because its view leaves a bar.
  private func withLinearContent(
    _ polygon: ConvexPolygon, _ pass: ParametricPass, _ solution: Solution, _ work: PartWork
  ) throws(Failure) -> Outcome {
    guard pass.scene.views.contains(where: \.scrollsContent) else {
      return try work(ParametricPart(polygon: polygon, pass: pass, solution: solution, content: ParametricContent()))
    }
    let content = { (point: Point) in pass.content(solution.piece.alignmentRects, at: point) }
    let breakpoints = PlaneBreakpoints { content($0).origins.flatMap { [$0.x, $0.y] } }
    guard breakpoints.arePresent(in: polygon) else {
      guard let content = ParametricContent(polygon.samples.map(content), at: polygon.samples) else { return .unknown }
      return try work(ParametricPart(polygon: polygon, pass: pass, solution: solution, content: content))
    }
    guard let line = breakpoints.line(in: polygon) else { return .unknown }
    return try split(polygon, by: line) { part throws(Failure) in
      try self.withLinearContent(part, pass, solution, work)
    }
  }

  // MARK: - Solutions

  /// The distance from corners at which a solution without conflicts is searched, as a share of the way to the middle.
  private static let cornerDistance = 0.01

  /// Splits a part of the plane in which the numbers of a pass are linear into those with one solution.
  func solve(_ pass: ParametricPass, at polygon: ConvexPolygon, _ continuation: SolutionWork) throws(Failure) -> Outcome
  {
    let samples = polygon.samples.map { (pass.system(at: $0), $0) }
    guard let system = ParametricSystem(samples) else { return .unknown }
    return try solve(system, polygon, continuation)
  }

  private func solve(
    _ system: ParametricSystem, _ polygon: ConvexPolygon, _ work: SolutionWork
  ) throws(Failure) -> Outcome {
    guard pieceCount < pieceLimit else { throw .pieces(pieceLimit) }
    guard !WorkBudget.isOver, !WorkBudget.checkCancellation() else { throw .work }
    // A solution without conflicts also shows where they start.
    if let piece = plainPiece(of: system, in: polygon) {
      // It extends to just beyond that line, so that sizes on the line belong to it. On a line of sizes there are
      // neighbors on both sides.
      let distance = polygon.isLine ? 0 : SceneVariant.distanceFromSizes
      let conditions = piece.conditions.map { $0 + distance * $0.steepness }
      return try within((system, piece), polygon, conditions[...], work)
    }
    let piece = system.piece(at: polygon.inside)
    // Along a line, even a solution that only has the numbers of one size counts as known.
    guard piece.isComplete || polygon.isLine else { return .unknown }
    return try within((system, piece), polygon, piece.conditions[...], work)
  }

  /// Returns a solution without conflicts inside a polygon or near one of its corners; nil if there is none.
  private func plainPiece(of system: ParametricSystem, in polygon: ConvexPolygon) -> ParametricSystem.Piece? {
    for place in [polygon.inside] + polygon.corners(movedInBy: Self.cornerDistance) {
      // Not `lazy.compactMap(…).first`, which would solve at the place twice, and trap if the work runs out in between.
      if let piece = system.plainPiece(at: place) { return piece }
    }
    return nil
  }

  /// Returns the part of a polygon in which a solution holds, and the others beyond it.
  private func within(
    _ solution: Solution, _ polygon: ConvexPolygon, _ conditions: ArraySlice<PlaneFunction>, _ work: SolutionWork
  ) throws(Failure) -> Outcome {
    guard let position = conditions.firstIndex(where: polygon.isCut) else {
      guard solution.piece.outcome.isPlain || !solution.piece.isComplete else {
        return try withOneOutcome(solution, polygon, work)
      }
      return try work(polygon, solution)
    }
    let parts = polygon.split(by: conditions[position])
    guard let inside = parts.above, let beyond = parts.below else { return .unknown }
    return .split(
      conditions[position],
      above: try within(solution, inside, conditions[(position + 1)...], work),
      below: try solve(solution.system, beyond, work))
  }

  /// Splits off the part in which other values are broken or open, which may start before the solution ends.
  private func withOneOutcome(
    _ solution: Solution, _ polygon: ConvexPolygon, _ work: SolutionWork
  ) throws(Failure) -> Outcome {
    guard outcomeCount < outcomeLimit else { return .unknown }
    let border = PlaneBorder { point in
      self.outcomeCount += 1
      return solution.system.outcome(at: point) == solution.piece.outcome
    }
    guard let line = border.line(in: polygon), polygon.isCut(by: line) else { return try work(polygon, solution) }
    return try split(polygon, by: line) { part throws(Failure) in try self.solve(solution.system, part, work) }
  }
}

extension [Double] {
  /// Whether the numbers differ from others only by rounding errors.
  fileprivate func isNear(_ other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) <= 1e-6 }
  }
}
