internal import AutoLayout
internal import Geometry

/// Follows a scene through windows of all sizes, pass by pass as ``ResolvedScene/layout(measuringTextWith:)`` solves it.
///
/// What the system of a pass is made of follows the rectangles of the pass before. The plane of widths and heights is cut
/// where margins bend and texts take another line; in what is between, the numbers of the next system are linear, and
/// the solver knows where its solution changes.
final class AtlasTracer {
  typealias Node = LayoutAtlas.Node

  /// The pieces that were found so far.
  private(set) var pieces: [LayoutAtlas.Piece] = []
  private let pieceLimit: Int
  private let measurer: any TextMeasuring
  private let resolved: (Size) -> ResolvedScene
  private var solver = LayoutSolver()
  /// How often it was asked what is broken and open at a size.
  private var outcomeCount = 0

  /// How often that is asked at most: to find out which of many constraints contradict each other takes long.
  private static let outcomeLimit = 150

  /// Nothing was found yet.
  init(pieceLimit: Int, measurer: any TextMeasuring, resolved: @escaping (Size) -> ResolvedScene) {
    self.pieceLimit = pieceLimit
    self.measurer = measurer
    self.resolved = resolved
  }

  /// What is made of a part of the plane.
  private typealias Work = (ConvexPolygon) throws(LayoutAtlas.Limit) -> Node

  /// One pass over a part of the plane.
  private struct Pass {
    var number = 1
    var scene: AtlasScene
    var fitsHeight: Bool
    /// The solution of the pass before.
    var rects: [PlaneRect]?

    /// The margins and widths of texts that the pass is solved with, at a size.
    func metrics(at point: Point) -> SettledMetrics {
      let resolved = scene.resolved(at: point)
      return rects.map { SettledMetrics(of: resolved, after: resolved.solution($0, at: point)) }
        ?? SettledMetrics(of: resolved)
    }

    func system(at point: Point, measuringTextWith measurer: any TextMeasuring) -> ConstraintSystem {
      var system = scene.resolved(at: point).constraintSystem(with: metrics(at: point), measuringTextWith: measurer)
      system.fitsHeight = fitsHeight
      return system
    }
  }

  // MARK: - Cutting

  /// The tree of a part of the plane, along cuts first.
  func node(of polygon: ConvexPolygon, cuts: ArraySlice<PlaneFunction>) throws(LayoutAtlas.Limit) -> Node {
    guard let cut = cuts.first else { return try cell(polygon) }
    return try split(polygon, by: cut) { part throws(LayoutAtlas.Limit) in
      try self.node(of: part, cuts: cuts.dropFirst())
    }
  }

  /// Cuts a part of the plane in two where a function is zero, if it is.
  private func split(_ polygon: ConvexPolygon, by line: PlaneFunction, _ work: Work) throws(LayoutAtlas.Limit) -> Node {
    let parts = polygon.split(by: line)
    guard let above = parts.above, let below = parts.below else { return try work(polygon) }
    return .split(line, above: try work(above), below: try work(below))
  }

  /// A part of the plane in which the scene is resolved in the same way.
  private func cell(_ polygon: ConvexPolygon) throws(LayoutAtlas.Limit) -> Node {
    guard let scene = AtlasScene(in: polygon, measurer: measurer, resolved: resolved) else { return .unknown }
    let fitted = Pass(scene: scene, fitsHeight: true)
    let placed = Pass(scene: scene, fitsHeight: false)
    guard scene.fitsHeight else {
      return try run(placed, polygon) { part, patch throws(LayoutAtlas.Limit) in try self.piece(part, patch, scene) }
    }
    return try run(fitted, polygon) { part, patch throws(LayoutAtlas.Limit) in
      let least = ResolvedScene.leastFittingHeight
      let height = patch.alignmentRects.first?.height ?? PlaneFunction(constant: 0)
      return try self.split(part, by: height - least) { part throws(LayoutAtlas.Limit) in
        let isLow = height.value(at: part.middle) < least
        var pass = placed
        pass.scene = scene.withHeight(isLow ? PlaneFunction(constant: least) : height)
        return try self.run(pass, part) { part, patch throws(LayoutAtlas.Limit) in
          try self.piece(part, patch, pass.scene)
        }
      }
    }
  }

  // MARK: - Passes

  private typealias Settled = (ConvexPolygon, SystemPlane.Patch) throws(LayoutAtlas.Limit) -> Node

  /// Solves a pass and the ones after it.
  private func run(_ pass: Pass, _ polygon: ConvexPolygon, _ settled: Settled) throws(LayoutAtlas.Limit) -> Node {
    try withLinearNumbers(pass, polygon) { part throws(LayoutAtlas.Limit) in
      try self.solve(pass, part) { part, patch throws(LayoutAtlas.Limit) in
        guard pass.number < ResolvedScene.passLimit else { return try settled(part, patch) }
        var next = pass
        next.number += 1
        next.rects = patch.alignmentRects
        return try self.withLinearNumbers(next, part) { part throws(LayoutAtlas.Limit) in
          if self.isSettled(pass, next, part) { return try settled(part, patch) }
          return try self.run(next, part, settled)
        }
      }
    }
  }

