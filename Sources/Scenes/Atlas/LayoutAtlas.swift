internal import AutoLayout
public import Geometry

/// The frames of a scene in windows of all sizes: pieces of the plane of widths and heights, in each of which every edge
/// is a linear function of both.
///
/// Nothing is sampled: the solver knows where a solution ends, and where margins bend and texts take another line is
/// found from the solution before. Each piece was compared with a layout of its own in its middle; where the two differ, or
/// the solver gave up, nothing is known.
public struct LayoutAtlas: Sendable, Hashable {
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
    /// Where the content of each view begins; empty where all of it begins at the upper left corners of its views.
    package var contentOrigins: [PlanePoint]
    /// The views with the properties that hold in the piece.
    package var views: [ResolvedView]
    /// What there is to say of the constraints at every size of the piece: those that contradict each other or leave
    /// something open.
    package var findings: [Finding]
  }

  /// Why there is no atlas of a scene.
  public enum Limit: Error, Sendable, Hashable {
    /// It has more pieces than are looked for.
    case pieces(Int)
  }

  /// The widths and heights that windows have, in points.
  public static let bounds = Rect(left: 320, top: 320, right: 1366, bottom: 1366)

  /// The variant whose window it is.
  public var variant: SceneVariant
  /// The pieces.
  package var pieces: [Piece]
  /// Where each piece lies.
  package var root: Node

  /// How many pieces there are.
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
  ///   - resolve: The scene in a variant, by the rules of whoever asks.
  /// - Throws: ``LayoutAtlas/Limit`` where it has more pieces.
  public func atlas(
    of variant: SceneVariant, pieceLimit: Int, measuringTextWith measurer: any TextMeasuring,
    resolving resolve: (SceneVariant) -> ResolvedScene
  ) throws(LayoutAtlas.Limit) -> LayoutAtlas {
    let atlas = withoutActuallyEscaping(resolve) { resolve in
      let tracer = AtlasTracer(pieceLimit: pieceLimit, measurer: measurer) { size in
        var resolved = resolve(variant.inWindow(of: size))
        resolved.scene.surroundings = .screen
        return resolved
      }
      return Result { () throws(LayoutAtlas.Limit) in
        let root = try tracer.node(of: ConvexPolygon(LayoutAtlas.bounds), cuts: variant.cuts(of: self)[...])
        return LayoutAtlas(variant: variant, pieces: tracer.pieces, root: root)
      }
    }
    return try atlas.get()
  }
}
