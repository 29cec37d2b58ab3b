internal import AutoLayout
package import Findings
public import Geometry
public import Scenes
package import Typography

/// The frames of a scene in windows of all sizes: pieces of the plane of widths and heights, in each of which every edge
/// is a linear function of both.
///
/// Nothing is sampled: the solver knows where a solution ends, and where margins bend and texts take another line is
/// found from the solution before. Each piece was compared with a layout of its own in its middle; where the two differ, or
/// the solver gave up, nothing is known.
public struct PiecewiseLayout: Sendable, Hashable {
  /// A tree of lines that the plane is cut along.
  package indirect enum Node: Sendable, Hashable {
    /// The piece at a position.
    case piece(Int)
    /// A part of the plane of which nothing is known.
    case unknown
    /// One part of the plane where a function is zero or more, another one where it is less.
    case split(PlaneFunction, above: Node, below: Node)
  }

  /// A part of the plane in which the same constraints decide.
  package struct Piece: Sendable, Hashable {
    /// The frame of each view in root coordinates where it is seen, in points, not rounded, by the width and height of the
    /// window.
    package var frames: [PlaneRect]
    /// The place at which the content of each view begins; empty where all begins at the upper left corners of its views.
    package var contentOrigins: [PlanePoint]
    /// The views with the properties that hold in the piece.
    package var views: [ResolvedView]
    /// The findings about constraints at every size of the piece: those that contradict each other or leave something
    /// open.
    package var findings: [Finding]
  }

  /// A reason for which a scene has no piecewise layout.
  public enum Limit: Error, Sendable, Hashable {
    /// It has more pieces than are looked for.
    case pieces(Int)
    /// To look for them takes more work than it may.
    case work
  }

  /// The widths and heights that windows have, in points.
  public static let bounds = Rect(left: 320, top: 320, right: 1366, bottom: 1366)

  /// The largest distance of an edge from its place in a layout, in points: far less than a pixel.
  fileprivate static let tolerance = 1e-5
  /// The number of sizes at which it is asked at most what is broken and open.
  fileprivate static let outcomeLimit = 150

  /// The variant whose window it is.
  public var variant: SceneVariant
  /// The pieces.
  package var pieces: [Piece]
  /// The places of the pieces.
  package var root: Node

  /// The number of pieces.
  public var pieceCount: Int { pieces.count }

  /// The piece that holds at a size of the window; nil where nothing is known.
  package func piece(at size: Size) -> Piece? {
    let point = Point(x: size.width, y: size.height)
    var node = root
    while case .split(let line, let above, let below) = node { node = line.value(at: point) >= 0 ? above : below }
    guard case .piece(let position) = node else { return nil }
    return pieces[position]
  }

  /// The frame of each view in a window of a size, in root coordinates and points, on the device's pixel grid; nil where
  /// nothing is known.
  public func absoluteFrames(at size: Size) -> [Rect]? {
    let grid = PixelGrid(scale: variant.device.scale)
    let point = Point(x: size.width, y: size.height)
    return piece(at: size)?.frames.map { grid.rounded($0.rect(at: point)) }
  }
}

extension Scene {
  /// The frames of the scene in windows of all sizes.
  ///
  /// The scene is looked at by itself, also where another scene embeds it.
  ///
  /// - Parameters:
  ///   - variant: The device, its orientation and everything else that the layout depends on.
  ///   - pieceLimit: More pieces are not looked for.
  ///   - resolve: The scene in a variant, by the rules of the caller.
  ///   - judge: The findings about the constraints of a layout in the middle of a piece, of which some contradict each other
  ///     or leave something open.
  /// - Throws: ``PiecewiseLayout/Limit`` where it has more pieces.
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
  /// The piece that the part is, before anything is found about it; nil where a layout of its own in the middle is another one.
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
  /// Tells whether the edges differ from those of another rectangle by no more than a tolerance.
  package func isNear(_ other: Rect, within tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