  /// Whether the system of a pass has the same numbers as that of the one before.
  private func isSettled(_ pass: Pass, _ next: Pass, _ polygon: ConvexPolygon) -> Bool {
    let (before, after) = (pass.metrics(at: polygon.middle), next.metrics(at: polygon.middle))
    return pass.scene.texts.allSatisfy { $1.size(at: before.widths[$0]) == $1.size(at: after.widths[$0]) }
      && polygon.triangle.allSatisfy {
        pass.metrics(at: $0).insetNumbers.isNear(next.metrics(at: $0).insetNumbers)
      }
  }

  /// Cuts a part of the plane into those in which the numbers of a pass are linear.
  private func withLinearNumbers(_ pass: Pass, _ polygon: ConvexPolygon, _ work: Work) throws(LayoutAtlas.Limit) -> Node
  {
    for (view, steps) in pass.scene.texts.sorted(by: { $0.key < $1.key }) {
      guard let width = pass.rects?[view].width else { break }
      let lines = steps.steps(in: polygon.range(of: width)).map { width - $0 }.filter(polygon.isCut)
      guard !lines.isEmpty else { continue }
      let line = lines[lines.count / 2]
      return try split(polygon, by: line) { part throws(LayoutAtlas.Limit) in
        try self.withLinearNumbers(pass, part, work)
      }
    }
    let bends = PlaneBends { pass.metrics(at: $0).insetNumbers }
    guard bends.arePresent(in: polygon) else { return try work(polygon) }
    // Most margins that bend are those of views whose margins nobody asks for.
    let asked = PlaneBends { pass.system(at: $0, measuringTextWith: self.measurer).numbers }
    guard asked.arePresent(in: polygon) else { return try work(polygon) }
    guard let line = asked.line(in: polygon), polygon.isCut(by: line) else { return .unknown }
    return try split(polygon, by: line) { part throws(LayoutAtlas.Limit) in
      try self.withLinearNumbers(pass, part, work)
    }
  }

  // MARK: - Solutions

  /// How near to a corner one looks for a solution without conflicts, as a share of the way to the middle.
  private static let cornerDistance = 0.01

  /// Cuts a part of the plane in which the numbers of a pass are linear into those with one solution.
  private func solve(_ pass: Pass, _ polygon: ConvexPolygon, _ work: Settled) throws(LayoutAtlas.Limit) -> Node {
    let samples = polygon.triangle.map { (pass.system(at: $0, measuringTextWith: measurer), $0) }
    guard let plane = SystemPlane(samples) else { return .unknown }
    return try solve(plane, polygon, work)
  }

  private func solve(_ plane: SystemPlane, _ polygon: ConvexPolygon, _ work: Settled) throws(LayoutAtlas.Limit) -> Node
  {
    guard pieces.count < pieceLimit else { throw .pieces(pieceLimit) }
    // A solution without conflicts tells where they begin, and it goes on until right behind that line.
    let places = [polygon.inside] + polygon.corners(movedInBy: Self.cornerDistance)
    if let patch = places.lazy.compactMap(plane.plainPatch).first {
      let conditions = patch.conditions.map { $0 + SceneVariant.distanceFromSizes * $0.steepness }
      return try within(patch, plane, polygon, conditions[...], work)
    }
    guard let patch = plane.patch(at: polygon.inside) else { return .unknown }
    return try within(patch, plane, polygon, patch.conditions[...], work)
  }

  /// The part of a polygon in which a solution holds, and others beyond.
  private func within(
    _ patch: SystemPlane.Patch, _ plane: SystemPlane, _ polygon: ConvexPolygon,
    _ conditions: ArraySlice<PlaneFunction>, _ work: Settled
  ) throws(LayoutAtlas.Limit) -> Node {
    guard let position = conditions.firstIndex(where: polygon.isCut) else {
      if patch.outcome.isPlain { return try work(polygon, patch) }
      return try withOneOutcome(patch, plane, polygon, work)
    }
    let parts = polygon.split(by: conditions[position])
    guard let inside = parts.above, let beyond = parts.below else { return .unknown }
    return .split(
      conditions[position],
      above: try within(patch, plane, inside, conditions[(position + 1)...], work),
      below: try solve(plane, beyond, work))
  }

