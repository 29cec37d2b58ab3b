internal import AutoLayout
package import Findings
public import Geometry
public import Scenes
package import Typography

/// The frames of a scene in windows of all sizes: pieces of the plane of widths and heights, in each of which every
/// edge is a linear function of both.
///
/// Nothing is sampled. The solver knows where a solution ends, and the previous solution determines where margins bend
/// and strings take another line. Each piece was compared with a separate layout in its middle. If the two differ, or
/// if the solver gave up, the piece is unknown.
public struct PiecewiseLayout: Sendable, Hashable {
  /// A tree of lines along which the plane is cut.
  package indirect enum Node: Sendable, Hashable {
    /// The piece at a position.
    case piece(Int)
    /// An unknown part of the plane.
    case unknown
    /// A cut along a line: one part in which the function is nonnegative, another in which it is negative.
    case split(PlaneFunction, above: Node, below: Node)
  }

  /// A part of the plane in which the same constraints decide.
  package struct Piece: Sendable, Hashable {
    /// The visible frame of each view in root coordinates, in points, unrounded, as a function of the width and height
    /// of the window.
    package var frames: [PlaneRect]
    /// The origin of the content of each view. Empty if all of it starts at the upper left corners of its views.
    package var contentOrigins: [PlanePoint]
    /// The views with their properties in the piece.
    package var views: [ResolvedView]
    /// The findings about constraints at every size of the piece: those that contradict each other or leave something
    /// open.
    package var findings: [Finding]
  }

  /// The reason why a scene has no piecewise layout.
  public enum Limit: Error, Sendable, Hashable {
    /// Has more than the given number of pieces.
    case pieces(Int)
    /// Finding them exceeds the work limit.
    case work
  }

  /// The range of the widths and heights of windows, in points.
  public static let bounds = Rect(left: 320, top: 320, right: 1366, bottom: 1366)

  /// The largest distance of an edge from its position in a layout, in points: far less than a pixel.
  fileprivate static let tolerance = 1e-5
  /// The largest number of sizes at which broken constraints and open values are computed.
  fileprivate static let outcomeLimit = 150

  /// The variant whose window it is.
  public var variant: SceneVariant
  package var pieces: [Piece]
  /// The tree that finds the piece for a size.
  package var root: Node

  /// The number of pieces.
  public var pieceCount: Int { pieces.count }

  /// Returns the piece for a window size, or nil if it is unknown.
  package func piece(at size: Size) -> Piece? {
    let point = Point(x: size.width, y: size.height)
    var node = root
    while case .split(let line, let above, let below) = node { node = line.value(at: point) >= 0 ? above : below }
    guard case .piece(let position) = node else { return nil }
    return pieces[position]
  }

  /// Returns the frame of each view in a window of the given size, in root coordinates and points, on the device's
  /// pixel grid. Nil if it is unknown.
  public func absoluteFrames(at size: Size) -> [Rect]? {
    let grid = PixelGrid(scale: variant.device.scale)
    let point = Point(x: size.width, y: size.height)
    return piece(at: size)?.frames.map { grid.rounded($0.rect(at: point)) }
  }
}

extension Scene {
  /// Returns the frames of the scene in windows of all sizes.
  ///
  /// The scene is laid out on its own, even if another scene embeds it.
  ///
  /// - Parameters:
  ///   - variant: The device, its orientation and everything else on which the layout depends.
  ///   - pieceLimit: The largest number of pieces.
  ///   - measurer: The engine that measures text.
  ///   - resolve: Returns the scene in a variant, by the rules of the caller.
  ///   - judge: Returns the findings about the constraints of a layout in the middle of a piece that has conflicts or
  ///     open values.
  /// - Throws: ``PiecewiseLayout/Limit`` if it has more pieces.
  package func piecewiseLayout(
    of variant: SceneVariant, pieceLimit: Int, measuringTextWith measurer: any TextMeasuring,
    resolving resolve: @escaping (SceneVariant) -> ResolvedScene, judging judge: (Layout) -> [Finding]
  ) throws(PiecewiseLayout.Limit) -> PiecewiseLayout {
    let resolved = { (size: Size) in
      var resolved = resolve(variant.inWindow(of: size))
      resolved.surroundings = .screen
      return resolved
    }
    let tracer = ParametricTracer(
      pieceLimit: pieceLimit, outcomeLimit: PiecewiseLayout.outcomeLimit, measurer: measurer, resolved: resolved)
    var pieces: [PiecewiseLayout.Piece] = []
    var solver = LayoutSolver()
    let root = try tracer.node(of: ConvexPolygon(PiecewiseLayout.bounds), cuts: variant.cuts(of: self)[...]) { part in
      let place = part.polygon.representative
      let scene = resolved(Size(width: place.x, height: place.y))
      guard var piece = part.piece(beside: scene, at: place, measuringTextWith: measurer, solvingWith: &solver)
      else { return .unknown }
      if !part.solution.piece.outcome.isPlain {
        piece.findings = judge(scene.uncheckedLayout(measuringTextWith: measurer, solvingWith: &solver))
      }
      pieces.append(piece)
      return tracer.nextPiece()
    }
    return PiecewiseLayout(variant: variant, pieces: pieces, root: root)
  }
}

extension ParametricPart {
  /// Returns the piece for the part, without findings. Nil if a separate layout in the middle differs.
  fileprivate func piece(
    beside scene: ResolvedScene, at place: Point, measuringTextWith measurer: any TextMeasuring,
    solvingWith solver: inout LayoutSolver
  ) -> PiecewiseLayout.Piece? {
    let solved = scene.solution(measuringTextWith: measurer, solvingWith: &solver).absoluteFrames
    let frames = frames
    guard solved.count == frames.count,
      zip(frames, solved).allSatisfy({ $0.rect(at: place).isNear($1, within: PiecewiseLayout.tolerance) })
    else { return nil }
    return PiecewiseLayout.Piece(
      frames: content.shown(frames), contentOrigins: content.origins, views: pass.scene.views, findings: [])
  }
}

extension Rect {
  /// Whether the edges differ from another rectangle's by at most a tolerance.
  package func isNear(_ other: Rect, within tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
