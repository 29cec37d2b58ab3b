internal import Drawing
package import Findings
internal import Geometry
internal import ReviewPlans
internal import SceneDrawing
package import SceneLayouts
package import Scenes
internal import Synchronization
package import Typography
internal import VisibleText
internal import WorkBudgets

/// A comparison of layouts with the pictures of their design. All workers share it.
package final class DesignComparison: Sendable {
  /// The counts of compared layouts, views and edges.
  package struct Totals: Sendable, Hashable {
    /// The layouts with a design.
    package var layouts = 0
    /// The views with a measured edge.
    package var views = 0
    /// The measured edges.
    package var edges = 0
    /// The largest deviation of an edge, in points.
    package var largest = 0.0

    /// The numbers as a line: `Designs: 14 edges of 6 views in 1 layout compared, the largest deviation is 4 points`.
    package var text: String {
      guard layouts > 0 else { return "Designs: no layout has the size of its design" }
      return "Designs: \(edges.counted("edge")) of \(views.counted("view")) in \(layouts.counted("layout")) compared"
        + (edges == 0 ? "" : ", the largest deviation is \(largest.pointsText)")
    }
  }

  private let engines: ReviewEngines
  private let library: ArtworkLibrary?
  private let counted = Mutex(Totals())
  /// The designs that were compared with a layout.
  private let compared = Mutex<Set<DesignPicture>>([])

  /// Creates a comparison that draws and decodes with these engines.
  package init(drawingWith engines: ReviewEngines) {
    self.engines = engines
    library = engines.decodeArtwork.map { ArtworkLibrary(decodingWith: $0) }
  }

  /// The counts of compared layouts, views and edges so far.
  package var totals: Totals { counted.withLock { $0 } }

  /// Returns the findings about a layout that has a design, with the project's levels applied; empty for others.
  ///
  /// - Parameters:
  ///   - layout: The solved layout.
  ///   - scene: Its scene.
  ///   - measurer: The engine that measures text.
  package func findings(
    in layout: Layout, of scene: Scene, measuringTextWith measurer: any TextMeasuring
  ) -> [Finding] {
    switch measured(layout, of: scene, measurer) {
    case .deviations(let deviations, let picture):
      count(deviations)
      return scene.judged(DesignDeviation.findings(deviations, in: layout, from: picture)).new
    case .unreadable(let finding): return scene.judged([finding]).new
    case nil: return []
    }
  }

  /// Returns the largest deviation of an edge from the design, in points, with the picture of the design; nil if the
  /// layout has no design, or none of its edges can be measured.
  package func largestDeviation(
    in layout: Layout, of scene: Scene, measuringTextWith measurer: any TextMeasuring
  ) -> (points: Double, picture: DesignPicture)? {
    guard case .deviations(let deviations, let picture) = measured(layout, of: scene, measurer) else { return nil }
    return deviations.map(\.largest).max().map { ($0, picture) }
  }

  /// The result of comparing a layout with its design.
  private enum Measured {
    case deviations([DesignDeviation], DesignPicture)
    case unreadable(Finding)
  }

  /// Compares a layout with its design; nil if it has none, or cannot be drawn.
  private func measured(_ layout: Layout, of scene: Scene, _ measurer: any TextMeasuring) -> Measured? {
    let size = layout.resolved.shownArea.size
    guard !layout.isGivenUp, let library,
      let (_, picture, scale) = scene.design(of: layout.resolved.variant, onScreenOf: size), let file = picture.file
    else { return nil }
    compared.withLock { _ = $0.insert(picture) }
    guard let design = library.bitmap(of: file, width: nil, height: nil) else {
      return .unreadable(picture.unreadable(library.fault(of: file)))
    }
    guard let drawn = bitmap(of: layout, pixelsPerPoint: scale, library, measurer) else { return nil }
    let measurement = EdgeMeasurement(picture: drawn, design: design, pixelsPerPoint: scale)
    return .deviations(Self.deviations(in: layout, measurement), picture)
  }

  /// Returns the notes about designs of a scene that no layout was compared with because none has their size, one for
  /// each file.
  package func notes(on scene: Scene) -> [Finding] {
    var reported = compared.withLock { Set($0.map(\.file?.path)) }
    return scene.designPictures.filter { reported.insert($0.file?.path).inserted }.compactMap { $0.unfitting(scene) }
  }

  private func count(_ deviations: [DesignDeviation]) {
    counted.withLock { totals in
      totals.layouts += 1
      totals.views += deviations.count
      totals.edges += deviations.reduce(0) { $0 + $1.edges.count }
      totals.largest = max(totals.largest, deviations.map(\.largest).max() ?? 0)
    }
  }

  /// Returns the pixels of a layout without overlays, or nil if it cannot be drawn, or the run is stopped.
  private func bitmap(
    of layout: Layout, pixelsPerPoint scale: Double, _ library: ArtworkLibrary, _ measurer: any TextMeasuring
  ) -> Bitmap? {
    let list = layout.withContents(measuringTextWith: measurer).displayList(
      style: LayoutDrawingStyle(overlays: [.bars]), measuringTextWith: measurer,
      artwork: ArtworkPainter(reading: library, pixelsPerPoint: scale))
    guard !WorkBudget.checkCancellation(), let rasterizer = try? engines.makeRasterizer() else { return nil }
    return try? rasterizer.bitmap(of: list, scale: scale)
  }

  /// Returns the measured edges of all visible views, superviews before their subviews.
  ///
  /// An edge that several views share is measured for none but the innermost one: a line there may belong to content
  /// that moves in it.
  static func deviations(in layout: Layout, _ measurement: EdgeMeasurement) -> [DesignDeviation] {
    let origin = layout.resolved.rootOrigin
    let frames = layout.absoluteFrames.map { $0.moved(byX: origin.x, y: origin.y) }
    let shown = shownViews(of: layout)
    return shown.compactMap { position in
      // The root view's edges coincide with the screen's. A line at the edge of a view that draws nothing there belongs
      // to another view.
      guard position > 0, layout.resolved.views[position].drawsItsFrame else { return nil }
      let inner = shown.filter { $0 > position && layout.isView($0, inside: position) }.map { frames[$0] }
      var edges: [EdgeMeasurement.Edge: Double] = [:]
      for edge in EdgeMeasurement.Edge.allCases
      where !inner.contains(where: { $0.shares(edge, with: frames[position]) }) {
        guard !WorkBudget.spend(Self.workPerEdge) else { return nil }
        edges[edge] = measurement.deviation(of: edge, of: frames[position])
      }
      return edges.isEmpty ? nil : DesignDeviation(view: position, edges: edges)
    }
  }

  /// Returns the positions of the views that are neither hidden nor in a hidden view.
  private static func shownViews(of layout: Layout) -> [Int] {
    var isHidden: [Bool] = []
    for view in layout.resolved.views {
      isHidden.append(view.appearance.isHidden || (view.superview.map { isHidden[$0] } ?? false))
    }
    return layout.absoluteFrames.indices.filter { isHidden.indices.contains($0) && !isHidden[$0] }
  }

  /// The work of measuring an edge, in the units of a `WorkBudget`: about as many pixels are read.
  private static var workPerEdge: Int { 10_000 }
}

extension Layout {
  /// Whether a view is inside another, at any depth.
  fileprivate func isView(_ view: Int, inside other: Int) -> Bool {
    var next = resolved.views[view].superview
    while let position = next {
      if position == other { return true }
      next = resolved.views[position].superview
    }
    return false
  }
}

extension Rect {
  /// Whether an edge is on the same edge of another rectangle, along any part of it.
  fileprivate func shares(_ edge: EdgeMeasurement.Edge, with other: Rect) -> Bool {
    let distance = EdgeMeasurement.place(of: edge, of: self) - EdgeMeasurement.place(of: edge, of: other)
    guard abs(distance) < 1 else { return false }
    return edge.axis == .horizontal ? minY < other.maxY && other.minY < maxY : minX < other.maxX && other.minX < maxX
  }
}