  /// What is broken or open may end before the solution does.
  private func withOneOutcome(
    _ patch: SystemPlane.Patch, _ plane: SystemPlane, _ polygon: ConvexPolygon, _ work: Settled
  ) throws(LayoutAtlas.Limit) -> Node {
    guard outcomeCount < Self.outcomeLimit else { return .unknown }
    let border = PlaneBorder { point in
      self.outcomeCount += 1
      return plane.outcome(at: point) == patch.outcome
    }
    guard let line = border.line(in: polygon), polygon.isCut(by: line) else { return try work(polygon, patch) }
    return try split(polygon, by: line) { part throws(LayoutAtlas.Limit) in try self.solve(plane, part, work) }
  }

  // MARK: - Pieces

  /// The pieces of a part of the plane with one solution: content may begin elsewhere where its view leaves a bar.
  private func piece(
    _ polygon: ConvexPolygon, _ patch: SystemPlane.Patch, _ scene: AtlasScene
  ) throws(LayoutAtlas.Limit) -> Node {
    guard scene.views.contains(where: \.scrollsContent) else { return try piece(polygon, patch, scene, ContentPlane()) }
    let content = { (point: Point) in scene.content(patch.alignmentRects, at: point) }
    let bends = PlaneBends { content($0).origins.flatMap { [$0.x, $0.y] } }
    guard bends.arePresent(in: polygon) else {
      guard let plane = ContentPlane(polygon.triangle.map(content), at: polygon.triangle) else { return .unknown }
      return try piece(polygon, patch, scene, plane)
    }
    guard let line = bends.line(in: polygon), polygon.isCut(by: line) else { return .unknown }
    return try split(polygon, by: line) { part throws(LayoutAtlas.Limit) in try self.piece(part, patch, scene) }
  }

  /// Adds a piece after a look at a layout of its own.
  private func piece(
    _ polygon: ConvexPolygon, _ patch: SystemPlane.Patch, _ scene: AtlasScene, _ content: ContentPlane
  ) throws(LayoutAtlas.Limit) -> Node {
    let place = polygon.representative
    let views = scene.views
    let frames = zip(patch.alignmentRects, views).map { $0.outset(by: $1.effectiveAlignmentRectInsets) }
    let scene = resolved(Size(width: place.x, height: place.y))
    let solved = scene.solution(measuringTextWith: measurer, solvingWith: &solver).absoluteFrames
    guard solved.count == frames.count,
      zip(frames, solved).allSatisfy({ $0.rect(at: place).isNear($1, within: Self.tolerance) })
    else { return .unknown }
    let findings =
      patch.outcome.isPlain
      ? [] : scene.layout(measuringTextWith: measurer, solvingWith: &solver).findings.filter(\.isAboutConstraints)
    pieces.append(
      LayoutAtlas.Piece(
        frames: content.shown(frames), contentOrigins: content.origins, views: views, findings: findings))
    return .piece(pieces.count - 1)
  }

  /// How far an edge may lie from where a layout has it, in points: far less than a pixel.
  private static let tolerance = 1e-5
}

extension Finding {
  /// Whether it is about constraints that contradict each other or leave something open, not about frames.
  fileprivate var isAboutConstraints: Bool { [ConflictRule.code, AmbiguityRule.code].contains(code) }
}

extension ConvexPolygon {
  /// Whether a line cuts it in two.
  func isCut(by line: PlaneFunction) -> Bool {
    let range = range(of: line)
    let least = Self.leastExtent * line.steepness
    return range.lowerBound < -least && range.upperBound > least
  }
}

extension AtlasScene {
  /// Where content begins in a window of a size whose views have some alignment rectangles.
  fileprivate func content(_ rects: [PlaneRect], at point: Point) -> ScrolledContent {
    let resolved = resolved(at: point)
    let insets = SettledMetrics(of: resolved, after: resolved.solution(rects, at: point)).guideInsets
    return ScrolledContent(of: resolved) { insets[$0].safeArea }
  }
}

extension ResolvedScene {
  /// The rectangles in a window of a size.
  fileprivate func solution(_ rects: [PlaneRect], at point: Point) -> LayoutSolution {
    let rects = rects.map { rect in
      var rect = rect.rect(at: point)
      // A text without any width is as if it had all.
      if rect.width < TextSteps.leastWidth { rect.size.width = 0 }
      return rect
    }
    return LayoutSolution(
      alignmentRects: rects, absoluteFrames: zip(rects, views).map { $0.outset(by: $1.effectiveAlignmentRectInsets) })
  }
}

extension SettledMetrics {
  /// All insets, in points.
  fileprivate var insetNumbers: [Double] {
    guideInsets.flatMap { insets in
      [insets.safeArea, insets.layoutMargins, insets.readableContent].flatMap {
        [$0.top, $0.left, $0.bottom, $0.right]
      }
    }
  }
}

extension [Double] {
  /// Whether the numbers differ from others by no more than rounding errors.
  fileprivate func isNear(_ other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) <= 1e-6 }
  }
}

extension Rect {
  /// Whether the edges differ from those of another rectangle by no more than a tolerance.
  fileprivate func isNear(_ other: Rect, within tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
