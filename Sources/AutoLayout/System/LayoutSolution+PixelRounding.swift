public import Geometry

extension LayoutSolution {
  /// The frame of each view in its superview's coordinates, in points, with every edge on the pixel grid.
  ///
  /// Edges are rounded in root coordinates and the frame is the difference to the rounded origin of the superview,
  /// so that neighbours never leave a gap (specification PIX-02; Interface Builder records frames this way).
  public func frames(of items: [LayoutItem], on grid: PixelGrid) -> [Rect] {
    let rounded = absoluteFrames.map(grid.rounded)
    return zip(items, rounded).map { item, frame in
      guard let superview = item.superview else { return frame }
      let origin = rounded[superview].origin
      return frame.moved(byX: -origin.x, y: -origin.y)
    }
  }
}
